import { Alert, Text } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SchoolRecommendation } from '../api/answers.ts'
import { recommendationsOfQuery } from '../api/get-my-recommendations.ts'
import classes from './SchoolOpenings.module.css'

/** On an opening: which of the candidate's schools recommend it. */
export function RecommendedBy({ openingId }: { openingId: string }) {
  const { data } = useQuery(recommendationsOfQuery(openingId))
  return data?.[0] ? <SchoolWords schools={data[0].schools} /> : null
}

/** The name and message of each school that recommends an opening. */
export function SchoolWords({ schools }: Pick<SchoolRecommendation, 'schools'>) {
  const { t } = useTranslation('schoolOpenings')
  return schools.map(({ name, words, at }) => (
    <Alert key={`${name} ${at}`} variant="light" icon={<IconSchool />} title={t('recommendedBy', { name })}>
      {words && (
        <Text size="sm" className={classes.words}>
          {words}
        </Text>
      )}
    </Alert>
  ))
}
