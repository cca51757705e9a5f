import { site } from './site.ts'

/** Where mails and chats go: a constant of the browser's build, which needs no other fact. */
export const addresses: Pick<typeof site, 'email' | 'chatNumber'> =
  import.meta.env?.ADDRESSES ?? site
