import { Button, Group, Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconEye, IconEyeOff, IconShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import type { Adviser, School } from '../api/answers.ts'
import { schoolsQuery, useShareNotes } from '../api/share-notes.ts'

/** Who else can read the notes: no one, or the advisers of one school. */
export function NotesSharing({ adviser }: { adviser: Adviser | null }) {
  const { t } = useTranslation('careerPlan')
  const share = useShareNotes()
  const [isChoosing, setChoosing] = useState(false)
  if (adviser) {
    return (
      <Group gap="sm" justify="space-between">
        <Group gap="xs" wrap="nowrap">
          <IconEye size={20} stroke={1.7} aria-hidden />
          <Text>{t('notes.sharedWith', { name: adviser.name, date: formatDate(adviser.since) })}</Text>
        </Group>
        <Button
          variant="default"
          leftSection={<IconEyeOff size={18} aria-hidden />}
          onClick={() => share.mutate(null)}
        >
          {t('notes.stopSharing')}
        </Button>
      </Group>
    )
  }
  if (isChoosing) {
    const choose = (school: School) => {
      setChoosing(false)
      share.mutate(school)
    }
    return <SchoolChooser onChoose={choose} />
  }
  return (
    <Group gap="sm" justify="space-between">
      <Text c="dimmed">{t('notes.hint')}</Text>
      <Button
        variant="default"
        leftSection={<IconShare size={18} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        {t('notes.share')}
      </Button>
    </Group>
  )
}

function SchoolChooser({ onChoose }: { onChoose: (school: School) => void }) {
  const { t } = useTranslation('careerPlan')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 200)
  const { data: schools = [], isFetching } = useQuery(schoolsQuery(search))
  return (
    <Select
      label={t('notes.school')}
      description={t('notes.schoolHint')}
      searchable
      autoFocus
      searchValue={typed}
      onSearchChange={setTyped}
      data={schools.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) => options}
      nothingFoundMessage={isFetching ? t('notes.searching') : t('notes.noSchool')}
      onChange={(id) => {
        const school = schools.find((found) => found.id === id)
        if (school) onChoose(school)
      }}
    />
  )
}
