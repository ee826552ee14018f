import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { AppError, errorText } from '../../../../lib/errors.ts'
import { formatItems, formatList, labelsInLine, labelsInSentence } from '../../../../lib/formats/lists.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { formatMoneyRange } from '../../../../lib/money.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DialogAnswers } from '../../../../ui/DialogAnswers.tsx'
import { FilePicker } from '../../../../ui/FilePicker.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { toast } from '../../../../ui/toast.ts'
import { readTable } from '../../../career/applications/import/read-table.ts'
import { offeredSkillsQuery } from '../../../core/skills/api/get-skills.ts'
import { townsQuery } from '../../discovery/api/get-towns.ts'
import { useImportOpenings } from '../api/exchange.ts'
import { type ImportedLine, mostOpenings, readOpenings } from '../import/rows.ts'

interface Props {
  organization: string
  onClose: () => void
}

/** Reads a file in the browser, shows each line with its problems, then saves the drafts in one call. */
export function ImportOpenings({ organization, onClose }: Props) {
  const { t } = useTranslation(['openingExchange', 'profiles', 'matching'])
  const skills = useQuery(offeredSkillsQuery())
  const towns = useQuery(townsQuery())
  const importing = useImportOpenings(organization)
  const [lines, setLines] = useState<ImportedLine[]>()
  const [failure, setFailure] = useState<unknown>(null)
  const sound = lines?.filter(({ problem }) => problem === null) ?? []
  async function choose(file: File): Promise<void> {
    setFailure(null)
    setLines(undefined)
    try {
      const { header, rows } = await readTable(file)
      if (rows.length > mostOpenings) throw new AppError('opening_import_size', '')
      if (!skills.data || !towns.data) throw skills.error ?? towns.error
      const catalogs = { skills: skills.data, towns: towns.data, language: currentLanguage() }
      setLines(readOpenings(header, rows, catalogs))
    } catch (error) {
      setFailure(error)
    }
  }
  async function saveTemplate(): Promise<void> {
    const { templateCsv } = await import('../openings-csv.ts')
    const csv = templateCsv((column) => t(`columns.${column}`), {
      title: t('example.title'),
      language: currentLanguage(),
      contract: t('profiles:contractKinds.permanent'),
      town: 'Lyon',
      remote: t('matching:remotes.hybrid'),
      workingTime: t('times.full'),
      hoursPerWeek: null,
      durationMonths: null,
      places: 1,
      payMin: 2400,
      payMax: 2800,
      payCurrency: 'EUR',
      payPeriod: t('periods.month'),
      startOn: null,
      applyBy: null,
      mustHaves: t('example.mustHaves'),
      niceToHaves: 'SQL',
      description: t('example.description'),
    })
    saveFile(t('import.templateName'), csv, 'text/csv;charset=utf-8')
  }
  const confirm = () =>
    importing.mutate(
      sound.map(({ opening }) => opening),
      {
        onSuccess: (count) => {
          toast.success({ title: t('import.done', { count }) })
          onClose()
        },
      },
    )
  return (
    <Dialog opened onClose={onClose} title={t('import.title')} size="64rem">
      <Stack>
        <Text>{t('import.text', { count: mostOpenings })}</Text>
        <Group>
          <FilePicker accept=".csv,.tsv,.txt,text/csv" onPick={(file) => void choose(file)}>
            {(props) => (
              <Button
                {...props}
                variant={lines ? 'default' : 'filled'}
                disabled={!skills.data || !towns.data}
                leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
              >
                {t(lines ? 'import.another' : 'import.choose')}
              </Button>
            )}
          </FilePicker>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void saveTemplate()}
          >
            {t('import.template')}
          </Button>
        </Group>
        {failure !== null && (
          <Alert color="red" role="alert">
            {errorText(failure)}
          </Alert>
        )}
        {lines && <Lines lines={lines} />}
        <DialogAnswers
          action={t('import.confirm', { count: sound.length })}
          change={importing}
          isReady={sound.length > 0}
          onConfirm={confirm}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  )
}

function Lines({ lines }: { lines: ImportedLine[] }) {
  const { t } = useTranslation('openingExchange')
  return (
    <ResponsiveTable
      caption={t('import.preview')}
      rows={lines}
      keyOf={({ line }) => String(line)}
      columns={[
        { header: t('import.line'), cell: ({ line }) => line },
        { header: t('columns.title'), cell: ({ opening }) => opening.title || noValue },
        { header: t('import.facts'), cell: (line) => <Facts line={line} /> },
        { header: t('import.state'), cell: (line) => <State line={line} /> },
      ]}
    />
  )
}

function Facts({ line: { opening } }: { line: ImportedLine }) {
  const { t } = useTranslation(['openingExchange', 'profiles', 'matching'])
  const towns = useQuery(townsQuery())
  const town = towns.data?.find(({ slug }) => slug === opening.town)
  const { min, max, currency, period } = opening.pay
  const facts = [
    town && inLanguage(town, 'name'),
    t(`matching:remotes.${opening.remote}`),
    ...opening.contracts.map((kind) => t(`profiles:contractKinds.${kind}`)),
    min !== null && max !== null && formatMoneyRange(min, max, currency),
    min !== null && period && t(`periods.${period}`),
    opening.skills.length > 0 && t('import.skills', { count: opening.skills.length }),
  ].filter((fact): fact is string => Boolean(fact))
  return <Text size="sm">{formatItems(labelsInLine(facts))}</Text>
}

function State({ line: { problem, ignored } }: { line: ImportedLine }) {
  const { t } = useTranslation('openingExchange')
  return (
    <Group gap={4}>
      {problem ? (
        <Badge color="red" variant="light" c="var(--danger-text)" tt="none">
          {t(`import.problems.${problem}`)}
        </Badge>
      ) : (
        <Badge color="moss" variant="light" c="var(--moss-text)" tt="none">
          {t('import.ready')}
        </Badge>
      )}
      {ignored.length > 0 && (
        <Text size="sm" c="var(--amber-text)">
          {t('import.ignored', {
            columns: formatList(labelsInSentence(ignored.map((column) => t(`columns.${column}`)))),
          })}
        </Text>
      )}
    </Group>
  )
}
