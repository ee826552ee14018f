import { NativeSelect, Select, SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../../lib/in-language.ts'
import { AmountInput } from '../../../../../ui/AmountInput.tsx'
import { DayInput } from '../../../../../ui/dates/DayInput.tsx'
import { Section } from '../../../../../ui/Section.tsx'
import { type ContractKind, contractKinds } from '../../../../profile/profiles/model.ts'
import { townsQuery } from '../../../discovery/api/get-towns.ts'
import { type WorkMode, workModes } from '../../../matching/model.ts'
import { capital } from '../../../matching/opening-form.ts'
import { fieldId, makerContracts, timedContracts } from '../../model.ts'
import type { SectionProps } from './section.ts'

const whole = (value: string | number) => (value === '' ? null : Number(value))

/** Where, when, for how long and with which contract. */
export function WorkSection({ draft, data, change, errorOf }: SectionProps) {
  const { t } = useTranslation(['openingEditor', 'matching', 'profiles'])
  const { data: towns = [] } = useQuery(townsQuery())
  const [contract] = draft.contracts
  const offered: readonly ContractKind[] =
    data.organization.kind === 'on_maker' ? makerContracts : contractKinds
  const isPrivate = draft.audience === 'private'
  return (
    <Section title={t('work.title')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('matching:editor.remote')}
          value={draft.remote}
          onChange={(event) => change({ remote: event.currentTarget.value as WorkMode })}
          data={workModes.map((value) => ({ value, label: capital(t(`matching:remotes.${value}`)) }))}
        />
        {draft.remote !== 'remote' && (
          <Select
            id={fieldId('town')}
            label={t('matching:editor.town')}
            nothingFoundMessage={t('matching:editor.townMissing')}
            searchable
            required
            limit={40}
            error={errorOf('town')}
            data={towns.map((town) => ({ value: town.slug, label: inLanguage(town, 'name') }))}
            value={draft.town}
            onChange={(town) => change({ town })}
          />
        )}
        <NativeSelect
          id={fieldId('contracts')}
          label={t('work.contract')}
          required={!isPrivate}
          error={errorOf('contracts')}
          value={contract ?? ''}
          onChange={(event) => {
            const kind = event.currentTarget.value as ContractKind | ''
            change({ contracts: kind ? [kind] : [] })
          }}
          data={[
            { value: '', label: t('work.noContract') },
            ...offered.map((value) => ({ value, label: t(`profiles:contractKinds.${value}`) })),
          ]}
        />
        {contract && timedContracts.includes(contract) && (
          <AmountInput
            id={fieldId('durationMonths')}
            label={t('work.months')}
            required={!isPrivate}
            allowDecimal={false}
            min={1}
            max={60}
            clampBehavior="strict"
            error={errorOf('durationMonths')}
            value={draft.durationMonths ?? ''}
            onChange={(value) => change({ durationMonths: whole(value) })}
          />
        )}
        <NativeSelect
          label={t('work.time')}
          value={draft.workingTime}
          onChange={(event) => change({ workingTime: event.currentTarget.value as 'full' | 'part' })}
          data={(['full', 'part'] as const).map((value) => ({ value, label: t(`work.times.${value}`) }))}
        />
        {draft.workingTime === 'part' && (
          <AmountInput
            id={fieldId('hoursPerWeek')}
            label={t('work.hours')}
            required
            decimalScale={1}
            min={1}
            max={60}
            clampBehavior="strict"
            error={errorOf('hoursPerWeek')}
            value={draft.hoursPerWeek ?? ''}
            onChange={(value) => change({ hoursPerWeek: whole(value) })}
          />
        )}
        <DayInput
          id={fieldId('startOn')}
          label={t('matching:editor.start')}
          value={draft.startOn ?? ''}
          onChange={(day) => change({ startOn: day || null })}
        />
        {!isPrivate && (
          <>
            <DayInput
              id={fieldId('applyBy')}
              label={t('work.applyBy')}
              description={t('work.applyByHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={errorOf('applyBy')}
              value={draft.applyBy ?? ''}
              onChange={(day) => change({ applyBy: day || null })}
            />
            <AmountInput
              label={t('work.places')}
              allowDecimal={false}
              min={Math.max(1, data.opening?.placesFilled ?? 1)}
              max={200}
              clampBehavior="blur"
              value={draft.places}
              onChange={(value) => change({ places: Math.min(200, Math.max(1, Number(value) || 1)) })}
            />
          </>
        )}
      </SimpleGrid>
    </Section>
  )
}
