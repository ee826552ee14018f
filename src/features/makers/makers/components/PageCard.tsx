import { Anchor, Switch, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { Section } from '../../../../ui/Section.tsx'
import type { MakerFields } from '../form.ts'

interface Props {
  name: string
  slug: string
  form: UseFormReturnType<MakerFields>
  /** As stored: only then does the address work. */
  isShown: boolean
}

/** The page's address, and whether it is public. */
export function PageCard({ name, slug, form, isShown }: Props) {
  const { t } = useTranslation('makers')
  const address = paths.maker(slug)
  return (
    <Section title={t('editor.address')}>
      <Text fw={650} fz="lg">
        {name}
      </Text>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {isShown ? (
          <Anchor component={Link} to={address} inherit>
            {address}
          </Anchor>
        ) : (
          address
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {t('editor.addressText')}
      </Text>
      <Switch
        id="public"
        label={t('editor.isPublic')}
        description={t('editor.isPublicHint')}
        {...form.getInputProps('isPublic', { type: 'checkbox' })}
      />
    </Section>
  )
}
