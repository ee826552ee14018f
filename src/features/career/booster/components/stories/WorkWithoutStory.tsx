import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconPencilStar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../../lib/dates.ts'
import { EmptyState } from '../../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../../ui/LoadState.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import { skillName, skillsQuery } from '../../../../core/skills/api/get-skills.ts'
import type { StoryMaterial } from '../../api/answers.ts'
import type { NewStory } from '../../api/change-stories.ts'
import { materialQuery } from '../../api/get-material.ts'
import { proposeStory } from '../../rules/story.ts'
import classes from '../Booster.module.css'

interface Props {
  onTell: (story: NewStory) => void
  isBusy: boolean
}

/** Validated work without a story: one click makes a first draft. */
export function WorkWithoutStory({ onTell, isBusy }: Props) {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const area = useAreaPath()
  const query = useQuery(materialQuery(id))
  const { data: material } = query
  const { data: skills } = useQuery(skillsQuery())
  if (!material) return <LoadState query={query} skeleton={<Skeleton height={96} radius="lg" />} />
  const waiting = material.filter(({ is_told }) => !is_told)
  const tell = (work: StoryMaterial) =>
    onTell({
      ...proposeStory(work),
      language: work.language,
      skills: [...new Set(work.skills.map((slug) => skillName(skills, slug)))].slice(0, 20),
      certificate_code: work.code,
    })
  if (material.length === 0)
    return (
      <Card padding="lg">
        <EmptyState
          compact
          title={t('stories.noWork')}
          text={t('stories.noWorkText')}
          action={<LinkButton to={area('/missions')}>{t('findMission')}</LinkButton>}
        />
      </Card>
    )
  if (waiting.length === 0) return null
  return (
    <Card padding="lg" component="section" aria-labelledby="told-work">
      <Title order={2} id="told-work">
        {t('stories.fromWork')}
      </Title>
      <Text c="dimmed" mb="sm">
        {t('stories.fromWorkText')}
      </Text>
      <ul className={classes.plain}>
        {waiting.map((work) => (
          <li key={work.code}>
            <Group justify="space-between" gap="xs">
              <div>
                <Text fw={600} lang={work.language}>
                  {work.mission}
                </Text>
                <Text size="sm" c="dimmed">
                  {work.organization} · {t('stories.validated', { date: formatDate(work.issued_at) })}
                </Text>
              </div>
              <Button
                leftSection={<IconPencilStar size={18} aria-hidden />}
                aria-label={t('stories.tellNamed', { mission: work.mission })}
                disabled={isBusy}
                onClick={() => tell(work)}
              >
                {t('stories.tell')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Card>
  )
}
