import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { letterQuery } from '../../../../features/career/booster/api/get-letter.ts'
import { LetterEditor } from '../../../../features/career/booster/components/letters/LetterEditor.tsx'
import { useAreaPath } from '../../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../../features/core/session/me-context.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'

export function LetterPage() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const { letterId = '' } = useParams()
  const area = useAreaPath()
  const { data, error, refetch } = useQuery({ ...letterQuery(id, letterId), enabled: isUuid(letterId) })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined && isUuid(letterId)) return <Skeleton height={480} radius="lg" />
  if (!data)
    return (
      <EmptyState
        title={t('letters.gone')}
        text={t('letters.goneText')}
        action={<LinkButton to={area('/booster/letters')}>{t('letters.all')}</LinkButton>}
      />
    )
  return <LetterEditor key={data.id} letter={data} />
}
