import {
  Button,
  Chip,
  CloseButton,
  Group,
  Input,
  NativeSelect,
  Select,
  SimpleGrid,
  Stack,
} from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { type LanguageLevel, languageChoices, languageLevels } from '../../../../lib/spoken-languages.ts'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { contractKinds } from '../../../profile/profiles/model.ts'
import { townsQuery } from '../../discovery/api/get-towns.ts'
import { type ContractKind, type WorkMode, workModes } from '../model.ts'
import { capital, maxLanguages, newLanguage, type OpeningFields } from '../opening-form.ts'
import classes from './Openings.module.css'

interface Props {
  fields: OpeningFields
  townError?: string
  onChange: (changes: Partial<OpeningFields>) => void
}

/** Where, when, with which contract and in which languages. */
export function OpeningConditions({ fields, townError, onChange }: Props) {
  const { t, i18n } = useTranslation(['matching', 'profiles'])
  const { data: towns = [] } = useQuery(townsQuery())
  const { languages } = fields
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        <NativeSelect
          label={t('editor.remote')}
          value={fields.remote}
          onChange={(event) => onChange({ remote: event.currentTarget.value as WorkMode })}
          data={workModes.map((value) => ({ value, label: capital(t(`remotes.${value}`)) }))}
        />
        {fields.remote !== 'remote' && (
          <Select
            label={t('editor.town')}
            nothingFoundMessage={t('editor.townMissing')}
            searchable
            required
            limit={40}
            error={townError}
            data={towns.map((town) => ({ value: town.slug, label: inLanguage(town, 'name') }))}
            value={fields.town}
            onChange={(town) => onChange({ town })}
          />
        )}
        <DayInput
          label={t('editor.start')}
          value={fields.startOn}
          onChange={(next) => onChange({ startOn: next })}
        />
      </SimpleGrid>
      <Chip.Group
        multiple
        value={fields.contracts}
        onChange={(contracts) => onChange({ contracts: contracts as ContractKind[] })}
      >
        <fieldset className={classes.plain}>
          <Input.Label component="legend" mb={6}>
            {t('editor.contracts')}
          </Input.Label>
          <Group gap={8}>
            {contractKinds.map((kind) => (
              <Chip key={kind} value={kind} variant="outline">
                {t(`profiles:contractKinds.${kind}`)}
              </Chip>
            ))}
          </Group>
        </fieldset>
      </Chip.Group>
      <fieldset className={classes.plain}>
        <Input.Label component="legend" mb={6}>
          {t('editor.languages')}
        </Input.Label>
        <Stack gap="xs" align="flex-start">
          {languages.map((spoken, place) => {
            const number = place + 1
            const change = (changes: Partial<typeof spoken>) =>
              onChange({ languages: languages.with(place, { ...spoken, ...changes }) })
            return (
              <Group key={spoken.key} gap="xs" wrap="nowrap">
                <NativeSelect
                  aria-label={t('editor.language', { number })}
                  value={spoken.code}
                  onChange={(event) => change({ code: event.currentTarget.value })}
                  data={[
                    { value: '', label: '' },
                    ...languageChoices(i18n.language).filter(
                      ({ value }) => value === spoken.code || !languages.some(({ code }) => code === value),
                    ),
                  ]}
                />
                <NativeSelect
                  aria-label={t('editor.languageLevel', { number })}
                  value={spoken.level}
                  onChange={(event) => change({ level: event.currentTarget.value as LanguageLevel })}
                  data={languageLevels.map((value) => ({ value, label: t(`profiles:levels.${value}`) }))}
                />
                <CloseButton
                  aria-label={t('editor.removeLanguage', { number })}
                  onClick={() => onChange({ languages: languages.toSpliced(place, 1) })}
                />
              </Group>
            )
          })}
          {languages.length < maxLanguages && (
            <Button
              variant="subtle"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => onChange({ languages: [...languages, newLanguage()] })}
            >
              {t('editor.addLanguage')}
            </Button>
          )}
        </Stack>
      </fieldset>
    </Stack>
  )
}
