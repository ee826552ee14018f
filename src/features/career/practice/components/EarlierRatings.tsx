import { ActionIcon, Group, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { toast } from '../../../../ui/toast.ts'
import type { Rating } from '../api/answers.ts'
import { useRemoveRating } from '../api/rate-answer.ts'
import { overallOf } from '../development.ts'
import classes from './Practice.module.css'

/** Earlier self-ratings of this answer, newest first. */
export function EarlierRatings({ ratings }: { ratings: Rating[] }) {
  const { t } = useTranslation('practice')
  const remove = useRemoveRating()
  if (ratings.length === 0) return null
  return (
    <>
      <Title order={4} fz="md" mt="lg" mb={4}>
        {t('rate.earlier')}
      </Title>
      <ul className={classes.rows}>
        {[...ratings].reverse().map((rating) => {
          const date = formatDate(rating.created_at)
          return (
            <li key={rating.id}>
              <Group justify="space-between" wrap="nowrap" align="flex-start">
                <div>
                  <Text>{t('rate.overall', { date, value: formatNumber(overallOf(rating)) })}</Text>
                  {rating.notes && (
                    <Text c="dimmed" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                      {rating.notes}
                    </Text>
                  )}
                </div>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('rate.remove', { date })}
                  loading={remove.isPending && remove.variables.id === rating.id}
                  onClick={() =>
                    remove.mutate(rating, {
                      onSuccess: () => toast.success({ title: t('rate.removed') }),
                    })
                  }
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </Group>
            </li>
          )
        })}
      </ul>
    </>
  )
}
