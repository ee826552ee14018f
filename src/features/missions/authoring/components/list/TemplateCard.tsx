import { Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../../i18n/i18n.ts'
import { inLanguage } from '../../../missions/languages.ts'
import type { MissionContent } from '../../../missions/model.ts'
import classes from './NewMissionDialog.module.css'

interface Props {
  content: MissionContent
  /** The organization the mission is from, if it isn't the author's own. */
  from?: string
  isDisabled: boolean
  onUse: () => void
}

export function TemplateCard({ content: written, from, isDisabled, onUse }: Props) {
  const { t } = useTranslation('authoring')
  const content = inLanguage(written, currentLanguage())
  const { t: tMissions } = useTranslation('missions')
  const facts = [
    content.category && tMissions(`categories.${content.category}`),
    t('start.steps', { count: content.steps.length }),
    tMissions('hours', { count: content.hours }),
    from && t('start.from', { name: from }),
  ]
  return (
    <UnstyledButton
      className={classes.template}
      lang={content.language}
      disabled={isDisabled}
      aria-label={t('start.use', { title: content.title })}
      onClick={onUse}
    >
      <Text size="xs" fw={600} c="var(--brand-text)">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Text fw={600}>{content.title}</Text>
      <Text size="sm" c="dimmed">
        {content.summary}
      </Text>
    </UnstyledButton>
  )
}
