import { comparable } from '../../../lib/comparable.ts'
import { searchWords } from '../../../lib/search-words.ts'
import type { Story } from './api/get-stories.ts'

/** Stories that contain every word of a search, anywhere. */
export function findStories(stories: Story[], search: string): Story[] {
  const words = searchWords(search)
  return stories.filter(({ title, situation, task, action, result, skills }) => {
    const all = comparable([title, situation, task, action, result, ...skills].join(' '))
    return words.every((word) => all.includes(word))
  })
}
