import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Launch } from '../../features/integrations/platform-launch/components/Launch.tsx'
import { LaunchProblem } from '../../features/integrations/platform-launch/components/LaunchProblem.tsx'
import { LaunchStart } from '../../features/integrations/platform-launch/components/LaunchStart.tsx'
import { Registered } from '../../features/integrations/platform-launch/components/Registered.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('platformLaunch')
  useDocumentTitle(t('page'))
  return (
    <>
      <PublicHeader isBare />
      <main className={classes.main}>{children}</main>
    </>
  )
}

/** Pages that learning platforms lead to, often in a frame. */
export const LaunchStartPage = () => (
  <Frame>
    <LaunchStart />
  </Frame>
)
export const LaunchPage = () => (
  <Frame>
    <Launch />
  </Frame>
)
export const RegisteredPage = () => (
  <Frame>
    <Registered />
  </Frame>
)
export const LaunchProblemPage = () => (
  <Frame>
    <LaunchProblem />
  </Frame>
)
