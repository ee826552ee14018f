import type { Plugin } from 'vite'

/**
 * Leaves the schemas of answers out of builds: TypeScript has read their types, and browser stories check them
 * against what the server says.
 */
export const withoutAnswerSchemas = (): Plugin => ({
  name: 'without-answer-schemas',
  apply: 'build',
  load: (id) => (/\/api\/answers\.ts$/.test(id) ? 'export const answers = {}' : undefined),
})
