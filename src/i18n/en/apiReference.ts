export default {
  title: 'API for developers',
  description: 'Read missions, submissions, programs, openings and applications from your own software.',
  intro:
    'Read missions, submissions, programs, progress, openings and applications from your own software: with a token, over HTTPS, as JSON.',
  start: {
    title: 'Get started',
    text: 'Create a personal token in your account settings. For a company or school, owners create one under Integrations. Send it in the Authorization header of each request, never in the address: addresses end up in logs, and the API refuses them.',
    create: 'Create a personal token',
    example: 'Your first request',
    document: 'OpenAPI 3.1 document',
  },
  parts: {
    tokens: {
      title: 'What a token can read',
      text: 'A token can do what its scopes allow, and reads no more than its owner can. Consent counts here as everywhere: applicants are anonymous until the hiring team can read who they are, submissions don’t say whose they are, and schools get the progress of students who share it. A token ends when it expires or is revoked, with the account, and for an organization when the person who created it is no longer an owner.',
    },
    pages: {
      title: 'Pages',
      text: 'Lists return the newest entries first, 25 at a time or as many as “limit” says, up to 100. If there are more, “next_cursor” isn’t null: send it as “cursor” to get the next page. Cursors are opaque and don’t skip or repeat entries when new ones arrive. Responses have an ETag; with If-None-Match, unchanged ones are answered with 304.',
    },
    changes: {
      title: 'Stability',
      text: 'Names and types under /v1 don’t change. New fields and endpoints can be added, so ignore what you don’t know.',
    },
  },
  errors: {
    title: 'Errors',
    text: 'Every error is JSON with “code”, which never changes, “message”, and for a wrong parameter its name in “parameter”.',
    status: 'Status',
    texts: {
      s401: 'The token is missing, wrong, expired or revoked, or was in the address. Create a new one.',
      s403: 'The token doesn’t have the scope that the endpoint names.',
      s404: 'Nothing is here, or the token can’t read it.',
      s409: 'A roster of this school is still being compared, or the Idempotency-Key was used for another file.',
      s413: 'The file is too large. Send a bundle, compressed.',
      s422: 'A parameter isn’t valid; “parameter” says which.',
      s429: 'More than 300 requests in a minute. Wait as many seconds as Retry-After says.',
    },
  },
  reference: 'Endpoints',
  parameters: 'Parameters',
  parameter: 'Parameter',
  place: 'In',
  places: { path: 'address', query: 'query', header: 'header' },
  meaning: 'Meaning',
  parameterTexts: {
    id: 'The ID, as a list returns it.',
    limit: 'How many entries at most: 1 to 100, 25 if left out.',
    'Idempotency-Key':
      'Chosen by you, for each file, 8 to 200 characters. The same key with the same file returns the same answer.',
    complete: 'Whether a CSV file lists all students, so that others have left. “false” if left out.',
    cursor: 'The “next_cursor” of the previous page.',
    mission_id: 'Only submissions on this mission.',
    opening_id: 'Only applications to this opening.',
  },
  example: 'Example response',
  try: {
    open: 'Try it',
    send: 'Send request',
    token: 'Access token for trying endpoints',
    tokenHint: 'Stays on this page and is forgotten when you leave.',
    tokenFirst: 'Enter an access token above first.',
    real: 'Requests are real, and return what the token can read.',
    status: 'Status {{status}}',
  },
  /** By operation in the OpenAPI document. */
  endpoints: {
    readMe: { title: 'Read the token', text: 'Whom the token speaks for, what it can do, and until when.' },
    listMissions: {
      title: 'List missions',
      text: 'With a company’s token, its own missions, drafts included. With any other, the open missions of the catalog; with a school’s also those that partners share with it.',
    },
    readMissions: { title: 'Read a mission', text: 'One mission from the list.' },
    listSubmissions: {
      title: 'List submissions',
      text: 'With a company’s token, work submitted on its missions, without saying whose it is. With a personal token, your own work.',
    },
    readSubmissions: { title: 'Read a submission', text: 'One submission from the list.' },
    listPrograms: {
      title: 'List programs',
      text: 'With a school’s token, its programs. With a personal token, those assigned to you.',
    },
    readPrograms: { title: 'Read a program', text: 'One program from the list.' },
    listProgramsProgress: {
      title: 'List progress in a program',
      text: 'With a school’s token. One entry for each student who shares progress with the school; others are neither named nor counted.',
    },
    listProgress: {
      title: 'List your own progress',
      text: 'With a personal token: every mission you started. Schools read progress by program.',
    },
    listOpenings: {
      title: 'List openings',
      text: 'With a company’s token, its own openings in every state. With any other, published openings that everyone can see.',
    },
    readOpenings: { title: 'Read an opening', text: 'One opening from the list.' },
    sendRoster: {
      title: 'Send a roster',
      text: 'With a school’s token: a CSV file or a OneRoster bundle (zip), 1 MB at most by default, as the body. Nothing changes before the plan is confirmed, unless the school’s owners allow it.',
    },
    listApplications: {
      title: 'List applications',
      text: 'With a company’s token, applications to openings whose team includes the owner who created the token. Applicants are anonymous until the team can read who they are. With a personal token, the applications you sent.',
    },
    readApplications: { title: 'Read an application', text: 'One application from the list.' },
  },
}
