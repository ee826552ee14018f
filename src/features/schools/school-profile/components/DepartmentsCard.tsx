import { Button, Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../../ui/Form.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { SchoolPanel } from '../api/answers.ts'
import { useSaveDepartment } from '../api/change-department.ts'
import { DepartmentMenu } from './DepartmentMenu.tsx'
import classes from './Departments.module.css'

interface Props {
  organizationId: string
  panel: SchoolPanel
}

/** The departments of a school; those who lead it can add, rename and remove them. */
export function DepartmentsCard({ organizationId, panel: { departments, mayLead } }: Props) {
  const { t } = useTranslation('schoolProfile')
  const [name, setName] = useState('')
  const save = useSaveDepartment(organizationId, 'toast')
  function add(event: FormEvent): void {
    event.preventDefault()
    if (!name.trim()) return
    save.mutate(
      { name },
      {
        onSuccess: () => {
          toast.success({ title: t('departments.added', { name: name.trim() }) })
          setName('')
        },
      },
    )
  }
  return (
    <Section title={t('departments.title')}>
      <Text c="dimmed">{t(departments.length > 0 ? 'departments.hint' : 'departments.empty')}</Text>
      {departments.length > 0 && (
        <ul className={classes.list}>
          {departments.map((department) => (
            <li key={department.id}>
              <div>
                <Text fw={600}>{department.name}</Text>
                <Text size="sm" c="dimmed">
                  {t('departments.cohorts', { count: department.cohorts })}
                </Text>
              </div>
              {mayLead && <DepartmentMenu organizationId={organizationId} department={department} />}
            </li>
          ))}
        </ul>
      )}
      {mayLead && (
        <Form onSubmit={add}>
          <Group gap="sm" align="flex-end">
            <TextInput
              label={t('departments.name')}
              flex="1 1 220px"
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" disabled={!name.trim()} loading={save.isPending}>
              {t('departments.add')}
            </Button>
          </Group>
        </Form>
      )}
    </Section>
  )
}
