import { Badge, Combobox, Group, Loader, ScrollArea, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionText } from '../../../../../ui/OptionText.tsx'
import { SearchField } from '../../../../../ui/SearchField.tsx'
import { MissionCover } from '../../../../missions/missions/components/MissionCover.tsx'
import type { FoundMission } from '../../api/answers.ts'
import { foundMissionsQuery } from '../../api/find-missions.ts'

interface Props {
  organizationId: string
  /** Missions already in the program. */
  chosen: string[]
  onChoose: (mission: FoundMission) => void
}

/** Finds missions that are open, or that partners share with the school. */
export function MissionFinder({ organizationId, chosen, onChoose }: Props) {
  const { t } = useTranslation('programs')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { data, isFetching } = useQuery({
    ...foundMissionsQuery(organizationId, search),
    enabled: combobox.dropdownOpened,
  })
  const found = (data ?? []).filter(({ id }) => !chosen.includes(id))
  return (
    <Combobox
      store={combobox}
      // It opens before the missions load, and moves above if they don't fit below.
      preventPositionChangeWhenVisible={false}
      onOptionSubmit={(id) => {
        const mission = found.find((one) => one.id === id)
        if (mission) onChoose(mission)
        setTyped('')
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target>
        <SearchField
          label={t('editor.find')}
          description={t('editor.findHint')}
          rightSection={isFetching ? <Loader size={18} /> : undefined}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            combobox.openDropdown()
            combobox.selectFirstOption()
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <ScrollArea.Autosize mah={320} type="auto">
          <Combobox.Options aria-label={t('editor.find')}>
            {data && found.length === 0 && <Combobox.Empty>{t('editor.nothing')}</Combobox.Empty>}
            {found.map(({ id, title, company, hours, is_shared, category, difficulty }) => (
              <Combobox.Option key={id} value={id}>
                <Group wrap="nowrap" gap="sm">
                  <MissionCover id={id} category={category} difficulty={difficulty} shape="small" />
                  <OptionText title={title} detail={`${company} · ${t('editor.hours', { hours })}`} />
                  {is_shared && (
                    <Badge variant="light" ms="auto">
                      {t('editor.shared')}
                    </Badge>
                  )}
                </Group>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </ScrollArea.Autosize>
      </Combobox.Dropdown>
    </Combobox>
  )
}
