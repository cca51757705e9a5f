import { Offline } from '#components/shell/Offline.tsx'

export default Offline
