import { Text, Title } from '@mantine/core'
import { IconArrowsSplit2, IconFileText, IconListCheck, IconMessage, IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { countKinds, type Listing } from '../model.ts'
import classes from './MissionDetails.module.css'

const icons = {
  brief: IconFileText,
  message: IconMessage,
  decision: IconArrowsSplit2,
  quiz: IconListCheck,
  deliverable: IconUpload,
}

/** How many steps there are of each kind; their content is for those who work through them. */
export function StepsPreview({ outline }: { outline: Listing['outline'] }) {
  const { t } = useTranslation('catalog')
  const hasDecisions = outline.some(({ kind }) => kind === 'decision')
  return (
    <section>
      <Title order={2} mb="xs">
        {t('mission.willDo')}
      </Title>
      <Text c="dimmed">
        {t(hasDecisions ? 'mission.stepsWithDecisions' : 'mission.steps', { count: outline.length })}
      </Text>
      <ul className={classes.kinds}>
        {countKinds(outline).map(([kind, count]) => {
          const Icon = icons[kind]
          return (
            <li key={kind}>
              <Icon size={22} stroke={1.6} aria-hidden />
              {t(`mission.kinds.${kind}`, { count })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
