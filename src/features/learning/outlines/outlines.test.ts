import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asking, openAcademies } from '../../../../test/academies.ts'
import type { App } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import type { Body } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import type { OutlineAnswer, OutlineChange, Outlook } from './outlines.contract.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember
let other: BuiltTenant
let stranger: BuiltMember
let teacher: BuiltMember
let colleague: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  ;({ app, tenant, admin, other, stranger } = await openAcademies())
  teacher = await buildMember(app, tenant, { kind: 3, name: 'Kartika Dewi' })
  colleague = await buildMember(app, tenant, { kind: 3, name: 'Joko Susilo' })
  student = await buildMember(app, tenant, { kind: 4, name: 'Bagus Prakoso' })
})

afterAll(() => app?.close())

const { call, page } = asking(() => ({ app, tenant, admin }))

const change = (id: number, body: OutlineChange, who = admin) =>
  call('POST', `/v1/classes/${id}/outline`, { ...body }, who)

async function done(id: number, body: OutlineChange, who = admin): Promise<OutlineAnswer> {
  const answer = await change(id, body, who)
  expect(answer.message).toBe('Tersimpan')
  return answer.data
}

const outline = async (id: number): Promise<OutlineAnswer> =>
  (await call('GET', `/v1/classes/${id}/outline`)).data
const outlook = async (id: number): Promise<Outlook> =>
  (await call('GET', `/v1/classes/${id}/outline/publication`)).data
const publishOutline = (id: number, body: Body, who = admin) =>
  call('POST', `/v1/classes/${id}/outline/publication`, body, who)

const paragraph = (text: string) => ({
  id: `p${Math.random().toString(36).slice(2, 10)}`,
  type: 'paragraph',
  content: [{ type: 'text', text }],
})
const write = (chapterId: number, text: string, more: Body = {}) =>
  call('PUT', `/v1/drafts/chapter/${chapterId}`, {
    writer: 'uji',
    fields: { body: [paragraph(text)], ...more },
  })

const begin = async (who = admin): Promise<number> => (await call('POST', '/v1/classes', {}, who)).data.id

/** A class of this name with one module and chapters of these titles, none of it published. */
async function written(name: string, titles: readonly string[], more: Body = {}) {
  const id = await begin()
  await call('PUT', `/v1/drafts/class/${id}`, {
    writer: 'uji',
    fields: { name, type: 'self_paced', ...more },
  })
  const made = await done(id, { act: 'addModule', title: 'Dasar' })
  const moduleId = made.made ?? 0
  const chapters: number[] = []
  for (const title of titles) {
    const added = await done(id, { act: 'addChapter', moduleId, title, kind: 'text' })
    chapters.push(added.made ?? 0)
    await write(added.made ?? 0, `Isi ${title}.`)
  }
  return { id, moduleId, chapters }
}

const publishClass = (id: number) => call('POST', `/v1/drafts/class/${id}/publication`, {})

