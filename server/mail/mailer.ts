export interface Mail {
  to: string
  subject: string
  html: string
  /** Plain text; made from the HTML where it is not given. */
  text?: string
  /** Mail systems recognize by it an email that was sent twice. */
  id?: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** A mail that is never handed on: its address could name someone else, or write headers of its own. */
class UnusableAddress extends Error {
  override readonly name = 'UnusableAddress'
}

/** A mail whose fields hold one line each, and whose recipient is exactly one address. */
export function checkedMail(mail: Mail): Mail {
  const to = mail.to.trim()
  if (!/^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()\\,;"@]+$/u.test(to) || to.length > 254) {
    throw new UnusableAddress('The address of the recipient cannot be used.')
  }
  const subject = mail.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return { ...mail, to, subject }
}
