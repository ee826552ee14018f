import { Anchor, Badge, Group } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { PageSection, Presentation } from '../../../hiring/company-profile/components/Presentation.tsx'
import type { SchoolPageData } from '../api/answers.ts'
import { SchoolEvents } from './SchoolEvents.tsx'
import classes from './SchoolPresentation.module.css'

interface Props {
  school: SchoolPageData
  /** Shown inside another page, whose title is above this one. */
  isPreview?: boolean
}

/** A school as everyone sees it. */
export function SchoolPresentation({ school, isPreview = false }: Props) {
  const { t } = useTranslation('schoolProfile')
  const { departments, events, partners } = school
  return (
    <Presentation organization={school} isPreview={isPreview}>
      {departments.length > 0 && (
        <PageSection title={t('page.departments')} isPreview={isPreview}>
          <ul className={classes.list}>
            {departments.map((name) => (
              <li key={name}>
                <Badge variant="light" size="xl" tt="none" className={classes.department}>
                  {name}
                </Badge>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection title={t('page.events')} isPreview={isPreview}>
        {events.length === 0 ? (
          <EmptyState compact title={t('page.noEvents')} text={t('page.noEventsText')} />
        ) : (
          <SchoolEvents events={events} level={isPreview ? 4 : 3} />
        )}
      </PageSection>
      {partners.length > 0 && (
        <PageSection title={t('page.partners')} isPreview={isPreview}>
          <ul className={classes.list}>
            {partners.map(({ name, slug, kind, hasPage }) => (
              <li key={slug} className={classes.partner}>
                <Group gap={6} wrap="nowrap">
                  <IconRosetteDiscountCheck size={18} color="var(--moss-text)" aria-hidden />
                  {hasPage ? (
                    <Anchor
                      component={Link}
                      to={kind === 'company' ? paths.company(slug) : paths.maker(slug)}
                      fw={600}
                    >
                      {name}
                    </Anchor>
                  ) : (
                    <strong>{name}</strong>
                  )}
                </Group>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </Presentation>
  )
}
