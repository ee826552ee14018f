import { Progress, Text } from '@mantine/core'
import { Section } from './Section.tsx'

interface Props {
  percent: number
  title: string
  /** What helps most next. */
  next: string
}

/** How complete a page is, and what helps most next. */
export function CompletenessCard({ percent, title, next }: Props) {
  return (
    <Section title={title}>
      <Progress value={percent} color={percent === 100 ? 'moss' : 'indigo'} aria-label={title} />
      <Text>{next}</Text>
    </Section>
  )
}
