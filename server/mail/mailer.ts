export interface Mail {
  to: string
  subject: string
  html: string
  /** Plain text; made from the HTML where it is not given. */
  text?: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}
