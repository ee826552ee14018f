import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { openingQuery } from '../../../features/hiring/matching/api/get-opening.ts'
import { OpeningEditor } from '../../../features/hiring/matching/components/OpeningEditor.tsx'
import { newOpening } from '../../../features/hiring/matching/opening-form.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

const empty = newOpening()

/** A new opening, or one being edited. */
export function OpeningEditorPage() {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { openingId: id } = useParams()
  const { data, error, refetch } = useQuery({ ...openingQuery(id ?? ''), enabled: id !== undefined })
  const fields = id ? data : empty
  const toAll = path('/openings')
  return (
    <Stack gap="lg">
      <PageHeader
        title={t(id ? 'editor.editTitle' : 'editor.newTitle')}
        description={t('editor.text')}
        back={{ to: toAll, label: t('editor.back') }}
        isTight
      />
      {fields && <OpeningEditor key={id} id={id} initial={fields} />}
      {fields === null && (
        <EmptyState
          title={t('opening.gone')}
          text={t('opening.goneText')}
          action={<LinkButton to={toAll}>{t('editor.back')}</LinkButton>}
        />
      )}
      {fields === undefined && !error && <CardsSkeleton tiles={1} rows={3} />}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
    </Stack>
  )
}
