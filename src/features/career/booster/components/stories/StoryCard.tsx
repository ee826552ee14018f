import { Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { timeAgo } from '../../../../../lib/dates.ts'
import { certificatePath } from '../../../../../lib/paths.ts'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { useDeleteStory } from '../../api/change-stories.ts'
import type { Story } from '../../api/get-stories.ts'
import { useStoryText } from '../../use-story-text.ts'
import classes from '../Booster.module.css'
import { CopyTextButton } from '../CopyTextButton.tsx'
import { DeleteButton } from '../DeleteButton.tsx'

export function StoryCard({ story }: { story: Story }) {
  const { t } = useTranslation('booster')
  const area = useAreaPath()
  const remove = useDeleteStory()
  const asText = useStoryText()
  const { id, title, certificate_code, skills } = story
  const excerpt = story.action || story.situation || story.result
  return (
    <Card component="li" padding="lg">
      <Stack gap="sm" h="100%">
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
          <Title order={2} fz="lg">
            <Link to={area(`/booster/stories/${id}`)} className={classes.link} lang={story.language}>
              {title}
            </Link>
          </Title>
          <DeleteButton
            label={t('stories.delete', { title })}
            question={t('stories.deleteQuestion')}
            onDelete={() => remove.mutate(id)}
          />
        </Group>
        {certificate_code && (
          <Group gap={6} wrap="nowrap">
            <IconRosetteDiscountCheck size={20} color="var(--moss-text)" aria-hidden />
            <Anchor component={Link} to={certificatePath(certificate_code)} size="sm" underline="always">
              {t('stories.proof')}
            </Anchor>
          </Group>
        )}
        <Text size="sm" lineClamp={3} lang={story.language}>
          {excerpt || t('stories.nothingYet')}
        </Text>
        {skills.length > 0 && (
          <Group gap={6}>
            {skills.slice(0, 5).map((skill) => (
              <Badge key={skill} variant="light" c="var(--brand-text)">
                {skill}
              </Badge>
            ))}
          </Group>
        )}
        <Group justify="space-between" mt="auto">
          <Text size="sm" c="dimmed">
            {t('changedAgo', { time: timeAgo(story.updated_at) })}
          </Text>
          <CopyTextButton value={asText(story)} label={t('copyText')} named={title} size="compact-md" />
        </Group>
      </Stack>
    </Card>
  )
}
