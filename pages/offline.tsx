import { Offline } from '../components/shell/Offline.tsx'
import type { PageMeta } from '../data/schemas/page.ts'

export const meta = {
  title: 'No connection',
  description:
    'This page is not on your device and there is no connection. Read what you opened before, or write a message that leaves later.',
  keywords: ['offline'],
} satisfies PageMeta

export default Offline
