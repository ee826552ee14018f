import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { type AuthFields, hearAboutUs, partnerTypes } from '../model.ts'

/** A partner's questions about the organization; a maker may have none. */
export function PartnerFields({ form }: { form: UseFormReturnType<AuthFields> }) {
  const { t } = useTranslation('auth')
  const type = form.values.partnerType
  const optional = (label: string) => `${label} (${t('optional')})`
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={type === 'on_maker' ? optional(t('organizationName')) : t('organizationName')}
          required={type !== 'on_maker'}
          autoComplete="organization"
          {...form.getInputProps('organizationName')}
        />
        <TextInput
          label={t('role')}
          placeholder={t('rolePlaceholder')}
          required
          autoComplete="organization-title"
          {...form.getInputProps('role')}
        />
        <TextInput
          label={optional(t('website'))}
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          {...form.getInputProps('website')}
        />
        <TextInput
          label={optional(t('siret'))}
          inputMode="numeric"
          placeholder={t('siretHint')}
          {...form.getInputProps('siret')}
        />
      </SimpleGrid>
      <NativeSelect
        label={optional(t('hearAboutUs'))}
        data={[
          { value: '', label: t('choose') },
          ...hearAboutUs.map((value) => ({ value, label: t(`hearAboutUsOptions.${value}`) })),
        ]}
        {...form.getInputProps('hearAboutUs')}
      />
    </>
  )
}

export function PartnerTypeField({ form }: { form: UseFormReturnType<AuthFields> }) {
  const { t } = useTranslation('auth')
  return (
    <NativeSelect
      label={t('partnerType')}
      description={t(`partnerTypeHints.${form.values.partnerType}`)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={partnerTypes.map((value) => ({ value, label: t(`partnerTypes.${value}`) }))}
      {...form.getInputProps('partnerType')}
    />
  )
}
