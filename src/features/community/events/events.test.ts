import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectOrder, nodeOf } from '../../../../test/answers.ts'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { eventDetail, eventList } from './events.contract.ts'
import { buildEvent, buildEventProgram, buildSpeaker } from './events.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let seminar: { id: number; slug: string }
let program: { id: number; slug: string }

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(async tx => {
    seminar = await buildEvent(tx, { title: 'Seminar guru muda', slug: 'seminar-guru-muda' })
    const speaker = await buildSpeaker(tx, seminar.id, {
      name: 'Wati Lestari',
      linked_in: 'https://linkedin.test/wati',
      position: 0,
    })
    await buildSpeaker(tx, seminar.id, { name: 'Andi Wijaya', is_confirmed: false, position: 1 })
    program = await buildEventProgram(tx, seminar.id, { title: 'Lokakarya kardus', capacity: 25 })
    await tx.db
      .insertInto('event_program_speakers')
      .values({ event_id: seminar.id, program_id: program.id, speaker_id: speaker.id })
      .execute()
    await buildEvent(tx, {
      title: 'Pameran di Makassar',
      slug: 'pameran-makassar',
      kind: 'exhibition',
      time_zone: 'Asia/Makassar',
      start_at: '2026-12-10T01:00:00Z',
      end_at: '2026-12-12T09:00:00Z',
      city_code: '73.71',
      venue: 'Aula Losari',
    })
    await buildEvent(tx, {
      title: 'Temu guru Jayapura',
      slug: 'temu-jayapura',
      kind: 'gathering',
      time_zone: 'Asia/Jayapura',
      start_at: '2027-01-05T00:30:00Z',
      end_at: '2027-01-05T06:00:00Z',
      city_code: '91.71',
    })
    await buildEvent(tx, {
      title: 'Lomba yang ditunda',
      slug: 'lomba-ditunda',
      kind: 'competition',
      status: 'postponed',
      start_at: '2026-11-01T02:00:00Z',
      end_at: '2026-11-01T05:00:00Z',
    })
    await buildEvent(tx, {
      title: 'Pekan yang sedang berjalan',
      slug: 'pekan-berjalan',
      mode: 'online',
      online_url: 'https://siaran.test/pekan',
      city_code: null,
      start_at: '2026-11-20T02:00:00Z',
      end_at: '2026-11-22T05:00:00Z',
    })
    await buildEvent(tx, {
      title: 'Seminar tahun lalu',
      slug: 'seminar-lalu',
      start_at: '2025-11-20T02:00:00Z',
      end_at: '2025-11-20T05:00:00Z',
    })
    await buildEvent(tx, {
      title: 'Seminar bulan lalu',
      slug: 'seminar-bulan-lalu',
      start_at: '2026-10-20T02:00:00Z',
      end_at: '2026-10-20T05:00:00Z',
    })
    await buildEvent(tx, { title: 'Seminar rahasia draf', slug: 'rahasia', editorial_status: 'draft' })
    await buildEvent(tx, {
      title: 'Seminar rahasia nanti',
      slug: 'rahasia-nanti',
      editorial_status: 'scheduled',
      published_at: '2026-11-30T00:00:00Z',
    })
  })
})

beforeEach(() => {
  app.clock.set(testNow)
  app.sanggar.cache.clear()
})
afterAll(() => app?.close())

const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })

