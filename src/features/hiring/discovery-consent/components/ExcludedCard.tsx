import {
  Card,
  CloseButton,
  Combobox,
  Loader,
  Stack,
  Text,
  TextInput,
  Title,
  useCombobox,
} from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import type { NamedCompany } from '../api/answers.ts'
import { useHideFrom, useShowTo } from '../api/change-consent.ts'
import { companiesQuery } from '../api/find-companies.ts'
import classes from './Consent.module.css'

/** Companies the candidate never wants to be found by. */
export function ExcludedCard({ excluded }: { excluded: NamedCompany[] }) {
  const { t } = useTranslation('discoveryConsent')
  const show = useShowTo((_, { name }) => toast.success({ title: t('excluded.shown', { name }) }))
  return (
    <Card component="section" padding="lg">
      <Stack gap="md">
        <div>
          <Title order={2} fz="lg">
            {t('excluded.title')}
          </Title>
          <Text c="dimmed">{t('excluded.text')}</Text>
        </div>
        <CompanySearch />
        {excluded.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('excluded.none')}
          </Text>
        ) : (
          <ul className={classes.companies}>
            {excluded.map((company) => (
              <li key={company.id}>
                {company.name}
                <CloseButton
                  aria-label={t('excluded.remove', { name: company.name })}
                  disabled={show.isPending}
                  onClick={() => show.mutate(company)}
                />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

function CompanySearch() {
  const { t } = useTranslation('discoveryConsent')
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed, 200)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { data = [], isFetching } = useQuery(companiesQuery(words))
  const hide = useHideFrom((_, { name }) => toast.success({ title: t('excluded.hidden', { name }) }))
  const isKnown = words === typed && !isFetching
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const company = data.find((one) => one.id === id)
        if (company) hide.mutate(company)
        setTyped('')
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target>
        <TextInput
          label={t('excluded.add')}
          placeholder={t('excluded.placeholder')}
          maw={480}
          value={typed}
          rightSection={isFetching ? <Loader size={16} /> : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed.trim() === '' || (data.length === 0 && !isKnown)}>
        <Combobox.Options aria-label={t('excluded.add')}>
          {data.map(({ id, name }) => (
            <Combobox.Option key={id} value={id}>
              {name}
            </Combobox.Option>
          ))}
          {data.length === 0 && <Combobox.Empty>{t('excluded.nothing')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
