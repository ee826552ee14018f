import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { AddButton } from '../../../../ui/AddButton.tsx'
import rows from '../../../../ui/Rows.module.css'
import { Rows } from '../../../../ui/Rows.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { ProjectCard } from '../../projects/api/answers.ts'
import { ProjectDialog } from '../../projects/components/ProjectDialog.tsx'
import { StatusBadge } from '../../projects/components/StatusBadge.tsx'
import type { Client } from '../api/answers.ts'

export function ClientProjects({ client, projects }: { client: Client; projects: ProjectCard[] }) {
  const { t } = useTranslation(['clients', 'projects'])
  const path = useAreaPath()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  return (
    <Section
      title={t('client.projects')}
      aside={
        <AddButton variant="filled" onClick={() => setAdding(true)}>
          {t('client.addProject')}
        </AddButton>
      }
    >
      <Rows none={t('client.noProjects')}>
        {projects.map(({ id, title, status, dueOn }) => (
          <li key={id} className={rows.row}>
            <Anchor component={Link} to={path(`/projects/${id}`)} fw={600}>
              {title}
            </Anchor>
            {dueOn && (
              <Text size="sm" c="dimmed">
                {t('projects:card.due', { date: formatCalendarDay(dueOn) })}
              </Text>
            )}
            <StatusBadge status={status} />
          </li>
        ))}
      </Rows>
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
