import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { isId } from '../../../catalogue/model.ts'
import { useAreaPath } from '../../../session/area-base.ts'
import { useSignedIn } from '../../../session/me-context.ts'
import { letterQuery } from '../../api/get-letter.ts'
import { LetterEditor } from './LetterEditor.tsx'

export function LetterPage() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const { letterId = '' } = useParams()
  const area = useAreaPath()
  const { data, error, refetch } = useQuery({ ...letterQuery(id, letterId), enabled: isId(letterId) })
  const [readings, setReadings] = useState(0)
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined && isId(letterId)) return <Skeleton height={480} radius="lg" />
  if (!data)
    return (
      <EmptyState
        title={t('letters.gone')}
        text={t('letters.goneText')}
        action={<LinkButton to={area('/booster/letters')}>{t('letters.all')}</LinkButton>}
      />
    )
  return (
    <LetterEditor
      key={`${data.id} ${readings}`}
      letter={data}
      onReload={async () => {
        await refetch({ throwOnError: true })
        setReadings(readings + 1)
      }}
    />
  )
}
