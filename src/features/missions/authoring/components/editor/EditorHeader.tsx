import { ActionIcon, Button, Group, Stack, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowBackUp, IconArrowForwardUp, IconChartBar, IconEye } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { AutosaveState } from '../../../../../lib/autosave/autosave.ts'
import { paths } from '../../../../../lib/paths.ts'
import { BackLink } from '../../../../../ui/BackLink.tsx'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { SaveState } from '../../../../../ui/SaveState.tsx'
import { ShareButton } from '../../../../../ui/share/ShareButton.tsx'
import { useDocumentTitle } from '../../../../../ui/use-document-title.ts'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import type { Mission } from '../../api/get-mission.ts'
import { useEditor } from '../../use-editor.ts'
import { MissionBadge } from '../list/MissionBadge.tsx'
import { EditableTitle } from './EditableTitle.tsx'
import { Unpublished } from './Unpublished.tsx'

const WalkThrough = lazy(async () => ({ default: (await import('../preview/WalkThrough.tsx')).WalkThrough }))

interface Props {
  mission: Mission
  saving: Pick<AutosaveState<unknown>, 'status' | 'savedAt' | 'error'>
  onRetry: () => unknown
}

export function EditorHeader({ mission, saving, onRetry }: Props) {
  const { t } = useTranslation('authoring')
  const path = useAreaPath()
  const { content, undo, redo, canUndo, canRedo } = useEditor()
  const [isWalking, walking] = useDisclosure()
  useDocumentTitle(content.title.trim() || t('list.untitled'))
  return (
    <Group justify="space-between" align="flex-end" mb="lg" gap="md">
      <Stack gap={6} flex="1 1 320px" miw={0}>
        <BackLink to={path('missions')} label={t('editor.back')} />
        <EditableTitle />
        <Group gap="sm">
          <MissionBadge status={mission.status} version={mission.version} />
          <SaveState state={saving} onRetry={onRetry} />
          <Unpublished mission={mission} />
        </Group>
      </Stack>
      <Group gap="xs">
        <Tooltip label={t('editor.undo')}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('editor.undo')}
            disabled={!canUndo}
            onClick={undo}
          >
            <IconArrowBackUp size={18} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('editor.redo')}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('editor.redo')}
            disabled={!canRedo}
            onClick={redo}
          >
            <IconArrowForwardUp size={18} />
          </ActionIcon>
        </Tooltip>
        {mission.status === 'published' && !mission.by_invitation && (
          <ShareButton path={paths.mission(mission.id)} title={content.title} />
        )}
        {mission.version > 0 && (
          <LinkButton
            to={path(`missions/${mission.id}/analytics`)}
            variant="default"
            leftSection={<IconChartBar size={18} aria-hidden />}
          >
            {t('list.analytics')}
          </LinkButton>
        )}
        <Button variant="default" leftSection={<IconEye size={18} />} onClick={walking.open}>
          {t('editor.preview')}
        </Button>
      </Group>
      {isWalking && (
        <Suspense>
          <WalkThrough content={content} onClose={walking.close} />
        </Suspense>
      )}
    </Group>
  )
}
