import { Anchor, Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCalendarDay, formatDate, timeAgo } from '../../../../lib/dates.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { Pages } from '../../../../ui/Pages.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import sticky from '../../../../ui/StickyBar.module.css'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Pipeline, Row } from '../api/answers.ts'
import { isLate, isOpen } from '../pipeline.ts'
import { useApplicantName } from '../use-applicant-name.ts'
import { useStageName } from '../use-stage-name.ts'

const onPage = 50

interface Props {
  pipeline: Pipeline
  page: number
  goToPage: (page: number) => void
  move: (row: Row, stageId: string) => void
  answer: (rows: Row[]) => void
  /** Answered while the list is shown. */
  answered: ReadonlySet<string>
}

/** The same applications as rows, in the order of arrival, several of which can be answered together. */
export function PipelineList({ pipeline, page, goToPage, move, answer, answered }: Props) {
  const { t } = useTranslation('openingApplications')
  const path = useAreaPath()
  const nameOf = useStageName()
  const applicantName = useApplicantName()
  // Other pages' too, as they were when they were selected.
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const { id: openingId, stages, mustHaves, mayDecide, applications: rows } = pipeline
  const pages = Math.max(1, Math.ceil(stages.reduce((sum, { fitting }) => sum + fitting, 0) / onPage))
  const shown = new Map(rows.map((row) => [row.id, row]))
  const chosen = [...selected.values()]
    .filter(({ id }) => shown.has(id) || !answered.has(id))
    .map((row) => shown.get(row.id) ?? row)
    .filter(isOpen)
  const toggle = (row: Row, isOn: boolean) => {
    const next = new Map(selected)
    if (isOn) next.set(row.id, row)
    else next.delete(row.id)
    setSelected(next)
  }
  return (
    <Stack gap="sm">
      {mayDecide && (
        <Group gap="sm" className={sticky.bar}>
          <Button
            variant="default"
            onClick={() => setSelected(new Map(rows.filter(isOpen).map((row) => [row.id, row])))}
          >
            {t('pipeline.selectAll')}
          </Button>
          <Text size="sm" aria-live="polite">
            {t('pipeline.selected', { count: chosen.length })}
          </Text>
          <Button disabled={chosen.length === 0} aria-haspopup="dialog" onClick={() => answer(chosen)}>
            {t('pipeline.answerSelected')}
          </Button>
        </Group>
      )}
      <ResponsiveTable<Row>
        caption={t('pipeline.list')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            header: t('pipeline.application'),
            isLong: true,
            cell: (row) => (
              <Group gap="sm" wrap="nowrap">
                {mayDecide && (
                  <Checkbox
                    aria-label={t('pipeline.select', { name: applicantName(row) })}
                    disabled={!isOpen(row)}
                    checked={selected.has(row.id) && isOpen(row)}
                    onChange={({ currentTarget: { checked } }) => toggle(row, checked)}
                  />
                )}
                <div>
                  {row.withdrawnAt || row.hasConflict ? (
                    <Text fw={600}>{applicantName(row)}</Text>
                  ) : (
                    <Anchor
                      component={Link}
                      fw={600}
                      to={path(`/openings/${openingId}/applications/${row.id}`)}
                    >
                      {applicantName(row)}
                    </Anchor>
                  )}
                  <Text size="sm" c="dimmed">
                    {row.withdrawnAt
                      ? t('pipeline.withdrawn')
                      : row.hasConflict
                        ? t('pipeline.conflict')
                        : row.title && inLanguage(row.title, 'title')}
                  </Text>
                </div>
              </Group>
            ),
          },
          {
            header: t('pipeline.evidence'),
            cell: (row) => `${row.proven?.length ?? 0}/${mustHaves.length}`,
          },
          {
            header: t('pipeline.stage'),
            cell: (row) =>
              mayDecide && !row.withdrawnAt && !row.hasConflict ? (
                <NativeSelect
                  size="xs"
                  miw="8rem"
                  aria-label={t('pipeline.stageOf', { name: applicantName(row) })}
                  value={row.stage}
                  data={stages.map((stage) => ({ value: stage.id, label: nameOf(stage) }))}
                  onChange={({ currentTarget: { value } }) => move(row, value)}
                />
              ) : (
                nameOf(stages.find(({ id }) => id === row.stage)!)
              ),
          },
          {
            header: t('pipeline.answer'),
            cell: (row) => (
              <Text size="sm" c={isLate(row) ? 'var(--danger-text)' : undefined}>
                {row.dueAt
                  ? t(isLate(row) ? 'late' : 'due', { date: formatDate(row.dueAt) })
                  : row.offerUntil
                    ? t('offerUntil', { date: formatCalendarDay(row.offerUntil) })
                    : noValue}
              </Text>
            ),
          },
          {
            header: t('mine.sent'),
            isWideOnly: true,
            cell: (row) => <Text size="sm">{timeAgo(row.sentAt)}</Text>,
          },
        ]}
      />
      <Pages label={t('pipeline.pages')} total={pages} page={Math.min(page, pages)} onChange={goToPage} />
    </Stack>
  )
}
