import {
  Card,
  Chip,
  Group,
  Input,
  NativeSelect,
  SimpleGrid,
  Stack,
  TagsInput,
  Textarea,
  Title,
} from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { availabilities, contractKinds, type ProfileFields, remotes } from '../model.ts'
import classes from './Profile.module.css'

/** What kind of job the person looks for, where, and from when. */
export function WantedFields({ form }: { form: UseFormReturnType<ProfileFields> }) {
  const { t } = useTranslation('profiles')
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Title order={2} fz="lg">
          {t('wanted')}
        </Title>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            id="availability"
            label={t('availability')}
            data={availabilities.map((value) => ({ value, label: t(`availabilities.${value}`) }))}
            {...form.getInputProps('availability')}
          />
          {form.values.availability === 'from_date' && (
            <DayInput label={t('availableFrom')} required {...form.getInputProps('availableFrom')} />
          )}
          <NativeSelect
            label={t('remote')}
            data={remotes.map((value) => ({ value, label: t(`remotes.${value}`) }))}
            {...form.getInputProps('remote')}
          />
        </SimpleGrid>
        <Chip.Group multiple {...form.getInputProps('contracts')}>
          <fieldset id="contracts" tabIndex={-1} className={classes.plain}>
            <Input.Label component="legend" mb={6}>
              {t('contracts')}
            </Input.Label>
            <Group gap={8}>
              {contractKinds.map((kind) => (
                <Chip key={kind} value={kind} variant="outline">
                  {t(`contractKinds.${kind}`)}
                </Chip>
              ))}
            </Group>
          </fieldset>
        </Chip.Group>
        <TagsInput
          id="places"
          label={t('places')}
          description={t('placesHint')}
          maxTags={20}
          {...form.getInputProps('places')}
        />
        <Textarea label={t('lookingFor')} autosize minRows={2} {...form.getInputProps('lookingFor')} />
      </Stack>
    </Card>
  )
}
