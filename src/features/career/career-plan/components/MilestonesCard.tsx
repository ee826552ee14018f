import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCalendarDown, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceZone } from '../../../../lib/formats/zones.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { dayIn } from '../../../../lib/weeks.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { CalendarLink } from '../../../account/calendar-feed/components/CalendarLink.tsx'
import type { Milestone, Plan } from '../api/answers.ts'
import { useAddMilestone, useRemoveMilestone } from '../api/change-milestones.ts'
import type { Job } from '../api/get-jobs.ts'
import { calendarOf } from '../calendar.ts'
import { MilestoneForm } from './MilestoneForm.tsx'
import { MilestoneItem } from './MilestoneItem.tsx'
import classes from './Milestones.module.css'
import { SuggestedMilestones } from './SuggestedMilestones.tsx'
import { TimelineDrawing } from './TimelineDrawing.tsx'
import { UndoNotice } from './UndoNotice.tsx'

/** Milestones with their due dates, as a timeline and as a list. */
export function MilestonesCard({ plan, job }: { plan: Plan; job: Job | undefined }) {
  const { t } = useTranslation('careerPlan')
  const { milestones } = plan
  const today = dayIn(deviceZone())
  const [edited, setEdited] = useState<Milestone | 'new'>()
  const [removed, setRemoved] = useState<Milestone>()
  const add = useAddMilestone()
  const remove = useRemoveMilestone()
  const isOpen = (one: Milestone) => !one.done_at && !one.met_at
  const download = (list: Milestone[]) =>
    saveFile(`${t('milestones.file')}.ics`, calendarOf(list), 'text/calendar;charset=utf-8')
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {t('milestones.add')}
    </Button>
  )
  return (
    <Card padding="lg" component="section" aria-labelledby="milestones" mb="md">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={2} id="milestones">
              {t('milestones.title')}
            </Title>
            <Text c="dimmed">{t('milestones.description')}</Text>
          </div>
          {milestones.length > 0 && (
            <Group gap="sm">
              {milestones.some(isOpen) && (
                <Button
                  variant="default"
                  leftSection={<IconCalendarDown size={18} aria-hidden />}
                  onClick={() => download(milestones.filter(isOpen))}
                >
                  {t('milestones.all')}
                </Button>
              )}
              <CalendarLink />
              {addButton}
            </Group>
          )}
        </Group>
        {removed && !milestones.some(({ id }) => id === removed.id) && (
          <UndoNotice
            text={t('milestones.removed', { title: removed.title })}
            undo={t('milestones.undo')}
            onUndo={() => add.mutate(removed)}
          />
        )}
        {milestones.length === 0 ? (
          <EmptyState
            compact
            title={t('milestones.none')}
            text={t('milestones.noneText')}
            action={addButton}
          />
        ) : (
          <>
            <TimelineDrawing milestones={milestones} today={today} />
            <ul className={classes.list}>
              {milestones.map((milestone) => (
                <MilestoneItem
                  key={milestone.id}
                  milestone={milestone}
                  today={today}
                  onEdit={() => setEdited(milestone)}
                  onDownload={() => download([milestone])}
                  onRemove={() => {
                    remove.mutate(milestone.id)
                    setRemoved(milestone)
                  }}
                />
              ))}
            </ul>
          </>
        )}
        {job && <SuggestedMilestones plan={plan} job={job} today={today} />}
      </Stack>
      {edited && (
        <MilestoneForm
          milestone={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
