import { IconBriefcase, IconSignature, IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { OrganizationGate } from '../../../features/organizations/organizations/components/OrganizationGate.tsx'
import { SchoolAgreements } from '../../../features/schools/agreements/components/SchoolAgreements.tsx'
import { Placements } from '../../../features/schools/school-openings/components/Placements.tsx'
import { SchoolOpenings } from '../../../features/schools/school-openings/components/SchoolOpenings.tsx'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { tabHeading } from '../../../ui/open-tab.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SwitchedOff } from '../../../ui/SwitchedOff.tsx'
import { usePlatform } from '../../../ui/use-platform.ts'
import { NotFound } from '../../public/NotFoundPage.tsx'

const pages = { openings: SchoolOpenings, placements: Placements, agreements: SchoolAgreements }

/** Openings for a school's students, and who was hired. */
export function SchoolOpeningsPages() {
  const { t } = useTranslation(['schoolOpenings', 'agreements'])
  const path = useAreaPath()
  const { off } = usePlatform()
  const { pathname } = useLocation()
  const { tab = 'openings' } = useParams()
  const tabs = [
    { to: path('/openings'), label: t('title'), icon: IconBriefcase },
    { to: path('/openings/placements'), label: t('placements.title'), icon: IconUserCheck },
    { to: path('/openings/agreements'), label: t('agreements:list'), icon: IconSignature },
  ]
  // The address alone would stay while candidate search is on: companies have private openings there.
  if (off.includes('openings')) return <SwitchedOff home={path('/')} />
  if (!Object.hasOwn(pages, tab)) return <NotFound />
  const Page = pages[tab as keyof typeof pages]
  return (
    <>
      <PageHeader {...tabHeading(tabs, pathname, { title: t('title'), description: t('description') })} />
      <LinkTabs label={t('pages')} tabs={tabs} />
      <OrganizationGate kind="academia">
        {(organization) => <Page organizationId={organization.id} />}
      </OrganizationGate>
    </>
  )
}
