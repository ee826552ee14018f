import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import authSettings from './auth-settings.json' with { type: 'json' }

export const projectRef = 'abcdefghijklmnopqrst'

interface DeployedFunction {
  /** By path, as the CLI names them: `supabase/functions/pages/index.ts`. */
  files: Map<string, string>
  metadata: { entrypoint_path: string; import_map_path?: string; verify_jwt?: boolean }
}

/** What a project holds once the CLI has written to it. */
export interface Project {
  functions: Map<string, DeployedFunction>
  /** The functions that are live: the CLI uploads each, then publishes all of them together. */
  published: Map<string, { verify_jwt: boolean }>
  secrets: Map<string, string>
  config: {
    auth: Record<string, unknown>
    api: Record<string, unknown>
    realtime: Record<string, unknown>
    storage: { file_size_limit: number; features: Record<string, unknown> }
    database: Record<string, unknown>
    pooler: Record<string, unknown>
  }
}

export interface ManagementApi {
  url: string
  project: Project
  close(): Promise<void>
}

/** As much of Supabase's Management API as the CLI calls, with a project as Supabase creates it. */
export async function startManagementApi(): Promise<ManagementApi> {
  const project = newProject()
  const server = createServer((request, response) => {
    void answer(project, request).then(
      (body) =>
        response
          .writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify(body)),
      (error: Error) => response.writeHead(501).end(JSON.stringify({ message: error.message })),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    project,
    close: () => closeServer(server),
  }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

async function answer(project: Project, request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
  const [, version, , ref, ...rest] = pathname.split('/')
  const asked = `${request.method} ${version}/${rest.join('/')}`
  if (ref !== projectRef) throw new Error(`another project was asked for: ${pathname}`)
  switch (asked) {
    case 'GET v1/':
      return details
    case 'GET v1/billing/addons':
      return { selected_addons: [], available_addons: [] }
    case 'GET v1/functions':
      return []
    case 'POST v1/functions/deploy': {
      const slug = searchParams.get('slug')!
      const form = await readForm(request)
      const metadata = JSON.parse(String(form.get('metadata')))
      const files = await Promise.all(
        form.getAll('file').map(async (file) => [(file as File).name, await (file as File).text()] as const),
      )
      project.functions.set(slug, { files: new Map(files), metadata })
      // The edge requires a token unless the function says otherwise.
      return functionRow(slug, metadata.verify_jwt ?? true)
    }
    case 'PUT v1/functions': {
      const list = (await readJson(request)) as { slug: string; verify_jwt: boolean }[]
      for (const { slug, verify_jwt } of list) project.published.set(slug, { verify_jwt })
      return { functions: list.map(({ slug, verify_jwt }) => functionRow(slug, verify_jwt)) }
    }
    case 'POST v1/secrets': {
      const list = (await readJson(request)) as { name: string; value: string }[]
      for (const { name, value } of list) project.secrets.set(name, value)
      return {}
    }
    case 'GET v2/config':
      return { data: { type: 'project_config', id: projectRef, attributes: project.config } }
    case 'PATCH v1/postgrest':
      return Object.assign(project.config.api, await readJson(request))
    case 'PATCH v1/config/auth':
      return Object.assign(project.config.auth, await readJson(request))
    case 'PATCH v1/config/realtime':
      return Object.assign(project.config.realtime, await readJson(request))
    case 'PATCH v1/config/storage': {
      const { fileSizeLimit, features } = (await readJson(request)) as StorageChange
      const { storage } = project.config
      if (fileSizeLimit !== undefined) storage.file_size_limit = fileSizeLimit
      if (features?.imageTransformation) storage.features.image_transformation = features.imageTransformation
      return storage
    }
    default:
      throw new Error(`the Management API has no answer for ${asked}`)
  }
}

interface StorageChange {
  fileSizeLimit?: number
  features?: { imageTransformation?: { enabled: boolean } }
}

const details = {
  id: projectRef,
  ref: projectRef,
  organization_id: 'organization',
  organization_slug: 'organization',
  name: 'Essor',
  region: 'eu-west-3',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: 'db.localhost', version: '17.4.1.1', postgres_engine: '17', release_channel: 'ga' },
}

const functionRow = (slug: string, verify_jwt: boolean) => ({
  id: slug,
  slug,
  name: slug,
  status: 'ACTIVE',
  version: 1,
  verify_jwt,
  created_at: 1,
  updated_at: 1,
})

/** What differs from the product's own configuration, so that pushing it has something to do in every block. */
function newProject(): Project {
  return {
    functions: new Map(),
    published: new Map(),
    secrets: new Map(),
    config: {
      auth: {
        ...Object.fromEntries(authSettings.map((name) => [name, null])),
        site_url: 'http://localhost:3000',
        uri_allow_list: '',
        disable_signup: false,
        jwt_exp: 3600,
        external_email_enabled: true,
        external_anonymous_users_enabled: false,
        hook_before_user_created_enabled: false,
        mailer_autoconfirm: false,
        mailer_otp_exp: 3600,
        password_min_length: 6,
        smtp_max_frequency: 60,
        passkey_enabled: false,
        mfa_phone_otp_length: 6,
        sms_otp_length: 6,
        oauth_server_enabled: false,
        oauth_server_allow_dynamic_registration: false,
        custom_oauth_enabled: false,
        custom_oauth_max_providers: 0,
      },
      api: {
        db_schema: 'public,graphql_public',
        db_extra_search_path: 'public, extensions',
        max_rows: 1000,
        db_pool: null,
        db_pool_acquisition_timeout: 10,
      },
      realtime: { private_only: false },
      storage: {
        file_size_limit: 50 * 1024 * 1024,
        features: { image_transformation: { enabled: true } },
      },
      database: { major_version: 17, ssl_enforced: false, postgres_settings: {} },
      pooler: { pool_mode: 'transaction' },
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const readJson = async (request: IncomingMessage): Promise<unknown> =>
  JSON.parse((await readBody(request)).toString())

async function readForm(request: IncomingMessage): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type']! }
  return new Response(new Uint8Array(await readBody(request)), { headers }).formData()
}
