import { z } from 'zod'
import { type Endpoint, endpoints } from './endpoints.ts'
import { statuses } from './problems.ts'
import { rosterUpload } from './roster-upload.ts'
import { problem, rosterSync } from './schemas.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document. */
export function openApi(): Json {
  const components: Json = {}
  const describe = (schema: z.ZodType) => {
    const { $schema: _, $defs = {}, ...described } = z.toJSONSchema(schema, { io: 'input' }) as Json
    const point = (value: unknown) =>
      JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'))
    Object.assign(components, point($defs))
    const { id, ...body } = point(described) as { id?: string }
    if (!id) return body
    components[id] = body
    return { $ref: `#/components/schemas/${id}` }
  }
  const problems = problemsOf(describe(problem))
  const paths = {
    ...Object.fromEntries(
      endpoints.map((endpoint) => [`/v1${endpoint.path}`, { get: operation(endpoint, describe, problems) }]),
    ),
    [`/v1${rosterUpload.path}`]: { post: uploadOperation(describe, problems) },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Essor API',
      version: '1',
      description: 'Missions, submissions, programs, progress, openings and applications, for partners.',
    },
    servers: [{ url: '/functions/v1/api' }],
    security: [{ token: [] }],
    paths,
    components: {
      schemas: components,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'An access token' } },
    },
  }
}

const nameOf = ({ path, summary }: Endpoint) =>
  `${summary.split(' ')[0]!.toLowerCase()}${path
    .replace('/{id}', '')
    .split('/')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`

function operation(endpoint: Endpoint, describe: (schema: z.ZodType) => Json, problems: Json): Json {
  const { path, summary, description, scope, isList, item, filters } = endpoint
  const id = z.toJSONSchema(z.uuid()) as Json
  const inQuery = (name: string, text: string, schema: Json) => ({
    name,
    in: 'query',
    description: text,
    schema,
  })
  const answer = describe(item)
  return {
    operationId: nameOf(endpoint),
    summary,
    description,
    ...(scope && { 'x-scope': scope }),
    parameters: [
      ...(path.includes('{id}')
        ? [{ name: 'id', in: 'path', required: true, schema: { ...id, $schema: undefined } }]
        : []),
      ...Object.entries(filters).map(([name, text]) => inQuery(name, text, { ...id, $schema: undefined })),
      ...(isList
        ? [
            inQuery('limit', 'How many entries at most.', {
              type: 'integer',
              minimum: 1,
              maximum: 100,
              default: 25,
            }),
            inQuery('cursor', 'The “next_cursor” of the page before.', { type: 'string' }),
          ]
        : []),
    ],
    responses: {
      200: {
        description: isList ? 'A page, newest first' : 'Found',
        content: { 'application/json': { schema: isList ? pageOf(answer) : answer } },
      },
      ...problems,
    },
  }
}

function uploadOperation(describe: (schema: z.ZodType) => Json, problems: Json): Json {
  const { operationId, summary, description, scope, parameters } = rosterUpload
  const file = { schema: { type: 'string', format: 'binary' } }
  return {
    operationId,
    summary,
    description,
    'x-scope': scope,
    parameters,
    requestBody: { required: true, content: { 'text/csv': file, 'application/zip': file } },
    responses: {
      200: { description: 'Compared', content: { 'application/json': { schema: describe(rosterSync) } } },
      ...problems,
    },
  }
}

const pageOf = (item: Json): Json => ({
  type: 'object',
  properties: {
    data: { type: 'array', items: item },
    next_cursor: { type: ['string', 'null'], description: 'For the next page; null on the last one' },
  },
  required: ['data', 'next_cursor'],
})

const problemsOf = (schema: Json): Json =>
  Object.fromEntries(
    [...statuses].map(([status, messages]) => [
      status,
      { description: messages.join(' '), content: { 'application/json': { schema } } },
    ]),
  )
