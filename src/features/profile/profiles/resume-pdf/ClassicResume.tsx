import { Image, Page, View } from '@react-pdf/renderer'
import { textFont } from '../../../../ui/pdf/fonts.ts'
import { ink } from '../../../../ui/pdf/ink.ts'
import {
  Contacts,
  Entries,
  Heading,
  Languages,
  Lines,
  NameAndJob,
  PageNumber,
  ShortPart,
  Skills,
} from './parts.tsx'
import type { ResumeDrawing } from './resume-sheet.ts'

/** One column from top to bottom, which is also easiest for machines to read. */
export function ClassicResume({ sheet, photo, t, isTight }: ResumeDrawing) {
  const { name, jobTitle, contacts, summary, wanted, experience, education, skills, languages } = sheet
  const { drivingLicenses, interests } = sheet
  return (
    <Page
      size="A4"
      style={{
        paddingTop: isTight ? 32 : 44,
        paddingBottom: isTight ? 40 : 50,
        paddingHorizontal: 50,
        fontFamily: textFont,
        fontSize: 10,
        color: ink.text,
      }}
    >
      <View style={{ fontSize: isTight ? 9.4 : 10, lineHeight: isTight ? 1.3 : 1.4 }}>
        <View style={{ flexDirection: 'row', gap: 18, alignItems: 'center' }}>
          <View style={{ flex: 1 }}>
            <NameAndJob name={name} jobTitle={jobTitle} size={26} jobSize={12.5} />
            <Contacts contacts={contacts} />
          </View>
          {photo && <Image src={photo} style={{ width: 82, height: 82, borderRadius: 41, flexShrink: 0 }} />}
        </View>
        {summary.length > 0 && (
          <View>
            <Heading>{t('summary')}</Heading>
            <Lines lines={summary} />
          </View>
        )}
        <ShortPart title={t('wanted')} text={wanted} />
        <Entries title={t('experience')} entries={experience} signsInLine={92} />
        <Entries title={t('education')} entries={education} signsInLine={92} />
        <Skills title={t('skills')} hint={t('cv.provenHint')} skills={skills} abreast={2} />
        <Languages title={t('languages')} languages={languages} isInLine />
        <View wrap={false} style={{ flexDirection: 'row', gap: 18 }}>
          <ShortPart title={t('drivingLicenses')} text={drivingLicenses} />
          <ShortPart title={t('interests')} text={interests} isWide />
        </View>
      </View>
      <PageNumber name={name} left={50} />
    </Page>
  )
}
