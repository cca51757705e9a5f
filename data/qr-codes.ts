/** The contact page's chat as a code, for visitors at a computer. */
export const chatCode = {
  name: 'QR code that opens a WhatsApp chat with me',
  caption: 'Scan with your phone to write there',
} as const

/** The code with which a phone opens the chat; loaded together with what draws it. */
export const messageCode = {
  name: 'QR code that opens a WhatsApp chat with this message',
  caption: 'Scan with your phone to send the message from there',
  tooLong: 'This message is too long for a code. Please use one of the other ways.',
} as const
