import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OpeningPageData } from '../api/answers.ts'
import { OpeningCards } from './OpeningCards.tsx'

/** Where to look next from an opening. */
export function RelatedOpenings({ opening }: { opening: OpeningPageData }) {
  const { t } = useTranslation('openingBoard')
  const parts = [
    { title: t('page.more', { name: opening.organization.name }), openings: opening.others },
    { title: t('page.similar'), openings: opening.similar },
  ]
  return parts.map(
    ({ title, openings }) =>
      openings.length > 0 && (
        <section key={title}>
          <Title order={2} mt="xl" mb="md">
            {title}
          </Title>
          <OpeningCards openings={openings} level={3} />
        </section>
      ),
  )
}
