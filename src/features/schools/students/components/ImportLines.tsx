import { ActionIcon, Badge, Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toCsv } from '../../../../lib/csv.ts'
import { formatLabeled, noValue } from '../../../../lib/formats/words.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { Address } from '../../../../ui/Address.tsx'
import { DownloadButton } from '../../../../ui/DownloadButton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Pages } from '../../../../ui/Pages.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { ImportLine, StudentImport } from '../api/answers.ts'
import { useDropLine } from '../api/change-import.ts'
import { getFaults } from '../api/get-faults.ts'
import { linesAtOnce } from '../api/get-import.ts'
import { reasonOf, useLineReason } from '../import/line-reason.ts'
import { changedFields, importFields, type LineState, lineStates } from '../import/model.ts'
import type { ImportList } from '../use-import-list.ts'
import { LineDialog } from './LineDialog.tsx'
import classes from './Students.module.css'

interface Props {
  found: StudentImport
  list: ImportList
  mayMend: boolean
}

/** Without the status, which has words of its own. */
const shownChanges = changedFields.filter((field) => field !== 'status')

const colors: Record<LineState, [string, string]> = {
  new: ['moss', 'var(--moss-text)'],
  changed: ['indigo', 'var(--brand-text)'],
  leaving: ['amber', 'var(--amber-text)'],
  same: ['gray', 'var(--mantine-color-text)'],
  duplicate: ['amber', 'var(--amber-text)'],
  wrong: ['red', 'var(--danger-text)'],
}

/** Each line of the file with what it would do, or why it is skipped. */
export function ImportLines({ found, list, mayMend }: Props) {
  const { t } = useTranslation('students')
  const [mended, setMended] = useState<ImportLine>()
  const { counts, lines } = found
  const { show } = list.values
  const all = lineStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  const fitting = show ? (counts[show] ?? 0) : all
  const hasFaults = (counts.wrong ?? 0) + (counts.duplicate ?? 0) > 0
  return (
    <Stack gap="md" component="section" aria-labelledby="lines-title">
      <Group justify="space-between">
        <Title order={2} fz="lg" id="lines-title">
          {t('lines.title')}
        </Title>
        {hasFaults && <FaultsButton found={found} />}
      </Group>
      <div className={classes.scroll}>
        <SegmentedControl
          aria-label={t('lines.filter')}
          value={show ?? ''}
          data={[
            { value: '', label: t('lines.all', { count: all }) },
            ...lineStates.map((state) => ({
              value: state,
              label: t('lines.counted', { state: t(`lines.states.${state}`), count: counts[state] ?? 0 }),
            })),
          ]}
          onChange={(state) => list.set({ show: state || undefined })}
        />
      </div>
      {lines.length === 0 ? (
        <EmptyState compact title={t('lines.none')} text={t('lines.noneText')} />
      ) : (
        <ResponsiveTable
          caption={t('lines.title')}
          rows={lines}
          keyOf={({ line }) => String(line)}
          columns={[
            {
              header: t(found.format === 'oneroster' ? 'lines.lineOfUsers' : 'lines.line'),
              width: 90,
              cell: ({ line, presence }) => (presence === 'absent' ? noValue : line),
            },
            {
              header: t('fields.name'),
              width: '36%',
              cell: (line) => (
                <>
                  <Text fw={550}>{`${line.firstName} ${line.lastName}`.trim() || noValue}</Text>
                  <Text size="sm" c="dimmed">
                    <Address email={line.email} />
                    {line.number && ` · ${line.number}`}
                  </Text>
                </>
              ),
            },
            {
              header: t('fields.cohort'),
              cell: ({ cohort, labels, adviser }) => (
                <>
                  {cohort || noValue}
                  <Text size="sm" c="dimmed">
                    {[labels, adviser].filter(Boolean).join(' · ')}
                  </Text>
                </>
              ),
            },
            { header: t('lines.state'), cell: (line) => <State line={line} /> },
            ...(mayMend
              ? [
                  {
                    header: t('lines.mend'),
                    width: 110,
                    cell: (line: ImportLine) =>
                      line.state === 'leaving' ? (
                        <KeepButton importId={found.id} line={line} />
                      ) : (
                        <MendButton line={line} onOpen={() => setMended(line)} />
                      ),
                  },
                ]
              : []),
          ]}
        />
      )}
      <Pages
        label={t('lines.pages')}
        total={Math.ceil(fitting / linesAtOnce)}
        page={list.page}
        onChange={list.goToPage}
      />
      {mended && <LineDialog importId={found.id} line={mended} onClose={() => setMended(undefined)} />}
    </Stack>
  )
}

/** Prominent for skipped lines, subtle for the others. */
function MendButton({ line: { line, state }, onOpen }: { line: ImportLine; onOpen: () => void }) {
  const { t } = useTranslation('students')
  const common = {
    'aria-haspopup': 'dialog' as const,
    'aria-label': t('lines.mendOne', { line }),
    onClick: onOpen,
  }
  if (state === 'wrong' || state === 'duplicate')
    return (
      <Button variant="default" size="compact-md" {...common}>
        {t('lines.mendShort')}
      </Button>
    )
  return (
    <ActionIcon variant="subtle" color="gray" title={t('lines.mendShort')} {...common}>
      <IconPencil size={18} />
    </ActionIcon>
  )
}

/** Leaves the student on the roster as they are. */
function KeepButton({ importId, line }: { importId: string; line: ImportLine }) {
  const { t } = useTranslation('students')
  const keep = useDropLine(importId, () => {})
  const name = `${line.firstName} ${line.lastName}`.trim() || line.email
  return (
    <Button
      variant="default"
      size="compact-md"
      loading={keep.isPending}
      aria-label={t('lines.keepOne', { name })}
      onClick={() => keep.mutate(line.line)}
    >
      {t('lines.keep')}
    </Button>
  )
}

function State({ line }: { line: ImportLine }) {
  const { t } = useTranslation('students')
  const [color, text] = colors[line.state]
  const why = useLineReason(line)
  return (
    <Stack gap={4} align="flex-start">
      <Badge variant="light" color={color} c={text} tt="none">
        {t(`lines.states.${line.state}`)}
      </Badge>
      {why && <Text size="sm">{why}</Text>}
      {line.state === 'leaving' && (
        <Text size="sm">{t(line.presence === 'absent' ? 'lines.absent' : 'lines.gone')}</Text>
      )}
      {line.changes?.status && <Text size="sm">{t('lines.back')}</Text>}
      {shownChanges.map((field) => {
        const change = line.changes?.[field]
        if (!change) return null
        return (
          <Text key={field} size="sm">
            {formatLabeled(t(`fields.${field}`), '')}
            {change[0] && <span className={classes.struck}>{change[0]}</span>} {change[1]}
          </Text>
        )
      })}
    </Stack>
  )
}

function FaultsButton({ found: { id, fileName } }: { found: StudentImport }) {
  const { t } = useTranslation('students')
  async function save(): Promise<void> {
    const heads = [t('lines.line'), ...importFields.map((field) => t(`fields.${field}`)), t('lines.why')]
    const rows = (await getFaults(id)).map((line) => [
      line.line,
      ...importFields.map((field) => line[field]),
      reasonOf(t, line),
    ])
    const name = fileName.replace(/\.\w+$/, '')
    saveFile(t('lines.faultsName', { name }), toCsv(heads, rows), 'text/csv')
  }
  return <DownloadButton save={save}>{t('lines.export')}</DownloadButton>
}
