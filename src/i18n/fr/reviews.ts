import type en from '../en/reviews.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Évaluations',
} satisfies Translation<typeof en>
