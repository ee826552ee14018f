import { ActionIcon, Group, Menu, SegmentedControl, Text } from '@mantine/core'
import { IconDots, IconStar, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Job, jobTitle } from '../api/get-jobs.ts'
import { useSetTargets } from '../api/set-targets.ts'
import classes from './CareerPlan.module.css'

interface Props {
  /** Main one first. */
  targets: Job[]
  shown: Job
  onShow: (slug: string) => void
}

/** Which target job is shown, and what can be done with it. */
export function TargetBar({ targets, shown, onShow }: Props) {
  const { t } = useTranslation('careerPlan')
  const { mutate } = useSetTargets()
  const title = jobTitle(shown)
  const others = targets.map(({ slug }) => slug).filter((slug) => slug !== shown.slug)
  const isMain = targets[0]?.slug === shown.slug
  return (
    <Group gap="sm" mb="md" wrap="nowrap" className={classes.targets}>
      {targets.length > 1 ? (
        <SegmentedControl
          aria-label={t('targets.show')}
          value={shown.slug}
          onChange={onShow}
          className={classes.switch}
          data={targets.map((job) => ({ value: job.slug, label: jobTitle(job) }))}
        />
      ) : (
        <Text c="dimmed">{t('targets.main')}</Text>
      )}
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon variant="subtle" size="lg" aria-label={t('targets.menu', { job: title })}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!isMain && (
            <Menu.Item
              leftSection={<IconStar size={16} aria-hidden />}
              onClick={() => mutate([shown.slug, ...others])}
            >
              {t('targets.makeMain')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => mutate(others)}>
            {t('targets.remove', { job: title })}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