describe('the outline of a class', () => {
  it('is seen by nobody before it is published, and then by everybody', async () => {
    const { id, chapters } = await written('Batik Dasar', ['Malam', 'Canting'])
    await publishClass(id)
    expect((await page('/Courses/batik-dasar')).body).not.toContain('Malam')
    expect((await page('/Courses/batik-dasar/module/dasar/chapter/malam')).status).toBe(404)
    const before = await outlook(id)
    expect(before.differences.map(({ what, title }) => [what, title])).toEqual([
      ['added', 'Dasar'],
      ['added', 'Malam'],
      ['added', 'Canting'],
    ])
    expect((await publishOutline(id, { seen: 0 })).data).toEqual({ number: 1 })
    expect((await page('/Courses/batik-dasar')).body).toContain('Malam')
    expect((await page('/Courses/batik-dasar/module/dasar/chapter/malam')).body).toContain('Isi Malam.')
    const paths = ['/Courses/batik-dasar/module/dasar/chapter/malam', '/Courses/batik-dasar']
    const pencils = async (who: BuiltMember) =>
      (await call('POST', '/v1/pencils', { paths }, who)).data.pencils.filter(
        ({ path = '' }) => path === paths[0],
      )
    expect(await pencils(admin)).toEqual([
      { path: paths[0], href: `/Kelola/Kelas/${id}/Isi/${chapters[0]}`, label: 'Malam' },
    ])
    expect(await pencils(teacher)).toEqual([])
    const { data } = await call('GET', '/v1/class/overview?slug=batik-dasar')
    expect(data).toMatchObject({ totalModules: 1, totalChapters: 2 })
  })

  it('goes on as a draft: what is written is not what is read', async () => {
    const { id, chapters } = await written('Tenun Dasar', ['Benang', 'Lungsin'])
    await publishClass(id)
    await publishOutline(id, { seen: 0 })
    const [benang = 0, lungsin = 0] = chapters
    await write(benang, 'Isi yang baru.')
    const now = await outline(id)
    const rev = now.modules[0]?.chapters[1]?.rev ?? 0
    await done(id, { act: 'removeChapter', chapterId: lungsin, rev })
    const path = '/Courses/tenun-dasar/module/dasar/chapter/'
    expect((await page(`${path}benang`)).body).toContain('Isi Benang.')
    expect((await page(`${path}lungsin`)).status).toBe(200)
    const { differences, mayBeFix } = await outlook(id)
    expect(differences.map(({ what, title, words }) => [what, title, words])).toEqual([
      ['changed', 'Benang', 'Isi'],
      ['removed', 'Lungsin', 'Dasar'],
    ])
    expect(mayBeFix).toBe(false)
    expect((await publishOutline(id, { seen: 1, kind: 'fix' })).status).toBe(409)
    expect((await publishOutline(id, { seen: 0 })).status).toBe(409)
    expect((await publishOutline(id, { seen: 1, note: 'Lungsin menyusul' })).data).toEqual({ number: 2 })
    expect((await page(`${path}benang`)).body).toContain('Isi yang baru.')
    const gone = await page(`${path}lungsin`)
    expect(gone.status).toBe(410)
    expect(gone.body).toContain('Bab ini tidak ada lagi')
    expect((await outline(id)).isAhead).toBe(false)
    expect((await call('GET', `/v1/drafts/chapter/${benang}`)).data.state).toBe('published')
  })

  it('leads an old address of a chapter to the new one', async () => {
    const { id, chapters } = await written('Ukir Dasar', ['Pahat'])
    await publishClass(id)
    await publishOutline(id, { seen: 0 })
    await call('PUT', `/v1/drafts/chapter/${chapters[0]}`, { writer: 'uji', fields: { slug: 'pahat-kayu' } })
    await publishOutline(id, { seen: 1 })
    const old = await page('/Courses/ukir-dasar/module/dasar/chapter/pahat')
    expect([old.status, old.headers.location]).toEqual([
      301,
      '/Courses/ukir-dasar/module/dasar/chapter/pahat-kayu',
    ])
  })

  it('shows whoever comes too late what stands now, and writes nothing over it', async () => {
    const { id, chapters } = await written('Anyam Dasar', ['Bambu'])
    const [bambu = 0] = chapters
    const seen = (await outline(id)).modules[0]?.chapters[0]?.rev ?? 0
    await done(id, { act: 'changeChapter', chapterId: bambu, rev: seen, fields: { title: 'Bambu tali' } })
    const late = await change(id, {
      act: 'changeChapter',
      chapterId: bambu,
      rev: seen,
      fields: { title: 'Bambu apus' },
    })
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ by: 'Sri Wahyuni', title: 'Bambu tali' })
    expect(late.data.outline.modules[0].chapters[0].title).toBe('Bambu tali')
  })

  it('takes back what was taken out, with everything that stood in it', async () => {
    const { id, moduleId } = await written('Gerabah', ['Tanah', 'Putar'])
    const rev = (await outline(id)).modules[0]?.rev ?? 0
    const without = await done(id, { act: 'removeModule', moduleId, rev })
    expect(without.modules).toEqual([])
    const back = await done(id, { act: 'restoreModule', moduleId })
    expect(back.modules[0]?.chapters.map(({ title }) => title)).toEqual(['Tanah', 'Putar'])
  })

  it('says what keeps it from being published', async () => {
    const { id, chapters } = await written('Wayang', ['Satu', 'Dua'])
    const [one = 0, two = 0] = chapters
    const rev = (await outline(id)).modules[0]?.chapters[0]?.rev ?? 0
    await done(id, {
      act: 'changeChapter',
      chapterId: one,
      rev,
      fields: { releaseAfter: String(two), completion: 'min_time', completionLeast: '' },
    })
    const { findings } = await outlook(id)
    expect(findings.filter(({ isGrave }) => isGrave).map(({ words }) => words)).toEqual([
      'Isi berapa menit atau nilai.',
      'Menunggu "Dua", yang urutannya tidak lebih dahulu.',
    ])
    const refused = await publishOutline(id, { seen: 0 })
    expect(refused.status).toBe(422)
    expect(refused.errors[0].field).toBe(`chapters.${one}`)
  })

  it('of any sequence of moves keeps every chapter in one module, in an order without gaps', async () => {
    const { id } = await written('Acak', ['a', 'b', 'c'])
    await done(id, { act: 'addModule', title: 'Lanjut' })
    await done(id, { act: 'addModule', title: 'Akhir' })
    const step = fc.record({
      chapter: fc.nat(2),
      module: fc.nat(2),
      at: fc.nat(4),
      what: fc.constantFrom('chapter', 'module'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async steps => {
        for (const { chapter, module, at, what } of steps) {
          const { modules } = await outline(id)
          const all = modules.flatMap(one => one.chapters)
          const moved = all[chapter]
          const target = modules[module]
          if (!moved || !target) throw new Error('something is lost')
          const { rev } = moved
          await done(
            id,
            what === 'chapter'
              ? { act: 'moveChapter', chapterId: moved.id, rev, moduleId: target.id, at }
              : { act: 'moveModule', moduleId: target.id, at },
          )
        }
        const rows = await app.sanggar.database.withTenant(tenant.id, async tx =>
          tx.db
            .selectFrom('chapters as h')
            .innerJoin('modules as m', 'm.id', 'h.module_id')
            .innerJoin('classes as c', 'c.id', 'h.class_id')
            .select(['h.id', 'h.position', 'm.id as module', 'm.position as place'])
            .where('c.name', '=', 'Acak')
            .execute(),
        )
        expect(rows).toHaveLength(3)
        for (const of of Map.groupBy(rows, ({ module }) => module).values())
          expect(of.map(({ position }) => position).sort()).toEqual(of.map((_, index) => index))
      }),
      { numRuns: 8 },
    )
  })

  it('is its teacher’s: another teacher, a student and another site find none, and publishing is for others', async () => {
    const id = await begin(teacher)
    const made = await done(id, { act: 'addModule', title: 'Dasar' }, teacher)
    const { made: chapterId } = await done(
      id,
      { act: 'addChapter', moduleId: made.made ?? 0, title: 'Awal', kind: 'text' },
      teacher,
    )
    expect((await call('GET', `/v1/classes/${id}/outline`, undefined, colleague)).status).toBe(404)
    expect((await change(id, { act: 'addModule', title: 'x' }, colleague)).status).toBe(404)
    expect((await call('GET', `/v1/drafts/chapter/${chapterId}`, undefined, colleague)).status).toBe(404)
    expect((await change(id, { act: 'addModule', title: 'x' }, student)).status).toBe(403)
    expect((await publishOutline(id, { seen: 0 }, teacher)).status).toBe(403)
    expect((await call('POST', `/v1/drafts/chapter/${chapterId}/publication`, {}, admin)).status).toBe(409)
    expect((await call('GET', `/v1/classes/${id}/outline`, undefined, stranger, other.host)).status).toBe(404)
    expect(
      (await call('GET', `/v1/drafts/chapter/${chapterId}`, undefined, stranger, other.host)).status,
    ).toBe(404)
    for (const path of [`/Kelola/Kelas/${id}/Isi`, `/Kelola/Kelas/${id}/Isi/${chapterId}`]) {
      expect((await page(path, teacher)).status).toBe(200)
      expect((await page(path, colleague)).status).toBe(404)
    }
    expect((await page(`/Kelola/Kelas/${id}/Isi/${chapterId}/Pratinjau`, teacher)).status).toBe(200)
  })

  it('shows its author a chapter as people in four states find it, and notes nothing', async () => {
    const { id, chapters } = await written('Empat', ['Satu', 'Dua'])
    const [first = 0, second = 0] = chapters
    await write(first, 'Isi yang pertama.')
    await write(second, 'Isi yang kedua.', { releaseAfter: String(first) })
    const seen = async (as: string) =>
      (await page(`/Kelola/Kelas/${id}/Isi/${second}/Pratinjau?as=${as}`, admin)).body
    expect(await seen('visitor')).not.toContain('Isi yang kedua.')
    expect(await seen('new')).toContain('Bab ini terbuka setelah Anda menyelesaikan')
    expect(await seen('half')).toContain('Isi yang kedua.')
    expect(await seen('half')).toContain('1 dari 2 bab selesai')
    const done = await seen('done')
    expect(done).toContain('Bab ini sudah selesai. 2 dari 2 bab selesai')
    expect(done).not.toContain('<chapter-reading')
    expect(await seen('x')).toContain('2 dari 2 bab selesai')
  })
})

