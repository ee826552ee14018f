import { Link, Path, Svg, Text, View } from '@react-pdf/renderer'
import { displayFont } from '../../../../ui/pdf/fonts.ts'
import { ink } from '../../../../ui/pdf/ink.ts'
import { byProof, type ResumeEntry, type ResumeSheet, type ResumeSkill } from './resume-sheet.ts'

/** Never breaks words, except those too long for a line. */
const cutAt = (most: number) => (word: string | null) =>
  word && word.length > most ? (word.match(new RegExp(`.{1,${most}}`, 'gu')) ?? []) : [word ?? '']
const cutLongWords = cutAt(24)
/** At the size of a name, lines fit fewer characters. */
const cutLongNames = cutAt(15)

/** Entries up to this many lines move to the next page as a whole; longer ones would leave a gap. */
const maxUnbrokenLines = 14

/** The approximate number of lines of an entry. */
const heightOf = ({ title, under, lines }: ResumeEntry, signsInLine: number) =>
  [title, under, ...lines.map(({ text }) => text)].reduce(
    (sum, text) => sum + Math.ceil(text.length / signsInLine),
    0,
  )

/** A line height is a multiple of the font size set with it. */
const small = { fontSize: 8.5, lineHeight: 1.4 }

export function Heading({ children }: { children: string }) {
  return (
    <Text
      minPresenceAhead={70}
      style={{
        fontFamily: displayFont,
        fontSize: 12.5,
        lineHeight: 1.3,
        color: ink.brand,
        marginTop: 16,
        marginBottom: 6,
        paddingBottom: 3,
        borderBottom: `0.75pt solid ${ink.line}`,
      }}
    >
      {children}
    </Text>
  )
}

interface NameProps {
  name: string
  jobTitle: string
  size: number
  jobSize: number
}

export function NameAndJob({ name, jobTitle, size, jobSize }: NameProps) {
  return (
    <>
      <Text
        style={{ fontFamily: displayFont, fontSize: size, lineHeight: 1.15 }}
        hyphenationCallback={cutLongNames}
      >
        {name}
      </Text>
      {jobTitle !== '' && (
        <Text
          style={{ fontSize: jobSize, lineHeight: 1.3, color: ink.soft, marginTop: 3 }}
          hyphenationCallback={cutLongWords}
        >
          {jobTitle}
        </Text>
      )}
    </>
  )
}

interface EntriesProps {
  title: string
  entries: ResumeEntry[]
  signsInLine: number
}

/** Keeps a heading together with the start of its first entry. */
export function Entries({ title, entries, signsInLine }: EntriesProps) {
  return entries.map((entry, index) => (
    <Entry
      // biome-ignore lint/suspicious/noArrayIndexKey: the document is rendered only once.
      key={index}
      entry={entry}
      heading={index === 0 ? title : null}
      isTogether={heightOf(entry, signsInLine) <= maxUnbrokenLines}
    />
  ))
}

interface EntryProps {
  entry: ResumeEntry
  heading: string | null
  isTogether: boolean
}

function Entry({ entry, heading, isTogether }: EntryProps) {
  const head = (
    <>
      {heading && <Heading>{heading}</Heading>}
      <Head entry={entry} />
    </>
  )
  if (isTogether) {
    return (
      <View wrap={false} style={{ marginBottom: 8 }}>
        {head}
        <Lines lines={entry.lines} />
      </View>
    )
  }
  return (
    <>
      <View wrap={false} minPresenceAhead={48}>
        {head}
      </View>
      <Lines lines={entry.lines} />
      <View style={{ height: 8 }} />
    </>
  )
}

function Head({ entry: { title, under, period } }: { entry: ResumeEntry }) {
  return (
    <View style={{ flexDirection: 'row', gap: 12, marginBottom: 2 }}>
      <View style={{ flex: 1 }}>
        <Text style={{ fontWeight: 600 }} hyphenationCallback={cutLongWords}>
          {title}
        </Text>
        {under !== '' && (
          <Text style={{ color: ink.soft }} hyphenationCallback={cutLongWords}>
            {under}
          </Text>
        )}
      </View>
      <Text style={{ ...small, color: ink.soft, paddingTop: 1 }}>{period}</Text>
    </View>
  )
}

