import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { inTransaction, type Queryable } from '../server/auth/database.ts'
import { validEmail } from '../server/auth/http/params.ts'
import { PasswordHasher } from '../server/auth/passwords/hashing.ts'
import { confirmEmail } from '../server/auth/users/change.ts'
import { draftUser, insertIdentity, insertUser, ownIdentityData } from '../server/auth/users/create.ts'
import { findUserByEmail } from '../server/auth/users/find.ts'
import { withDatabase } from '../server/backup/source.ts'
import { command } from '../server/cli/command.ts'
import { readSupabaseConfig } from '../server/config/supabase.ts'
import { ExitCode, StartFailure } from '../server/failure.ts'
import { createLog } from '../server/log.ts'
import { isEmailMissing, setUpEmail } from '../server/mail/service.ts'
import { migrate } from '../server/migrate/migrate.ts'
import { openDatabase } from '../server/postgres/database.ts'

interface Name {
  first_name: string
  last_name: string
}

const refuse = (reason: string) => new StartFailure(ExitCode.configuration, reason)

const usage = 'npm run admin -- create EMAIL [--name "First Last"] | confirm EMAIL'

await command(usage, async (env, words) => {
  const { values, positionals } = readWords(words)
  const [action, given] = positionals
  if (values.help || (action !== 'create' && action !== 'confirm') || !given) return undefined
  const email = readAddress(given)
  const name = readName(values.name, email)
  const log = createLog('silent')
  const config = readSupabaseConfig(env.SUPABASE_DIR)
  return withDatabase(env, log, async (url) => {
    const db = await openDatabase(url, log, {
      exposeNewTables: config.api.auto_expose_new_tables,
      // The product may never have been started: then there is no table to write to yet.
      afterBootstrap: (client) => migrate(client, env.SUPABASE_DIR, config, log),
    })
    try {
      return await inTransaction(db.admin, async (tx) => {
        if (action === 'confirm') return confirmAddress(tx, email)
        const said = await makeAdmin(tx, email, name, env.PASSWORD_HASH_COST)
        return isEmailMissing(env) ? `${setUpEmail}\n${said}` : said
      })
    } finally {
      await db.close()
    }
  })
})

function readWords(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: { name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw refuse((error as Error).message)
  }
}

/** As given, or as the address suggests: without a name, nothing would distinguish the account in the audit log. */
function readName(given: string | undefined, email: string): Name {
  const local = email.split('@')[0]!.split('+')[0]!
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const words = given?.trim() ? given.trim().split(/\s+/) : local.split(/[._-]+/).map(capital)
  const [first_name = '', ...rest] = words.filter(Boolean)
  const last_name = rest.join(' ')
  if (first_name.length > 80 || last_name.length > 80) throw refuse('Use names of 80 characters or fewer.')
  return { first_name, last_name }
}

function readAddress(given: string): string {
  try {
    return validEmail(given.trim())
  } catch {
    throw refuse(`"${given}" is not an email address.`)
  }
}

/** For an address that can't receive email yet: the operator of the server vouches for the person. */
async function confirmAddress(tx: Queryable, email: string): Promise<string> {
  const user = await findUserByEmail(tx, email)
  if (!user) throw refuse(`No account uses ${email}.`)
  if (user.email_confirmed_at) return `${email} is confirmed already.`
  await confirmEmail(tx, user.id)
  return `${email} is confirmed: its owner can sign in now.`
}

/** Makes the account an administrator; creates one if there is none, and shows its password this once. */
async function makeAdmin(tx: Queryable, email: string, name: Name, hashCost: number): Promise<string> {
  const known = await findUserByEmail(tx, email)
  const password = known ? undefined : await createAccount(tx, email, name, hashCost)
  const { rows } = await tx
    .query<{ granted: boolean }>('select private.make_admin($1) as granted', [email])
    .catch((error: Error & { code?: string }) => {
      throw error.code === 'P0001' ? refuse(error.message) : error
    })
  if (password) {
    return `${email} is an administrator now. Password, shown only this once: ${password}`
  }
  return rows[0]!.granted ? `${email} is an administrator now.` : `${email} already is an administrator.`
}

async function createAccount(tx: Queryable, email: string, name: Name, hashCost: number): Promise<string> {
  const password = strongPassword()
  const passwordHash = await new PasswordHasher(hashCost).hash(password)
  // Neither a candidate nor a partner: the account has no role but the one granted next.
  const userMetadata = { user_type: 'admin', ...name }
  const user = await insertUser(tx, draftUser({ email, passwordHash, provider: 'email', userMetadata }))
  await insertIdentity(tx, user.id, 'email', user.id, ownIdentityData(user))
  await confirmEmail(tx, user.id)
  return password
}

/** About 115 random bits, in letters that can't be confused, following the rules of the sign-up form. */
function strongPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  const password = [group(), group(), group(), group()].join('.')
  return [/[a-z]/, /[A-Z]/, /\d/].every((set) => set.test(password)) ? password : strongPassword()
}
