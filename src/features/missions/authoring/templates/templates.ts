import type { Language } from '../../../../i18n/languages.ts'
import type { MissionContent } from '../../missions/model.ts'
import { cleanup } from './cleanup.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { finance } from './finance.ts'
import { hr } from './hr.ts'
import { marketing } from './marketing.ts'
import { product } from './product.ts'
import { sales } from './sales.ts'
import { social } from './social.ts'
import { support } from './support.ts'
import { sustainability } from './sustainability.ts'
import { web } from './web.ts'

const templates = [
  support,
  cleanup,
  social,
  web,
  marketing,
  data,
  design,
  product,
  sales,
  finance,
  hr,
  sustainability,
]

/** Small complete missions to start from, one for each category. */
export function templatesIn(language: Language): MissionContent[] {
  return templates.map((write) => write((en, fr) => (language === 'fr' ? fr : en), language))
}
