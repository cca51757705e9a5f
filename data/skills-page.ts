/** Top of the skills page; the skills themselves are in data/skills. */
export const skillsHero = {
  title: 'Skills',
  intro:
    'Everything here I do myself. The percentages are my own estimate of how far I can take a task before I would ask a specialist. They are not test scores.',
  tabsLabel: 'Skill categories',
} as const

export const skillsClosing = {
  title: 'Is the skill you need on the list?',
  text: 'Describe the task in a few sentences. I reply with what I would do, what I would leave to somebody else and what it would take.',
  action: { label: 'Ask me about it', href: '/contact' },
} as const