export function Lines({ lines }: Pick<ResumeEntry, 'lines'>) {
  return lines.map(({ isPoint, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the document is rendered only once.
    <View key={index} style={{ flexDirection: 'row', marginBottom: 1.5 }}>
      {isPoint && <Text style={{ width: 10, color: ink.brand }}>•</Text>}
      <Text style={{ flex: 1 }} orphans={3} widows={3} hyphenationCallback={cutLongWords}>
        {text}
      </Text>
    </View>
  ))
}

export function Contacts({ contacts, isColumn }: Pick<ResumeSheet, 'contacts'> & { isColumn?: boolean }) {
  const style = isColumn ? { marginBottom: 3 } : { marginRight: 14 }
  return (
    <View style={isColumn ? {} : { flexDirection: 'row', flexWrap: 'wrap', marginTop: 6 }}>
      {contacts.map(({ text, address }) =>
        address ? (
          <Link key={text} src={address} style={{ ...style, color: ink.brand, textDecoration: 'none' }}>
            <Text hyphenationCallback={cutLongWords}>{text}</Text>
          </Link>
        ) : (
          <Text key={text} style={style} hyphenationCallback={cutLongWords}>
            {text}
          </Text>
        ),
      )}
    </View>
  )
}

interface SkillsProps {
  title: string
  hint: string
  skills: ResumeSkill[]
  /** How many proofs fit side by side. */
  abreast: 1 | 2
}

/** Proven skills first, linked to their certificate; the others as plain text. */
export function Skills({ title, hint, skills, abreast }: SkillsProps) {
  const proven = byProof(skills)
  const declared = skills.filter(({ proof }) => !proof).map(({ name }) => name)
  // A paragraph; in a narrow column, a list.
  const words = groups(declared, abreast === 1 ? 1 : 60).map((group) => group.join(' · '))
  const [first, ...others] = [
    ...groups(proven, abreast).map((row) => <ProvenRow key={row[0]!.name} row={row} abreast={abreast} />),
    ...words.map((line) => (
      <Text key={line} hyphenationCallback={cutLongWords}>
        {line}
      </Text>
    )),
  ]
  if (!first) return null
  return (
    <>
      <View wrap={false}>
        <Heading>{title}</Heading>
        {proven.length > 0 && <Text style={{ ...small, color: ink.soft, marginBottom: 4 }}>{hint}</Text>}
        {first}
      </View>
      {others}
    </>
  )
}

function ProvenRow({ row, abreast }: { row: ResumeSkill[]; abreast: number }) {
  return (
    <View wrap={false} style={{ flexDirection: 'row', gap: 14, marginBottom: 4 }}>
      {row.map((skill) => (
        <ProvenSkill key={skill.name} {...skill} />
      ))}
      {row.length < abreast && <View style={{ flex: 1 }} />}
    </View>
  )
}

const groups = <Item,>(items: Item[], size: number): Item[][] =>
  items.flatMap((_, index) => (index % size ? [] : [items.slice(index, index + size)]))

function ProvenSkill({ name, proof }: ResumeSkill) {
  return (
    <View style={{ flex: 1, flexDirection: 'row', gap: 6 }}>
      <Svg width={10} height={10} viewBox="0 0 24 24" style={{ marginTop: 2.5 }}>
        <Path
          d="M12 1l3 2.6 4-.3.7 3.9 3.3 2.2-1.8 3.6 1 3.8-3.8 1.3-1.8 3.5-3.9-.9L9 23l-2.4-3.1-4-.7.1-4L0 12.200l2.700-3-.300-4L6.300 4.300 8.200.800z"
          fill={ink.moss}
        />
        <Path d="M7 12.500l3.300 3.300L17 9" fill="none" stroke="#fff" strokeWidth={2.6} />
      </Svg>
      <View style={{ flex: 1 }}>
        <Text style={{ fontWeight: 600 }} hyphenationCallback={cutLongWords}>
          {name}
        </Text>
        {proof && (
          <Link src={proof.address} style={{ ...small, color: ink.moss }}>
            <Text hyphenationCallback={cutLongWords}>{proof.about}</Text>
          </Link>
        )}
      </View>
    </View>
  )
}

interface LanguagesProps {
  title: string
  languages: ResumeSheet['languages']
  /** Inline, if several fit on a line. */
  isInLine?: boolean
}

export function Languages({ title, languages, isInLine }: LanguagesProps) {
  if (languages.length === 0) return null
  const row = { flexDirection: 'row', flexWrap: 'wrap', columnGap: 18 } as const
  return (
    <View wrap={languages.length > 12}>
      <Heading>{title}</Heading>
      <View style={isInLine ? row : {}}>
        {languages.map(({ name, level }) => (
          <Text key={name} style={{ marginBottom: 2 }}>
            <Text style={{ fontWeight: 600 }}>{name}</Text>
            <Text style={{ color: ink.soft }}>{`  ${level}`}</Text>
          </Text>
        ))}
      </View>
    </View>
  )
}

interface ShortPartProps {
  title: string
  text: string
  /** Takes the remaining space of a shared line. */
  isWide?: boolean
}

/** A section of one or two lines. */
export function ShortPart({ title, text, isWide }: ShortPartProps) {
  if (text === '') return null
  return (
    <View wrap={false} style={isWide ? { flex: 1 } : {}}>
      <Heading>{title}</Heading>
      <Text hyphenationCallback={cutLongWords}>{text}</Text>
    </View>
  )
}

export function PageNumber({ name, left }: { name: string; left: number }) {
  return (
    <Text
      fixed
      style={{
        position: 'absolute',
        bottom: 22,
        left,
        right: 50,
        fontSize: 8,
        color: ink.soft,
        textAlign: 'right',
      }}
      render={({ pageNumber, totalPages }) =>
        totalPages > 1 ? `${[...name].slice(0, 60).join('')} · ${pageNumber} / ${totalPages}` : ''
      }
    />
  )
}
