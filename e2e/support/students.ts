import { type APIRequestContext, expect } from '@playwright/test'
import { latestMail } from './mailbox.ts'
import { confirmedAccount } from './people.ts'
import { type Caller, callerOf } from './reviewing.ts'

/** A student on the school's roster who accepted through the emailed link, and shares these kinds of data. */
export async function linkedStudent(
  request: APIRequestContext,
  school: Caller,
  shares: string[],
  cohort?: string,
): Promise<Caller> {
  const student = await callerOf(request, await confirmedAccount(request))
  const id = await school.call<string>('save_student', {
    student_id: null,
    fields: { email: student.email, firstName: 'Camille', lastName: 'Roux', cohort },
  })
  expect(await school.call('invite_students', { selection: { ids: [id] } })).toMatchObject({ sent: 1 })
  const { html } = await latestMail(request, student.email, /school|invit|Atelier/i)
  const token = /\/school\/([0-9a-f-]{36})/.exec(html)?.[1]
  await student.call('answer_school_invitation', { token, shares })
  return student
}
