import { createClient } from '@supabase/supabase-js'
import {
  Constants,
  type Database,
  type Enums,
  type Tables,
  type TablesInsert,
  type TablesUpdate,
} from './database.types.ts'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
function holds<_ extends true>(): void {}

type Author = Tables<'authors'>
holds<Same<Author['id'], number>>()
holds<Same<Author['nick'], string | null>>()
holds<Same<Author['mood'], 'sad' | 'ok' | 'very "happy"'>>()
holds<Same<Author['moods'], Enums<'mood'>[]>>()
holds<Same<Author['home'], { street: string | null; zip: number | null } | null>>()
holds<Same<Author['level'], 'low' | 'high' | null>>()
holds<Same<Author['mail'], string>>()
holds<Same<Author['full_name'], string | null>>()
holds<Same<Author['span'], unknown>>()
holds<Same<Tables<{ schema: 'api' }, 'notes'>['mood'], Enums<'mood'> | null>>()
holds<Same<Tables<'book_titles'>['title'], string | null>>()

const author: TablesInsert<'authors'> = { name: 'Ann', mail: 'ann@example.test' }
// @ts-expect-error a required column is missing
const unnamed: TablesInsert<'authors'> = { mail: 'ann@example.test' }
// @ts-expect-error an always-generated identity can't be set
const numbered: TablesInsert<'authors'> = { ...author, id: 1 }
// @ts-expect-error neither can a generated column
const measured: TablesUpdate<'authors'> = { name_length: 1 }
const note: TablesInsert<{ schema: 'api' }, 'notes'> = { id: 1 }

const moods: readonly ['sad', 'ok', 'very "happy"'] = Constants.public.Enums.mood

const client = createClient<Database>('http://localhost', 'key')

export async function use(): Promise<void> {
  const { data: authors } = await client
    .from('authors')
    .select('name, profiles(bio), books!books_author_id_fkey(title)')
    .single()
  if (authors) {
    holds<Same<typeof authors.profiles, { bio: string | null } | null>>()
    holds<Same<typeof authors.books, { title: string }[]>>()
  }
  const { data: titles } = await client.from('book_titles').select('title, authors(name)').single()
  if (titles) holds<Same<typeof titles.authors, { name: string } | null>>()
  const { data: found } = await client.rpc('books_of', { author: 1 }).select('title, author_id')
  if (found) holds<Same<typeof found, { title: string; author_id: number }[]>>()
  const { data: sum } = await client.rpc('add', { a: 1 })
  holds<Same<typeof sum, number | null>>()
  const { data: stats } = await client.rpc('stats')
  holds<Same<typeof stats, { author: string; books: number }[] | null>>()
  // @ts-expect-error there is no such table
  await client.from('nothing').select()
  // @ts-expect-error triggers can't be called
  await client.rpc('set_time')
  await client.schema('api').from('notes').insert(note)
}

export const used = [author, unnamed, numbered, measured, moods]
