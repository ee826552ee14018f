import { Autocomplete, NativeSelect, Select, Stack, TagsInput, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../lib/formats/words.ts'
import { currencyChoices } from '../../../../lib/money.ts'
import { isWebAddress } from '../../../../lib/web-address.ts'
import { AmountInput } from '../../../../ui/AmountInput.tsx'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import type { CardFields } from '../form.ts'
import { type Card, contracts, priorities, priorityNames, salaryPeriods } from '../model.ts'
import classes from './CardEditor.module.css'
import { NextAction } from './NextAction.tsx'
import { NotesField } from './NotesField.tsx'
import { ResumeSent } from './ResumeSent.tsx'

interface Props {
  /** Of the card. */
  id: string
  form: UseFormReturnType<CardFields>
  isClosed: boolean
  cards: Card[]
}

export function CardForm({ id, form, isClosed, cards }: Props) {
  const { t } = useTranslation('applications')
  const tags = useMemo(() => [...new Set(cards.flatMap((card) => card.tags))].sort(), [cards])
  const link = form.values.link.trim()
  return (
    <Stack gap="md">
      <div className={classes.pair}>
        <TextInput label={t('fields.company')} required {...form.getInputProps('company')} />
        <TextInput label={t('fields.job_title')} {...form.getInputProps('job_title')} />
      </div>
      {(isClosed || form.values.rejection_reason) && (
        <Autocomplete
          label={t('fields.rejection_reason')}
          description={t('card.reasonHint')}
          data={[t('reasons.experience'), t('reasons.filled'), t('reasons.noAnswer'), t('reasons.mine')]}
          {...form.getInputProps('rejection_reason')}
        />
      )}
      <NextAction id={id} form={form} />
      <TextInput
        label={t('fields.link')}
        type="url"
        inputMode="url"
        placeholder="https://"
        description={
          isWebAddress(link) && (
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              {t('menu.posting')}
            </a>
          )
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('link')}
      />
      <div className={classes.pair}>
        <TextInput label={t('fields.location')} {...form.getInputProps('location')} />
        <NativeSelect
          label={t('fields.contract')}
          data={[
            { value: '', label: noValue },
            ...contracts.map((value) => ({ value, label: t(`contracts.${value}`) })),
          ]}
          {...form.getInputProps('contract')}
        />
      </div>
      <div className={classes.salary}>
        <AmountInput
          label={t('fields.salary_min')}
          min={0}
          max={9_999_999_999}
          decimalScale={2}
          thousandSeparator
          {...form.getInputProps('salary_min')}
        />
        <AmountInput
          label={t('fields.salary_max')}
          min={0}
          max={9_999_999_999}
          decimalScale={2}
          thousandSeparator
          {...form.getInputProps('salary_max')}
        />
        <Select
          label={t('fields.salary_currency')}
          data={currencyChoices(form.values.salary_currency)}
          searchable
          allowDeselect={false}
          {...form.getInputProps('salary_currency')}
        />
        <NativeSelect
          label={t('fields.salary_period')}
          data={salaryPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          {...form.getInputProps('salary_period')}
        />
      </div>
      <div className={classes.pair}>
        <NativeSelect
          label={t('fields.priority')}
          data={priorities.map((value) => ({
            value: String(value),
            label: t(`priorities.${priorityNames[value]}`),
          }))}
          value={String(form.values.priority)}
          onChange={(event) => form.setFieldValue('priority', Number(event.currentTarget.value))}
        />
        <TagsInput
          label={t('fields.tags')}
          data={tags}
          maxTags={20}
          value={form.values.tags}
          error={form.errors.tags}
          onChange={(next) =>
            form.setFieldValue('tags', [
              ...new Set(next.map((tag) => tag.trim().slice(0, 40)).filter(Boolean)),
            ])
          }
        />
      </div>
      <div className={classes.pair}>
        <DayInput label={t('fields.applied_on')} {...form.getInputProps('applied_on')} />
        <ResumeSent form={form} cards={cards} />
      </div>
      <NotesField form={form} />
      <Title order={3}>{t('card.contact')}</Title>
      <TextInput label={t('fields.contact_name')} {...form.getInputProps('contact_name')} />
      <div className={classes.pair}>
        <TextInput
          label={t('fields.contact_email')}
          type="email"
          inputMode="email"
          {...form.getInputProps('contact_email')}
        />
        <TextInput
          label={t('fields.contact_phone')}
          type="tel"
          inputMode="tel"
          {...form.getInputProps('contact_phone')}
        />
      </div>
    </Stack>
  )
}
