import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { createAsker } from '../../../../test/questions.ts'
import { buildCareer, buildJob } from '../../community/careers/careers.things.ts'
import { buildPost } from '../../content/posts/posts.things.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import {
  buildChapter,
  buildClass,
  buildClassroom,
  buildModule,
  publishOutline,
} from '../../learning/classes/classes.things.ts'
import { buildFaq } from '../faqs/faqs.things.ts'

let app: App
let garut: BuiltTenant
let kosong: BuiltTenant
let student: BuiltMember
let ask: ReturnType<typeof createAsker>['ask']

const taken = () => app.sanggar.jobs.runOften()

beforeAll(async () => {
  app = await startApp()
  ask = createAsker(app).ask
  garut = await buildTenant(app, { slug: 'garut' })
  kosong = await buildTenant(app, { slug: 'kosong' })
  student = await buildMember(app, garut, { kind: 4 })
  await garut.write(async tx => {
    await tx.db
      .insertInto('site_setting_values')
      .values({
        key: 'footer',
        value: JSON.stringify({
          about: 'Bengkel buka pukul delapan pagi sampai empat sore.',
          contact: {
            address: 'Jalan Kopi No. 7, Garut',
            whatsapp: '0812-0000-7070',
            email: 'halo@garut.example',
          },
        }),
      })
      .onConflict(conflict =>
        conflict.columns(['tenant_id', 'key']).doUpdateSet(given => ({ value: given.ref('excluded.value') })),
      )
      .execute()
    const free = await buildClass(tx, { type: 'self_paced', price: 0, name: 'Python dari Nol' })
    const module = await buildModule(tx, free.id, { slug: 'awal', title: 'Awal' })
    await buildChapter(
      tx,
      { classId: free.id, moduleId: module.id },
      {
        slug: 'daftar',
        title: 'Cara membuat daftar',
        content_html:
          '<p>Cara membuat daftar di Python memakai kurung siku. Alamat memori daftar ada di mana tidak penting.</p>',
      },
    )
    await publishOutline(tx, free.id)
    const sewing = await buildClass(tx, { type: 'live', price: 250_000, name: 'Menjahit Tas' })
    await buildClassroom(tx, sewing.id, { mode: 'offline', venue: 'Ruang Kain', city: 'Garut', capacity: 12 })
    const { id: person_id } = await buildPerson(tx, { name: 'Ratna Sari', title: 'Kepala bengkel' })
    await tx.db
      .insertInto('class_instructors')
      .values({ class_id: sewing.id, person_id, role: 'lead' })
      .execute()
    await tx.db
      .insertInto('payment_settings')
      .values({
        provider: 'none',
        ways: JSON.stringify([
          { channel: 'transfer', isOpen: true },
          { channel: 'qris', isOpen: true },
        ]),
        bank_accounts: JSON.stringify([{ bank: 'BCA', number: '1', name: 'Garut' }]),
        updated_at: app.clock.now(),
      })
      .execute()
    await tx.db
      .insertInto('site_setting_values')
      .values({
        key: 'sales',
        value: JSON.stringify({ refundPolicy: 'Dana dapat diminta kembali sampai kelas dimulai.' }),
      })
      .execute()
    const career = await buildCareer(tx, { name: 'Rumah Tas' })
    await buildJob(tx, career.id, {
      title: 'Penjahit sampel',
      employment_type: 'full_time',
      salary_min: 3_000_000,
      salary_max: 4_000_000,
    })
    await buildJob(tx, career.id, { title: 'Pendamping lokakarya', employment_type: 'volunteer' })
    await buildPost(tx, {
      slug: 'biaya-kain',
      title: 'Daftar kain',
      content_html:
        '<table><tr><th>Kain</th><th>Harga</th><th>Anggota</th></tr><tr><td>Kanvas</td><td>Rp 50.000</td><td>Rp 40.000</td></tr></table>',
    })
  })
  await taken()
}, 240_000)
afterAll(() => app?.close())

