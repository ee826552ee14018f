import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'
import { useNoIndex } from '../../../../ui/use-no-index.ts'
import { appealPageQuery, useAppealByLink } from '../api/appeal-link.ts'
import { DecisionCard } from './DecisionCard.tsx'

/** Where an emailed link leads people who can't sign in: the decision and the appeal form. */
export function AppealByLink() {
  const { t } = useTranslation('reports')
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(appealPageQuery(token))
  const appeal = useAppealByLink(token)
  useDocumentTitle(t('appeal.title'))
  useNoIndex()
  if (data === undefined) {
    return error ? <LoadFailure error={error} onRetry={refetch} /> : <CardsSkeleton tiles={1} rows={1} />
  }
  if (data === null)
    return <EmptyState level={1} title={t('appeal.unknown')} text={t('appeal.unknownText')} />
  return (
    <Stack maw={760} mx="auto" mt="md" gap={0}>
      <PageHeader title={t('appeal.title')} description={t('appeal.description')} />
      <DecisionCard decision={data} appeal={appeal} level={2} />
    </Stack>
  )
}
