import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import cards from '../../../../ui/Cards.module.css'
import { KnownSkills } from '../../../core/skills/known-skills.ts'
import type { MakerPageData } from '../api/answers.ts'
import { makersQuery } from '../api/get-makers.ts'
import { MakerCard } from './MakerCard.tsx'

const most = 3

/** Others with the maker's main skill, or any if it has none. */
export function RelatedMakers({ maker: { id, skills } }: { maker: MakerPageData }) {
  const { t } = useTranslation('makers')
  const skill = skills.toSorted((one, other) => other.weight - one.weight)[0]?.slug ?? ''
  const { data } = useQuery(makersQuery({ search: '', skill, available: false, sort: 'available', page: 0 }))
  const others = (data?.makers ?? []).filter((one) => one.id !== id).slice(0, most)
  if (others.length === 0) return null
  return (
    <section>
      <Title order={2} mt="xl" mb="md">
        {t(skill ? 'page.similar' : 'page.others')}
      </Title>
      <KnownSkills value={data?.skills}>
        <ul className={cards.cards}>
          {others.map((one) => (
            <li key={one.id}>
              <MakerCard maker={one} level={3} />
            </li>
          ))}
        </ul>
      </KnownSkills>
    </section>
  )
}
