const bubblePath = 'M3 21l1.7-5A8.5 8.5 0 1 1 8 19.3z'
const receiverPath =
  'M8.6 9.8l1-1.3.8 1.7c-.3.5-.9.8-.7 1.2a5 5 0 0 0 2.7 2.7' +
  'c.4.2.8-.4 1.2-.7l1.7.8-1.3 1c-2 .8-6.2-3.4-5.4-5.4z'

/**
 * WhatsApp's logo as a decorative line icon; the brand's own drawing would add 0.5 KB to each page.
 */
export const WhatsAppIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={`${bubblePath}${receiverPath}`} />
  </svg>
)
