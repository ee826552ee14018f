import { Input, MultiSelect, Radio, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rosterQuery } from '../../../organizations/roster/api/get-roster.ts'
import type { EventFields } from '../form.ts'
import { eventAudiences } from '../model.ts'

/** Who can see a school's event and register. */
export function AudienceField({ form }: { form: UseFormReturnType<EventFields> }) {
  const { t } = useTranslation('events')
  const { audience, cohort_ids } = form.values
  const roster = useQuery(rosterQuery())
  const cohorts = roster.data?.cohorts.filter(({ id, isArchived }) => !isArchived || cohort_ids.includes(id))
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('audience.label')}
        description={t(audience === 'everyone' ? 'audience.hintEveryone' : 'audience.hint')}
        {...form.getInputProps('audience')}
      >
        <Stack gap="xs" mt="xs">
          {eventAudiences.map((value) => (
            <Radio key={value} value={value} label={t(`audience.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {audience === 'cohorts' &&
        (cohorts?.length === 0 ? (
          <Input.Error>{t('audience.noCohorts')}</Input.Error>
        ) : (
          <MultiSelect
            label={t('audience.cohortsLabel')}
            required
            searchable
            data={cohorts?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            {...form.getInputProps('cohort_ids')}
          />
        ))}
    </Stack>
  )
}
