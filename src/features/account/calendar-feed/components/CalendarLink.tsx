import { IconCalendarShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'

/** From pages with dates to the page where people get their calendar feed. */
export function CalendarLink() {
  const { t } = useTranslation()
  const path = useAreaPath()
  return (
    <LinkButton
      to={path('/account/calendar')}
      variant="default"
      leftSection={<IconCalendarShare size={18} aria-hidden />}
    >
      {t('addToCalendar')}
    </LinkButton>
  )
}
