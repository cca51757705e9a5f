/** Adds a missing https:// to what people type, before the check and when it is sent. */
export function withScheme(address: string) {
  const typed = address.trim()
  if (typed === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(typed)) return typed
  return typed.startsWith('//') ? `https:${typed}` : `https://${typed}`
}

/** Whether the address can be a web page: http or https, a host with a dot, no user name. */
export function isWebsite(address: string) {
  try {
    const { protocol, hostname, username, password } = new URL(address)
    return (
      (protocol === 'https:' || protocol === 'http:') &&
      /[^.]\.[^.]/.test(hostname) &&
      username === '' &&
      password === ''
    )
  } catch {
    return false
  }
}
