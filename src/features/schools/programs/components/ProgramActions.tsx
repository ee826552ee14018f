import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDotsVertical,
  IconEdit,
  IconSend,
  IconTable,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { saveFile } from '../../../../lib/save-file.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { PdfButton } from '../../../../ui/pdf/PdfButton.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useOrganization } from '../../../organizations/organizations/use-organization.ts'
import type { ProgramPage } from '../api/answers.ts'
import { useArchiveProgram, useAssignProgram } from '../api/change-program.ts'
import type { Matrix, MatrixFilter } from '../matrix.ts'
import { reportCsv, writeReport } from '../report.ts'

interface Props {
  page: ProgramPage
  matrix: Matrix
  filter: MatrixFilter
}

/** Actions on a program; reports contain exactly what is shown. */
export function ProgramActions({ page, matrix, filter }: Props) {
  const { t, i18n } = useTranslation('programs')
  const path = useAreaPath()
  const { organization } = useOrganization('academia')
  const assign = useAssignProgram('toast')
  const archive = useArchiveProgram()
  const { program } = page
  const isArchived = program.archived_at !== null
  const fileName = t('report.file', { name: program.name })
  const report = () => writeReport(page, matrix, filter, t, i18n.language)
  return (
    <Group gap="sm">
      {!isArchived && (
        <LinkButton
          to={path(`/programs/${program.id}/edit`)}
          variant="default"
          leftSection={<IconEdit size={18} aria-hidden />}
        >
          {t('page.edit')}
        </LinkButton>
      )}
      <PdfButton
        label={t('report.pdf')}
        fileName={fileName}
        draw={async () => {
          const { reportPdf } = await import('./report-pdf.tsx')
          return reportPdf(report(), organization?.name ?? '', t, i18n.language)
        }}
      />
      <Button
        variant="default"
        leftSection={<IconTable size={18} aria-hidden />}
        onClick={() => saveFile(`${fileName}.csv`, reportCsv(report(), t), 'text/csv;charset=utf-8')}
      >
        {t('report.csv')}
      </Button>
      {!isArchived && !program.assigned_at && (
        <Button
          leftSection={<IconSend size={18} aria-hidden />}
          loading={assign.isPending}
          onClick={() =>
            assign.mutate(program.id, {
              onSuccess: () => toast.success({ title: t('editor.assigned') }),
            })
          }
        >
          {t('page.assign')}
        </Button>
      )}
      <Menu withInitialFocusPlaceholder={false} withinPortal={false} position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('page.more')} loading={archive.isPending}>
            <IconDotsVertical size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={path(`/programs/new?from=${program.id}`)}
            leftSection={<IconCopy size={16} />}
          >
            {t('page.duplicate')}
          </Menu.Item>
          <Menu.Item
            leftSection={isArchived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
            onClick={() =>
              archive.mutate(
                { id: program.id, isArchived: !isArchived },
                {
                  onSuccess: () =>
                    toast.success({ title: t(isArchived ? 'page.restored' : 'page.archived') }),
                },
              )
            }
          >
            {t(isArchived ? 'page.restore' : 'page.archive')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
