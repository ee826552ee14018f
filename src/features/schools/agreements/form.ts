import type { Agreement, AgreementContent } from './api/answers.ts'

/** The content as fields have it: nothing is an empty text. */
export function toFields({ content }: Agreement) {
  return {
    ...content,
    startsOn: content.startsOn ?? '',
    endsOn: content.endsOn ?? '',
    hoursPerWeek: (content.hoursPerWeek ?? '') as number | string,
    hourlyPay: (content.hourlyPay ?? '') as number | string,
  }
}
type Fields = ReturnType<typeof toFields>

const amount = (value: number | string): number | null => (value === '' ? null : Number(value))

export const toContent = (fields: Fields): AgreementContent => ({
  ...fields,
  startsOn: fields.startsOn || null,
  endsOn: fields.endsOn || null,
  hoursPerWeek: amount(fields.hoursPerWeek),
  hourlyPay: amount(fields.hourlyPay),
})
