import classes from './Wing.module.css'

/** The lines of the logo, behind a certificate. */
export const Wing = () => (
  <svg viewBox="0 0 800 420" fill="none" aria-hidden="true" className={classes.wing}>
    <path d="M-20 440C120 220 360 70 840 20" />
    <path d="M120 460C240 300 470 190 860 150" />
    <path d="M300 470c110-110 280-170 560-196" />
  </svg>
)
