import { NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { formatMoneyRange } from '../../../../lib/money.ts'
import { AmountInput } from '../../../../ui/AmountInput.tsx'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { workModes } from '../../matching/model.ts'
import type { Offer, ReceivedOffers } from '../api/answers.ts'
import { useSendOffer } from '../api/offers.ts'
import { dayFromNow, lastDay, longestTerms, payPeriods } from '../model.ts'

interface Props {
  applicationId: string
  draft: ReceivedOffers['draft']
  /** The open offer, which the new one replaces. */
  open?: Offer
  onClose: () => void
}

type Draft = ReceivedOffers['draft']

/** What the opening says; the date only if it lies ahead. */
function fromOpening({ title, startsOn, durationMonths, hoursPerWeek, remote, town, pay }: Draft) {
  const start = startsOn && startsOn >= dayFromNow(0) ? startsOn : ''
  return {
    title,
    startsOn: start,
    endsOn: start && durationMonths !== null ? lastDay(start, durationMonths) : '',
    hoursPerWeek: (hoursPerWeek ?? 35) as number | string,
    remote,
    place: town && remote !== 'remote' ? inLanguage(town, 'name') : '',
    amount: (pay.min ?? '') as number | string,
    period: pay.period ?? 'month',
    terms: '',
    expiresOn: dayFromNow(10),
  }
}

/** The terms of an offer, starting from what the opening says, or from the offer it replaces. */
export function OfferDialog({ applicationId, draft, open, onClose }: Props) {
  const { t } = useTranslation('offers', { keyPrefix: 'form' })
  const { t: tOffers } = useTranslation('offers')
  const { t: tProfile } = useTranslation('profiles')
  const send = useSendOffer(applicationId, open?.id, () => {
    toast.success({ title: tOffers('team.sent') })
    onClose()
  })
  const missing = (value: unknown) => (value === '' || value === null ? t('required') : null)
  const { pay, contract, hasEnd, durationMonths } = draft
  const mayEnd = contract !== 'permanent'
  const form = useForm({
    initialValues: open
      ? {
          ...fromOpening(draft),
          ...open,
          endsOn: open.endsOn ?? '',
          amount: open.amount ?? '',
          expiresOn: dayFromNow(10),
        }
      : fromOpening(draft),
    validate: {
      title: missing,
      startsOn: missing,
      endsOn: (value, { startsOn }) =>
        (hasEnd && !value) || (value && value <= startsOn) ? t('endMissing') : null,
      hoursPerWeek: missing,
      place: (value, { remote }) => (remote === 'remote' ? null : missing(value.trim())),
      amount: missing,
      expiresOn: missing,
    },
  })
  const submit = form.onSubmit((values) =>
    send.mutate({
      title: values.title,
      startsOn: values.startsOn,
      endsOn: (mayEnd && values.endsOn) || null,
      hoursPerWeek: Number(values.hoursPerWeek),
      remote: values.remote,
      place: values.place,
      amount: Number(values.amount),
      period: values.period,
      terms: values.terms,
      expiresOn: values.expiresOn,
    }),
  )
  return (
    <FormDialog
      title={t(open ? 'replaceTitle' : 'title')}
      size="lg"
      action={tOffers(open ? 'team.replace' : 'team.send')}
      change={send}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text c="dimmed">{t(open ? 'replaceText' : 'text')}</Text>
      {contract && <Text>{t('contract', { contract: tProfile(`contractKinds.${contract}`) })}</Text>}
      <TextInput label={t('job')} required maxLength={120} {...form.getInputProps('title')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayInput
          label={t('start')}
          required
          min={dayFromNow(0)}
          {...form.getInputProps('startsOn')}
          onChange={(startsOn) =>
            form.setValues({
              startsOn,
              ...(mayEnd &&
                startsOn &&
                durationMonths !== null && { endsOn: lastDay(startsOn, durationMonths) }),
            })
          }
        />
        {mayEnd && <DayInput label={t('end')} required={hasEnd ?? false} {...form.getInputProps('endsOn')} />}
        <AmountInput
          label={t('hours')}
          required
          decimalScale={1}
          min={1}
          max={60}
          {...form.getInputProps('hoursPerWeek')}
        />
        <NativeSelect
          label={t('remote')}
          data={workModes.map((value) => ({ value, label: tProfile(`remotes.${value}`) }))}
          {...form.getInputProps('remote')}
        />
      </SimpleGrid>
      {form.values.remote !== 'remote' && (
        <TextInput label={t('place')} required maxLength={160} {...form.getInputProps('place')} />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <AmountInput
          label={t('amount', { currency: pay.currency })}
          description={
            pay.min !== null && pay.max !== null && pay.period
              ? t('range', {
                  range: tOffers(`pay.${pay.period}`, {
                    amount: formatMoneyRange(pay.min, pay.max, pay.currency),
                  }),
                })
              : undefined
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          thousandSeparator
          decimalScale={2}
          min={0}
          max={9_999_999}
          {...form.getInputProps('amount')}
        />
        <NativeSelect
          label={t('period')}
          data={payPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          {...form.getInputProps('period')}
        />
        <DayInput
          label={t('expires')}
          description={t('expiresHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          min={dayFromNow(3)}
          max={dayFromNow(60)}
          {...form.getInputProps('expiresOn')}
        />
      </SimpleGrid>
      <Textarea
        label={t('terms')}
        description={t('termsHint')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={longestTerms}
        {...form.getInputProps('terms')}
      />
    </FormDialog>
  )
}
