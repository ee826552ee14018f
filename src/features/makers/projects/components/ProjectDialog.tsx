import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { currencyChoices, digitsOf, fromMinor, toMinor } from '../../../../lib/money.ts'
import { AmountInput } from '../../../../ui/AmountInput.tsx'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { ClientName, OpenProject } from '../api/answers.ts'
import { useSaveProject } from '../api/save-project.ts'
import { type Status, statuses } from '../model.ts'

interface Props {
  clients: ClientName[]
  /** Undefined for a new one. */
  project?: OpenProject['project']
  status?: Status
  /** The client of a new one. */
  clientId?: string
  onClose: () => void
  onSaved?: (id: string) => void
}

const newClient = 'new'

export function ProjectDialog({ clients, project, status = 'planning', clientId, onClose, onSaved }: Props) {
  const { t } = useTranslation('projects')
  const { t: tCommon } = useTranslation()
  const amount = (minor: number | null | undefined) =>
    project && minor !== null && minor !== undefined ? fromMinor(minor, project.currency) : ''
  const form = useForm({
    initialValues: {
      title: project?.title ?? '',
      client: project?.client?.id ?? clientId ?? (clients.length === 0 && !project ? newClient : ''),
      clientName: '',
      status: project?.status ?? status,
      description: project?.description ?? '',
      startsOn: project?.startsOn ?? '',
      dueOn: project?.dueOn ?? '',
      currency: project?.currency ?? 'EUR',
      budget: amount(project?.budget) as number | string,
      rate: amount(project?.rate) as number | string,
    },
    validate: {
      title: (title) => (title.trim() ? null : tCommon('required')),
      clientName: (name, { client }) => (client === newClient && !name.trim() ? tCommon('required') : null),
      dueOn: (dueOn, { startsOn }) => (dueOn && startsOn && dueOn < startsOn ? t('form.dates') : null),
    },
  })
  const save = useSaveProject((id) => {
    toast.success({ title: t(project ? 'form.saved' : 'form.created') })
    onClose()
    onSaved?.(id)
  })
  const { currency } = form.values
  const minor = (value: number | string) => (value === '' ? null : toMinor(Number(value), currency))
  const money = { min: 0, max: 1_000_000_000, decimalScale: digitsOf(currency) }
  return (
    <FormDialog
      title={t(project ? 'form.edit' : 'form.create')}
      size="lg"
      action={t('form.save')}
      change={save}
      onSubmit={form.onSubmit((values) =>
        save.mutate({
          id: project?.id,
          title: values.title.trim(),
          clientId: values.client && values.client !== newClient ? values.client : null,
          newClient: values.client === newClient ? values.clientName.trim() : '',
          status: values.status,
          description: values.description,
          startsOn: values.startsOn || null,
          dueOn: values.dueOn || null,
          currency,
          budget: minor(values.budget),
          rate: minor(values.rate),
        }),
      )}
      onClose={onClose}
    >
      <TextInput
        label={t('form.title')}
        required
        maxLength={160}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('form.client')}
          data={[
            { value: '', label: t('form.noClient') },
            ...clients.map(({ id, name }) => ({ value: id, label: name })),
            { value: newClient, label: t('form.newClient') },
          ]}
          {...form.getInputProps('client')}
        />
        {form.values.client === newClient && (
          <TextInput
            label={t('form.clientName')}
            required
            maxLength={160}
            {...form.getInputProps('clientName')}
          />
        )}
        {!project && (
          <NativeSelect
            label={t('form.status')}
            data={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            {...form.getInputProps('status')}
          />
        )}
      </SimpleGrid>
      <MarkdownInput
        label={t('form.description')}
        description={t('form.descriptionHint')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={20_000}
        {...form.getInputProps('description')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayInput label={t('form.startsOn')} {...form.getInputProps('startsOn')} />
        <DayInput label={t('form.dueOn')} {...form.getInputProps('dueOn')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <NativeSelect
          label={t('form.currency')}
          data={currencyChoices(project?.currency)}
          {...form.getInputProps('currency')}
        />
        <AmountInput label={t('form.budget')} {...money} {...form.getInputProps('budget')} />
        <AmountInput label={t('form.rate')} {...money} {...form.getInputProps('rate')} />
      </SimpleGrid>
    </FormDialog>
  )
}
