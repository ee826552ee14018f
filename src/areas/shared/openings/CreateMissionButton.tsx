import { Button } from '@mantine/core'
import { IconTargetArrow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { skillsQuery } from '../../../features/core/skills/api/get-skills.ts'
import type { OpeningDraft } from '../../../features/hiring/opening-editor/api/answers.ts'
import { useCreateMission } from '../../../features/missions/authoring/api/create-mission.ts'
import { missionFromText } from '../../../features/missions/authoring/from-text/mission-from-text.ts'
import { readSource } from '../authoring/read-source.ts'

interface Props {
  draft: OpeningDraft
  organization: string
}

/** Drafts a mission from the text of an opening, by the same rules as from a pasted text. */
export function CreateMissionButton({ draft, organization }: Props) {
  const { t } = useTranslation('openingEditor')
  const path = useAreaPath()
  const navigate = useNavigate()
  const { data: skills = [] } = useQuery(skillsQuery())
  const create = useCreateMission(organization)
  function start() {
    const text = `${draft.title}\n\n${draft.description}`
    const offered = skills.filter(({ retired_at }) => !retired_at)
    const { content, recognized } = missionFromText(text, readSource(text, offered, draft.language))
    const musts = draft.skills.filter(({ must }) => must).map(({ slug }) => slug)
    const proven = [...new Set([...musts, ...content.skills])].slice(0, 8)
    create.mutate(
      { ...content, skills: proven },
      { onSuccess: (id) => navigate(path(`missions/${id}`), { state: { recognized } }) },
    )
  }
  return (
    <Button
      variant="subtle"
      size="compact-md"
      mih={32}
      leftSection={<IconTargetArrow size={18} aria-hidden />}
      disabled={draft.description.trim().length < 40}
      loading={create.isPending}
      onClick={start}
    >
      {t('missions.create')}
    </Button>
  )
}