describe('a chapter', () => {
  it('brings what its kind is made of, above its text', async () => {
    const { id, moduleId, chapters } = await written('Ragam', ['Film', 'Lain', 'Temu'])
    const [film = 0, embedded = 0, meeting = 0] = chapters
    await write(film, 'Tonton dahulu.', { kind: 'video', address: 'https://youtu.be/dQw4w9WgXcQ' })
    await write(embedded, 'Coba sendiri.', { kind: 'embed', address: 'https://scratch.mit.edu/projects/1' })
    await write(meeting, 'Bawa pertanyaan.', {
      kind: 'live',
      liveAt: '2026-12-01T19:00',
      liveUrl: 'https://meet.example.org/temu',
    })
    const quiz = await done(id, { act: 'addChapter', moduleId, title: 'Uji', kind: 'quiz' })
    expect(quiz.modules[0]?.chapters[3]).toMatchObject({ completion: 'min_score', completionLeast: 70 })
    await publishClass(id)
    await publishOutline(id, { seen: 0 })
    const read = async (slug: string) => (await page(`/Courses/ragam/module/dasar/chapter/${slug}`)).body
    expect(await read('film')).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
    expect(await read('lain')).toContain('href="https://scratch.mit.edu/projects/1"')
    const temu = await read('temu')
    expect(temu).toContain('1 Des 2026 pukul 19.00 WIB')
    expect(temu).toContain('https://meet.example.org/temu')
    expect((await write(film, 'x', { kind: 'video', address: 'javascript:alert(1)' })).status).toBe(422)
    expect((await write(film, 'x', { kind: 'film' })).status).toBe(422)
    expect((await change(id, { act: 'addModule' } as never)).status).toBe(422)
    expect((await change(id, { act: 'tambah' } as never)).status).toBe(422)
  })

  it('opens from its day on, and after another, and is done when it was open long enough', async () => {
    const { id, chapters } = await written('Bertahap', ['Awal', 'Lanjut', 'Nanti'])
    const [first = 0, second = 0, third = 0] = chapters
    await write(first, 'Baca pelan-pelan.', { completion: 'min_time', completionLeast: 10 })
    await write(second, 'Sudah boleh.', { releaseAfter: String(first) })
    await write(third, 'Belum boleh.', { releaseAt: '2027-01-01T08:00' })
    await publishClass(id)
    await publishOutline(id, { seen: 0 })
    const path = '/Courses/bertahap/module/dasar/chapter/'
    const note = (chapter: string, what: string) =>
      call('POST', '/v1/class/progress', { slug: 'bertahap', chapter, what }, student)
    await call('POST', '/v1/class/enrol', { slug: 'bertahap' }, student)
    expect((await page(`${path}nanti`)).body).not.toContain('Belum boleh.')
    expect((await page(`${path}lanjut`, student)).body).toContain('setelah Anda menyelesaikan')
    await note('awal', 'opened')
    app.clock.advance(4 * 60_000)
    const early = await note('awal', 'done')
    expect([early.status, early.message]).toEqual([409, 'Bab ini dihitung selesai setelah 6 menit lagi.'])
    expect((await note('lanjut', 'done')).status).toBe(409)
    app.clock.advance(6 * 60_000)
    expect((await note('awal', 'done')).status).toBe(200)
    expect((await page(`${path}lanjut`, student)).body).toContain('Sudah boleh.')
    expect((await page(`${path}nanti`, student)).body).toContain('Bab ini dibuka 1 Jan 2027')
  })
})

