import { expect } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'

/** Checks that every text of the demo's missions, work and feedback is punctuated as its language requires. */
export async function expectTypography(server: TestServer): Promise<void> {
  const texts = await server.sql<{ text: string; language: string }>(
    `select value #>> '{}' as text, content ->> 'language' as language
     from public.mission_versions, jsonb_path_query(content - 'translations', 'strict $.**?(@.type() == "string")') as value
     union all select reflection, version.content ->> 'language' from public.submissions
       join public.enrollments on enrollments.id = enrollment_id
       join public.mission_versions as version using (mission_id, version)
     union all select value #>> '{}', version.content ->> 'language' from public.submissions
       join public.enrollments on enrollments.id = enrollment_id
       join public.mission_versions as version using (mission_id, version),
       jsonb_path_query(submissions.content, 'lax $.*.text') as value
     union all select said.text, version.content ->> 'language' from (
       select submission_id, summary as text from public.reviews
       union all select submission_id, body from public.review_comments
       union all select submission_id, body from public.comment_replies
     ) as said join public.submissions on submissions.id = said.submission_id
       join public.enrollments on enrollments.id = enrollment_id
       join public.mission_versions as version using (mission_id, version)`,
  )
  expect(texts.length).toBeGreaterThan(300)
  for (const { text, language } of texts) {
    expect(text).not.toMatch(/['"~]/)
    if (language === 'fr')
      expect(text.replaceAll('|', '')).not.toMatch(
        /[^\u00a0][;?!](?=\s|$)|[^\u00a0:-][:](?=\s|$)|« |\d [%€]|[”“]/,
      )
    else expect(text).not.toMatch(/[«»]|(?<!\d)\u00a0|\d [%€]|colour|judgement|neighbour\b|\b\d\d h\b/)
  }
}
