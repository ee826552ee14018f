import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Section } from '../../../../ui/Section.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { openingAgreementsQuery } from '../api/get-agreements.ts'

/** The agreements of an opening's hires, also of people whose application is gone. Hidden until there is one. */
export function OpeningAgreements({ openingId }: { openingId: string }) {
  const { t } = useTranslation('agreements')
  const path = useAreaPath()
  const { data = [] } = useQuery(openingAgreementsQuery(openingId))
  if (data.length === 0) return null
  return (
    <Section title={t('list')}>
      <Stack gap="xs">
        {data.map(({ id, student, title, finalizedAt }) => (
          <div key={id}>
            <Anchor component={Link} to={path(`/agreements/${id}`)}>
              {student} · {title}
            </Anchor>
            <Text size="sm" c="dimmed">
              {finalizedAt ? t('final') : t('draft')}
            </Text>
          </div>
        ))}
      </Stack>
    </Section>
  )
}
