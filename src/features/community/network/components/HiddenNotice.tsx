import { Alert, Anchor, Text } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Network } from '../api/answers.ts'

/** Reminds people who hide their profile that no one can find it. */
export function HiddenNotice({ visibility }: Pick<Network, 'visibility'>) {
  const { t } = useTranslation('network')
  const path = useAreaPath()
  if (visibility === 'public') return null
  return (
    <Alert color="amber" icon={<IconEyeOff aria-hidden />}>
      <Text size="md">
        {t(`settings.hidden.${visibility}`)}{' '}
        <Anchor component={Link} to={path('/profile')} inherit underline="always">
          {t('settings.change')}
        </Anchor>
      </Text>
    </Alert>
  )
}
