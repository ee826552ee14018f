import { Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { i18n } from '../../../../i18n/i18n.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { displayFont, textFont } from '../../../../ui/pdf/fonts.ts'
import { ink } from '../../../../ui/pdf/ink.ts'
import { PdfMark } from '../../../../ui/pdf/PdfMark.tsx'
import { PdfQr } from '../../../../ui/pdf/PdfQr.tsx'
import { printable } from '../../../../ui/pdf/printable.ts'
import type { PdfContent } from './content.ts'

/** Long names and titles are set smaller instead of wrapping over many lines. */
const sized = (text: string, steps: [longest: number, size: number][], smallest: number) =>
  steps.find(([longest]) => text.length <= longest)?.[1] ?? smallest

/** The host, with the path on a second line. */
const onTwoLines = (address: string) => address.replace(/^https?:\/\//, '').replace('/', '\n/')

export function FramedSheet({ certificate, facts, address }: PdfContent) {
  const t = i18n.getFixedT(null, 'certificates')
  const name = printable(facts.name)
  const mission = printable(facts.mission)
  const { revokedAt } = certificate
  return (
    <Page
      size="A4"
      orientation="landscape"
      style={{ backgroundColor: ink.paper, fontFamily: textFont, fontSize: 11, color: ink.text }}
    >
      <Wing />
      <Frame edge={22} radius={10} />
      <Frame edge={27} radius={7} />
      <View style={{ flex: 1, margin: 27, padding: '38 52 34' }}>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' }}>
          <PdfMark size={32} />
          <Text style={{ fontSize: 9.5, color: ink.soft, letterSpacing: 0.6 }}>
            {t('code', { code: certificate.code })}
          </Text>
        </View>
        <View style={{ flex: 1, justifyContent: 'center', paddingTop: 6 }}>
          {revokedAt && <Revoked date={formatDate(revokedAt)} />}
          <Text style={{ fontSize: 13, color: ink.soft }}>{t('awarded')}</Text>
          <Text
            style={{
              fontFamily: displayFont,
              fontWeight: 600,
              fontSize: sized(
                name,
                [
                  [18, 54],
                  [26, 44],
                  [40, 34],
                ],
                26,
              ),
              lineHeight: 1.1,
              letterSpacing: -0.8,
              marginTop: 6,
              color: ink.text,
            }}
          >
            {name}
          </Text>
          <View
            style={{
              width: 64,
              height: 3.5,
              backgroundColor: ink.coral,
              borderRadius: 2,
              marginVertical: 16,
            }}
          />
          <Text style={{ fontSize: 13, color: ink.soft }}>{t('for')}</Text>
          <Text
            style={{
              fontFamily: displayFont,
              fontWeight: 600,
              fontSize: sized(
                mission,
                [
                  [48, 25],
                  [90, 21],
                ],
                17,
              ),
              lineHeight: 1.2,
              marginTop: 6,
              marginBottom: 8,
              maxWidth: 600,
            }}
          >
            {mission}
          </Text>
          <Text style={{ fontSize: 12.5, maxWidth: 560 }}>
            {t(facts.reviewerRole === 'maker' ? 'given' : 'by', {
              organization: printable(facts.organization),
            })}
          </Text>
        </View>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' }}>
          <View style={{ flexDirection: 'row', gap: 36 }}>
            <Signed label={t('pdf.issued')} value={formatDate(certificate.issuedAt)} />
            <Signed
              label={t('reviewer')}
              value={
                facts.reviewerRole === 'maker' ? t('independentReviewer') : printable(facts.organization)
              }
            />
            <Signed label={t('pdf.signed')} value={t('pdf.signedBy')} />
          </View>
          <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 12 }}>
            <View style={{ alignItems: 'flex-end', maxWidth: 130 }}>
              <Text style={{ fontSize: 9.5, fontWeight: 600, marginBottom: 3 }}>{t('pdf.check')}</Text>
              <Link
                src={address}
                style={{
                  fontSize: 7.5,
                  lineHeight: 1.35,
                  textAlign: 'right',
                  color: ink.soft,
                  textDecoration: 'none',
                }}
              >
                {onTwoLines(address)}
              </Link>
            </View>
            <View
              style={{
                backgroundColor: '#ffffff',
                padding: 7,
                borderRadius: 6,
                border: `0.75pt solid ${ink.line}`,
              }}
            >
              <PdfQr address={address} size={62} />
            </View>
          </View>
        </View>
      </View>
    </Page>
  )
}

function Signed({ label, value }: { label: string; value: string }) {
  return (
    <View style={{ maxWidth: 136 }}>
      <Text style={{ fontSize: 8.5, color: ink.soft, marginBottom: 3 }}>{label}</Text>
      <Text style={{ fontSize: 10.5, fontWeight: 600, lineHeight: 1.3 }}>{value}</Text>
    </View>
  )
}

function Revoked({ date }: { date: string }) {
  const t = i18n.getFixedT(null, 'certificates')
  return (
    <Text
      style={{
        alignSelf: 'flex-start',
        padding: '5 10',
        marginBottom: 14,
        borderRadius: 5,
        border: `1pt solid ${ink.danger}`,
        color: ink.danger,
        fontWeight: 600,
      }}
    >
      {t('revoked', { date })}
    </Text>
  )
}

/** The arcs of the logo mark, rising behind the text. */
function Wing() {
  const line = { fill: 'none', strokeLineCap: 'round' as const, strokeWidth: 34 }
  return (
    <Svg viewBox="0 0 842 595" style={{ position: 'absolute', top: 0, left: 0, width: 842, height: 595 }}>
      <Path d="M310 640C420 390 600 200 900 96" stroke={ink.wash} {...line} />
      <Path d="M440 650C530 450 680 320 900 262" stroke={ink.wash} {...line} />
      <Path d="M575 650C640 520 740 440 900 406" stroke={ink.blush} {...line} />
    </Svg>
  )
}

function Frame({ edge, radius }: { edge: number; radius: number }) {
  const place = { position: 'absolute' as const, top: edge, bottom: edge, left: edge, right: edge }
  return <View style={{ ...place, border: `0.75pt solid ${ink.line}`, borderRadius: radius }} />
}
