export interface Mail {
  to: string
  subject: string
  html: string
  /** Plain text; generated from the HTML if missing. */
  text?: string
  /** Lets email systems recognize a message that was sent twice. */
  id?: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** An email that is never sent: its address could name someone else or inject headers. */
class UnusableAddress extends Error {
  override readonly name = 'UnusableAddress'
}

/** An email whose fields are single lines and whose recipient is exactly one address. */
export function checkedMail(mail: Mail): Mail {
  const to = mail.to.trim()
  if (!/^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()\\,;"@]+$/u.test(to) || to.length > 254) {
    throw new UnusableAddress("The recipient's address is invalid.")
  }
  const subject = mail.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return { ...mail, to, subject }
}
