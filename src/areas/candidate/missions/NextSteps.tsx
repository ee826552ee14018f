import { Box, Text, Title } from '@mantine/core'
import { IconMessage2Share, IconPencilStar, IconUserStar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { certificatePath } from '../../../lib/paths.ts'
import classes from './NextSteps.module.css'

/** What a certificate is good for: showing it, and talking about it. */
export function NextSteps({ certificate }: { certificate: string }) {
  const { t } = useTranslation('player')
  const path = useAreaPath()
  const steps = [
    { name: 'share' as const, Icon: IconMessage2Share, to: certificatePath(certificate) },
    { name: 'story' as const, Icon: IconPencilStar, to: path('/booster/stories') },
    { name: 'profile' as const, Icon: IconUserStar, to: path('/profile') },
  ]
  return (
    <Box component="section" mb="lg" aria-labelledby="next-steps-title">
      <Title order={2} fz="h3" mb="sm" id="next-steps-title">
        {t('finish.next')}
      </Title>
      <ul className={classes.steps}>
        {steps.map(({ name, Icon, to }) => (
          <li key={name}>
            <Link to={to} className={classes.step}>
              <Icon size={24} stroke={1.6} aria-hidden />
              <span>
                <b>{t(`finish.${name}`)}</b>
                <Text size="sm" c="dimmed" component="span" display="block">
                  {t(`finish.${name}Text`)}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  )
}
