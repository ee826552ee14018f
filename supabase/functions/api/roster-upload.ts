/** The one thing that the API receives, as the document describes it. */
export const rosterUpload = {
  path: '/roster',
  operationId: 'sendRoster',
  summary: 'Send a roster',
  description:
    'With a school’s token: a CSV file, or a OneRoster bundle as a zip file. Files over 1 MB may be refused, so compress large rosters. It is compared with the roster. The plan is applied if the school’s owners allow it and few enough students leave; otherwise, the staff confirm it.',
  scope: 'roster:write',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description:
        'Chosen by you, for each file: a repeated call with the same key and file gives the same answer.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9._:-]{8,200}$' },
    },
    {
      name: 'complete',
      in: 'query',
      description:
        'Whether a CSV file lists all students, so that others have left. The manifest of a OneRoster bundle says it itself.',
      schema: { type: 'boolean', default: false },
    },
  ],
}
