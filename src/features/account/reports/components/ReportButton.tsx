import { Button, Group } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../core/session/use-me.ts'
import type { ReportReason, SubjectKind } from '../model.ts'
import { LazyReportDialog } from './lazy-report-dialog.ts'

interface Props {
  kind: SubjectKind
  id: string
  /** Name of the author, who can then be blocked too. */
  name?: string
}

/** Discreetly at the end of public content; only for signed-in people. */
export function ReportButton({ kind, id, name }: Props) {
  const { t } = useTranslation()
  const state = useMe()
  const [opened, setOpened] = useState<'report' | ReportReason>()
  if (state.status !== 'ready') return null
  return (
    <Group gap="xs" justify="flex-end" mt="xl">
      {kind === 'mission' && <Quiet label={t('report.realWork')} onClick={() => setOpened('real_work')} />}
      <Quiet label={t('report.button')} onClick={() => setOpened('report')} />
      {opened && (
        <Suspense>
          <LazyReportDialog
            kind={kind}
            id={id}
            name={name}
            canBlock={name !== undefined}
            reason={opened === 'report' ? undefined : opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Group>
  )
}

function Quiet({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      color="gray"
      c="dimmed"
      size="sm"
      aria-haspopup="dialog"
      leftSection={<IconFlag size={16} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
