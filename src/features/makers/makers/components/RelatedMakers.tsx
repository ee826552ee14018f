import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import cards from '../../../../ui/Cards.module.css'
import { KnownSkills } from '../../../core/skills/known-skills.ts'
import type { MakerPageData } from '../api/answers.ts'
import { makersQuery } from '../api/get-makers.ts'
import { MakerCard } from './MakerCard.tsx'

const most = 3

/** Others with the maker's main skill, or any if there are none. */
export function RelatedMakers({ maker: { id, skills } }: { maker: MakerPageData }) {
  const { t } = useTranslation('makers')
  const skill = skills.toSorted((one, other) => other.weight - one.weight)[0]?.slug ?? ''
  const all = { search: '', skill: '', available: false, sort: 'available', page: 0 } as const
  const similar = useQuery({ ...makersQuery({ ...all, skill }), enabled: skill !== '' })
  const peers = similar.data?.makers.filter((one) => one.id !== id) ?? []
  const isAlone = peers.length === 0 && (skill === '' || similar.isSuccess)
  const any = useQuery({ ...makersQuery(all), enabled: isAlone })
  const found = isAlone ? (any.data?.makers.filter((one) => one.id !== id) ?? []) : peers
  if (found.length === 0) return null
  return (
    <section>
      <Title order={2} mt="xl" mb="md">
        {t(isAlone ? 'page.others' : 'page.similar')}
      </Title>
      <KnownSkills value={(isAlone ? any : similar).data?.skills}>
        <ul className={cards.cards}>
          {found.slice(0, most).map((one) => (
            <li key={one.id}>
              <MakerCard maker={one} level={3} />
            </li>
          ))}
        </ul>
      </KnownSkills>
    </section>
  )
}
