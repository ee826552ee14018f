import { Alert, Anchor, Button, Card, Progress, Stack, Text, Title } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { type CheckProgress, useCheckTable } from '../../../features/schools/students/api/check-table.ts'
import { ColumnsForm } from '../../../features/schools/students/components/ColumnsForm.tsx'
import classes from '../../../features/schools/students/components/Students.module.css'
import { guessColumns, type Mapping } from '../../../features/schools/students/import/columns.ts'
import { importFields } from '../../../features/schools/students/import/model.ts'
import { type OpenedTable, openTable } from '../../../features/schools/students/import/open-table.ts'
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
    mutationFn: openTable,
    onSuccess: (table) => setMapping(guessColumns(table)),
  })
  const check = useCheckTable(setProgress, (id) => navigate(path(`/students/imports/${id}`)))
  const error = opening.error ?? check.error
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
            <ChooseFile table={opening.data} isBusy={opening.isPending} onPick={choose} />
            {error && (
              <Alert color="red" role="alert" title={t('import.failed')}>
                {error instanceof TableFault ? t(`import.faults.${error.reason}`) : errorText(error)}
              </Alert>
            )}
            {opening.data && (
              <ColumnsForm
                table={opening.data}
                mapping={mapping}
                onChange={setMapping}
                onSubmit={() => check.mutate({ table: opening.data, mapping })}
              />
            )}
          </>
        )}
      </Stack>
    </>
  )
}

interface ChooseProps {
  table: OpenedTable | undefined
  isBusy: boolean
  onPick: (file: File) => void
}

function ChooseFile({ table, isBusy, onPick }: ChooseProps) {
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
          <Text fw={600}>{table ? table.name : t('import.drop')}</Text>
          <FilePicker accept=".csv,.tsv,.txt,.xlsx" onPick={onPick}>
            {(props) => (
              <Button {...props} variant={table ? 'default' : 'filled'} loading={isBusy}>
                {t(table ? 'import.another' : 'import.choose')}
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