describe('events by call', () => {
  const call = async (path: string, host = tenant.host) => {
    const answer = await app.request({ host, path })
    return { status: answer.status, data: answer.json().data }
  }

  it('come ten on a page, what is to come or what is over, and narrowed as the page is', async () => {
    const { status, data } = await call('/v1/event/list')
    expect(status).toBe(200)
    const list = eventList.parse(data)
    expect(list).toMatchObject({ page: 1, perPage: 10, totalPages: 1 })
    expect(list.items[0]?.title).toBe('Pekan yang sedang berjalan')
    expect(JSON.stringify(list)).not.toContain('rahasia')
    const past = eventList.parse((await call('/v1/event/list?when=past&month=2026-10')).data)
    expect(past.items.map(({ slug }) => slug)).toEqual(['seminar-bulan-lalu'])
    expect((await call('/v1/event/list?kind=pesta')).status).toBe(422)
  })

  it('say their speakers, activities and sponsor tiers in the words of the specification', async () => {
    const image = { key: 'panggung.webp', width: 800, height: 600, alt: 'Panggung' }
    const { id, slug } = await tenant.write(async tx => {
      const made = await buildEvent(tx, {
        title: 'Festival panggilan',
        activities: JSON.stringify([{ name: 'Parade', description: 'Keliling kota', image }]),
        sponsor_tiers: JSON.stringify([
          { name: 'Platinum', slot: '2-3', price: 50_000_000, benefits: ['Logo di panggung'] },
        ]),
      })
      await buildSpeaker(tx, made.id, { name: 'Siti Rahma', linked_in: 'https://linkedin.com/in/siti' })
      return made
    })
    const { status, data } = await call(`/v1/event/detail?slug=${slug}`)
    expect(status).toBe(200)
    expect(eventDetail.parse(data)).toMatchObject({
      speakers: [
        {
          name: 'Siti Rahma',
          short_bio: 'Guru fisika.',
          isConfirmed: true,
          image: null,
          linkedIn: 'https://linkedin.com/in/siti',
        },
      ],
      activities: [
        {
          name: 'Parade',
          description: 'Keliling kota',
          image: { url: expect.stringMatching(/panggung\.webp$/) },
        },
      ],
      sponsorTiers: [{ name: 'Platinum', slot: '2-3', price: 50_000_000, benefits: ['Logo di panggung'] }],
    })
    expect((await call(`/v1/event/detail?id=${id}`)).data).toEqual(data)
    expect((await call('/v1/event/detail?slug=rahasia')).status).toBe(404)
    expect((await call('/v1/event/detail')).status).toBe(422)
    const described = (await app.request({ host: tenant.host, path: '/openapi.json' })).body
    for (const field of ['short_bio', 'isConfirmed', 'linkedIn', 'sponsorTiers', 'benefits'])
      expect(described).toContain(field)
    // others shall not find it in their lists
    await tenant.write(tx =>
      tx.db.updateTable('events').set({ editorial_status: 'archived' }).where('id', '=', id).execute(),
    )
  })

  it("another tenant's event is not found here", async () => {
    const own = await tenant.write(tx =>
      buildEvent(tx, {
        title: 'Acara sendiri',
        editorial_status: 'published',
        start_at: '2020-01-01T00:00:00Z',
        end_at: '2020-01-02T00:00:00Z',
      }),
    )
    for (const by of [`id=${own.id}`, `slug=${own.slug}`])
      expect((await call(`/v1/event/detail?${by}`, elsewhere.host)).status).toBe(404)
  })
})

describe('the list of events', () => {
  it('shows what is to come by its date, what lost its date last, and nothing that nobody may see', async () => {
    const { status, body } = await page('/Event')
    expect(status).toBe(200)
    expectOrder(body, [
      'Pekan yang sedang berjalan',
      'Seminar guru muda',
      'Pameran di Makassar',
      'Temu guru Jayapura',
      'Lomba yang ditunda',
    ])
    for (const words of ['Sedang Berlangsung', 'Akan Datang', 'Ditunda']) expect(body).toContain(words)
    for (const words of ['Seminar tahun lalu', 'rahasia']) expect(body).not.toContain(words)
    expect(body).toContain('Semula 1 Nov 2026')
    expect(body).toContain('rel="canonical" href="http://tegal.localhost')
    expect(body).not.toContain('noindex')
  })

  it('keeps what is over behind a filter, the last one first', async () => {
    const { body } = await page('/Event?when=past')
    expectOrder(body, ['Seminar bulan lalu', 'Seminar tahun lalu'])
    expect(body).toContain('Telah Selesai')
    expect(body).not.toContain('Seminar guru muda')
    expect(body).toContain('noindex')
  })

  it.each([
    ['month=2026-12', ['Seminar guru muda', 'Pameran di Makassar'], ['Temu guru', 'Pekan yang']],
    ['month=2027-01', ['Temu guru Jayapura'], ['Seminar guru muda', 'Pameran di']],
    ['kind=exhibition', ['Pameran di Makassar'], ['Seminar guru muda']],
    ['city=73.71', ['Pameran di Makassar'], ['Seminar guru muda', 'Temu guru']],
    ['month=2026-12&kind=seminar', ['Seminar guru muda'], ['Pameran di Makassar']],
    ['city=12.71', ['Tidak ada acara yang cocok'], ['Seminar guru muda']],
    ['month=2026-10&when=past', ['Seminar bulan lalu'], ['Seminar tahun lalu']],
  ])('is narrowed by %s', async (query, there, notThere) => {
    const { status, body } = await page(`/Event?${query}`)
    expect(status).toBe(200)
    const main = body.slice(body.indexOf('<main'), body.indexOf('page-data'))
    for (const words of there) expect(main).toContain(words)
    for (const words of notThere) expect(main).not.toContain(words)
  })

  it('offers only what occurs to be chosen, in words', async () => {
    const { body } = await page('/Event')
    for (const words of ['Desember 2026', 'Januari 2027', 'Kota Makassar', '>Pameran</a>'])
      expect(body).toContain(words)
    expect(body).not.toContain('>Hackathon</a>')
  })

  it('in the month where it takes place, not in the one of Greenwich', async () => {
    const night = await buildTenant(app, { slug: 'jayapura' })
    await night.write(tx =>
      buildEvent(tx, {
        title: 'Malam tahun baru',
        time_zone: 'Asia/Jayapura',
        start_at: '2026-12-31T16:00:00Z',
        end_at: '2026-12-31T18:00:00Z',
      }),
    )
    expect((await page('/Event?month=2027-01', night.host)).body).toContain('1 Jan 2027, 01.00 - 03.00 WIT')
    expect((await page('/Event?month=2026-12', night.host)).body).toContain('Tidak ada acara yang cocok')
  })

  it.each([
    ['month=2026-13', 'Bulan tidak valid'],
    ['month=desember', 'Bulan tidak valid'],
    ['kind=pesta', 'Jenis acara yang tersedia'],
    ['city=Bandung', 'Kode kota tidak valid'],
    ['when=besok', 'Pilihan waktu yang tersedia'],
    ['page=0', 'Halaman dimulai dari 1'],
    ['page=999999', 'Halaman terlalu jauh'],
  ])('refuses %s in words', async (query, words) => {
    const { status, body } = await page(`/Event?${query}`)
    expect([status, body.includes(words)]).toEqual([422, true])
  })

  it('twelve on a page, and none beyond the last', async () => {
    const busy = await buildTenant(app, { slug: 'ramai' })
    await busy.write(async tx => {
      for (let index = 0; index < 13; index++) await buildEvent(tx, { title: `Acara nomor ${index}` })
    })
    expect((await page('/Event', busy.host)).body).toContain('href="/Event?page=2"')
    expect((await page('/Event?page=2', busy.host)).status).toBe(200)
    expect((await page('/Event?page=3', busy.host)).status).toBe(404)
  })

  it('without any event says what it is for and leads on', async () => {
    const { status, body } = await page('/Event', elsewhere.host)
    expect([status, body.includes('Belum ada acara yang dijadwalkan')]).toEqual([200, true])
    expect(body).toContain('href="/Class"')
    expect((await page('/Event/Program', elsewhere.host)).body).toContain('Belum ada rangkaian acara')
  })
})

