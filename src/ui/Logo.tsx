import classes from './Logo.module.css'

/** Three rising arcs that become a wing. */
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

/** The mark with the name. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className={classes.logo}>
      <Mark size={size} />
      <span>Essor</span>
    </span>
  )
}
