import classes from './Logo.module.css'
import { usePlatform } from './use-platform.ts'

/** Three rising arcs that form a wing. */
function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="3.4"
      aria-hidden="true"
      className={classes.mark}
    >
      <path d="M4 27C7 17 15 9 28 5" />
      <path d="M9 28c3-7 9-12 18-14" />
      <path d="M15 28.500c2-4 6-6.500 11-7.500" className={classes.accent} />
    </svg>
  )
}

/** The logo mark and product name, or the administrators' replacements. */
export function Logo({ size = 28 }: { size?: number }) {
  const { name, logo } = usePlatform()
  return (
    <span className={classes.logo}>
      {logo ? <img src={logo} alt="" height={size} className={classes.picture} /> : <Mark size={size} />}
      <span>{name}</span>
    </span>
  )
}
