import { ClosingCall } from './ClosingCall.tsx'
import { Everyone } from './Everyone.tsx'
import { Hero } from './Hero.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { Steps } from './Steps.tsx'

/** The page without anything that needs a browser: it is also rendered at build time. */
export function LandingContent() {
  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <Steps />
        <Everyone />
        <ClosingCall />
      </main>
      <LandingFooter />
    </>
  )
}
