import { SchoolInvitation } from '../../features/students/components/SchoolInvitation.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'
import { SiteFooter } from '../../ui/SiteFooter.tsx'

/** A school's invitation to link an account, for whoever has its link. */
export function SchoolInvitationPage() {
  return (
    <>
      <PublicHeader />
      <main className={classes.main}>
        <SchoolInvitation />
      </main>
      <SiteFooter />
    </>
  )
}
