import { NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../../lib/weeks.ts'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import type { Milestone } from '../api/answers.ts'
import { useAddMilestone, useChangeMilestone } from '../api/change-milestones.ts'

interface Props {
  /** Undefined for a new one. */
  milestone: Milestone | undefined
  onClose: () => void
}

const reminders = [0, 1, 3, 7, 14]

export function MilestoneForm({ milestone, onClose }: Props) {
  const { t } = useTranslation('careerPlan')
  const { t: tCommon } = useTranslation()
  const add = useAddMilestone()
  const change = useChangeMilestone()
  const known = milestone?.remind_days ?? null
  const days = known === null || reminders.includes(known) ? reminders : [...reminders, known]
  const form = useForm({
    initialValues: {
      title: milestone?.title ?? '',
      due_on: milestone?.due_on ?? '',
      note: milestone?.note ?? '',
      kind: milestone?.is_goal ? 'goal' : 'milestone',
      remind: milestone ? String(known ?? '') : '7',
    },
    validate: {
      title: (title) => (title.trim() ? null : t('milestones.form.titleMissing')),
      due_on: (day) =>
        isDay(day) && day >= '2000-01-01' && day <= '2200-01-01' ? null : t('milestones.form.dateMissing'),
    },
  })
  const save = form.onSubmit(({ title, due_on, note, kind, remind }) => {
    const remind_days = remind === '' ? null : Number(remind)
    const values = { title: title.trim(), due_on, note, is_goal: kind === 'goal', remind_days }
    if (milestone) change.mutate({ id: milestone.id, ...values })
    else {
      const own = { kind: 'own', mission_id: null, job_slug: null, done_at: null } as const
      add.mutate({ id: crypto.randomUUID(), ...own, ...values })
    }
    onClose()
  })
  return (
    <FormDialog
      title={t(milestone ? 'milestones.form.editTitle' : 'milestones.form.addTitle')}
      action={tCommon('save')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        label={t('milestones.form.title')}
        placeholder={t('milestones.form.titlePlaceholder')}
        maxLength={200}
        required
        data-autofocus
        {...form.getInputProps('title')}
      />
      <SegmentedControl
        aria-label={t('milestones.form.kind')}
        data={[
          { value: 'milestone', label: t('milestones.form.milestone') },
          { value: 'goal', label: t('milestones.form.goal') },
        ]}
        {...form.getInputProps('kind')}
      />
      <DayInput
        label={t('milestones.form.date')}
        min="2000-01-01"
        max="2200-01-01"
        required
        {...form.getInputProps('due_on')}
      />
      <NativeSelect
        label={t('milestones.form.remind')}
        data={[
          { value: '', label: t('milestones.form.never') },
          ...days.map((count) => ({
            value: String(count),
            label: count ? t('milestones.form.before', { count }) : t('milestones.form.onDay'),
          })),
        ]}
        {...form.getInputProps('remind')}
      />
      <Textarea
        label={t('milestones.form.note')}
        maxLength={2000}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  )
}
