import { Alert, Badge, Button, Card, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StarterMissions } from '../../../features/administration/setup/api/answers.ts'
import {
  starterMissionsQuery,
  useAddStarterMissions,
  useRemoveStarterMissions,
} from '../../../features/administration/setup/api/starter-missions.ts'
import {
  type StarterMission,
  starterMissions,
} from '../../../features/missions/authoring/templates/starter-missions.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { errorText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'

const WalkThrough = lazy(async () => ({
  default: (await import('../../../features/missions/authoring/components/preview/WalkThrough.tsx'))
    .WalkThrough,
}))

/** Ready-made missions for an empty catalog: which to add, who publishes them, and which were added. */
export function MissionStep() {
  const query = useQuery(starterMissionsQuery)
  if (!query.data) return <LoadState query={query} skeleton={<CardsSkeleton tiles={1} />} />
  return <Choice state={query.data} />
}

function Choice({ state }: { state: StarterMissions }) {
  const { t } = useTranslation('setup')
  const language = currentLanguage()
  const missions = useMemo(() => starterMissions(language), [language])
  const added = new Map(state.added.map((mission) => [mission.name, mission]))
  const [left, setLeft] = useState<string[]>([])
  const [name, setName] = useState(state.suggestedName)
  const [previewed, setPreviewed] = useState<StarterMission>()
  const [isRemoving, setRemoving] = useState(false)
  const add = useAddStarterMissions()
  const remove = useRemoveStarterMissions()
  const open = missions.filter((mission) => !added.has(mission.name))
  const chosen = open.filter((mission) => !left.includes(mission.name))
  const unused = state.added.filter(({ isUsed }) => !isUsed).map((mission) => mission.name)
  const toggle = (wanted: string) =>
    setLeft(left.includes(wanted) ? left.filter((one) => one !== wanted) : [...left, wanted])
  const submit = () => {
    remove.reset()
    add.mutate({ missions: chosen, organization: name })
  }
  return (
    <>
      {add.error && (
        <Alert color="red" role="alert">
          {errorText(add.error)}
        </Alert>
      )}
      {(add.isSuccess || remove.isSuccess) && (
        <Alert color="moss" role="status">
          {remove.isSuccess
            ? t('steps.mission.removed', { count: remove.data })
            : t('steps.mission.done', { count: add.data })}
        </Alert>
      )}
      <Card padding="lg">
        <Stack gap="md">
          {open.length > 0 && (
            <Group>
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => setLeft(chosen.length > 0 ? open.map((mission) => mission.name) : [])}
              >
                {t(chosen.length > 0 ? 'steps.mission.clear' : 'steps.mission.selectAll')}
              </Button>
            </Group>
          )}
          <Stack
            component="ul"
            gap="md"
            m={0}
            p={0}
            style={{ listStyle: 'none' }}
            aria-label={t('steps.mission.label')}
          >
            {missions.map((mission) => (
              <Row
                key={mission.name}
                mission={mission}
                added={added.get(mission.name)}
                isChosen={chosen.includes(mission)}
                onToggle={() => toggle(mission.name)}
                onPreview={() => setPreviewed(mission)}
              />
            ))}
          </Stack>
        </Stack>
      </Card>
      {state.organization ? (
        <Text>
          {t(state.isMember ? 'steps.mission.member' : 'steps.mission.other', {
            organization: state.organization,
          })}
        </Text>
      ) : (
        <TextInput
          label={t('steps.mission.organization')}
          description={t('steps.mission.organizationHint')}
          maxLength={160}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <Text c="dimmed">{t('steps.mission.templates')}</Text>
      <Group>
        {open.length > 0 && (
          <Button disabled={chosen.length === 0} loading={add.isPending} onClick={submit}>
            {t('steps.mission.add', { count: chosen.length })}
          </Button>
        )}
        {added.size > 0 && (
          <LinkButton to={paths.missions} variant="default">
            {t('steps.mission.catalog')}
          </LinkButton>
        )}
        {unused.length > 0 && (
          <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
            {t('steps.mission.remove', { count: unused.length })}
          </Button>
        )}
      </Group>
      {previewed && (
        <Suspense>
          <WalkThrough content={previewed.content} onClose={() => setPreviewed(undefined)} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={isRemoving}
        title={t('steps.mission.remove', { count: unused.length })}
        text={t('steps.mission.removeText')}
        action={t('steps.mission.remove', { count: unused.length })}
        isHarmful
        change={remove}
        onClose={() => setRemoving(false)}
        onConfirm={() => {
          add.reset()
          remove.mutate(unused, { onSuccess: () => setRemoving(false) })
        }}
      />
    </>
  )
}

interface RowProps {
  mission: StarterMission
  added: StarterMissions['added'][number] | undefined
  isChosen: boolean
  onToggle: () => void
  onPreview: () => void
}

function Row({ mission: { content }, added, isChosen, onToggle, onPreview }: RowProps) {
  const { t } = useTranslation('setup')
  const { t: tMissions } = useTranslation('missions')
  const facts = [
    tMissions(`categories.${content.category}`),
    tMissions(`difficulties.${content.difficulty}`),
    tMissions('hours', { count: content.hours }),
  ].join(' · ')
  return (
    <Group component="li" gap="sm" wrap="nowrap" justify="space-between" align="flex-start">
      {added ? (
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <IconCheck size={20} style={{ flex: 'none' }} color="var(--mantine-color-moss-6)" aria-hidden />
          <div>
            <Text size="sm">{content.title}</Text>
            <Text size="xs" c="dimmed">
              {facts}
            </Text>
          </div>
        </Group>
      ) : (
        <Checkbox checked={isChosen} label={content.title} description={facts} onChange={onToggle} />
      )}
      <Group gap="xs" wrap="nowrap" style={{ flex: 'none' }}>
        {added && (
          <Badge variant="light" color={added.isUsed ? 'gray' : 'moss'} visibleFrom="xs">
            {t(added.isUsed ? 'steps.mission.used' : 'steps.mission.added')}
          </Badge>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('steps.mission.preview', { title: content.title })}
          onClick={onPreview}
        >
          {t('steps.mission.previewShort')}
        </Button>
      </Group>
    </Group>
  )
}
