// One file for the browser: what a visitor does first fetches it.
export { showChatStatus } from './chat-status.ts'
export { replyDue, replyLine } from './reply-line.ts'
