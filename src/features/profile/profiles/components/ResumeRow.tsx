import { ActionIcon, Badge, Group, Menu, Text } from '@mantine/core'
import {
  IconCheck,
  IconDots,
  IconDownload,
  IconEye,
  IconFileImport,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { toast } from '../../../../ui/toast.ts'
import { endingOf } from '../../../core/files/kinds.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { type Resume, useResumeChange } from '../api/change-resumes.ts'
import { chooseResume, resumeAddress, storedResume } from '../api/resume.ts'
import classes from './Profile.module.css'
import type { FileToRead } from './porting/ImportDialog.tsx'

const ResumePreview = lazy(async () => ({ default: (await import('./ResumePreview.tsx')).ResumePreview }))
const LabelDialog = lazy(async () => ({ default: (await import('./ResumeDialogs.tsx')).LabelDialog }))
const DeleteDialog = lazy(async () => ({ default: (await import('./ResumeDialogs.tsx')).DeleteResumeDialog }))

interface Props {
  resume: Resume
  isCurrent: boolean
  onFill?: (file: FileToRead) => void
}

export function ResumeRow({ resume, isCurrent, onFill }: Props) {
  const { t } = useTranslation('profiles')
  const { id } = useSignedIn()
  const [dialog, setDialog] = useState<'preview' | 'label' | 'delete' | null>(null)
  const choose = useResumeChange(id, chooseResume, t('resumeChosen'))
  const name = resume.label || resume.name
  const download = () =>
    resumeAddress(resume.path, resume.name).then((address) => location.assign(address), toast.error)
  const close = () => setDialog(null)
  return (
    <li className={classes.resume}>
      <div className={classes.resumeName}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {resume.label && `${resume.name} · `}
          {formatFileSize(resume.size)} · {formatDate(resume.created_at)}
        </Text>
        {isCurrent && (
          <Badge variant="light" color="moss" c="var(--moss-text)" mt={4} tt="none">
            {t('resumeCurrent')}
          </Badge>
        )}
      </div>
      <Group gap={2} wrap="nowrap">
        {endingOf(resume.name) === 'pdf' && (
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('previewResume', { name })}
            onClick={() => setDialog('preview')}
          >
            <IconEye size={18} />
          </ActionIcon>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" size="lg" aria-label={t('resumeMenu', { name })}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {!isCurrent && (
              <Menu.Item leftSection={<IconCheck size={16} />} onClick={() => choose.mutate(resume.id)}>
                {t('chooseResume')}
              </Menu.Item>
            )}
            {onFill && (
              <Menu.Item
                leftSection={<IconFileImport size={16} />}
                onClick={() => onFill(storedResume(resume))}
              >
                {t('fillFrom')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('label')}>
              {t('labelResume')}
            </Menu.Item>
            <Menu.Item leftSection={<IconDownload size={16} />} onClick={download}>
              {t('downloadResume')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size={16} />}
              c="var(--danger-text)"
              onClick={() => setDialog('delete')}
            >
              {t('removeResume')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      <Suspense>
        {dialog === 'preview' && <ResumePreview resume={resume} onClose={close} />}
        {dialog === 'label' && <LabelDialog resume={resume} onClose={close} />}
        {dialog === 'delete' && <DeleteDialog resume={resume} onClose={close} />}
      </Suspense>
    </li>
  )
}
