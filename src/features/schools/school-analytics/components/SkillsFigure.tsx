import { Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { SchoolAnalytics } from '../api/answers.ts'

interface Props {
  figures: SchoolAnalytics
  fileName: (title: string) => string
}

/** Skills proven by certificates of the period. */
export function SkillsFigure({ figures: { skills }, fileName }: Props) {
  const { t } = useTranslation('schoolAnalytics')
  if (skills.length === 0)
    return (
      <Card padding="lg" component="section">
        <Title order={2} size="h3">
          {t('skills.title')}
        </Title>
        <Text c="dimmed">{t('skills.none')}</Text>
      </Card>
    )
  return (
    <ChartFigure
      title={t('skills.title')}
      summary={t('skills.summary')}
      kind="across"
      axis={t('skills.axis')}
      points={skills.map((skill) => ({ label: inLanguage(skill, 'name'), people: skill.people }))}
      series={[{ key: 'people', label: t('skills.people') }]}
      fileName={fileName(t('skills.title'))}
    />
  )
}