describe('an everyday question', () => {
  it.each([
    ['gimana cara daftar?', /tekan Daftar atau Beli kelas/, '/Class'],
    ['ada kelas apa aja?', /Menjahit Tas \(Rp 250\.000, kelas langsung/, '/Class'],
    ['kursus gratisnya apa aja?', /Python dari Nol \(gratis/, '/Class'],
    ['di mana kantor kalian?', /Alamat: Jalan Kopi No\. 7, Garut/, '/'],
    ['nomor wa nya berapa', /WhatsApp: 0812-0000-7070/, '/'],
    ['bukanya jam berapa sampai jam berapa', /pukul delapan pagi/, '/'],
    ['bayarnya lewat apa?', /lewat Transfer ke rekening\./, '/Class'],
    ['uangnya bisa balik gak kalau batal', /Dana dapat diminta kembali sampai kelas dimulai/, '/Class'],
    ['ada lowongan apa saja', /Penjahit sampel di Rumah Tas, penuh waktu/, '/Event/Careers'],
    [
      'mau bantu jadi relawan gimana caranya?',
      /Pendamping lokakarya di Rumah Tas, sukarela/,
      '/Event/Careers',
    ],
  ])('is answered out of what the site knows, and by no lesson: %s', async (query, words, source) => {
    const { text, sources, done } = await ask(garut, query)
    expect(text).toMatch(words)
    expect(sources[0]).toBe(source)
    expect(text).not.toMatch(/kurung siku|memori/)
    expect(done).toMatchObject({ answered: true })
  })

  it.each([
    ['kelas menjahit yang ngajar siapa', '*Menjahit Tas*, pengajar: Ratna Sari (Kepala bengkel).'],
    ['kuota kelas menjahit brp orang ya', '*Menjahit Tas*, kapasitas: 12 peserta.'],
    ['kelas menjahit tas diadakan dmn?', 'tempat: Ruang Kain, Garut.'],
    ['kapan kelas menjahit mulai', 'jadwal mulai: Selasa, 1 Desember 2026 pukul 09.00 WIB.'],
    ['gaji penjahit sampel brp', '*Penjahit sampel*, gaji: Rp 3.000.000 sampai Rp 4.000.000 per bulan.'],
    ['siapa kepala bengkelnya?', '*Ratna Sari*: Kepala bengkel.'],
  ])(
    'is answered by the columns of the thing that it names, however it is wrapped: %s',
    async (query, words) => {
      for (const asked of [query, `permisi kak mau nanya dong, ${query} makasih ya`]) {
        const { text, done } = await ask(garut, asked)
        expect(text).toContain(words)
        expect(done).toMatchObject({ answered: true })
      }
    },
  )

  it('that nothing answers leads to a person and to the search', async () => {
    const { parts } = await ask(garut, 'berapa gaji kepala bengkel?')
    expect(parts.find(({ type }) => type === 'card')).toMatchObject({
      items: [{ href: 'https://wa.me/6281200007070' }, { href: 'mailto:halo@garut.example' }],
      action: { href: expect.stringMatching(/^\/Cari\?q=gaji/) },
    })
  })

  it('is told of what it names alone', async () => {
    const { text } = await ask(garut, 'kelas menjahit bayar berapa?')
    expect(text).toContain('Rp 250.000')
    expect(text).not.toContain('Python')
    expect((await ask(garut, 'mau jadi relawan')).text).not.toContain('Penjahit sampel')
  })

  it.each(['di mana kantor kalian?', 'bayarnya lewat apa?', 'ada kelas apa aja?', 'nomor wa nya berapa'])(
    'is not answered where the site knows nothing of it: %s',
    async query => {
      expect((await ask(kosong, query)).done).toMatchObject({ answered: false })
    },
  )

  it.each([
    'apa nomor hp bagus?',
    'boleh bawa kucing ke kelas?',
    'berapa gaji guru honorer sekarang?',
    'parkir mobilnya muat berapa?',
  ])('that nothing here answers is refused, however many of its words stand here: %s', async query => {
    expect((await ask(garut, query)).done).toMatchObject({ answered: false })
  })

  it('is answered by what the office has written itself, if it did', async () => {
    await garut.write(tx =>
      buildFaq(tx, { question: 'Bagaimana cara mendaftar?', answer: 'Datang ke bengkel pada hari Sabtu.' }),
    )
    await app.purge(garut.id, ['faqs'])
    await taken()
    expect((await ask(garut, 'makasih ya kak')).text).toContain('Sama-sama')
    const { text, sources } = await ask(garut, 'gimana cara daftar?')
    expect(text).toContain('Datang ke bengkel')
    expect(sources[0]).toContain('/Asisten#tanya-')
  })
})

it('a row of a table keeps the names of its columns', async () => {
  expect((await ask(garut, 'berapa harga kain kanvas?')).text).toContain(
    'Kain: Kanvas; Harga: Rp 50.000; Anggota: Rp 40.000.',
  )
})

describe('the page that somebody has before them', () => {
  it('is what a short question means that names nothing, and so is what was just told of', async () => {
    const source = (await ask(garut, 'kelas menjahit yang ngajar siapa')).sources[0]
    const before = [{ query: 'kelas menjahit yang ngajar siapa', answer: 'Ratna Sari', source: source ?? '' }]
    for (const wishes of [{ page: source }, { history: before }])
      expect((await ask(garut, 'berapa harganya bos?', undefined, wishes)).text).toBe(
        '*Menjahit Tas*, harga: Rp 250.000.',
      )
  })

  it('is told in short where it may be read', async () => {
    const { text, sources } = await ask(garut, 'ringkas halaman ini', student, { page: '/News/biaya-kain' })
    expect(text).toContain('Inti halaman *Daftar kain*')
    expect(sources).toEqual(['/News/biaya-kain'])
  })

  it('is said to be unreadable where it may not be, and nothing else is told in its place', async () => {
    for (const page of ['/Login', '/Courses/rahasia/module/a/chapter/b', undefined]) {
      const { text, sources, done } = await ask(garut, 'ringkas halaman ini', student, page ? { page } : {})
      expect(text).toContain('Saya tidak dapat membaca')
      expect(sources).toEqual([])
      expect(done).toMatchObject({ answered: false })
    }
  })
})
