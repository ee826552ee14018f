import { Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useNextWork } from '../api/get-queue.ts'

/** After sending: the next submission, or that none is left. */
export function NextReview({ current }: { current: string }) {
  const { t } = useTranslation('reviews')
  const path = useAreaPath()
  const { next, isLoaded } = useNextWork(current, true)
  if (next) {
    return (
      <LinkButton
        to={path(`/reviews/${next.submission_id}`)}
        variant="default"
        maw="100%"
        rightSection={<IconArrowRight size={18} aria-hidden />}
      >
        {t('next.open', { title: next.mission_title })}
      </LinkButton>
    )
  }
  return isLoaded && <Text c="dimmed">{t('noneWaiting')}</Text>
}
