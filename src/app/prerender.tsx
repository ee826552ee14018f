import { MantineProvider } from '@mantine/core'
import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { LandingContent } from '../areas/landing/LandingContent.tsx'
import enCommon from '../i18n/en/common.ts'
import enLanding from '../i18n/en/landing.ts'
import { formatter } from '../i18n/formatter.ts'
import frCommon from '../i18n/fr/common.ts'
import frLanding from '../i18n/fr/landing.ts'
import type { Language } from '../i18n/languages.ts'
import { cssVariables, theme } from '../ui/theme.ts'

const resources = {
  en: { common: enCommon, landing: enLanding },
  fr: { common: frCommon, landing: frLanding },
}

/** Renders the landing page to HTML, so it shows before any script runs. */
export async function prerenderLanding(language: Language): Promise<string> {
  const i18n = createInstance({
    lng: language,
    resources,
    defaultNS: 'common',
    interpolation: { escapeValue: false, alwaysFormat: true },
  })
  await i18n.use(formatter).use(initReactI18next).init()
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
        <LandingContent />
      </MantineProvider>
    </I18nextProvider>,
  )
}
