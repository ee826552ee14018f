import type { Message, Thread } from './api/answers.ts'

/** How many messages load at a time, and how many are kept: others reload when scrolled to. */
export const pageSize = 50
const maxLoadedMessages = 400

export const firstOf = ({ messages, lastNumber }: Thread): number => messages[0]?.number ?? lastNumber + 1
export const lastOf = ({ messages }: Thread): number => messages.at(-1)?.number ?? 0
export const isAtEnd = (thread: Thread): boolean => lastOf(thread) >= thread.lastNumber

/**
 * Merges what was known with a response. Messages that aren't contiguous replace what is kept, so that there
 * is never a gap; if there are too many, those at the far end are dropped.
 */
export function merged(known: Thread | undefined, answer: Thread): Thread {
  if (!known) return answer
  // Responses may arrive out of order; neither number ever goes back.
  const read = {
    ...answer,
    lastNumber: Math.max(known.lastNumber, answer.lastNumber),
    readNumber: Math.max(known.readNumber, answer.readNumber),
  }
  if (read.messages.length === 0) return { ...read, messages: known.messages }
  const touches = firstOf(read) <= lastOf(known) + 1 && lastOf(read) >= firstOf(known) - 1
  if (known.messages.length === 0 || !touches) return read
  const fresh = new Set(read.messages.map(({ number }) => number))
  const all = [...known.messages.filter(({ number }) => !fresh.has(number)), ...read.messages]
  all.sort((one, other) => one.number - other.number)
  const isOlder = firstOf(read) < firstOf(known)
  return { ...read, messages: isOlder ? all.slice(0, maxLoadedMessages) : all.slice(-maxLoadedMessages) }
}

/** Inserts a message returned by the database, if the ones before it are loaded. */
export function withMessage(known: Thread, message: Message): Thread {
  const lastNumber = Math.max(known.lastNumber, message.number)
  if (message.number > lastOf(known) + 1) return { ...known, lastNumber }
  return merged(known, { ...known, lastNumber, messages: [message] })
}

export interface Row {
  message: Message
  /** Whether it is the first of its day, the first unread, or the first of several by one author. */
  beginsDay: boolean
  isFirstNew: boolean
  beginsGroup: boolean
}

const groupMs = 5 * 60_000
const dayOf = (at: string) => new Date(at).toDateString()

export function rowsOf(messages: Message[], readUntil: number, me: string): Row[] {
  const firstNew = messages.find(({ number, author }) => number > readUntil && author !== me)?.number
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const beginsDay = !before || dayOf(before.at) !== dayOf(message.at)
    const isFirstNew = message.number === firstNew
    const isLater = before && Date.parse(message.at) - Date.parse(before.at) > groupMs
    return {
      message,
      beginsDay,
      isFirstNew,
      beginsGroup: beginsDay || isFirstNew || before?.author !== message.author || Boolean(isLater),
    }
  })
}
