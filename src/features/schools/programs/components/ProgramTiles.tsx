import { SimpleGrid } from '@mantine/core'
import { IconAlarm, IconCircleCheck, IconSchool, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { StatTile } from '../../../../ui/StatTile.tsx'
import type { ProgramPage } from '../api/answers.ts'
import type { Matrix } from '../matrix.ts'

/** Totals of the cohorts shown; the report has the same. */
export function ProgramTiles({ matrix, page }: { matrix: Matrix; page: ProgramPage }) {
  const { t } = useTranslation('programs')
  const { all, expected, rows, students, unshared } = matrix
  const share = all.handedIn === 0 ? 0 : all.validated / all.handedIn
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }}>
      <StatTile
        label={t('page.students')}
        icon={IconSchool}
        value={students}
        hint={t('page.studentsHint', { count: students - unshared })}
      />
      <StatTile
        label={t('page.handedIn')}
        icon={IconSend}
        value={all.handedIn}
        hint={
          page.program.mode === 'free' ? t('page.handedInFree') : t('page.handedInHint', { count: expected })
        }
      />
      <StatTile
        label={t('page.validated')}
        icon={IconCircleCheck}
        value={all.validated}
        hint={t('page.validatedHint', {
          share: formatPercent(share * 100),
        })}
      />
      <StatTile
        label={t('page.late')}
        icon={IconAlarm}
        value={all.late}
        hint={t('page.lateHint', { count: rows.filter(({ late }) => late > 0).length })}
      />
    </SimpleGrid>
  )
}
