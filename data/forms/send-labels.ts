/** Ways to send a message by hand, in the panel beside a form and where a form does not load. */
export const sendLabels = {
  chat: 'Send on WhatsApp',
  mail: 'Send by mail',
  copy: 'Copy the message',
  copied: 'Copied.',
  copyFailed:
    'Your browser did not allow copying. The whole text is below; please select it there.',
} as const
