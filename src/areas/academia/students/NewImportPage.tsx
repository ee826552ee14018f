import { Alert, Anchor, Button, Card, Progress, Stack, Text, Title } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { guessColumns, type Mapping } from '../../../../supabase/functions/_shared/rosters/columns.ts'
import { RosterFault } from '../../../../supabase/functions/_shared/rosters/roster-fault.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { type CheckProgress, useCheckRoster } from '../../../features/schools/students/api/check-roster.ts'
import { BundleCard } from '../../../features/schools/students/components/BundleCard.tsx'
import { ColumnsForm } from '../../../features/schools/students/components/ColumnsForm.tsx'
import classes from '../../../features/schools/students/components/Students.module.css'
import { importFields } from '../../../features/schools/students/import/model.ts'
import { openRoster } from '../../../features/schools/students/import/open-roster.ts'
import { fromBundle, fromTable } from '../../../features/schools/students/import/roster-source.ts'
import { TableFault } from '../../../features/schools/students/import/table.ts'
import { toCsv } from '../../../lib/csv.ts'
import { errorText } from '../../../lib/errors.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { FilePicker } from '../../../ui/FilePicker.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** Selects a file, maps its columns, and compares it with the roster. Changes nothing yet. */
export function NewImportPage() {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const navigate = useNavigate()
  const [mapping, setMapping] = useState<Mapping>([])
  const [progress, setProgress] = useState<CheckProgress>({ lines: 0, done: 0 })
  const opening = useMutation({
    mutationFn: openRoster,
    onSuccess: ({ table }) => table && setMapping(guessColumns(table)),
  })
  const check = useCheckRoster(setProgress, (id) => navigate(path(`/students/imports/${id}`)))
  const error = opening.error ?? check.error
  const { table, opened } = opening.data ?? {}
  const choose = (file: File) => {
    check.reset()
    setProgress({ lines: 0, done: 0 })
    opening.mutate(file)
  }
  return (
    <>
      <PageHeader
        title={t('import.title')}
        description={t('import.description')}
        back={{ to: path('/students/imports'), label: t('import.back') }}
      />
      <Stack gap="lg">
        {check.isPending ? (
          <Checking progress={progress} />
        ) : (
          <>
            <ChooseFile name={(table ?? opened)?.name} isBusy={opening.isPending} onPick={choose} />
            {error && (
              <Alert color="red" role="alert" title={t('import.failed')}>
                <FileError error={error} />
              </Alert>
            )}
            {table && (
              <ColumnsForm
                table={table}
                mapping={mapping}
                onChange={setMapping}
                onSubmit={() => check.mutate(fromTable(table, mapping))}
              />
            )}
            {opened && <BundleCard opened={opened} onSubmit={() => check.mutate(fromBundle(opened))} />}
          </>
        )}
      </Stack>
    </>
  )
}

function FileError({ error }: { error: Error }) {
  const { t } = useTranslation('students')
  if (error instanceof TableFault) return t(`import.faults.${error.reason}`)
  if (error instanceof RosterFault) return t(`import.faults.${error.reason}`, error.where)
  return errorText(error)
}

interface ChooseProps {
  name: string | undefined
  isBusy: boolean
  onPick: (file: File) => void
}

function ChooseFile({ name, isBusy, onPick }: ChooseProps) {
  const { t } = useTranslation('students')
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onPick(file)
  }
  const template = () => {
    const example = importFields.map((field) => t(`import.example.${field}`))
    const heads = importFields.map((field) => t(`fields.${field}`))
    saveFile(t('import.templateName'), toCsv(heads, [example]), 'text/csv')
  }
  return (
    <Card padding="lg" component="section">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same. */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Stack align="center" gap="sm">
          <IconFileSpreadsheet size={40} stroke={1.4} color="var(--brand-text)" aria-hidden />
          <Text fw={600}>{name ?? t('import.drop')}</Text>
          <FilePicker accept=".csv,.tsv,.txt,.xlsx,.zip" onPick={onPick}>
            {(props) => (
              <Button {...props} variant={name ? 'default' : 'filled'} loading={isBusy}>
                {t(name ? 'import.another' : 'import.choose')}
              </Button>
            )}
          </FilePicker>
          <Text size="sm" c="dimmed" maw="64ch">
            {t('import.kinds')}
          </Text>
          <Anchor component="button" type="button" onClick={template}>
            {t('import.template')}
          </Anchor>
        </Stack>
      </div>
    </Card>
  )
}

function Checking({ progress: { lines, done } }: { progress: CheckProgress }) {
  const { t } = useTranslation('students')
  return (
    <Card padding="lg" component="section">
      <Title order={2} fz="lg" mb="sm">
        {t('import.checking')}
      </Title>
      <Progress value={done * 100} aria-label={t('import.checking')} />
      <Text role="status" mt="sm">
        {t('import.checked', { count: lines })}
      </Text>
    </Card>
  )
}
