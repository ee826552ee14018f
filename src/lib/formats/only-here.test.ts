import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * What may format on its own: these folders, and files that create keys for machines rather than text for
 * people.
 */
const own = /\/lib\/formats\/|\/_shared\/formats\/|src\/lib\/(dates|money)\.ts/
const keys =
  /lib\/typed-dates|ui\/dates\/Picker|applications\/month|applications\/import\/dates|porting\/read-month|porting\/resume\/read-stations|career-plan\/timeline|activity-record\/record-csv|health\/schedule|_shared\/hex/

/** Ways around src/lib/formats, each with the helper to use. */
const ways: [RegExp, string, RegExp?][] = [
  [/\bIntl\.(?!\w+(Options|Unit)\b|Segmenter)/, 'a helper of src/lib/formats'],
  [/\.toLocale(Date|Time)?String\(/, 'formatNumber, formatDate or formatTime'],
  [/\.toFixed\(/, 'formatDecimal'],
  // Reassembles what a résumé said, as it was.
  [
    /\.join\(', '\)/,
    'formatList in sentences, formatItems in cells and labels',
    /porting\/resume\/read-stations/,
  ],
  [/\\u(00a0|202f)%|[}\d][ \u00a0\u202f]%[`'"<]/, 'formatPercent, or {{value, percent}} in a text'],
  [/[}\d][ \u00a0\u202f]?€[`'"<]|€\$?\{/, 'formatMoney'],
  [
    /\}: \$\{|\)\}: \{|`: \$\{/,
    'formatLabeled, or a text with both',
    /(send-mails|send-pushes|send-webhooks|build-export)\/(index|texts-en)|calendar\/texts/,
  ],
  [/[“«][^”»]*\$\{/, 'formatQuoted, or a text with quotes', /booster\/rules|texts-(en|fr)/],
  [/\bdayjs\(/, 'formatDate'],
  [/(['"`])[–—]\1|^\s*[–—]$/, 'noValue'],
  [/\.padStart\(2, '0'\)/, 'formatTime or formatDuration', keys],
  [/'fr' \? [\w.?]*(_fr|Fr|\.fr) :/, 'inLanguage', /src\/entry/],
]

const root = new URL('../../../', import.meta.url)
const files = ['src', 'supabase/functions'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/templates\/|\/i18n\/(en|fr)\//.test(file)),
)

it('formats dates, numbers and lists in one place', () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = files
    .filter((file) => !own.test(file))
    .flatMap((file) => {
      const lines = readFileSync(new URL(file, root), 'utf8').split('\n')
      return ways
        .filter(([, , except]) => !except?.test(file))
        .flatMap(([way, instead]) =>
          lines.flatMap((line, index) =>
            way.test(line) && !/^\s*(\*|\/\/|\/\*\*)/.test(line)
              ? [`${file}:${index + 1}: ${line.trim()} → ${instead}`]
              : [],
          ),
        )
    })
  expect(found).toEqual([])
})
