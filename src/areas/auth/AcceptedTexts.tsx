import { Text } from '@mantine/core'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'

/** The texts people accept by signing up; the database records the versions. */
export function AcceptedTexts() {
  const { t } = useTranslation('auth')
  return (
    <Text size="sm" c="dimmed" ta="center">
      <Trans
        t={t}
        i18nKey="accept"
        components={{
          terms: <Link to={paths.terms} target="_blank" style={{ color: 'inherit' }} />,
          privacy: <Link to={paths.privacy} target="_blank" style={{ color: 'inherit' }} />,
        }}
      />
    </Text>
  )
}
