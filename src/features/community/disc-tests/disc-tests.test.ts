import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { groups, type Letter, letters } from './disc-phrases.rules.ts'
import { type Choice, profileOf } from './disc-scoring.rules.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let admin: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  other = await buildTenant(app, { slug: 'solo' })
  admin = await buildMember(app, tenant, { kind: 1 })
  student = await buildMember(app, tenant, { kind: 4 })
})
afterAll(() => app?.close())

const form = {
  accept: 'text/html',
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
}

/** A browser that keeps its cookies, without script. */
function browser(host = tenant.host, own = '') {
  const jar = new Map<string, string>()
  const cookie = () =>
    [own, ...[...jar].map(([name, value]) => `${name}=${value}`)].filter(Boolean).join('; ')
  const keep = (answer: { headers: Record<string, unknown> }) => {
    const lines = answer.headers['set-cookie']
    for (const line of Array.isArray(lines) ? lines : [])
      jar.set(String(line).split('=')[0] ?? '', /=([^;]*)/.exec(String(line))?.[1] ?? '')
  }
  return {
    async get(path: string) {
      const answer = await app.request({ host, path, headers: { accept: 'text/html', cookie: cookie() } })
      keep(answer)
      return answer
    },
    async post(path: string, fields: Record<string, string>) {
      const answer = await app.request({
        host,
        path,
        method: 'POST',
        headers: { ...form, cookie: cookie() },
        body: new URLSearchParams(fields).toString(),
      })
      keep(answer)
      return answer
    },
  }
}
type Browser = ReturnType<typeof browser>

/** the place of a letter's phrase on the page */
function placeOf(body: string, group: number, letter: Letter): string {
  const phrase = groups[group]?.[letters.indexOf(letter)] ?? ''
  const found = new RegExp(
    `name="most" aria-label="Paling: ${phrase}" value="(\\d)"|value="(\\d)"[^>]*aria-label="Paling: ${phrase}"|aria-label="Paling: ${phrase}"[^>]*value="(\\d)"`,
  ).exec(body)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
}

/** Answers every group: one letter is most like them, another least; answers where it leads in the end. */
async function fillIn(who: Browser, age: string, most: Letter = 'S', least: Letter = 'D', from = 0) {
  if (from === 0) await who.post('/Tes-Kepribadian', { age })
  let last = ''
  for (let group = from; group < groups.length; group++) {
    const { body } = await who.get('/Tes-Kepribadian/Isi')
    app.clock.advance(4_000)
    const sent = await who.post('/Tes-Kepribadian/Isi', {
      group: String(group + 1),
      most: placeOf(body, group, most),
      least: placeOf(body, group, least),
    })
    expect(sent.status).toBe(303)
    last = String(sent.headers.location)
  }
  return last
}

describe('the wording', () => {
  it('has 24 groups of four phrases of two to four words, none of them twice and nothing denied', () => {
    const all = groups.flat()
    expect(groups).toHaveLength(24)
    expect(new Set(all).size).toBe(96)
    for (const phrase of all) {
      expect(phrase.split(' ').length, phrase).toBeGreaterThanOrEqual(2)
      expect(phrase.split(' ').length, phrase).toBeLessThanOrEqual(4)
      expect(/\b(tidak|tanpa|bukan|jangan|kurang|anti)\b/.test(phrase), phrase).toBe(false)
    }
  })
})

describe('the result', () => {
  const chose = (times: number, most: Letter, least: Letter, more = {}): Choice[] =>
    Array.from({ length: times }, () => ({ most, least, ...more }))

  it('names one letter where it stands out, two where the second is near, none where chance would do', () => {
    expect(profileOf(chose(24, 'D', 'S'))).toMatchObject({ leading: ['D'], change: { D: 24, S: -24 } })
    expect(profileOf([...chose(12, 'D', 'S'), ...chose(12, 'I', 'C')]).leading).toEqual(['D', 'I'])
    const flat = letters.flatMap((most, index) => chose(6, most, letters[(index + 1) % 4] ?? 'D'))
    expect(profileOf(flat).leading).toEqual([])
  })

  it('says that it was hasty, always at one place, or of two minds', () => {
    expect(profileOf(chose(24, 'D', 'S', { seconds: 1.2 })).doubts).toEqual(['hasty'])
    expect(profileOf(chose(24, 'D', 'S', { seconds: 5, place: 2 })).doubts).toEqual(['samePlace'])
    expect(profileOf([...chose(12, 'D', 'S'), ...chose(12, 'S', 'D')]).doubts).toEqual(['halves'])
  })
})