describe('a run that has begun', () => {
  const run = {
    name: 'Angkatan 1',
    startAt: '2026-11-01T08:00',
    endAt: '2027-03-01T21:00',
    registrationOpenAt: '',
    registrationCloseAt: '',
    timeZone: 'Asia/Jakarta',
    mode: 'online',
    venue: '',
    city: '',
    joinMode: 'open',
    joinCode: '',
    capacity: '',
    waitlist: false,
    price: '',
    status: 'scheduled',
  }

  it('reads what it began with until it is brought on; a fix reaches it at once', async () => {
    const { id, moduleId, chapters } = await written('Jaringan', ['Kabel'], { type: 'live', runs: [run] })
    await publishClass(id)
    await publishOutline(id, { seen: 0 })
    await app.sanggar.database.withTenant(tenant.id, async tx => {
      const room = await tx.db
        .selectFrom('classrooms')
        .innerJoin('classes', 'classes.id', 'classrooms.class_id')
        .select(['classrooms.id', 'classrooms.class_id'])
        .where('classes.slug', '=', 'jaringan')
        .executeTakeFirstOrThrow()
      await tx.db
        .insertInto('enrolments')
        .values({
          class_id: room.class_id,
          classroom_id: room.id,
          membership_id: student.membershipId,
          state: 'active',
          state_since: app.clock.now(),
          joined_at: app.clock.now(),
          origin: 'staff',
        })
        .execute()
    })
    const kabel = () => page('/Courses/jaringan/module/dasar/chapter/kabel', student)
    const [first = 0] = chapters
    await call('POST', '/v1/class/progress', { slug: 'jaringan', chapter: 'kabel', what: 'done' }, student)
    await done(id, { act: 'addChapter', moduleId, title: 'Nirkabel', kind: 'text' })
    await write(first, 'Teks yang diubah.')
    app.clock.advance(60_000)
    expect((await publishOutline(id, { seen: 1 })).data).toEqual({ number: 2 })
    expect((await kabel()).body).toContain('Isi Kabel.')
    expect((await page('/Belajar/jaringan', student)).body).not.toContain('Nirkabel')

    await write(first, 'Teks tanpa salah ketik.')
    expect((await publishOutline(id, { seen: 2, kind: 'fix' })).data).toEqual({ number: 3 })
    expect((await kabel()).body).toContain('Isi Kabel.')

    const { runs } = await outlook(id)
    expect(runs).toMatchObject([{ name: 'Angkatan 1', pinned: 1, behind: 2 }])
    expect((await call('PUT', `/v1/classes/${id}/runs/${runs[0]?.id}/version`, {}, teacher)).status).toBe(403)
    expect((await call('PUT', `/v1/classes/${id}/runs/${runs[0]?.id}/version`, {})).status).toBe(200)
    expect((await kabel()).body).toContain('Teks tanpa salah ketik.')
    const learning = (await page('/Belajar/jaringan', student)).body
    expect(learning).toContain('Nirkabel')
    expect(learning).toContain('1 bab baru')
    expect(learning).toContain('1 dari 2 bab selesai')

    await write(first, 'Perbaikan lagi.')
    await publishOutline(id, { seen: 3, kind: 'fix' })
    expect((await kabel()).body).toContain('Perbaikan lagi.')
  })
})
