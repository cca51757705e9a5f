import { codeLimit } from '../../data/links.ts'
import { messageCode } from '../../data/qr-codes.ts'
import { QrCode } from '../contact/QrCode.tsx'

/** A message's chat link as a code; says so where the message is too long for one. */
export function MessageCode({ href }: { href: string }) {
  if (href.length > codeLimit) return <p>{messageCode.tooLong}</p>
  return <QrCode href={href} name={messageCode.name} caption={messageCode.caption} />
}
