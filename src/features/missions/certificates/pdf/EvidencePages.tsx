import { Text, View } from '@react-pdf/renderer'
import { currentLanguage, i18n } from '../../../../i18n/i18n.ts'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { languageName } from '../../../../lib/language-names.ts'
import { displayFont } from '../../../../ui/pdf/fonts.ts'
import { ink } from '../../../../ui/pdf/ink.ts'
import { PdfHeading } from '../../../../ui/pdf/PdfHeading.tsx'
import { PdfSheet } from '../../../../ui/pdf/PdfSheet.tsx'
import { printable } from '../../../../ui/pdf/printable.ts'
import { showsAnything } from '../evidence.ts'
import type { PdfContent } from './content.ts'
import { ShownPart } from './ShownPart.tsx'

/** Results, reviewer and attempts; then what the holder chose to show. */
export function EvidencePages({ certificate, facts, skills, address }: PdfContent) {
  const t = i18n.getFixedT(null, 'certificates')
  const { passRate, shown, code } = certificate
  const figures: [string, string][] = [
    [
      t('reviewer'),
      facts.reviewerRole === 'maker' ? t('independentReviewer') : printable(facts.organization),
    ],
    [t('attemptsLabel'), t('attempts', { count: facts.attempts })],
    [t('language'), languageName(facts.language, currentLanguage())],
    [t('version'), String(facts.version)],
    [t('time'), formatDuration(facts.seconds)],
    [t('passRate'), passRate === null ? t('hiddenRate') : t('percent', { value: passRate })],
  ]
  return (
    <PdfSheet footer={`${t('code', { code })} · ${address.replace(/^https?:\/\//, '')}`}>
      <Text style={{ fontFamily: displayFont, fontSize: 22, lineHeight: 1.2 }}>{t('evidence')}</Text>
      <Text style={{ color: ink.soft, marginTop: 4 }}>{printable(`${facts.name} · ${facts.mission}`)}</Text>
      <PdfHeading>{t('results')}</PdfHeading>
      {facts.criteria.map((criterion) => (
        <Criterion key={criterion.title} {...criterion} />
      ))}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', marginTop: 14, rowGap: 12 }}>
        {figures.map(([label, value]) => (
          <View key={label} style={{ width: '33.33%', paddingRight: 14 }} wrap={false}>
            <Text style={{ fontSize: 8.5, color: ink.soft }}>{label}</Text>
            <Text style={{ fontWeight: 600 }}>{value}</Text>
          </View>
        ))}
      </View>
      <PdfHeading>{t('skills')}</PdfHeading>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {skills.map((skill) => (
          <Text
            key={skill}
            style={{
              padding: '3 9',
              borderRadius: 9,
              backgroundColor: ink.wash,
              fontSize: 9.5,
              color: ink.brand,
            }}
          >
            {skill}
          </Text>
        ))}
      </View>
      {shown && showsAnything(shown) && <ShownPart shown={shown} />}
    </PdfSheet>
  )
}

type CriterionResult = PdfContent['facts']['criteria'][number]

function Criterion({ title, level, rank, of, weight }: CriterionResult) {
  const t = i18n.getFixedT(null, 'certificates')
  return (
    <View style={{ marginBottom: 11 }} wrap={false}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 16 }}>
        <Text style={{ fontWeight: 600, flex: 1 }}>{printable(title)}</Text>
        <Text style={{ maxWidth: 250, textAlign: 'right' }}>
          {t('level', { level: printable(level), rank, of })}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', gap: 3, marginVertical: 4 }}>
        {Array.from({ length: of }, (_, step) => (
          <View
            // biome-ignore lint/suspicious/noArrayIndexKey: levels never move.
            key={step}
            style={{
              flex: 1,
              height: 5,
              borderRadius: 2.5,
              backgroundColor: step < rank ? ink.moss : ink.line,
            }}
          />
        ))}
      </View>
      <Text style={{ fontSize: 8.5, color: ink.soft }}>{t('weight', { weight })}</Text>
    </View>
  )
}
