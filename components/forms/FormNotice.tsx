import { type Notice, notice, offeredTranslations, policy } from '../../data/forms/notices.ts'

interface FormNoticeProps {
  /** Id of the form. */
  form: string
  /** As in the form's FormConfig. */
  opensChat: boolean
}

/**
 * What becomes of the answers, for the slot 'notice' of a form's island: in English, and in other
 * languages behind a native switch. System fonts have the letters of the other languages.
 */
export function FormNotice({ form, opensChat }: FormNoticeProps) {
  const sentence = (text: Notice) => (
    <>
      {opensChat ? text.chat : text.offer} <noscript>{text.withoutScript} </noscript>
    </>
  )
  return (
    <>
      <p>
        <span id={`${form}-notice`}>{sentence(notice)}</span>
        <a href={policy.href}>{notice.more}</a>
      </p>
      {offeredTranslations.length > 0 && (
        <details translate="no">
          <summary className="min-h-11 inline-flex items-center gap-4 underline">
            {offeredTranslations.map(({ lang, label }) => (
              <span key={lang} lang={lang}>
                {label}
              </span>
            ))}
          </summary>
          {offeredTranslations.map((text) => (
            <p key={text.lang} lang={text.lang} className="mb-3">
              {sentence(text)}
              <a href={policy.href} hrefLang="en">
                {text.more}
              </a>
            </p>
          ))}
        </details>
      )}
    </>
  )
}
