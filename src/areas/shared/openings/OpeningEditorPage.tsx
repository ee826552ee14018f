import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import type { OpeningEditorData } from '../../../features/hiring/opening-editor/api/answers.ts'
import { openingEditorQuery } from '../../../features/hiring/opening-editor/api/get-opening-editor.ts'
import { OpeningEditor } from '../../../features/hiring/opening-editor/components/OpeningEditor.tsx'
import { draftFor, newDraft } from '../../../features/hiring/opening-editor/model.ts'
import { useHiringOrganization } from '../../../features/hiring/opening-editor/use-hiring-organization.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { toAppError } from '../../../lib/errors.ts'
import { id as idParam } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { CreateMissionButton } from './CreateMissionButton.tsx'

const params = { mission: idParam() }

/** A new opening, or one being edited. A new one gets its address when it is first saved. */
export function OpeningEditorPage() {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { openingId } = useParams()
  const [newId] = useState(() => crypto.randomUUID())
  const id = openingId ?? newId
  const { organization } = useHiringOrganization()
  const { data, error, refetch } = useQuery({
    ...openingEditorQuery(openingId, organization?.id),
    enabled: organization !== undefined,
  })
  if (error && ['opening_gone', '22P02'].includes(toAppError(error).code))
    return (
      <EmptyState
        title={t('opening.gone')}
        text={t('opening.goneText')}
        action={<LinkButton to={path('/openings')}>{t('editor.back')}</LinkButton>}
      />
    )
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data || (data.opening && data.opening.id !== id)) return <CardsSkeleton tiles={1} rows={3} />
  // While the first save is being read back, the editor goes on with what it has.
  if (!data.opening && openingId && openingId !== newId) return <CardsSkeleton tiles={1} rows={3} />
  return <Loaded key={id} id={id} data={data} />
}

function Loaded({ id, data }: { id: string; data: OpeningEditorData }) {
  const { id: me } = useSignedIn()
  const { values } = useUrlState(params)
  const [initial] = useState(() => {
    if (data.opening) return { content: data.opening.document, revision: data.opening.revision }
    const mission = data.missions.find((one) => one.id === values.mission)
    const empty = newDraft(me, currentLanguage())
    return { content: mission ? draftFor(mission, empty) : empty, revision: 0 }
  })
  return (
    <OpeningEditor
      id={id}
      data={data}
      initial={initial}
      actions={(draft) => <CreateMissionButton draft={draft} organization={data.organization.id} />}
    />
  )
}
