import { notice } from '#data/forms/all-forms.yaml'

interface FormNoticeProps {
  /** Id of the form. */
  form: string
  /** Whether submitting opens the chat, as in the form's FormConfig. */
  opensChat: boolean
}

/** A note on what happens to the answers; for the slot 'notice' of a form's island. */
export const FormNotice = ({ form, opensChat }: FormNoticeProps) => (
  <p>
    <span id={`${form}-notice`}>
      {opensChat ? notice.chat : notice.offer}{' '}
      <noscript>{notice.withoutScript} </noscript>
    </span>
    <a href={notice.more.href}>{notice.more.label}</a>
  </p>
)
