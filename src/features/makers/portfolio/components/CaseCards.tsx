import { Card, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import cards from '../../../../ui/Cards.module.css'
import { CompanyPhoto } from '../../../hiring/company-profile/components/CompanyPhotos.tsx'
import type { CaseCard } from '../api/answers.ts'
import classes from './Portfolio.module.css'

/** Public case studies, each with its first picture. */
export function CaseCards({ handle, cases }: { handle: string; cases: CaseCard[] }) {
  return (
    <ul className={cards.cards}>
      {cases.map(({ id, slug, title, role, cover }) => (
        <li key={id}>
          <Card padding="md" className={cards.card}>
            {cover && (
              <div className={classes.cover}>
                <CompanyPhoto photo={cover} />
              </div>
            )}
            <Title order={3} fz="lg" className={cards.title}>
              <Link to={paths.makerCase(handle, slug)}>{title}</Link>
            </Title>
            {role && (
              <Text size="sm" c="dimmed">
                {role}
              </Text>
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}
