import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Response } from '@playwright/test'
import type { z } from 'zod'

const sources = join(import.meta.dirname, '../../src')

/** By function: groups that can't share a description have one each. */
async function readSchemas(): Promise<Map<string, z.ZodType[]>> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const described = files.filter((file) => /\/api\/answers\.ts$/.test(file))
  const modules = await Promise.all(described.map((file) => import(join(sources, file))))
  const schemas = new Map<string, z.ZodType[]>()
  for (const [name, schema] of modules.flatMap(({ answers = {} }) => Object.entries<z.ZodType>(answers)))
    schemas.set(name, [...(schemas.get(name) ?? []), schema])
  return schemas
}

const schemas = readSchemas()

async function faultOf(response: Response): Promise<string | undefined> {
  const name = new URL(response.url()).pathname.match(/\/rest\/v1\/rpc\/(\w+)$/)?.[1] ?? ''
  const described = (await schemas).get(name)
  if (!described || !response.ok()) return
  // The page may be gone before its answer is read.
  const text = await response.text().catch(() => undefined)
  if (text === undefined) return
  const answer = text === '' ? null : JSON.parse(text)
  const [error] = described.flatMap((schema) => schema.safeParse(answer).error ?? [])
  return error && `${name} answered something else than its schema says: ${error.message}`
}

/** Compares what the server answers with the schemas the product was typed with. */
export function watchAnswers(context: BrowserContext, faults: string[]): void {
  context.on('response', async (response) => {
    const fault = await faultOf(response)
    if (fault) faults.push(fault)
  })
}
