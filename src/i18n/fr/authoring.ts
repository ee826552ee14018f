import type en from '../en/authoring.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Missions',
} satisfies Translation<typeof en>
