import { Badge, Button, Code, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../../ui/Form.tsx'
import rows from '../../../../ui/Rows.module.css'
import type { LearningPlatform } from '../api/answers.ts'
import { useAllowDeployment } from '../api/change-platforms.ts'

interface Props {
  organization: string
  platform: LearningPlatform
}

/** Where in the platform Essor was added. Unknown places wait for the owner. */
export function Deployments({ organization, platform: { id, name, deployments } }: Props) {
  const { t } = useTranslation('learningPlatforms')
  const [typed, setTyped] = useState('')
  const allow = useAllowDeployment(organization, () => setTyped(''))
  const change = (deployment: string, is_allowed: boolean) =>
    allow.mutate({ platform_id: id, deployment, is_allowed })
  return (
    <div>
      <Text fw={550}>{t('deployments.title')}</Text>
      {deployments.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('deployments.none')}
        </Text>
      )}
      <ul className={rows.list}>
        {deployments.map((deployment) => (
          <li key={deployment.id} className={rows.row}>
            <Group gap="xs">
              <Code>{deployment.id}</Code>
              {!deployment.isAllowed && (
                <Badge variant="light" tt="none" color="amber" c="var(--amber-text)">
                  {t('deployments.waiting')}
                </Badge>
              )}
            </Group>
            {!deployment.isAllowed && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('deployments.allowLabel', { id: deployment.id })}
                onClick={() => change(deployment.id, true)}
              >
                {t('deployments.allow')}
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              c="var(--danger-text)"
              aria-label={t('deployments.removeLabel', { id: deployment.id })}
              onClick={() => change(deployment.id, false)}
            >
              {t('deployments.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim()) change(typed.trim(), true)
        }}
      >
        <Group gap="xs" align="flex-end" mt="sm">
          <TextInput
            label={t('deployments.id')}
            aria-label={t('deployments.idOf', { name })}
            autoComplete="off"
            maxLength={255}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={!typed.trim()} loading={allow.isPending}>
            {t('deployments.add')}
          </Button>
        </Group>
      </Form>
    </div>
  )
}
