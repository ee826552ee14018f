import { Alert, Text } from '@mantine/core'
import { IconMessageCircleHeart } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** What a talk is and isn't, shown wherever one is offered or booked. */
export function NotAnInterview({ side }: { side: 'text' | 'host' }) {
  const { t } = useTranslation('talks')
  return (
    <Alert
      variant="light"
      icon={<IconMessageCircleHeart />}
      title={t('notInterview.title')}
      component="section"
      role="note"
    >
      <Text size="md" maw="75ch">
        {t(`notInterview.${side}`)}
      </Text>
    </Alert>
  )
}
