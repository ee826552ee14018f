import { errors } from './errors.ts'

const longest = 255
const token = "[\\w!#$&^.+'-]+"
/** One type, and parameters without a comma: browsers split the header at commas and use the last type. */
const pattern = new RegExp(`^(${token}/${token})(\\s*;\\s*${token}=(${token}|"[\\w .+'-]*"))*$`)

/** Throws unless this is a single type that every reader interprets the same way. */
export function checkContentType(type: string): void {
  if (!isClean(type)) throw errors.invalidMimeType(type)
}

export function isClean(type: string): boolean {
  return type.length <= longest && pattern.test(type)
}

/** "text/plain; charset=utf-8" → "text/plain" */
export function essenceOf(type: string): string {
  return type.split(';')[0]!.trim().toLowerCase()
}
