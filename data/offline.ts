/** The offline page, shown for a page that is not cached. */
export const offline = {
  eyebrow: 'No connection',
  title: 'This page needs a connection',
  text: 'Your device has not kept this page. What you opened earlier can still be read, and a message can be written now and leave later.',
  tryAgain: 'Try again',
  contact: 'Write to me anyway',
  contactText:
    'On a phone, WhatsApp and your mail program open without a connection and send once there is one.',
  message: 'Hello! I was reading your site without a connection and would like to talk.',
  subject: 'Business Inquiry',
} as const
