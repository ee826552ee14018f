import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../../lib/dates.ts'
import { addDays } from '../../../../../lib/weeks.ts'
import { DayInput } from '../../../../../ui/dates/DayInput.tsx'
import { Form } from '../../../../../ui/Form.tsx'
import { toast } from '../../../../../ui/toast.ts'
import type { CellDetails } from '../../api/answers.ts'
import { useExtendDueDate, useWithdrawExtension } from '../../api/change-cell.ts'
import type { CellPlace } from '../../api/get-cell.ts'

interface Props {
  place: CellPlace
  name: string
  cell: CellDetails
  /** The due date for everyone else. */
  usual: string
}

/** An extension for one student, with a reason the student reads. */
export function ExtensionPart({ place, name, cell: { extension }, usual }: Props) {
  const { t } = useTranslation('programs')
  const [isOpen, setOpen] = useState(false)
  const withdraw = useWithdrawExtension(place)
  if (isOpen) return <ExtensionForm place={place} name={name} usual={usual} onDone={() => setOpen(false)} />
  return (
    <Stack gap="xs" align="flex-start">
      {extension && (
        <div>
          <Text fw={600}>{t('cell.extension', { date: formatDate(extension.due_on) })}</Text>
          <Text size="sm" c="dimmed">
            {t('cell.usually', { date: formatDate(usual) })} ·{' '}
            {t('cell.extensionBy', {
              reason: extension.reason,
              name: extension.by ?? t('work.somebody'),
              date: formatDate(extension.at),
            })}
          </Text>
        </div>
      )}
      <Group gap="sm">
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('cell.extend')}
        </Button>
        {extension && (
          <Button
            variant="subtle"
            loading={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(undefined, {
                onSuccess: () => toast.success({ title: t('cell.withdrawn') }),
              })
            }
          >
            {t('cell.withdraw')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

interface FormProps extends Pick<Props, 'place' | 'name' | 'usual'> {
  onDone: () => void
}

function ExtensionForm({ place, name, usual, onDone }: FormProps) {
  const { t } = useTranslation('programs')
  const { t: tCommon } = useTranslation()
  const extend = useExtendDueDate(place)
  const [due_on, setDue] = useState(addDays(usual, 7))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  return (
    <Form
      aria-label={t('cell.extendTitle', { name })}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!due_on) return
        extend.mutate(
          { due_on, reason },
          {
            onSuccess: () => {
              toast.success({ title: t('cell.given', { name }) })
              onDone()
            },
          },
        )
      }}
    >
      <Stack gap="sm">
        <DayInput
          required
          label={t('cell.newDate')}
          description={t('cell.usually', { date: formatDate(usual) })}
          w={240}
          maw="100%"
          min={addDays(usual, 1)}
          value={due_on}
          onChange={setDue}
          error={isTried && !due_on && tCommon('required')}
        />
        <TextInput
          required
          label={t('cell.reason')}
          description={t('cell.reasonHint')}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" loading={extend.isPending} disabled={!reason.trim()}>
            {t('cell.give')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
