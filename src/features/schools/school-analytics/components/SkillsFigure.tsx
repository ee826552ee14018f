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
  const told = skills.filter(({ people }) => people !== null)
  const hidden = skills.length - told.length
  const note = hidden > 0 ? t('skills.hidden', { count: hidden }) : undefined
  if (told.length === 0)
    return (
      <Card padding="lg" component="section">
        <Title order={2} size="h3">
          {t('skills.title')}
        </Title>
        <Text c="dimmed">
          {t('skills.none')} {note}
        </Text>
      </Card>
    )
  return (
    <ChartFigure
      title={t('skills.title')}
      summary={t('skills.summary')}
      kind="across"
      axis={t('skills.axis')}
      points={told.map((skill) => ({ label: inLanguage(skill, 'name'), people: skill.people }))}
      series={[{ key: 'people', label: t('skills.people') }]}
      note={note}
      fileName={fileName(t('skills.title'))}
    />
  )
}
