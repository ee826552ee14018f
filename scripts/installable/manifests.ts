import enShell from '../../src/i18n/en/shell.ts'
import frShell from '../../src/i18n/fr/shell.ts'

type Shell = typeof enShell

interface Shortcut {
  url: string
  name: (shell: Shell) => string
}

/** Shortcuts of the app's icon in each area. */
const shortcuts: Record<string, Shortcut[]> = {
  visitor: [],
  candidate: [
    { url: '/missions', name: ({ nav }) => nav.missions },
    { url: '/applications', name: ({ nav }) => nav.applications },
    { url: '/networking/messages', name: ({ places }) => places.messages },
  ],
  company: [
    { url: '/reviews', name: ({ nav }) => nav.reviews },
    { url: '/candidates', name: ({ nav }) => nav.candidates },
    { url: '/networking/messages', name: ({ places }) => places.messages },
  ],
  academia: [
    { url: '/students', name: ({ nav }) => nav.students },
    { url: '/programs', name: ({ nav }) => nav.programs },
    { url: '/events', name: ({ nav }) => nav.events },
  ],
  on_maker: [
    { url: '/projects', name: ({ nav }) => nav.projects },
    { url: '/mentoring', name: ({ nav }) => nav.mentoring },
    { url: '/networking/messages', name: ({ places }) => places.messages },
  ],
  admin: [
    { url: '/companies', name: ({ nav }) => nav.companies },
    { url: '/moderation', name: ({ nav }) => nav.moderation },
    { url: '/inbox', name: ({ nav }) => nav.inbox },
  ],
}

/** A job posting that is shared with the app is analyzed. */
const shareTarget = {
  action: '/dashboard/booster/posting',
  method: 'GET',
  params: { title: 'title', text: 'text', url: 'url' },
}

const shells: Record<string, Shell> = { en: enShell, fr: frShell }

/** A manifest for each language and area, by file name. All of them describe the same app. */
export function* manifests(): Generator<[string, object]> {
  for (const [lang, shell] of Object.entries(shells)) {
    for (const [area, entries] of Object.entries(shortcuts)) {
      yield [
        `manifests/${lang}-${area}.webmanifest`,
        {
          id: '/',
          name: 'Essor',
          short_name: 'Essor',
          description: shell.app.description,
          lang,
          start_url: '/dashboard',
          scope: '/',
          display: 'standalone',
          background_color: '#FBFAF7',
          theme_color: '#FBFAF7',
          icons: [
            { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
            { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
          shortcuts: entries.map(({ url, name }) => ({ url: `/dashboard${url}`, name: name(shell) })),
          share_target: area === 'candidate' ? shareTarget : undefined,
        },
      ]
    }
  }
}
