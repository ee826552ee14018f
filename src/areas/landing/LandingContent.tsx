import { ClosingCall } from './ClosingCall.tsx'
import { Everyone } from './Everyone.tsx'
import { Hero } from './Hero.tsx'
import classes from './LandingContent.module.css'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { Partners } from './Partners.tsx'
import { Proof } from './Proof.tsx'
import { Questions } from './Questions.tsx'
import { Review } from './Review.tsx'
import { Steps } from './Steps.tsx'

/** The page without anything that needs a browser: it is also rendered at build time. */
export function LandingContent() {
  return (
    <>
      <LandingHeader />
      <main className={classes.main}>
        <Hero />
        <Steps />
        <Proof />
        <Review />
        <Everyone />
        <Partners />
        <Questions />
        <ClosingCall />
      </main>
      <LandingFooter />
    </>
  )
}