describe('an event', () => {
  it('says when by the clock of the place, where, and who speaks', async () => {
    const { body } = await page('/Event/seminar-guru-muda')
    for (const words of [
      '1 Des 2026, 09.00 - 12.00 WIB',
      'Gedung Korpri, Kota Tegal',
      'Wati Lestari',
      'Andi Wijaya',
      'Menunggu konfirmasi',
      'Lokakarya kardus',
    ])
      expect(body).toContain(words)
    const makassar = await page('/Event/pameran-makassar')
    expect(makassar.body).toContain('10 - 12 Des 2026, mulai 09.00 WITA')
    const jayapura = await page('/Event/temu-jayapura')
    expect(jayapura.body).toContain('5 Jan 2027, 09.30 - 15.00 WIT')
  })

  it('stands in the state of the hour', async () => {
    const state = async (at: string) => {
      app.clock.set(at)
      app.sanggar.cache.clear()
      return (await page('/Event/seminar-guru-muda')).body
    }
    expect(await state('2026-12-01T01:59:00Z')).toContain('Akan Datang')
    expect(await state('2026-12-01T02:00:00Z')).toContain('Sedang Berlangsung')
    const over = await state('2026-12-01T05:00:01Z')
    expect(over).toContain('Telah Selesai')
    expect(over).not.toContain('calendar.google.com')
  })

  it('is added to calendars by two links', async () => {
    const { body } = await page('/Event/seminar-guru-muda')
    expect(body).toContain(`href="/Event/${seminar.id}/seminar-guru-muda.ics"`)
    const google = /href="(https:\/\/calendar\.google\.com[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&')
    const asked = new URL(google ?? '').searchParams
    expect(asked.get('dates')).toBe('20261201T020000Z/20261201T050000Z')
    expect(asked.get('ctz')).toBe('Asia/Jakarta')
    expect(asked.get('location')).toBe('Gedung Korpri, Kota Tegal')
    expect((await page('/Event/lomba-ditunda')).body).not.toContain('calendar.google.com')
  })

  it('tells search engines what they ask for, with the zone of the place', async () => {
    const { body } = await page('/Event/pameran-makassar')
    const node = nodeOf(body, 'ExhibitionEvent')
    expect(node).toMatchObject({
      name: 'Pameran di Makassar',
      startDate: '2026-12-10T09:00:00+08:00',
      endDate: '2026-12-12T17:00:00+08:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      url: `${app.origin(tenant.host)}/Event/pameran-makassar`,
      location: {
        '@type': 'Place',
        name: 'Aula Losari',
        address: {
          addressLocality: 'Kota Makassar',
          addressRegion: 'Sulawesi Selatan',
          addressCountry: 'ID',
        },
      },
      organizer: { name: 'Sekolah Tegal' },
    })
    const online = nodeOf((await page('/Event/pekan-berjalan')).body, 'EducationEvent')
    expect(online).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://siaran.test/pekan' },
    })
    expect(nodeOf((await page('/Event/lomba-ditunda')).body, 'Event')).toMatchObject({
      eventStatus: 'https://schema.org/EventPostponed',
    })
    // whoever has not confirmed is not promised
    const speakers = nodeOf((await page('/Event/seminar-guru-muda')).body, 'EducationEvent')
    expect(speakers?.performer).toEqual([
      { '@type': 'Person', name: 'Wati Lestari', sameAs: 'https://linkedin.test/wati' },
    ])
  })

  it('has one address; every other that means it leads there by 301', async () => {
    const moves = {
      '/event': '/Event',
      '/EVENT/seminar-guru-muda': '/Event/seminar-guru-muda',
      [`/Event/${seminar.id}/seminar-guru-muda`]: '/Event/seminar-guru-muda',
      [`/Event/${seminar.id}/nama-lama`]: '/Event/seminar-guru-muda',
      [`/Event/Program/${program.id}`]: `/Event/Program/${program.id}/lokakarya-kardus`,
      [`/event/program/${program.id}/lain`]: `/Event/Program/${program.id}/lokakarya-kardus`,
    }
    for (const [from, to] of Object.entries(moves)) {
      const answer = await page(from)
      expect([from, answer.status, answer.headers.location]).toEqual([from, 301, to])
      expect((await page(to)).status).toBe(200)
    }
  })

  it('that nobody may see yet is not found, by slug or by number', async () => {
    for (const path of ['/Event/rahasia', '/Event/rahasia-nanti', '/Event/tidak-ada', '/Event/999999/apa'])
      expect([path, (await page(path)).status]).toEqual([path, 404])
    app.clock.set('2026-11-30T00:00:01Z')
    app.sanggar.cache.clear()
    expect((await page('/Event/rahasia-nanti')).status).toBe(200)
  })

  it('is drawn anew after a publish', async () => {
    const { slug, id } = await tenant.write(tx => buildEvent(tx, { title: 'Acara yang berganti nama' }))
    await page(`/Event/${slug}`)
    await tenant.write(tx =>
      tx.db.updateTable('events').set({ title: 'Acara bernama baru' }).where('id', '=', id).execute(),
    )
    await app.purge(tenant.id, ['events'])
    await until(async () => (await page(`/Event/${slug}`)).body.includes('Acara bernama baru'))
  })

  it("another tenant's event is not found here", async () => {
    const paths = [
      '/Event/seminar-guru-muda',
      `/Event/${seminar.id}/seminar-guru-muda`,
      `/Event/Program/${program.id}/lokakarya-kardus`,
    ]
    for (const path of paths) expect([path, (await page(path, elsewhere.host)).status]).toEqual([path, 404])
    for (const path of ['/Event', '/Event/Program', '/Event?when=past'])
      expect((await page(path, elsewhere.host)).body).not.toContain('Seminar')
  })
})

