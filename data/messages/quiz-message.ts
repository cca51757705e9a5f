import type { PricedLevel } from './chat-message.ts'

/** What the chat of a quiz result opens with: names what 'Find My Level' recommended. */
export const quizMessage = ({
  level,
  title,
  duration,
}: Pick<PricedLevel, 'level' | 'title' | 'duration'>) =>
  `Hello, the quiz on your website points me to ${title}, the ${level} level of the ` +
  `AI Career Program (${duration}). Would it suit me?`
