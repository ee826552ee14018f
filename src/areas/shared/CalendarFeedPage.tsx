import { useTranslation } from 'react-i18next'
import { CalendarFeed } from '../../features/account/calendar-feed/components/CalendarFeed.tsx'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function CalendarFeedPage() {
  const { t } = useTranslation('calendarFeed')
  const path = useAreaPath()
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={{ to: path('/account'), label: t('account') }}
      />
      <CalendarFeed />
    </>
  )
}
