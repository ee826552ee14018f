import { Document, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { formatList } from '../../../../lib/formats/lists.ts'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { formatLabeled, noValue } from '../../../../lib/formats/words.ts'
import type { PdfDocument } from '../../../../ui/pdf/draw-pdf.ts'
import { displayFont } from '../../../../ui/pdf/fonts.ts'
import { ink } from '../../../../ui/pdf/ink.ts'
import { PdfFigures } from '../../../../ui/pdf/PdfFigures.tsx'
import { PdfHeading } from '../../../../ui/pdf/PdfHeading.tsx'
import { PdfSheet } from '../../../../ui/pdf/PdfSheet.tsx'
import { printable } from '../../../../ui/pdf/printable.ts'
import { states } from '../model.ts'
import type { Report, Texts } from '../report.ts'

/** Up to this many columns have room for text, in portrait and landscape; with more, letters replace it. */
const maxPortraitColumns = 6
const maxLandscapeColumns = 12

const letters: Record<(typeof states)[number], string> = {
  open: noValue,
  asked: '?',
  to_begin: 'N',
  begun: 'B',
  submitted: 'S',
  changes_requested: 'R',
  validated: 'V',
  not_validated: 'X',
}
const late = { late: '!', was_late: '*' } as const

/** The report as a PDF: missions with their totals, then each student's progress. */
export function reportPdf(report: Report, school: string, t: Texts, language: string): PdfDocument {
  const name = printable(report.name)
  return (
    <Document title={`${report.title}, ${name}`} creator="Essor" language={language}>
      <PdfSheet
        footer={[printable(school), report.title, name, report.made].join(' · ')}
        isLandscape={report.missions.length > maxPortraitColumns}
      >
        <Text style={{ fontSize: 10, fontWeight: 600 }}>{printable(school)}</Text>
        <Text style={{ fontFamily: displayFont, fontSize: 24, lineHeight: 1.2 }}>{report.title}</Text>
        <Text style={{ fontSize: 14, lineHeight: 1.3, fontWeight: 600, marginTop: 8 }}>{name}</Text>
        <Text style={{ fontSize: 10, color: ink.soft, marginTop: 2 }}>{printable(report.facts)}</Text>
        {report.filter && <Text style={{ fontSize: 10, marginTop: 2 }}>{printable(report.filter)}</Text>}
        <Text style={{ fontSize: 9, color: ink.soft, marginTop: 2 }}>{report.made}</Text>
        <PdfFigures
          figures={report.figures.map(({ label, value }) => ({ label, value: formatNumber(value) }))}
        />
        <Missions report={report} t={t} />
        <Students report={report} t={t} />
      </PdfSheet>
    </Document>
  )
}

interface LineProps {
  children: ReactNode
  isHead?: boolean
  /** Repeated when the table continues on another page. */
  isOnEachPage?: boolean
}

function Line({ children, isHead = false, isOnEachPage = false }: LineProps) {
  return (
    <View
      wrap={false}
      // Its mere presence, even as false, would let a line be split.
      {...(isOnEachPage && { fixed: true })}
      style={{
        flexDirection: 'row',
        gap: 6,
        paddingVertical: 3,
        borderBottom: `0.5pt solid ${ink.line}`,
        fontSize: isHead ? 8 : 9,
        color: isHead ? ink.soft : ink.text,
      }}
    >
      {children}
    </View>
  )
}

const figure = { width: 54, textAlign: 'right' as const }

function Missions({ report: { missions, totals }, t }: { report: Report; t: Texts }) {
  return (
    <>
      <PdfHeading>{t('report.missions')}</PdfHeading>
      <Line isHead>
        <Text style={{ width: 18 }} />
        <Text style={{ flex: 1 }}>{t('report.mission')}</Text>
        <Text style={{ width: 90 }}>{t('report.due')}</Text>
        <Text style={figure}>{t('report.columns.handedIn')}</Text>
        <Text style={figure}>{t('report.columns.validated')}</Text>
        <Text style={figure}>{t('report.columns.late')}</Text>
      </Line>
      {missions.map(({ number, title, company, due, handedIn, validated, late: isLate }) => (
        <Line key={number}>
          <Text style={{ width: 18, color: ink.soft }}>{number}</Text>
          <Text style={{ flex: 1 }}>{printable(`${title} · ${company}`)}</Text>
          <Text style={{ width: 90 }}>{due}</Text>
          <Text style={figure}>{formatNumber(handedIn)}</Text>
          <Text style={figure}>{formatNumber(validated)}</Text>
          <Text style={figure}>{formatNumber(isLate)}</Text>
        </Line>
      ))}
      <Line>
        <Text style={{ flex: 1, fontWeight: 600 }}>{t('report.total')}</Text>
        <Text style={{ ...figure, fontWeight: 600 }}>{formatNumber(totals.handedIn)}</Text>
        <Text style={{ ...figure, fontWeight: 600 }}>{formatNumber(totals.validated)}</Text>
        <Text style={{ ...figure, fontWeight: 600 }}>{formatNumber(totals.late)}</Text>
      </Line>
    </>
  )
}

/** Rows kept together at the end, so that no page has a single line. */
const lastTogether = 3

function Students({ report: { students, unlinked, missions, unshared }, t }: { report: Report; t: Texts }) {
  const isInWords = missions.length <= maxLandscapeColumns
  const rows = students.map((student) => (
    <StudentLine key={student.id} student={student} missions={missions} isInWords={isInWords} t={t} />
  ))
  return (
    <View>
      <PdfHeading>{t('report.students')}</PdfHeading>
      <Text style={{ fontSize: 9, marginBottom: 6 }}>{formatLabeled(t('report.unshared'), unshared)}</Text>
      {!isInWords && <Key t={t} />}
      <Line isHead isOnEachPage>
        <Text style={nameColumn}>{t('matrix.student')}</Text>
        {missions.map(({ number }) => (
          <Text key={number} style={cellColumn}>
            {number}
          </Text>
        ))}
        <Text style={sumColumn}>{t('report.columns.validated')}</Text>
      </Line>
      {rows.slice(0, -lastTogether)}
      <View wrap={false}>{rows.slice(-lastTogether)}</View>
      {unlinked.length > 0 && (
        <Text style={{ fontSize: 9, marginTop: 8 }}>
          {formatLabeled(
            t('matrix.notLinked'),
            printable(formatList(unlinked.map(({ last, first }) => `${last} ${first}`))),
          )}
        </Text>
      )}
    </View>
  )
}

const nameColumn = { width: 108 }
const cellColumn = { flex: 1, textAlign: 'center' as const }
const sumColumn = { width: 46, textAlign: 'right' as const }

function Key({ t }: { t: Texts }) {
  const key = [
    ...states.map((state) => `${letters[state]} ${t(`matrix.states.${state}`)}`),
    `${late.late} ${t('report.isLate')}`,
    `${late.was_late} ${t('report.wasLate')}`,
  ]
  return (
    <Text style={{ fontSize: 8, color: ink.soft, marginBottom: 6 }}>
      {formatLabeled(t('report.key'), key.join(' · '))}
    </Text>
  )
}

type PrintedCell = Report['students'][number]['cells'][number]

/** Short enough for a narrow column: late and submitted means submitted late. */
function inWords(state: PrintedCell['state'], lateness: PrintedCell['lateness'], t: Texts): string {
  if (state === 'open') return letters.open
  const said = state === 'submitted' ? t('report.submitted') : t(`matrix.states.${state}`)
  return lateness ? `${said} (${t('report.isLate')})` : said
}

interface StudentLineProps {
  student: Report['students'][number]
  missions: Report['missions']
  isInWords: boolean
  t: Texts
}

function StudentLine({ student, missions, isInWords, t }: StudentLineProps) {
  return (
    <Line>
      <Text style={nameColumn}>{printable(`${student.last} ${student.first}`)}</Text>
      {student.cells.map(({ state, lateness }, nth) => {
        const color = lateness === 'late' ? ink.danger : state === 'validated' ? ink.moss : ink.text
        return (
          <View key={missions[nth]!.number} style={{ ...cellColumn, fontSize: isInWords ? 7.5 : 8.5 }}>
            <Text style={{ color }}>
              {isInWords ? inWords(state, lateness, t) : `${letters[state]}${lateness ? late[lateness] : ''}`}
            </Text>
          </View>
        )
      })}
      <Text style={sumColumn}>{student.validated}</Text>
    </Line>
  )
}
