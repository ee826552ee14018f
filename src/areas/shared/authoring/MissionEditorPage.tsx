import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { missionQuery } from '../../../features/missions/authoring/api/get-mission.ts'
import { DraftedFromText } from '../../../features/missions/authoring/components/editor/DraftedFromText.tsx'
import { MissionEditor } from '../../../features/missions/authoring/components/editor/MissionEditor.tsx'
import type { Recognized } from '../../../features/missions/authoring/from-text/mission-from-text.ts'
import { toAppError } from '../../../lib/errors.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function MissionEditorPage() {
  const { missionId = '' } = useParams()
  return <LoadedEditor key={missionId} missionId={missionId} />
}

function LoadedEditor({ missionId }: { missionId: string }) {
  const { t } = useTranslation('authoring')
  const { t: tCommon } = useTranslation()
  const path = useAreaPath()
  const location = useLocation()
  // Moving between tabs drops the state of the address.
  const [recognized] = useState(() => (location.state as { recognized?: Recognized } | null)?.recognized)
  const { data, error, refetch } = useQuery(missionQuery(missionId))
  // Loading a newer draft remounts the editor.
  const [loads, setLoads] = useState(0)
  if (data) {
    const reload = async () => {
      try {
        await refetch({ throwOnError: true })
      } finally {
        setLoads(loads + 1)
      }
    }
    return (
      <>
        {recognized && <DraftedFromText recognized={recognized} />}
        <MissionEditor key={loads} mission={data} onReload={reload} />
      </>
    )
  }
  if (!error) return <CardsSkeleton tiles={1} />
  const isMissing = ['mission_not_found', '22P02'].includes(toAppError(error).code)
  return (
    <>
      <PageHeader title={t('title')} />
      {isMissing ? (
        <EmptyState
          title={t('list.none')}
          text={tCommon('errors.mission_not_found')}
          action={<LinkButton to={path('missions')}>{t('editor.back')}</LinkButton>}
        />
      ) : (
        <LoadFailure error={error} onRetry={refetch} />
      )}
    </>
  )
}
