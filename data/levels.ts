import { levelNames } from './level-names.ts'
import { prices } from './prices.ts'
import type { Level, LevelId } from './schemas/facts.ts'

/** The label of every level; there is no date and no countdown behind it (requirements §1.2.3). */
export const earlyBird = 'New program - early-bird pricing'

/** Shown beside every expected salary. */
export const salaryNote =
  'LPA means lakh rupees per year. The range is an indication for such roles in India; it depends on experience, city and employer, and it is not an offer.'

/** Length of each level (requirements §9.1.1). */
const durations = {
  beginner: '8 weeks',
  intermediate: '12 weeks',
  professional: '16 weeks',
  expert: '20 weeks',
} as const satisfies Record<LevelId, string>

/**
 * The four levels of the AI Career Program, in the order they are taken (requirements §2.9, §9.1).
 * `weeks[].outcome` is what the learner hands in.
 */
export const levels: readonly Level[] = [
  {
    id: 'beginner',
    level: levelNames.beginner,
    title: 'AI Foundations',
    headline: 'Learn to work with AI from your first prompt',
    subtitle:
      'For people who have not used AI at work yet, or have tried it and were not convinced',
    description:
      "You learn what today's AI tools can do, where they fail, and how to get work out of them that you can put your name to. No code is needed. You practise on tasks from your own job or studies and finish with a small portfolio.",
    duration: durations.beginner,
    price: prices.beginner,
    icon: 'sprout',
    color: 'muted',
    link: '/career/beginner',
    features: ['AI Introduction', 'Basic Prompt Engineering', 'Content Creation'],
    expectedSalary: '2-6 LPA',
    forWhom: [
      'You use a computer and email without help, and AI is new to you.',
      'You want to use AI in the job you have, before you think about a new one.',
      'You are studying or returning to work and want a first portfolio.',
    ],
    notFor: [
      'You already use AI tools every week with good results: start at Intermediate.',
      'You want to program. Code begins at the Professional level.',
      'You need a job by a fixed date. No course can promise you that.',
    ],
    topicsTitle: "What You'll Learn",
    topics: [
      {
        title: 'AI introduction',
        description:
          'How language and image models work, in plain words, and why they sometimes make things up.',
      },
      {
        title: 'Basic prompt engineering',
        description: 'Goal, context, example and form: how to ask so that the answer can be used.',
      },
      {
        title: 'Checking what AI says',
        description:
          'Finding sources, spotting invented facts, and knowing which tasks to keep away from AI.',
      },
      {
        title: 'Content creation',
        description:
          'Drafting emails, posts and articles, then editing them until they sound like you.',
      },
      {
        title: 'Images and slides',
        description:
          'Making pictures and presentations for a real occasion, with an eye on readability.',
      },
      {
        title: 'Research and summaries',
        description:
          'Turning long documents into notes that keep what matters and name where it stands.',
      },
      {
        title: 'Everyday office work',
        description:
          'Spreadsheets, meeting notes, plans and checklists, with the results checked by hand.',
      },
      {
        title: 'Privacy and copyright',
        description:
          'What you must not paste into a tool, and what you may publish under your name.',
      },
    ],
    rolesTitle: 'Career Preparation For',
    roles: [
      'AI Content Assistant',
      'Social Media Assistant',
      'Virtual Assistant with AI Skills',
      'AI Research Assistant',
      'Marketing Assistant',
      'Junior AI Specialist',
    ],
    rolesNote:
      'These are entry-level roles in which such skills are used, as an indication. Employers also look at your schooling, your language skills and the work you can show.',
    weeks: [
      {
        when: 'Week 1',
        topic: 'What AI is and where it fails',
        outcome:
          'A log of your own questions to an assistant, each answer marked right, wrong or made up.',
      },
      {
        when: 'Week 2',
        topic: 'Asking well: goal, context, example, form',
        outcome:
          'Prompts for tasks from your own week, each with the first and the improved answer.',
      },
      {
        when: 'Week 3',
        topic: 'Research, summaries and checking sources',
        outcome: 'A summary of a subject you know, with every source opened and noted.',
      },
      {
        when: 'Week 4',
        topic: 'Content creation: emails, posts and articles',
        outcome: 'A piece of writing in your own voice, with a note on what you changed and why.',
      },
      {
        when: 'Week 5',
        topic: 'Images and slides',
        outcome: 'A slide deck or a set of post images for an occasion that exists.',
      },
      {
        when: 'Week 6',
        topic: 'Spreadsheets, meetings and planning',
        outcome:
          'A spreadsheet or plan from your own work, put in order with AI and checked by hand.',
      },
      {
        when: 'Week 7',
        topic: 'Privacy, copyright and rules at work',
        outcome: 'A one-page rule sheet: what you use AI for and what you keep away from it.',
      },
      {
        when: 'Week 8',
        topic: 'Your small portfolio',
        outcome: 'Your best pieces in one place, with a short explanation of how each was made.',
      },
    ],
    disclaimer:
      'This program teaches skills. It does not promise a job, an interview, a salary or an income, and I do not place learners with employers. The certificate says that you finished the work of this level; it is not a university or government qualification. What you gain depends on your practice, your background and the job market.',
    highlights: [
      {
        icon: 'calendar',
        title: durations.beginner,
        description:
          'One subject and one piece of work a week, so that you can keep a job or a course beside it.',
      },
      {
        icon: 'sprout',
        title: 'Beginner friendly',
        description:
          'No code, no mathematics and no earlier course. If you can write an email, you can follow.',
      },
      {
        icon: 'award',
        title: 'Certification',
        description:
          'A certificate of completion from me once your portfolio is handed in. The portfolio itself is worth more to an employer.',
      },
    ],
  },
  {
    id: 'intermediate',
    level: levelNames.intermediate,
    title: 'AI Automation & Marketing',
    headline: 'Hand your repeated work to workflows you understand',
    subtitle:
      'For people who already use AI tools and want to automate tasks or run marketing with them',
    description:
      'You move from single prompts to workflows that run without you: collecting enquiries, drafting replies, preparing campaigns and reporting on them. The tools are no-code or nearly so. You finish with an automation that works and can be handed over.',
    duration: durations.intermediate,
    price: prices.intermediate,
    icon: 'workflow',
    color: 'chat',
    link: '/career/intermediate',
    features: ['Advanced Prompting', 'AI Automation', 'Digital Marketing'],
    expectedSalary: '5-14 LPA',
    forWhom: [
      'You have finished Beginner, or you use AI tools every week and know their weak spots.',
      'You work in marketing, operations or support and do the same steps again and again.',
      'You freelance and want to offer automation or AI-assisted marketing to clients.',
    ],
    notFor: [
      'You have hardly used AI so far: Beginner is the shorter way, not a detour.',
      'You want to write software. That is the Professional level.',
      'You are looking for income without work. Automations need care after they are built.',
    ],
    topicsTitle: "What You'll Learn",
    topics: [
      {
        title: 'Advanced prompting',
        description:
          'Chains of prompts, worked examples and structured answers that the next step can read.',
      },
      {
        title: 'Prompt libraries and tests',
        description: 'Keeping prompts in order and noticing when a new model version breaks one.',
      },
      {
        title: 'How automations are built',
        description:
          'Triggers, steps and data passing between apps, drawn on paper before anything is clicked.',
      },
      {
        title: 'AI automation with n8n',
        description:
          'Workflows with an AI step, error handling and a person who approves what goes out.',
      },
      {
        title: 'Connecting apps',
        description:
          'Keys, webhooks and JSON, as far as you need them without becoming a programmer.',
      },
      {
        title: 'Assistants on your own documents',
        description:
          'Answers from price lists, policies and manuals, with the source shown beside them.',
      },
      {
        title: 'Content pipelines',
        description:
          'From brief to draft, edit and publication, with fixed points where a person decides.',
      },
      {
        title: 'Digital marketing with AI',
        description:
          'Audience, offer, channels and calendar: what AI speeds up and what it cannot know.',
      },
      {
        title: 'Search and advertising',
        description:
          'Keyword research, landing pages and Google Ads variants under a spending limit.',
      },
      {
        title: 'Measuring what works',
        description: 'Tracking links, conversions and a report that a busy owner reads to the end.',
      },
      {
        title: 'Working for clients',
        description:
          'Scope, price, access rights and a handover note that keeps working after you leave.',
      },
    ],
    rolesTitle: 'Career Preparation For',
    roles: [
      'AI Automation Specialist',
      'AI Marketing Specialist',
      'Prompt Engineer',
      'Marketing Automation Executive',
      'AI Content Strategist',
      'No-Code Workflow Builder',
      'Freelance AI Consultant',
    ],
    rolesNote:
      'These are roles in which such skills are used, as an indication. The upper part of the salary range usually goes to people with work experience in marketing or operations.',
    weeks: [
      {
        when: 'Weeks 1-2',
        topic: 'Advanced prompting, libraries and tests',
        outcome: 'A prompt library for one kind of work, with test cases and what they showed.',
      },
      {
        when: 'Weeks 3-4',
        topic: 'First automations and connected apps',
        outcome: 'A workflow that takes over one repeated task, with a drawing of its steps.',
      },
      {
        when: 'Weeks 5-6',
        topic: 'AI automation with error handling and approval',
        outcome: 'An n8n workflow with an AI step that stops and asks when it is unsure.',
      },
      {
        when: 'Weeks 7-8',
        topic: 'Document assistants and content pipelines',
        outcome:
          'An assistant that answers from given documents and says when they hold no answer.',
      },
      {
        when: 'Weeks 9-10',
        topic: 'Digital marketing: search, ads and measuring',
        outcome: 'A campaign plan with texts, tracking links and a spending limit.',
      },
      {
        when: 'Weeks 11-12',
        topic: 'Your project and its handover',
        outcome: 'A working automation for a real or sample business, with a handover note.',
      },
    ],
    disclaimer:
      'This program teaches skills. It does not promise a job, clients, a salary or an income, and I do not place learners with employers. Some tools charge for use beyond their free plans; those costs are yours and are named before you need them. What you gain depends on your practice, your background and the market.',
  },
  {
    id: 'professional',
    level: levelNames.professional,
    title: 'AI Apps & Business Integration',
    headline: 'Build AI apps and websites that a business can rely on',
    subtitle: 'For people who can read some code, or are ready to learn it, and want to build',
    description:
      'You plan, build, test and publish AI applications and websites, and connect them to the systems a business already has. AI helps you write the code; you learn to read it, test it and answer for it. You finish with a published app and its documentation.',
    duration: durations.professional,
    price: prices.professional,
    icon: 'app-window',
    color: 'marigold',
    link: '/career/professional',
    features: ['AI App Development', 'AI Website Design', 'Business Integration'],
    expectedSalary: '12-30 LPA',
    forWhom: [
      'You have finished Intermediate, or you have built automations that others use.',
      'You write some code, or you have the patience to read and test what AI writes for you.',
      'You are a developer, designer or analyst and want to add AI products to your work.',
    ],
    notFor: [
      'You have no time between sessions. Building is learned by building, and it takes evenings.',
      'You hope that AI writes the whole app. It writes a first version; the errors in it are yours to find.',
      'You expect the salary range from the certificate of a course. Employers at this level ask for experience.',
    ],
    topicsTitle: "What You'll Learn",
    topics: [
      {
        title: 'AI app development',
        description:
          'From a stated problem to a web app with a model behind it and a person in front of it.',
      },
      {
        title: 'Programming with AI help',
        description:
          'Reading, testing and correcting generated code, and keeping every version of it.',
      },
      {
        title: 'Working with model APIs',
        description:
          'Choosing a model such as GPT or Claude, structured answers, limits and the cost of a call.',
      },
      {
        title: 'Search over company knowledge',
        description:
          'Preparing documents, finding the right passage and answering with its source.',
      },
      {
        title: 'Agents and tools',
        description: 'Letting a model take actions within limits, with a log and a way to stop it.',
      },
      {
        title: 'AI website design',
        description: 'Structure, words, layout and code for a fast website that everyone can use.',
      },
      {
        title: 'Data and privacy',
        description:
          "Consent, storage and deletion of personal data, and the basics of India's data protection law.",
      },
      {
        title: 'Testing and evaluation',
        description: 'Test sets that show whether a change made the answers better or worse.',
      },
      {
        title: 'Business integration',
        description: 'Connecting to customer records, payments, spreadsheets and WhatsApp.',
      },
      {
        title: 'Publishing and running costs',
        description: 'Hosting, monitoring, budgets and what to do when a provider is down.',
      },
      {
        title: 'Scoping and delivery',
        description:
          'Estimates, acceptance criteria and documentation that the next person can follow.',
      },
    ],
    rolesTitle: 'Career Preparation For',
    roles: [
      'AI Developer*',
      'AI Solutions Consultant*',
      'AI Product Specialist*',
      'AI Integration Engineer*',
    ],
    rolesNote:
      '* Indicative roles. Most employers ask for work experience in software, design or consulting besides such a program, and titles differ from one company to the next.',
    weeks: [
      {
        when: 'Weeks 1-2',
        topic: 'From problem to plan, and programming with AI help',
        outcome: 'A one-page scope for your app and a first running page in version control.',
      },
      {
        when: 'Weeks 3-4',
        topic: 'Model APIs, structured answers and cost',
        outcome: 'A small app that calls a model, with its cost per use worked out.',
      },
      {
        when: 'Weeks 5-6',
        topic: 'Search over company knowledge',
        outcome: 'A question-and-answer app over given documents that shows its sources.',
      },
      {
        when: 'Weeks 7-8',
        topic: 'Agents, tools and limits',
        outcome: 'An agent for one task, with a log, a spending limit and a stop switch.',
      },
      {
        when: 'Weeks 9-10',
        topic: 'AI website design',
        outcome:
          'A published website for a real or sample business, checked on a phone and by keyboard.',
      },
      {
        when: 'Weeks 11-12',
        topic: 'Testing, data protection and privacy',
        outcome:
          'A test set for your app, its results, and a list of the personal data it touches.',
      },
      {
        when: 'Weeks 13-14',
        topic: 'Business integration and publishing',
        outcome: 'Your app connected to an outside system, with monitoring and a budget alert.',
      },
      {
        when: 'Weeks 15-16',
        topic: 'Your project and its documentation',
        outcome: 'A published AI app with documentation, known limits and a short demonstration.',
      },
    ],
    disclaimer:
      'This program teaches skills. It does not promise a job, a promotion, clients, a salary or an income, and I do not place learners with employers. The roles and the salary range are an indication for people who also bring experience. Model, hosting and tool costs are yours and are named before you need them.',
  },
  {
    id: 'expert',
    level: levelNames.expert,
    title: 'AI Architecture & Leadership',
    headline: 'Design AI systems and answer for the decisions behind them',
    subtitle:
      'By application, for people who build with AI already and want to lead the work of others',
    description:
      'You design AI systems for a whole organisation: which problems deserve one, how it is built, what it may decide, what it costs and who answers for it. You finish with an architecture and a strategy that you defend in front of critical questions.',
    duration: durations.expert,
    price: prices.expert,
    icon: 'network',
    color: 'ink',
    link: '/career/expert',
    features: ['AI Architecture', 'Strategy Consulting', 'Leadership Skills'],
    expectedSalary: '25-80 LPA+',
    forWhom: [
      'You have finished Professional, or you have put AI or software systems into use.',
      'You lead a team, a product or a company, or you are about to.',
      'You advise clients and want to stand behind the architecture as well as the idea.',
    ],
    notFor: [
      'You have not built anything with AI yet. The application asks about it, and I will suggest another level.',
      'You want a title. Titles come from what you have led, and a program can only prepare for it.',
      'You want recipes. At this level most questions have no single right answer.',
    ],
    topicsTitle: "What You'll Master",
    topics: [
      {
        title: 'Architecture design',
        description:
          'Choosing between models, search, agents and ordinary software, and writing down why.',
      },
      {
        title: 'Custom model development',
        description:
          'Data sets, fine-tuning and evaluation, and the cases where none of it is worth the money.',
      },
      {
        title: 'Enterprise implementation',
        description:
          'From pilot to daily use: access rights, existing systems, training and support.',
      },
      {
        title: 'AI strategy',
        description: 'Picking the few uses that pay, in an order that an organisation can carry.',
      },
      {
        title: 'Ethics and governance',
        description:
          'Bias, consent, accountability, audits and the rule book that people really follow.',
      },
      {
        title: 'Data foundations',
        description: 'Quality, ownership and access of the data that every later step depends on.',
      },
      {
        title: 'Security and risk',
        description: 'Prompt injection, data leaks and suppliers that fail, with a plan for each.',
      },
      {
        title: 'Cost and operations',
        description: 'Budgets, monitoring and the point at which a cheaper model is good enough.',
      },
      {
        title: 'Strategy consulting',
        description: 'Interviews, business cases and recommendations that can be checked later.',
      },
      {
        title: 'Leadership skills',
        description: 'Hiring, roles and hard conversations when AI changes what people do all day.',
      },
    ],
    rolesTitle: 'Leadership Preparation For',
    roles: ['AI Architect', 'Chief AI Officer', 'AI Entrepreneur/Founder', 'Senior AI Consultant'],
    rolesNote:
      'These paths are an indication. They are usually reached after years of practice and responsibility, and the program prepares for them without replacing that time.',
    weeks: [
      {
        when: 'Weeks 1-2',
        topic: 'AI strategy: which problems deserve AI',
        outcome: 'A ranked list of uses for one organisation, with the ones you would refuse.',
      },
      {
        when: 'Weeks 3-4',
        topic: 'Architecture design',
        outcome: 'An architecture for one use, with the alternatives you rejected and why.',
      },
      {
        when: 'Weeks 5-6',
        topic: 'Data foundations',
        outcome: 'A data inventory with owners, gaps and access rules.',
      },
      {
        when: 'Weeks 7-8',
        topic: 'Custom model development: data and fine-tuning',
        outcome: 'A prepared data set and a comparison of a tuned model with a well-prompted one.',
      },
      {
        when: 'Weeks 9-10',
        topic: 'Evaluation and choosing what to run',
        outcome: 'An evaluation report with a recommendation that you can defend.',
      },
      {
        when: 'Weeks 11-12',
        topic: 'Security and risk',
        outcome: 'A threat model of your system and a plan for each serious risk.',
      },
      {
        when: 'Weeks 13-14',
        topic: 'Ethics and governance',
        outcome:
          'A governance policy that fits on a few pages, and an audit trail for one decision.',
      },
      {
        when: 'Weeks 15-16',
        topic: 'Enterprise implementation, cost and operations',
        outcome: 'A rollout plan with budget, training, monitoring and a way back.',
      },
      {
        when: 'Weeks 17-18',
        topic: 'Strategy consulting and leadership',
        outcome: 'A business case and a recorded conversation with a sceptical stakeholder.',
      },
      {
        when: 'Weeks 19-20',
        topic: 'Your strategy and architecture, defended',
        outcome: 'The complete proposal for one organisation, presented and questioned.',
      },
    ],
    disclaimer:
      'No employment, leadership or income outcome is guaranteed. The roles and the salary range describe positions that people reach with years of experience, and this program is one part of such a path. An application is an exchange of information: it obliges neither of us, and I say so plainly when another level would serve you better.',
  },
]

/** One level by its id. */
export function levelById(id: LevelId): Level {
  const level = levels.find((candidate) => candidate.id === id)
  if (!level) throw new RangeError(`There is no level '${id}'.`)
  return level
}

/** Role teasers of the home page and the overview (requirements §2.8.4). */
export const careerRoles = [
  {
    role: 'AI Specialist',
    description:
      'Runs AI tools and small automations for a team and keeps their results in check. Indicative only.',
  },
  {
    role: 'AI Developer',
    description:
      'Builds apps and websites with a model behind them, and tests what they answer. Indicative only.',
  },
  {
    role: 'AI Consultant',
    description:
      'Finds out where AI pays in a business, and where it does not, before anything is built. Indicative only.',
  },
  {
    role: 'AI Architect',
    description: 'Decides how AI systems are put together, secured and paid for. Indicative only.',
  },
] as const
