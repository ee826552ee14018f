import type en from '../en/player.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Missions',
} satisfies Translation<typeof en>
