import { SchoolInvitation } from '../../features/schools/students/components/SchoolInvitation.tsx'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

/** A school's invitation to link an account, for anyone who has its link. */
export function SchoolInvitationPage() {
  return (
    <>
      <PublicHeader isBare />
      <main className={classes.main}>
        <SchoolInvitation />
      </main>
      <SiteFooter />
    </>
  )
}
