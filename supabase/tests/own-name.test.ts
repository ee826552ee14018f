import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { everyRole, roleNames, startProduct } from './people.ts'
import { good } from './review-work.ts'

let server: TestServer
let everybody: Awaited<ReturnType<typeof everyRole>>
beforeAll(async () => {
  server = await startProduct()
  everybody = await everyRole(server)
})
afterAll(() => server.close())

const picture = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], { type: 'image/jpeg' })

it.each(roleNames.filter((name) => name !== 'anonymous'))(
  'P1-7 %s changes their own name and photo, and no one else’s',
  async (role) => {
    const { id, client } = everybody[role]
    const change = (user: string, values: object) =>
      client.from('profiles').update(values).eq('user_id', user).select('first_name, last_name, avatar_url')
    expect(good(await change(id!, { first_name: 'Zoé', last_name: `Of ${role}` }))).toMatchObject([
      { first_name: 'Zoé', last_name: `Of ${role}` },
    ])
    const path = `${id}/photo.jpg`
    const files = client.storage.from('avatars')
    expect((await files.upload(path, picture, { contentType: 'image/jpeg' })).error).toBeNull()
    expect(good(await change(id!, { avatar_url: path }))).toMatchObject([{ avatar_url: path }])
    good(await change(id!, { avatar_url: null }))
    expect((await files.remove([path])).data).toHaveLength(1)

    const other = everybody[role === 'candidate' ? 'company' : 'candidate'].id!
    expect(good(await change(other, { first_name: 'Mallory' }))).toEqual([])
    const { error } = await files.upload(`${other}/photo.jpg`, picture, { contentType: 'image/jpeg' })
    expect(error).not.toBeNull()
    expect((await change(id!, { avatar_url: `${other}/photo.jpg` })).error).not.toBeNull()
  },
)
