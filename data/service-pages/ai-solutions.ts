import { claims, promises } from '../claims.ts'
import type { ServicePage } from '../schemas/facts.ts'

/** The page /services/ai-solutions (requirements §2.12). */
export const aiSolutions: ServicePage = {
  service: 'ai-solutions',
  badge: 'AI Solutions & Automation',
  headline: 'Take repeated work off your team, one process at a time',
  intro:
    'I build chat assistants, automated workflows and small custom tools on top of the software you already use. We pick one process that costs you hours every week, measure it, automate the part a machine does well and keep a person where judgement is needed. At the end you have the documentation, a training session and every account in your own name.',
  figure: {
    kind: 'shares',
    drawn: 'dots',
    sample: true,
    caption:
      'A week of delivery notes at an invented logistics firm, one dot each. The machine reads; a person confirms what it doubts, and handwritten notes stay with people.',
    wholes: [
      {
        name: '200 delivery notes, photographed by drivers',
        parts: [
          { name: 'read and filed before the van is back', count: 148 },
          {
            name: 'read, with a field that a dispatcher confirms on a phone',
            count: 34,
            tone: 'key',
          },
          { name: 'written by hand, and typed by people as before', count: 18, tone: 'faint' },
        ],
      },
    ],
  },
  stats: [
    { icon: 'chart-line', number: claims.productivity, label: 'Productivity' },
    { icon: 'wallet', number: claims.costReduction, label: 'Cost reduction' },
    { icon: 'calendar', number: promises.typicalProject.short, label: 'Typical project' },
  ],
  why: {
    title: 'Why work with me on AI',
    points: [
      'You speak to the person who builds it. No account manager stands between your problem and the code.',
      'I say no to AI where a spreadsheet formula or a better form does the job for less.',
      'Your data stays in your accounts. I work with permissions that you give and can take back on any day.',
      'Each workflow has a log, an alert when it fails and a written way to do the step by hand.',
      `I can start ${promises.quickStart.sentence}, and a typical project takes ${promises.typicalProject.sentence}. You get the dates of yours before you commit.`,
    ],
  },
  offers: {
    title: 'What I build',
    cards: [
      {
        icon: 'bot',
        title: 'AI chat assistants',
        description:
          'An assistant for your website or WhatsApp that answers from your own documents, asks for a name and a need, and hands over to a person when it is unsure. You decide which questions it may not answer.',
        keywords: ['WhatsApp chatbot', 'AI customer support', 'website chat assistant'],
      },
      {
        icon: 'workflow',
        title: 'Workflow automation',
        description:
          'Enquiries, invoices, reminders and reports move between form, CRM, sheet and inbox without retyping. I use n8n, Make or plain scripts, depending on what your team can look after once I leave.',
        keywords: ['n8n automation', 'business process automation', 'CRM integration'],
      },
      {
        icon: 'file-search',
        title: 'Document and data work',
        description:
          'Reading purchase orders, sorting job applications, summarising long calls: work that follows a pattern and still eats an afternoon. Uncertain cases go to a review list. Nothing is filled in by a guess.',
        keywords: ['document processing', 'invoice data extraction', 'call summaries'],
      },
      {
        icon: 'wrench',
        title: 'Custom AI tools',
        description:
          'A small web app around one job, such as drafting quotations from your price list or checking product listings before they go live. The source code, the prompts and the tests are handed over with it.',
        keywords: ['custom AI development', 'internal AI tools', 'GPT and Claude integration'],
      },
      {
        icon: 'clipboard-list',
        title: 'AI audit and roadmap',
        description:
          'I sit with the people who do the work, list their tasks by hours and difficulty, and give each a verdict: automate, simplify or leave alone. The list is yours to use, even if someone else builds from it.',
        keywords: ['AI readiness audit', 'AI strategy', 'automation roadmap'],
      },
      {
        icon: 'graduation-cap',
        title: 'Team training',
        description:
          'Working sessions on writing prompts, checking answers and handling customer data, with your own files as the exercises. Your team keeps a prompt library and a one-page rule on what may be pasted where.',
        keywords: ['AI training for teams', 'prompt engineering training'],
      },
    ],
  },
  benefits: {
    title: 'What changes for you',
    items: [
      {
        icon: 'clock',
        title: 'Hours you can count',
        description:
          'We time the task before I touch it and again once the new way has settled. The saving is then a measurement that both of us can check.',
      },
      {
        icon: 'message-circle',
        title: 'Enquiries that get an answer',
        description:
          'Messages sent at night or on a Sunday receive a first reply and a place in your list. A person reads each one on the next working day.',
      },
      {
        icon: 'file-text',
        title: 'A process on paper',
        description:
          'Before anything is automated, its steps are written down with a name beside each. That page settles a good many questions by itself.',
      },
      {
        icon: 'key-round',
        title: 'Freedom to move on',
        description:
          'Accounts, code and prompts are in your name. Another developer can carry on from the notes, and you can switch the system off without losing data.',
      },
    ],
  },
  industries:
    'Online shops usually begin with order and return questions, where every answer has to match live stock. Clinics and diagnostic centres need appointment reminders, and medical details stay out of the model. Coaching institutes get the same admission questions each season and want them sorted by course and city. In real estate and interiors the first reply decides who gets the site visit, so speed comes first. Logistics and manufacturing firms save most on reading purchase orders and delivery notes. For accountants and lawyers I build drafts and checklists only; a qualified person signs everything.',
  caseStudies: {
    title: 'Three projects in brief',
    items: [
      {
        client: 'A Nashik logistics firm',
        challenge:
          'Drivers sent delivery notes as WhatsApp photographs in three languages. Two people typed them into a sheet late into the evening, and mistakes came to light when a customer complained.',
        work: 'I built an n8n workflow that reads each photograph, fills the sheet and marks the fields it doubts. A dispatcher confirms those on a phone. For the first fortnight it ran beside the old way, so that we could compare the two line by line.',
        outcome:
          'Printed notes are now in the sheet before the van is back, and the evening typing has ended. Handwritten ones still need a person, which we had agreed at the start.',
        sample: true,
      },
      {
        client: 'A family-run clinic group in Kolkata',
        challenge:
          'Reception spent its mornings calling patients to confirm appointments. Many did not pick up, and free slots were noticed too late to be offered to anyone else.',
        work: 'Reminders go out on WhatsApp in English, Hindi or Bengali with two buttons, confirm and reschedule. Replies update the clinic calendar. The message carries a time and a doctor, and nothing about the treatment.',
        outcome:
          'Reception now calls only the patients who have not replied. Missed appointments fell a little; the larger gain was that cancelled slots are known a day earlier.',
        sample: true,
      },
      {
        client: 'An online saree shop in Jaipur',
        challenge:
          'The owner answered the same questions about blouse sizes, falls and delivery dates on her own phone until midnight, festival weeks included.',
        work: 'An assistant answers from her size chart, delivery rules and live stock. Complaints, bulk orders and anything about a refund go straight to her, with the conversation so far.',
        outcome:
          'Routine questions seldom reach her now. The wrong answers of the first weeks had one cause, two unclear policy pages, which she has since rewritten.',
        sample: true,
      },
    ],
  },
}
