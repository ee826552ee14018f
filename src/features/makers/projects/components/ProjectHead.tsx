import { ActionIcon, Anchor, Badge, Button, Group, Menu, NativeSelect, Text } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { OpenProject } from '../api/answers.ts'
import { useChangeStatus } from '../api/change-status.ts'
import { useDeleteProject } from '../api/save-project.ts'
import type { Status } from '../model.ts'
import { isLate, statuses } from '../model.ts'
import { ProjectDialog } from './ProjectDialog.tsx'

/** A project's name, client, dates and state, and its actions. */
export function ProjectHead({ open: { project, clients } }: { open: OpenProject }) {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'edit' | 'delete'>()
  const close = () => setOpened(undefined)
  const change = useChangeStatus(project)
  const remove = useDeleteProject(() => {
    toast.success({ title: t('project.deleted') })
    void navigate(path('/projects'))
  })
  const { client, startsOn, dueOn } = project
  const dates =
    startsOn && dueOn
      ? t('project.period', { from: formatCalendarDay(startsOn), to: formatCalendarDay(dueOn) })
      : startsOn
        ? t('project.from', { date: formatCalendarDay(startsOn) })
        : dueOn && t('project.until', { date: formatCalendarDay(dueOn) })
  return (
    <>
      <PageHeader
        title={project.title}
        badge={
          isLate(project) &&
          dueOn && (
            <Badge variant="light" color="red" c="var(--danger-text)" tt="none">
              {t('card.late', { date: formatCalendarDay(dueOn) })}
            </Badge>
          )
        }
        actions={
          <>
            <NativeSelect
              aria-label={t('project.move')}
              value={project.status}
              data={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
              disabled={change.isPending}
              onChange={(event) => change.mutate(event.currentTarget.value as Status)}
            />
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setOpened('edit')}
            >
              {t('project.edit')}
            </Button>
            <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
              <Menu.Target>
                <ActionIcon variant="default" size="lg" aria-label={t('project.more')}>
                  <IconDots size={18} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  c="var(--danger-text)"
                  leftSection={<IconTrash size={16} />}
                  onClick={() => setOpened('delete')}
                >
                  {t('project.delete')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </>
        }
      />
      <Group gap="md" mt={-16} mb="lg">
        {client ? (
          <Anchor component={Link} to={path(`/clients/${client.id}`)}>
            {client.name}
          </Anchor>
        ) : (
          <Text c="dimmed">{t('card.noClient')}</Text>
        )}
        {dates && <Text c="dimmed">{dates}</Text>}
      </Group>
      {opened === 'edit' && <ProjectDialog clients={clients} project={project} onClose={close} />}
      {opened === 'delete' && (
        <ConfirmDialog
          title={t('project.deleteTitle', { project: project.title })}
          text={t('project.deleteText')}
          action={t('project.delete')}
          isHarmful
          change={remove}
          onConfirm={() => remove.mutate(project.id, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  )
}
