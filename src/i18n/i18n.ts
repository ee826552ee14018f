import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { currentPlatform, onPlatformChange, standardPlatform } from '../lib/platform.ts'
import { formatter } from './formatter.ts'
import { isLanguage, type Language, languages, preferredLanguage, rememberLanguage } from './languages.ts'
import type { Resources } from './resources.ts'

const catalogues = import.meta.glob<{ default: Record<string, unknown> }>('./{en,fr}/*.ts')

const elisions = () => import('./elisions.ts')

/** Texts load in pieces, one per area and language, when an area is opened. */
const loadCatalogue: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = catalogues[`./${language}/${namespace}.ts`]
    if (!load) return done(new Error(`there are no texts "${namespace}" in "${language}"`), null)
    load()
      .then(async (module) => {
        const texts = language === 'fr' ? (await elisions()).withElisions(module.default) : module.default
        done(null, await withProductName(texts))
      })
      .catch((error) => done(error, null))
  },
}

export const i18n = i18next.createInstance()

/** Our texts contain the product's name; replaces it if another one was chosen. */
async function withProductName<Catalogue>(texts: Catalogue): Promise<Catalogue> {
  const { name } = currentPlatform()
  if (name === standardPlatform.name) return texts
  const { renamed } = await elisions()
  const said = JSON.stringify(name).slice(1, -1)
  return JSON.parse(renamed(JSON.stringify(texts), standardPlatform.name, said))
}

/** Applies a name that is changed while the page is open. */
function reloadOnRename(): void {
  let said = currentPlatform().name
  onPlatformChange(() => {
    if (said === currentPlatform().name) return
    said = currentPlatform().name
    void i18n.reloadResources().then(() => i18n.emit('languageChanged', i18n.language))
  })
}

/** Starts with the preferred language, the texts every page needs, and those of the first page. */
export async function startI18n(...firstPage: (keyof Resources)[]): Promise<void> {
  i18n.on('languageChanged', (current) => {
    document.documentElement.lang = current
  })
  await i18n
    .use(loadCatalogue)
    .use(formatter)
    .use(initReactI18next)
    .init({
      lng: preferredLanguage(currentPlatform().languages),
      fallbackLng: false,
      supportedLngs: languages,
      ns: ['common', ...firstPage],
      defaultNS: 'common',
      interpolation: { escapeValue: false, alwaysFormat: true },
      maxRetries: 3,
    })
  reloadOnRename()
  onPlatformChange(() => void leaveWithdrawnLanguage())
}

/** A language may no longer be offered while the page is open. */
async function leaveWithdrawnLanguage(): Promise<void> {
  const { languages: offered } = currentPlatform()
  if (!offered.includes(currentLanguage())) await i18n.changeLanguage(offered[0])
}

/** Changes every text on the page; keeps what was typed. A language that isn't offered changes nothing. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!currentPlatform().languages.includes(language)) return
  rememberLanguage(language)
  await i18n.changeLanguage(language)
}

export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : 'en'
}
