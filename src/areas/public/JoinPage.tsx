import { JoinTeam } from '../../features/organizations/team/components/JoinTeam.tsx'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

/** An invitation to a team, for anyone who has its link. */
export function JoinPage() {
  return (
    <>
      <PublicHeader isBare />
      <main className={classes.main}>
        <JoinTeam />
      </main>
      <SiteFooter />
    </>
  )
}