describe('somebody who takes the test', () => {
  it('chooses group by group, comes back to where they were, and says most and least of two different words', async () => {
    const who = browser()
    expect((await who.post('/Tes-Kepribadian', {})).status).toBe(422)
    expect((await who.get('/Tes-Kepribadian/Isi')).headers.location).toBe('/Tes-Kepribadian')
    await who.post('/Tes-Kepribadian', { age: 'adult' })
    const { body } = await who.get('/Tes-Kepribadian/Isi')
    expect(body.includes('Kelompok 1 dari 24')).toBe(true)
    const same = await who.post('/Tes-Kepribadian/Isi', { group: '1', most: '2', least: '2' })
    expect([same.status, same.body.includes('harus lain')]).toEqual([422, true])
    expect(/value="2"[^>]*checked|checked[^>]*value="2"/.test(same.body)).toBe(true)
    await who.post('/Tes-Kepribadian/Isi', { group: '1', most: '0', least: '2' })
    // pressed twice: the second press changes nothing
    await who.post('/Tes-Kepribadian/Isi', { group: '1', most: '1', least: '3' })
    expect((await who.get('/Tes-Kepribadian/Isi')).body.includes('Kelompok 2 dari 24')).toBe(true)
    await who.post('/Tes-Kepribadian/Isi', { do: 'back' })
    expect((await who.get('/Tes-Kepribadian/Isi')).body.includes('Kelompok 1 dari 24')).toBe(true)
    expect((await browser(other.host).get('/Tes-Kepribadian/Isi')).headers.location).toBe('/Tes-Kepribadian')
  })

  it('has a result that only they open, share by a link that they end, and delete', async () => {
    const who = browser()
    const path = await fillIn(who, 'adult')
    expect(path).toMatch(/^\/Tes-Kepribadian\/Hasil\/[\w-]{43}$/)
    const { body } = await who.get(path)
    expect(body.includes('Stabilitas')).toBe(true)
    expect(body.includes('bukan alat ukur ilmiah')).toBe(true)
    expect(body.includes('Baca dengan hati-hati')).toBe(false)
    expect((await browser(other.host).get(path)).status).toBe(404)
    await who.post(path, { do: 'share' })
    const link =
      /href="[^"]*(\/Tes-Kepribadian\/Dibagikan\/[\w-]{43})"/.exec((await who.get(path)).body)?.[1] ?? ''
    const seen = await browser().get(link)
    expect([seen.status, seen.body.includes('Hapus hasil ini')]).toEqual([200, false])
    await who.post(path, { do: 'end' })
    expect((await browser().get(link)).status).toBe(404)
    await who.post(path, { do: 'delete' })
    expect((await who.get(path)).status).toBe(404)
    const rows = await tenant.write(tx => tx.db.selectFrom('disc_results').select('id').execute())
    expect(rows).toEqual([])
  })

  it('who is not 18 yet has it in the browser alone', async () => {
    const who = browser()
    expect(await fillIn(who, 'minor', 'C', 'I')).toBe('/Tes-Kepribadian/Hasil')
    expect((await who.get('/Tes-Kepribadian/Hasil')).body.includes('hanya ada di peramban ini')).toBe(true)
    expect(await tenant.write(tx => tx.db.selectFrom('disc_results').select('id').execute())).toEqual([])
    await who.post('/Tes-Kepribadian/Hasil', {})
    expect((await who.get('/Tes-Kepribadian/Hasil')).headers.location).toBe('/Tes-Kepribadian')
  })

  it('as a member finds it again, and nobody keeps what belongs to nobody beyond 30 days', async () => {
    const who = browser(tenant.host, student.cookie.cookie)
    const path = await fillIn(who, 'adult', 'I', 'C')
    await fillIn(browser(), 'adult', 'D', 'S')
    const rows = () =>
      tenant.write(tx => tx.db.selectFrom('disc_results').selectAll().orderBy('id').execute())
    expect((await rows()).map(row => row.membership_id !== null)).toEqual([true, false])
    expect(JSON.stringify(await rows())).not.toContain('most')
    expect(
      (await browser(tenant.host, student.cookie.cookie).get('/Tes-Kepribadian/Hasil')).headers.location,
    ).toBe(path)
    app.clock.set(new Date(testNow.getTime() + 31 * 86_400_000))
    await app.sanggar.jobs.run()
    await app.sanggar.jobs.run()
    app.clock.set(testNow)
    expect((await rows()).map(row => row.membership_id !== null)).toEqual([true])
  })
})

describe('a program', () => {
  it('is told the groups, sends the answers, and gets the result with a token for its owner', async () => {
    const { data: key } = await callAs(app, { by: admin, host: tenant.host }, 'GET', '/v1/table-key')
    const { data } = await callAs(app, { by: admin, host: tenant.host }, 'GET', '/v1/disc-tests/groups')
    const send = (body: object) =>
      app.request({
        host: tenant.host,
        path: '/rest/v1/user_disc',
        method: 'POST',
        headers: {
          apikey: key.key,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...fromElsewhere(),
        },
        body: JSON.stringify(body),
      })
    const told: { phrases: { id: string; text: string }[] }[] = data.groups
    const idOf = (group: number, letter: Letter) =>
      told[group]?.phrases.find(({ text }) => text === groups[group]?.[letters.indexOf(letter)])?.id ?? ''
    const answers = told.map((_, group) => ({ most: idOf(group, 'C'), least: idOf(group, 'I') }))
    const kept = await send({ answers, is_adult: true })
    expect(kept.status, kept.body).toBe(201)
    const [row] = JSON.parse(kept.body)
    expect(row.result).toMatchObject({ leading: ['C'], change: { C: 24, I: -24 } })
    expect((await browser().get(`/Tes-Kepribadian/Hasil/${row.owner_token}`)).status).toBe(200)
    expect(JSON.parse((await send({ answers })).body)[0].owner_token).toBeNull()
    expect((await send({ answers: answers.slice(1) })).status).toBe(400)
    expect((await send({ answers: answers.map(one => ({ ...one, most: '99z' })) })).status).toBe(400)
    const read = await app.request({
      host: tenant.host,
      path: '/rest/v1/user_disc?select=*',
      headers: { apikey: key.key, ...fromElsewhere() },
    })
    expect([read.status, JSON.parse(read.body).code]).toEqual([401, '42501'])
  })
})

describe('the office', () => {
  it('sees counts from ten on, and never whose', async () => {
    const page = async () =>
      (
        await app.request({
          host: tenant.host,
          path: '/Kelola/Tes-Kepribadian',
          headers: { ...admin.cookie, accept: 'text/html' },
        })
      ).body
    expect((await page()).includes('Angka tampil setelah 10 orang')).toBe(true)
    await tenant.write(tx =>
      tx.db.updateTable('disc_counts').set({ count: 9 }).where('letters', '=', 'C').execute(),
    )
    expect((await page()).includes('kali diselesaikan')).toBe(true)
  })
})
