import { writeDate } from '../_shared/formats/dates.ts'
import { writeNumber } from '../_shared/formats/numbers.ts'
import type { Export, Row, Rows } from './export.ts'
import { type PageTexts, texts } from './texts.ts'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

/** The same rows as in data.json, readable in any browser. */
export function readablePage(wanted: Export, rows: Rows): string {
  const language = wanted.language === 'fr' ? 'fr' : 'en'
  const words = texts[language]
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  const areas = Object.entries(words.areas).map(([area, title]) => {
    const tables = wanted.tables.filter((table) => table.area === area && rows[table.name]?.length)
    return tables.length
      ? section(title, tables.map(({ name }) => table(name, rows[name]!, language)).join(''))
      : ''
  })
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${words.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>${words.title}</h1><p>${words.madeOn(writeDate(language, format, Date.now()))}</p>
<p>${words.about}</p>${fileList(wanted, words)}${areas.join('')}</main></body></html>`
}

const section = (title: string, content: string) => `<section><h2>${title}</h2>${content}</section>`

const tableTitle = (name: string) => name.replace(/^\w+\./, '').replaceAll('_', ' ')

function table(name: string, rows: Row[], language: string): string {
  const entries = rows.map((row) => `<dl>${Object.entries(row).map(pair).join('')}</dl>`).join('')
  return `<details><summary>${escaped(tableTitle(name))} (${writeNumber(language, rows.length)})</summary>${entries}</details>`
}

function pair([key, value]: [string, unknown]): string {
  if (value === null || value === '' || (Array.isArray(value) && !value.length)) return ''
  const shown = typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
  return `<dt>${escaped(key.replaceAll('_', ' '))}</dt><dd>${escaped(shown)}</dd>`
}

function fileList({ files }: Export, words: PageTexts): string {
  if (!files.length) return ''
  const entries = files.map(({ bucket, name }) => {
    const path = `files/${bucket}/${name}`
    const address = path.split('/').map(encodeURIComponent).join('/')
    return `<li><a href="${escaped(address)}">${escaped(path)}</a></li>`
  })
  return section(words.files, `<ul>${entries.join('')}</ul>`)
}

const style = `
body { font: 16px/1.5 system-ui, sans-serif; color: #17142f; background: #fbfaf7; margin: 0 }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem }
details { background: #fff; border: 1px solid #e4e1ee; border-radius: 12px; margin: .5rem 0; padding: .75rem 1rem }
summary { cursor: pointer; font-weight: 600 }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; border-top: 1px solid #e4e1ee; padding-top: .75rem }
dt { color: #5b5675 } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: #4334d1 }`
