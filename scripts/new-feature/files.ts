/** What each template becomes. `__now__` is the number of a migration made now. */
export const files: Record<string, string> = {
  'migration.sql': 'supabase/migrations/__now_____table__.sql',
  'demo.sql': 'supabase/demo/57___table__.sql',
  'policies.test.ts': 'supabase/tests/__feature__.test.ts',
  'keys.ts': 'src/features/__group__/__feature__/api/keys.ts',
  'answers.ts': 'src/features/__group__/__feature__/api/answers.ts',
  'get.ts': 'src/features/__group__/__feature__/api/get-__feature__.ts',
  'change.ts': 'src/features/__group__/__feature__/api/change-__feature__.ts',
  'List.tsx': 'src/features/__group__/__feature__/components/__Name__List.tsx',
  'List.module.css': 'src/features/__group__/__feature__/components/__Name__List.module.css',
  'Dialog.tsx': 'src/features/__group__/__feature__/components/__Name__Dialog.tsx',
  'Page.tsx': 'src/areas/__area__/__Name__Page.tsx',
  'texts.en.ts': 'src/i18n/en/__name__.ts',
  'texts.fr.ts': 'src/i18n/fr/__name__.ts',
  'story.spec.ts': 'e2e/__feature__.spec.ts',
}
