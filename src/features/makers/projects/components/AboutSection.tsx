import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { OpenProject } from '../api/answers.ts'

export function AboutSection({ project }: { project: OpenProject['project'] }) {
  const { t } = useTranslation('projects')
  return (
    <Section title={t('project.about')}>
      {project.description ? (
        <Markdown>{project.description}</Markdown>
      ) : (
        <Text c="dimmed">{t('project.noDescription')}</Text>
      )}
    </Section>
  )
}
