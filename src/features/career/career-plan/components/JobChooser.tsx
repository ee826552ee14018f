import { Badge, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import type { Plan } from '../api/answers.ts'
import { isOffered, type Job, jobSummary, jobTitle } from '../api/get-jobs.ts'
import { useSetTargets } from '../api/set-targets.ts'
import { gapOf } from '../gap.ts'
import { maxTargetJobs } from '../model.ts'
import { searchJobs } from '../search-jobs.ts'
import classes from './JobChooser.module.css'

interface Props {
  jobs: Job[]
  plan: Plan
  opened: boolean
  onClose: () => void
}

/** The job catalog, to choose one main target and up to two others. */
export function JobChooser({ jobs, plan, opened, onClose }: Props) {
  const { t } = useTranslation('careerPlan')
  const { t: tMissions } = useTranslation('missions')
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState('')
  const { mutate } = useSetTargets()
  const categories = [...new Set(jobs.map((job) => job.category))].map((value) => ({
    value,
    label: tMissions(`categories.${value}`),
  }))
  const found = searchJobs(jobs.filter(isOffered), typed, jobTitle).filter(
    (job) => !category || job.category === category,
  )
  const isFull = plan.targets.length >= maxTargetJobs
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('targets.dialog')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('targets.done') }}
    >
      <Stack gap="md">
        <Text c="dimmed">{t(isFull ? 'targets.full' : 'targets.hint')}</Text>
        <div className={classes.filters}>
          <SearchField
            label={t('targets.search')}
            placeholder={t('targets.placeholder')}
            value={typed}
            onChange={setTyped}
            data-autofocus
          />
          <NativeSelect
            label={t('targets.category')}
            value={category}
            onChange={(event) => setCategory(event.currentTarget.value)}
            data={[{ value: '', label: t('targets.anyCategory') }, ...categories]}
          />
        </div>
        <Text size="sm" role="status">
          {t('targets.found', { count: found.length })}
          {found.length === 0 && ` ${t('targets.nothing')}`}
        </Text>
        <ul className={classes.jobs}>
          {found.map((job) => {
            const title = jobTitle(job)
            const isChosen = plan.targets.includes(job.slug)
            const { proven, essential } = gapOf(job, plan)
            return (
              <li key={job.slug}>
                <div>
                  <Group gap="xs">
                    <Title order={3} fz="md">
                      {title}
                    </Title>
                    <Badge variant="light" color="gray" tt="none">
                      {tMissions(`categories.${job.category}`)}
                    </Badge>
                  </Group>
                  <Text size="sm">{jobSummary(job)}</Text>
                  {proven > 0 && (
                    <Text size="sm" c="var(--moss-text)">
                      {t('gap.proven', { count: proven, total: essential.length })}
                    </Text>
                  )}
                </div>
                {isChosen ? (
                  <Button
                    variant="light"
                    leftSection={<IconCheck size={16} aria-hidden />}
                    aria-label={t('targets.remove', { job: title })}
                    onClick={() => mutate(plan.targets.filter((slug) => slug !== job.slug))}
                  >
                    {t('targets.chosen')}
                  </Button>
                ) : (
                  <Button
                    variant="default"
                    disabled={isFull}
                    aria-label={t('targets.addNamed', { job: title })}
                    onClick={() => mutate([...plan.targets, job.slug])}
                  >
                    {t('targets.add')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        <Group justify="flex-end" className={classes.foot}>
          <Button onClick={onClose}>{t('targets.done')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
