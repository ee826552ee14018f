import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconBriefcase,
  IconChartBar,
  IconCopy,
  IconDots,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toast } from '../../../../../ui/toast.ts'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { useDuplicateMission } from '../../api/duplicate-mission.ts'
import type { AuthoredMission } from '../../api/get-missions.ts'
import { useMissionLifecycle } from '../../api/mission-lifecycle.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

export function MissionMenu({ mission: { id, status, version, ...mission } }: { mission: AuthoredMission }) {
  const { t } = useTranslation('authoring')
  const path = useAreaPath()
  const [isDeleting, setDeleting] = useState(false)
  const duplicate = useDuplicateMission()
  const archive = useMissionLifecycle('archive')
  const restore = useMissionLifecycle('restore')
  const title = mission.title || t('list.untitled')
  const told = (words: string) => ({ onSuccess: () => toast.success({ title: words }) })
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={t('list.actionsFor', { title })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} component={Link} to={path(`missions/${id}`)}>
            {t('list.open')}
          </Menu.Item>
          {version > 0 && (
            <Menu.Item
              leftSection={<IconChartBar size={16} />}
              component={Link}
              to={path(`missions/${id}/analytics`)}
            >
              {t('list.analytics')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconCopy size={16} />}
            onClick={() =>
              duplicate.mutate({ id, title: t('list.copyOf', { title }) }, told(t('list.duplicated')))
            }
          >
            {t('list.duplicate')}
          </Menu.Item>
          {status === 'published' && (
            <Menu.Item
              leftSection={<IconBriefcase size={16} />}
              component={Link}
              to={path(`openings/new?mission=${id}`)}
            >
              {t('list.createOpening')}
            </Menu.Item>
          )}
          {status === 'archived' ? (
            <Menu.Item
              leftSection={<IconArchiveOff size={16} />}
              onClick={() => restore.mutate(id, told(t('list.restored', { title })))}
            >
              {t('list.restore')}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconArchive size={16} />}
              onClick={() => archive.mutate(id, told(t('list.archived', { title })))}
            >
              {t('list.archive')}
            </Menu.Item>
          )}
          {version === 0 && (
            <Menu.Item
              c="var(--danger-text)"
              leftSection={<IconTrash size={16} />}
              onClick={() => setDeleting(true)}
            >
              {t('list.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <DeleteDialog id={id} title={title} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  )
}
