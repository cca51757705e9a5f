export { decodeChat, decodeMessage } from '../../tools/forms/decode-message.ts'
