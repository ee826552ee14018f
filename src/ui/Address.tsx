import classes from './Address.module.css'

/** An email address, which breaks before its @ rather than inside a word. */
export function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  if (at < 1) return <span className={classes.part}>{email}</span>
  return (
    <span>
      <span className={classes.part}>{email.slice(0, at)}</span>
      <span className={classes.part}>{email.slice(at)}</span>
    </span>
  )
}
