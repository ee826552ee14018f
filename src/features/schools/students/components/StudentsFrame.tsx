import { IconFileImport, IconNotes, IconSchool, IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { LinkTabs } from '../../../../ui/LinkTabs.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'

/** The roster and its related pages. Each page has its own header below the tabs. */
export function StudentsFrame() {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  return (
    <>
      <LinkTabs
        label={t('tabs.label')}
        tabs={[
          { to: path('/students'), label: t('tabs.roster'), icon: IconSchool },
          { to: path('/students/cohorts'), label: t('tabs.cohorts'), icon: IconUsersGroup },
          { to: path('/students/imports'), label: t('tabs.imports'), icon: IconFileImport },
          { to: path('/students/notes'), label: t('tabs.notes'), icon: IconNotes },
        ]}
      />
      <Outlet />
    </>
  )
}
