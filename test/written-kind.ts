import { expect, it } from 'vitest'
import type { App } from './app.ts'
import type { BuiltTenant } from './build.ts'
import { type Body, callAs } from './member-calls.ts'
import { type BuiltMember, buildMember } from './members.ts'

/** What differs from kind to kind of things that are written in the office. */
export interface WrittenKind {
  /** in drafts: event */
  kind: string
  /** in calls: /v1/events */
  plural: string
  /** its list in the office: /Kelola/Acara */
  list: string
  /** what is written, and may be published as it is */
  fields: Body
  /** where visitors see it, and the words by which it is known there */
  page: string
  words: readonly string[]
  /** what is changed afterwards, and the words that say so */
  change: { fields: Body; words: readonly string[] }
  /** what may be kept and not published, with the fields that are named */
  incomplete: { fields: Body; names: readonly string[] }
  /** words of its form */
  form: readonly string[]
  /** its page is of other things too: without it, it is there still */
  isShared?: boolean
  /** it has no page of its own to be previewed */
  hasNoPreview?: boolean
}

export interface KindHouse {
  app: App
  tenant: BuiltTenant
  elsewhere: BuiltTenant
  admin: BuiltMember
  /** an admin of the other tenant */
  stranger: BuiltMember
  /** whom the matrix does not let in */
  teacher: BuiltMember
}

/** Two tenants with who writes and who may not. */
export async function buildKindHouse(
  app: App,
  tenant: BuiltTenant,
  elsewhere: BuiltTenant,
): Promise<KindHouse> {
  return {
    app,
    tenant,
    elsewhere,
    admin: await buildMember(app, tenant, { kind: 1, name: 'Sri Wahyuni' }),
    teacher: await buildMember(app, tenant, { kind: 3, name: 'Tegar Saputra' }),
    stranger: await buildMember(app, elsewhere, { kind: 1, name: 'Adi Nugroho' }),
  }
}

/** How an admin writes things of a kind, in few words. */
export function writerOf(
  { app, tenant, admin }: KindHouse,
  { kind, plural }: Pick<WrittenKind, 'kind' | 'plural'>,
) {
  const call = (method: string, path: string, body?: Body, by = admin, host = tenant.host) =>
    callAs(app, { by, host }, method, path, body)
  const page = (path: string, by?: BuiltMember) =>
    app.request({
      host: tenant.host,
      path,
      headers: { accept: 'text/html', ...(by ? { cookie: `sid=${by.token}` } : {}) },
    })
  const begin = async (): Promise<number> => (await call('POST', `/v1/${plural}`, {})).data.id
  const save = (id: number, fields: Body) =>
    call('PUT', `/v1/drafts/${kind}/${id}`, { writer: 'uji', fields })
  const publish = (id: number) => call('POST', `/v1/drafts/${kind}/${id}/publication`, {})
  return {
    call,
    page,
    begin,
    save,
    publish,
    draft: async (id: number) => (await call('GET', `/v1/drafts/${kind}/${id}`)).data,
    async idOf(title: string): Promise<number> {
      const { data } = await call('GET', `/v1/${plural}/ids?search=${encodeURIComponent(title)}`)
      return data.rows[0].id
    },
    /** begun, saved and published; what refuses it fails the test */
    async written(fields: Body): Promise<number> {
      const id = await begin()
      expect(await save(id, fields)).toMatchObject({ status: 200 })
      expect(await publish(id)).toMatchObject({ status: 200, data: { state: 'published' } })
      return id
    },
  }
}

/** The sentences that are true of every kind. */
export function itIsWritten(house: () => KindHouse, of: WrittenKind): void {
  const writer = () => writerOf(house(), of)
  const { page: path, words, list } = of

  async function isThere(isThereWords = words): Promise<boolean> {
    const { status, body } = await writer().page(path)
    if (status === 404 && !of.isShared) return false
    expect(status).toBe(200)
    return isThereWords.every(one => body.includes(one))
  }
  let id: number

  it('is seen by nobody but in its preview until it is published, and then where visitors look', async () => {
    const { begin, save, page, publish, draft } = writer()
    id = await begin()
    expect(await save(id, of.fields)).toMatchObject({ status: 200 })
    expect(await isThere()).toBe(false)
    if (!of.hasNoPreview) {
      const preview = await page(`${list}/${id}/Pratinjau`, house().admin)
      expect(preview.status).toBe(200)
      for (const one of words) expect(preview.body).toContain(one)
    }
    expect(await publish(id)).toMatchObject({ status: 200, data: { state: 'published' } })
    expect(await isThere()).toBe(true)
    expect((await draft(id)).value).toMatchObject(of.fields)
  })

  it('is listed and opened in the office', async () => {
    const { page } = writer()
    expect((await page(list, house().admin)).body).toContain(String(of.fields.name ?? of.fields.title))
    const editor = await page(`${list}/${id}`, house().admin)
    expect(editor.status).toBe(200)
    for (const one of of.form) expect(editor.body).toContain(one)
  })

  it('is changed for visitors when the change is published, and not before', async () => {
    const { save, publish } = writer()
    expect(await save(id, of.change.fields)).toMatchObject({ status: 200, data: { state: 'changed' } })
    expect(await isThere(of.change.words)).toBe(false)
    expect(await publish(id)).toMatchObject({ status: 200 })
    expect(await isThere(of.change.words)).toBe(true)
  })

  it('is withdrawn, thrown away and fetched back as it was', async () => {
    const { call, publish } = writer()
    expect((await call('DELETE', `/v1/drafts/${of.kind}/${id}/publication`, {})).status).toBe(200)
    expect(await isThere()).toBe(false)
    expect((await publish(id)).status).toBe(200)
    expect(await isThere(of.change.words)).toBe(true)
    expect((await call('DELETE', `/v1/${of.plural}/${id}`)).status).toBe(200)
    expect(await isThere()).toBe(false)
    expect((await call('POST', `/v1/${of.plural}/${id}/restoration`, {})).status).toBe(200)
    expect(await isThere(of.change.words)).toBe(true)
  })

  it('says field by field what is missing, and loses nothing of it', async () => {
    const { begin, save, publish, draft } = writer()
    const begun = await begin()
    expect(await save(begun, of.incomplete.fields)).toMatchObject({ status: 200 })
    const refused = await publish(begun)
    expect(refused.status).toBe(422)
    expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining([...of.incomplete.names]),
    )
    expect((await draft(begun)).value).toMatchObject(of.incomplete.fields)
  })

  it("is reached by nobody whom the matrix does not let in, nor by another site's admin", async () => {
    const { call } = writer()
    const { teacher, stranger, elsewhere } = house()
    expect((await call('GET', `/v1/drafts/${of.kind}/${id}`, undefined, teacher)).status).toBe(403)
    expect((await call('DELETE', `/v1/${of.plural}/${id}`, undefined, teacher)).status).toBe(403)
    const away = await call('DELETE', `/v1/${of.plural}/${id}`, undefined, stranger, elsewhere.host)
    expect(away.status).toBe(404)
  })
}
