import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Pipeline } from '../api/answers.ts'

/** In the place of an application that was withdrawn or deleted: an old link leads here. */
export function GoneApplication({ pipeline }: { pipeline: Pipeline }) {
  const { t } = useTranslation('openingApplications')
  const path = useAreaPath()
  return (
    <EmptyState
      level={1}
      title={t('reading.gone')}
      text={t('reading.goneText')}
      action={
        <LinkButton to={path(`/openings/${pipeline.id}/applications`)}>{t('reading.goneAction')}</LinkButton>
      }
    />
  )
}
