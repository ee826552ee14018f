import { Anchor, Badge, Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import rows from '../../../../ui/Rows.module.css'
import { Section } from '../../../../ui/Section.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { ProjectCard } from '../../projects/api/answers.ts'
import { ProjectDialog } from '../../projects/components/ProjectDialog.tsx'
import type { Client } from '../api/answers.ts'

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
        <ul className={rows.list}>
          {projects.map(({ id, title, status, dueOn }) => (
            <li key={id} className={rows.row}>
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
