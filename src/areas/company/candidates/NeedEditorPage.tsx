import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { needQuery } from '../../../features/hiring/matching/api/get-need.ts'
import { NeedEditor } from '../../../features/hiring/matching/components/NeedEditor.tsx'
import { newNeed } from '../../../features/hiring/matching/need-form.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

const empty = newNeed()

/** A new opening, or one being edited. */
export function NeedEditorPage() {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { needId: id } = useParams()
  const { data, error, refetch } = useQuery({ ...needQuery(id ?? ''), enabled: id !== undefined })
  const fields = id ? data : empty
  const toAll = path('/candidates/needs')
  return (
    <Stack gap="lg">
      <PageHeader
        title={t(id ? 'editor.editTitle' : 'editor.newTitle')}
        description={t('editor.text')}
        back={{ to: toAll, label: t('editor.back') }}
        isTight
      />
      {fields && <NeedEditor key={id} id={id} initial={fields} />}
      {fields === null && (
        <EmptyState
          title={t('need.gone')}
          text={t('need.goneText')}
          action={<LinkButton to={toAll}>{t('editor.back')}</LinkButton>}
        />
      )}
      {fields === undefined && !error && <CardsSkeleton tiles={1} rows={3} />}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
    </Stack>
  )
}
