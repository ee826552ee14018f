import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restClient } from '../testing/rest-client.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const rest = restClient(() => server)
const get = (path: string, headers: Record<string, string> = {}) => rest(path, { headers })

beforeAll(async () => {
  server = await startTestServer('rest')
})
afterAll(() => server.close())

describe('embedding', () => {
  it('works to-one, to-many, through a junction, nested and by hint', async () => {
    const { body } = await get(
      'authors?id=eq.1&select=name,books!books_author_id_fkey(title,genres(label),book_details(summary))&books.order=id&books.genres.order=label',
    )
    expect(body).toEqual([
      {
        name: 'Ada',
        books: [
          {
            title: 'Notes on the Engine',
            genres: [{ label: 'letters' }, { label: 'science' }],
            book_details: { summary: 'The first program.' },
          },
          { title: 'Letters of Ada', genres: [{ label: 'letters' }], book_details: null },
        ],
      },
    ])
  })

  it('finds the other table by the column or the key that leads there', async () => {
    const expected = [{ title: 'Pensées', by: { name: 'Blaise' }, translator: { name: 'Colette' } }]
    expect(
      (await get('books?id=eq.3&select=title,by:author_id(name),translator:translator_id(name)')).body,
    ).toEqual(expected)
    expect(
      (
        await get(
          'books?id=eq.3&select=title,by:authors!books_author_id_fkey(name),translator:authors!translator_id(name)',
        )
      ).body,
    ).toEqual(expected)
  })

  it('follows a self-referencing key in both directions', async () => {
    expect((await get('authors?id=eq.2&select=name,mentor:mentor_id(name)')).body).toEqual([
      { name: 'Blaise', mentor: { name: 'Ada' } },
    ])
    expect((await get('authors?id=eq.1&select=name,pupils:authors(name)&pupils.order=name')).body).toEqual([
      { name: 'Ada', pupils: [{ name: 'Blaise' }, { name: 'Colette' }] },
    ])
  })

  it('supports inner joins, spreading, filters and limits', async () => {
    expect((await get('authors?select=name,books!author_id!inner(title)&books.mood=eq.tense')).body).toEqual([
      { name: 'Blaise', books: [{ title: 'Pensées' }] },
    ])
    expect((await get('books?id=eq.3&select=title,...authors!author_id(writer:name,born)')).body).toEqual([
      { title: 'Pensées', writer: 'Blaise', born: '1623-06-19' },
    ])
    expect(
      (await get('authors?id=eq.1&select=name,...books!author_id(titles:title)&books.order=id')).body,
    ).toEqual([{ name: 'Ada', titles: ['Notes on the Engine', 'Letters of Ada'] }])
    expect(
      (
        await get(
          'authors?id=eq.1&select=books!author_id(title)&books.order=title&books.limit=1&books.offset=1',
        )
      ).body,
    ).toEqual([{ books: [{ title: 'Notes on the Engine' }] }])
    expect(
      (await get('authors?select=name&order=id&books=is.null&select=name,books!author_id()')).body,
    ).toEqual([{ name: 'Colette' }])
    expect((await get('authors?order=id&books=not.is.null&select=name,books!author_id()')).body).toEqual([
      { name: 'Ada' },
      { name: 'Blaise' },
    ])
  })

  it('counts with the legacy form, and orders by a related column', async () => {
    expect((await get('authors?select=name,books!author_id(count)&order=id&limit=1')).body).toEqual([
      { name: 'Ada', books: [{ count: 2 }] },
    ])
    expect((await get('books?select=title&order=authors!author_id(name)')).status).toBe(400)
    expect(
      (await get('books?select=title,a:authors!author_id(id)&order=a(name).desc,id.desc')).body,
    ).toMatchObject([{ title: 'Pensées' }, { title: 'Letters of Ada' }, { title: 'Notes on the Engine' }])
  })

  it('finds the keys of views, through nested views, and computed relationships', async () => {
    expect((await get('cheap_books?select=name,authors(name)&order=id')).body).toEqual([
      { name: 'Letters of Ada', authors: { name: 'Ada' } },
      { name: 'Pensées', authors: { name: 'Blaise' } },
    ])
    expect((await get('cheap_titles?select=name,authors(name)&order=id&limit=1')).body).toEqual([
      { name: 'Letters of Ada', authors: { name: 'Ada' } },
    ])
    expect((await get('authors?id=eq.1&select=namesakes(title),first_book(title)')).body).toEqual([
      { namesakes: [{ title: 'Letters of Ada' }], first_book: { title: 'Notes on the Engine' } },
    ])
  })

  it('reports what is missing or ambiguous', async () => {
    const none = await get('books?select=*,secretz(*)')
    expect(none.status).toBe(400)
    expect(none.body).toMatchObject({
      code: 'PGRST200',
      message: "Could not find a relationship between 'books' and 'secretz' in the schema cache",
    })
    const several = await get('books?select=*,authors(*)')
    expect(several.status).toBe(300)
    expect(several.body.code).toBe('PGRST201')
    expect(several.body.details).toHaveLength(2)
    expect(several.body.hint).toContain("'authors!books_author_id_fkey'")
    expect((await get('books?genres.label=eq.x')).body).toMatchObject({ code: 'PGRST108' })
  })
})
