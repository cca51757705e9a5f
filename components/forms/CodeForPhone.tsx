import { useState } from 'react'
import { codeRequest } from '../../data/forms/fallback.ts'

type Code = typeof import('./MessageCode.tsx')

/** Loads what draws the code, in a file of its own. */
export const loadCode = (): Promise<Code> => import('./MessageCode.tsx')

/** Shows a chat link as a code to scan, on request. */
export function CodeForPhone({ href }: { href: string }) {
  const [code, setCode] = useState<Code | 'loading' | 'failed'>()
  const load = () => {
    setCode('loading')
    loadCode().then(setCode, () => setCode('failed'))
  }
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && load()}>
      <summary className="underline min-h-11">{codeRequest.label}</summary>
      <div role="status">
        {typeof code === 'string' ? (
          <p>{codeRequest[code]}</p>
        ) : (
          code && <code.MessageCode href={href} />
        )}
      </div>
    </details>
  )
}
