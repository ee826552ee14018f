import { Image, Page, View } from '@react-pdf/renderer'
import { textFont } from '../../../../ui/pdf/fonts.ts'
import { ink } from '../../../../ui/pdf/ink.ts'
import { Contacts, Entries, Languages, Lines, NameAndJob, PageNumber, ShortPart, Skills } from './parts.tsx'
import type { ResumeDrawing } from './resume-sheet.ts'

const side = 190

/** Skills next to experience; both columns continue across pages. */
export function ColumnsResume({ sheet, photo, t, isTight }: ResumeDrawing) {
  const { name, jobTitle, contacts, summary, wanted, experience, education, skills, languages } = sheet
  const { drivingLicenses, interests } = sheet
  return (
    <Page
      size="A4"
      style={{
        paddingTop: isTight ? 30 : 40,
        paddingBottom: isTight ? 38 : 48,
        fontFamily: textFont,
        fontSize: 9.5,
        color: ink.text,
      }}
    >
      <View
        fixed
        style={{ position: 'absolute', top: 0, bottom: 0, left: 0, width: side, backgroundColor: ink.wash }}
      />
      <View style={{ flexDirection: 'row', fontSize: isTight ? 9 : 9.5, lineHeight: isTight ? 1.3 : 1.4 }}>
        <View style={{ width: side, paddingHorizontal: 22 }}>
          {photo && (
            <Image
              src={photo}
              style={{ width: 96, height: 96, borderRadius: 48, marginBottom: 14, flexShrink: 0 }}
            />
          )}
          <Contacts contacts={contacts} isColumn />
          <Skills title={t('skills')} hint={t('cv.provenHint')} skills={skills} abreast={1} />
          <Languages title={t('languages')} languages={languages} />
          <ShortPart title={t('drivingLicenses')} text={drivingLicenses} />
          <ShortPart title={t('interests')} text={interests} />
        </View>
        <View style={{ flex: 1, paddingLeft: 26, paddingRight: 40 }}>
          <NameAndJob name={name} jobTitle={jobTitle} size={25} jobSize={12} />
          {summary.length > 0 && (
            <View style={{ marginTop: 10 }}>
              <Lines lines={summary} />
            </View>
          )}
          <ShortPart title={t('wanted')} text={wanted} />
          <Entries title={t('experience')} entries={experience} signsInLine={62} />
          <Entries title={t('education')} entries={education} signsInLine={62} />
        </View>
      </View>
      <PageNumber name={name} left={216} />
    </Page>
  )
}