describe('a part of an event', () => {
  it('has a page with its hour, room, seats and people, and leads to the whole', async () => {
    const { status, body } = await page(`/Event/Program/${program.id}/lokakarya-kardus`)
    expect(status).toBe(200)
    for (const words of ['1 Des 2026, 10.00 - 11.00 WIB', 'Ruang Teratai', '25 peserta', 'Wati Lestari'])
      expect(body).toContain(words)
    expect(body).toContain('href="/Event/seminar-guru-muda"')
    expect(body).not.toContain('Andi Wijaya')
    expect(nodeOf(body, 'Event')).toMatchObject({
      startDate: '2026-12-01T10:00:00+07:00',
      maximumAttendeeCapacity: 25,
    })
  })

  it('is listed, and hidden as long as its event is', async () => {
    const hidden = await tenant.write(async tx => {
      const event = await buildEvent(tx, { title: 'Belum diumumkan', editorial_status: 'in_review' })
      return buildEventProgram(tx, event.id, { title: 'Lokakarya diam-diam' })
    })
    const { body } = await page('/Event/Program')
    expect(body).toContain('Lokakarya kardus')
    expect(body).not.toContain('diam-diam')
    expect((await page(`/Event/Program/${hidden.id}/${hidden.slug}`)).status).toBe(404)
  })
})
