import { JoinAdministrators } from '../../features/organizations/team/components/JoinAdministrators.tsx'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

/** An invitation to become an administrator, for anyone who has its link. */
export function JoinAdministratorsPage() {
  return (
    <>
      <PublicHeader isBare />
      <main className={classes.main}>
        <JoinAdministrators />
      </main>
      <SiteFooter />
    </>
  )
}
