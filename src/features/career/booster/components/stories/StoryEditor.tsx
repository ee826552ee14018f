import { Anchor, Card, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Stored } from '../../../../../lib/autosave/autosave.ts'
import { deviceCopy } from '../../../../../lib/autosave/device-copy.ts'
import { useAutosave, useAutosaveState } from '../../../../../lib/autosave/use-autosave.ts'
import { certificatePath } from '../../../../../lib/paths.ts'
import { BackLink } from '../../../../../ui/BackLink.tsx'
import { SaveConflict } from '../../../../../ui/SaveConflict.tsx'
import { SaveState } from '../../../../../ui/SaveState.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import { SkillsField } from '../../../../profile/profiles/components/SkillsField.tsx'
import { getStory, type StoryFields, saveStory } from '../../api/change-stories.ts'
import type { Story } from '../../api/get-stories.ts'
import { boosterKeys } from '../../api/keys.ts'
import { adviceOn, storyParts } from '../../rules/story.ts'
import { useStoryText } from '../../use-story-text.ts'
import classes from '../Booster.module.css'
import { CopyTextButton } from '../CopyTextButton.tsx'

const toStored = ({
  title,
  situation,
  task,
  action,
  result,
  skills,
  revision,
}: Story): Stored<StoryFields> => ({
  content: { title, situation, task, action, result, skills },
  revision,
})

interface Props {
  story: Story
}

/** The four parts, saved while typing, with suggestions. */
export function StoryEditor({ story }: Props) {
  const { t } = useTranslation('booster')
  const { id: userId } = useSignedIn()
  const queries = useQueryClient()
  const area = useAreaPath()
  const asText = useStoryText()
  const untitled = t('stories.untitled')
  const autosave = useAutosave<StoryFields>(
    {
      initial: toStored(story),
      device: deviceCopy(userId, `story:${story.id}`),
      save: (fields, revision) =>
        saveStory(story.id, { ...fields, title: fields.title.trim() || untitled }, revision),
      load: async () => {
        const stored = await getStory(story.id)
        return stored && toStored(stored)
      },
    },
    () => void queries.invalidateQueries({ queryKey: boosterKeys.stories(userId) }),
  )
  const state = useAutosaveState(autosave)
  const { content, theirs } = state
  const { change } = autosave
  const whole = { ...content, certificate_code: story.certificate_code }
  const advice = adviceOn(content)
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <BackLink to={area('/booster/stories')} label={t('stories.all')} />
        <Group gap="sm">
          <SaveState state={state} onRetry={autosave.flush} />
          <CopyTextButton value={asText(whole)} label={t('copyText')} />
        </Group>
      </Group>
      {state.status === 'conflict' && (
        <SaveConflict
          theirs={theirs && asText({ ...theirs.content, certificate_code: null })}
          onKeepMine={() => autosave.resolve('mine')}
          onTakeTheirs={() => autosave.resolve('theirs')}
        />
      )}
      <div className={classes.editor}>
        <Card padding="lg" component="section" aria-label={t('stories.story')}>
          <Stack gap="md">
            <TextInput
              label={t('stories.title')}
              maxLength={160}
              required
              value={content.title}
              lang={story.language}
              onChange={(event) => change({ ...content, title: event.currentTarget.value })}
            />
            {storyParts.map((part) => (
              <Textarea
                key={part}
                label={t(`stories.parts.${part}`)}
                description={t(`stories.hints.${part}`)}
                autosize
                minRows={3}
                maxRows={14}
                maxLength={4000}
                lang={story.language}
                value={content[part]}
                onChange={(event) => change({ ...content, [part]: event.currentTarget.value })}
              />
            ))}
            <SkillsField
              skills={content.skills}
              onChange={(skills) => change({ ...content, skills: skills.slice(0, 20) })}
            />
          </Stack>
        </Card>
        <Stack gap="md">
          {story.certificate_code && (
            <Card padding="lg" component="section" aria-labelledby="story-proof">
              <Group gap="xs" wrap="nowrap" align="flex-start">
                <IconRosetteDiscountCheck
                  size={24}
                  color="var(--moss-text)"
                  style={{ flexShrink: 0 }}
                  aria-hidden
                />
                <div>
                  <Title order={2} id="story-proof">
                    {t('stories.proven')}
                  </Title>
                  <Text size="sm" mb={4}>
                    {t('stories.provenText')}
                  </Text>
                  <Anchor component={Link} to={certificatePath(story.certificate_code)} underline="always">
                    {t('stories.proof')}
                  </Anchor>
                </div>
              </Group>
            </Card>
          )}
          <Card padding="lg" component="section" aria-labelledby="story-advice">
            <Title order={2} id="story-advice" mb="xs">
              {t('stories.advice')}
            </Title>
            {advice.length === 0 ? (
              <Text size="sm" c="var(--moss-text)" role="status">
                {t('stories.good')}
              </Text>
            ) : (
              <ul className={classes.bullets}>
                {advice.map((one) => (
                  <li key={one}>{t(`stories.advices.${one}`)}</li>
                ))}
              </ul>
            )}
          </Card>
        </Stack>
      </div>
    </Stack>
  )
}
