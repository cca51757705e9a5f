import { NotFound } from '#components/shell/NotFound.tsx'

export default NotFound
