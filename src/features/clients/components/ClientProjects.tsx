import { Anchor, Badge, Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { formatCalendarDay } from '../../../lib/dates.ts'
import { ProjectDialog } from '../../projects/components/ProjectDialog.tsx'
import classes from '../../projects/components/Projects.module.css'
import { Section } from '../../projects/components/Section.tsx'
import type { ProjectCard } from '../../projects/model.ts'
import { useAreaPath } from '../../session/area-base.ts'
import type { Client } from '../model.ts'

export function ClientProjects({ client, projects }: { client: Client; projects: ProjectCard[] }) {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  return (
    <Section
      title={t('client.projects')}
      aside={
        <Button
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setAdding(true)}
        >
          {t('client.addProject')}
        </Button>
      }
    >
      {projects.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('client.noProjects')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {projects.map(({ id, title, status, dueOn }) => (
            <li key={id} className={classes.row}>
              <Anchor component={Link} to={path(`/projects/${id}`)} fw={600}>
                {title}
              </Anchor>
              {dueOn && (
                <Text size="sm" c="dimmed">
                  {t('card.due', { date: formatCalendarDay(dueOn) })}
                </Text>
              )}
              <Badge
                variant="light"
                color={status === 'done' ? 'moss' : 'indigo'}
                c={status === 'done' ? 'var(--moss-text)' : 'var(--brand-text)'}
                tt="none"
              >
                {t(`statuses.${status}`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <ProjectDialog
          clients={[{ id: client.id, name: client.name }]}
          clientId={client.id}
          onClose={() => setAdding(false)}
          onSaved={(id) => void navigate(path(`/projects/${id}`))}
        />
      )}
    </Section>
  )
}
