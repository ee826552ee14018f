import { Group, type GroupProps, Text } from '@mantine/core'
import { MissionCover } from '../../../missions/missions/components/MissionCover.tsx'
import type { TaskFields } from '../form.ts'

interface Props extends GroupProps {
  mission: Pick<TaskFields, 'id' | 'title' | 'company' | 'category' | 'difficulty'>
}

export const MissionName = ({ mission: { title, company, ...cover }, ...props }: Props) => (
  <Group gap="sm" wrap="nowrap" {...props}>
    <MissionCover id={cover.id} category={cover.category} difficulty={cover.difficulty} shape="small" />
    <div>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {company}
      </Text>
    </div>
  </Group>
)
