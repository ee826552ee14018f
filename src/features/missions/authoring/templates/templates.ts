import type { Language } from '../../../../i18n/languages.ts'
import type { MissionContent } from '../../missions/model.ts'
import { cleanup } from './cleanup.ts'
import { data } from './data.ts'
import { hr } from './hr.ts'
import { marketing } from './marketing.ts'
import { sales } from './sales.ts'
import { social } from './social.ts'
import { support } from './support.ts'
import { sustainability } from './sustainability.ts'
import { web } from './web.ts'

const templates = [support, cleanup, social, web, marketing, data, sales, hr, sustainability]

/** Small complete missions to start from, each for a different job. */
export function templatesIn(language: Language): MissionContent[] {
  return templates.map((write) => write((en, fr) => (language === 'fr' ? fr : en), language))
}
