/** A line for a file that exists. */
export interface Line {
  file: string
  /** Where it goes: directly after the match, or before it. */
  after?: RegExp
  before?: RegExp
  text: string
  /** Not needed if the file contains this. */
  unless?: RegExp
}

/** The part of docs/data-model.md, and the page of diagrams, to which a group's tables belong. */
const chapters: Record<string, { page: string; title: string }> = {
  core: { page: 'accounts', title: 'Accounts and sign-in' },
  profile: { page: 'career', title: 'Profiles and career' },
  account: { page: 'accounts', title: 'Accounts and sign-in' },
  organizations: { page: 'organizations', title: 'Organizations' },
  missions: { page: 'missions', title: 'Missions' },
  career: { page: 'career', title: 'Profiles and career' },
  community: { page: 'community', title: 'Network, messages and meetings' },
  hiring: { page: 'hiring', title: 'Discovery and hiring' },
  schools: { page: 'schools', title: 'Schools' },
  makers: { page: 'makers', title: 'Makers' },
  integrations: { page: 'integrations', title: 'Integrations' },
  administration: { page: 'administration', title: 'Administration' },
}

/** Everything outside the feature's own files that must know about it. */
export function linesFor(group: string): Line[] {
  const { page, title } = chapters[group]!
  return [
    {
      file: 'scripts/house/map.ts',
      after: new RegExp(`\\n  ${group}: \\{\\n    uses: \\[.*\\],\\n    features: \\{\\n`),
      text: `      '__feature__': [],\n`,
    },
    {
      file: 'supabase/tests/diagrams/chapters.ts',
      after: new RegExp(`\\n  '?${page}'?: \\{[^}]*migrations: \\[[^\\]]*?(?=,?\\s*\\])`),
      text: `, '__table__'`,
    },
    {
      file: 'docs/data-model.md',
      after: new RegExp(`\\n## ${title}\\n\\n(?:\\|.*\\n)+`),
      text: '| `__table__` | an entry of a person, with an optional reminder | the person | the person, column by column |\n',
    },
    {
      file: 'src/lib/query-roots.ts',
      after: /\ntype QueryRoot =\n(?: {2}\| .*\n)*/,
      text: `  | '__feature__'\n`,
    },
    {
      file: 'src/i18n/resources.ts',
      before: /\n\/\*\* All texts by name/,
      text: `import type __name__ from './en/__name__.ts'\n`,
    },
    { file: 'src/i18n/resources.ts', before: /\}\n$/, text: '  __name__: typeof __name__\n' },
    {
      file: 'src/i18n/en/shell.ts',
      after: /\n {2}nav: \{\n(?: {4}.*\n)*/,
      text: `    __name__: '__title_en__',\n`,
    },
    {
      file: 'src/i18n/fr/shell.ts',
      after: /\n {2}nav: \{\n(?: {4}.*\n)*/,
      text: `    __name__: '__title_fr__',\n`,
    },
    {
      file: 'src/areas/__area__/navigation.ts',
      before: /\]\n$/,
      text: `  { to: '/__feature__', label: '__name__', icon: IconBookmarks },\n`,
    },
    {
      file: 'src/areas/__area__/navigation.ts',
      after: /^(?=import)/,
      text: `import { IconBookmarks } from '@tabler/icons-react'\n`,
    },
    {
      file: 'src/areas/__area__/__Area__Area.tsx',
      before: /\/\*\* Every page except the home\. \*\/\n/,
      text: `const __Name__Page = lazyPage(async () => (await import('./__Name__Page.tsx')).__Name__Page, '__name__')\n\n`,
    },
    {
      file: 'src/areas/__area__/__Area__Area.tsx',
      before: / {4}<\/AreaPages>\n/,
      text: '      <Route path="__feature__" element={<__Name__Page />} />\n',
    },
    {
      file: 'supabase/functions/_shared/notifications/en.ts',
      before: /\}\n$/,
      text: `  __table___due: 'Reminder: {{title}}',\n`,
    },
    {
      file: 'supabase/functions/_shared/notifications/fr.ts',
      before: /\} satisfies .*\n$/,
      text: `  __table___due: 'Rappel\u00a0: {{title}}',\n`,
    },
    {
      file: 'supabase/functions/send-mails/texts-en.ts',
      after: /\n {2}kinds: \{\n(?: {4}.*\n)*/,
      text: `    __table___due: ({ title, date }) => ({
      subject: \`Reminder: \${title}\`,
      title: 'Your reminder',
      lines: [\`You asked for a reminder of “\${title}” on \${longDate(date!, 'en-US')}.\`],
      button: 'Open entry',
    }),\n`,
    },
    {
      file: 'supabase/functions/send-mails/texts-fr.ts',
      after: /\n {2}kinds: \{\n(?: {4}.*\n)*/,
      text: `    __table___due: ({ title, date }) => ({
      subject: \`Rappel\u00a0: \${title}\`,
      title: 'Votre rappel',
      lines: [\`Vous avez demandé un rappel de «\u00a0\${title}\u00a0» pour le \${longDate(date!, 'fr')}.\`],
      button: 'Ouvrir l’élément',
    }),\n`,
    },
    {
      file: 'src/features/account/notifications/refreshes.ts',
      after: /\nconst byFamily.*\{\n(?: {2}.*\n)*/,
      text: `  __family__: [['__feature__']],\n`,
      unless: /\n {2}__family__: \[/,
    },
    {
      file: 'src/features/account/notifications/refreshes.ts',
      after: /\nconst byKind.*\{\n(?: {2}.*\n)*/,
      text: `  __table___due: [['__feature__']],\n`,
      unless: /\n {2}__family__: \[\['__feature__'\]\]/,
    },
    {
      file: 'src/i18n/en/health.ts',
      after: /\n {4}names: \{\n(?: {6}.*\n)*/,
      text: `      'remind of __words__': 'Send reminders: __title_en__',\n`,
    },
    {
      file: 'src/i18n/fr/health.ts',
      after: /\n {4}names: \{\n(?: {6}.*\n)*/,
      text: `      'remind of __words__': 'Envoyer les rappels\u00a0: __title_fr__',\n`,
    },
  ]
}

/** The text with the line in its place; undefined if there is no such place. */
export function withLine(content: string, { after, before, text }: Line): string | undefined {
  const found = (after ?? before)!.exec(content)
  if (!found) return
  const at = after ? found.index + found[0].length : found.index
  return `${content.slice(0, at)}${text}${content.slice(at)}`
}
