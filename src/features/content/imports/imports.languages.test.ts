import { describe, expect, it } from 'vitest'
import { buildTenant } from '../../../../test/build.ts'
import { importInto, startImports } from '../../../../test/import-shelf.ts'

const { app, shelf } = startImports()

const html = (lang: string, title: string, body: string) =>
  `<html lang="${lang}"><head><title>${title}</title></head><body><div class="section" lang="${lang}"><h1>${title}</h1>${body}</div></body></html>`

const get = (host: string, path: string) => app().request({ host, path, headers: { accept: 'text/html' } })

describe('what is written in another language', () => {
  it('says so: a book, its contents and its chapters, each from the side its letters begin', async () => {
    const tenant = await buildTenant(app())
    const path = shelf.put({
      'index.html': html(
        'ar-MA',
        'دليل دبيان',
        '<ul><li><a href="install.html">1.2. التثبيت</a></li><li><a href="licence.html">The licence</a></li></ul>',
      ),
      'install.html': html(
        'ar-MA',
        '1.2. التثبيت',
        '<p>مرحبا بكم في الدليل.</p><div dir="ltr" lang="en"><p>An English box.</p></div><pre>apt install dpkg --and --much --more --than --words</pre>',
      ),
      'licence.html': html('ar-MA', 'The licence', '<p>This text was never translated by anybody.</p>'),
    })
    const { address } = await importInto(app(), tenant.slug, { kind: 'course', path })
    const front = (await get(tenant.host, address)).body
    expect(front).toContain('<html lang="id"')
    expect(front).toMatch(/<h1 lang="ar-MA" dir="rtl">دليل دبيان<\/h1>/)
    expect(front).toMatch(/class="syllabus-chapter"[^>]* lang="ar-MA" dir="rtl">1.2. التثبيت</)
    const [, module = ''] = /\/module\/([a-z-]+)\/chapter\/install"/.exec(front) ?? []
    expect(module).toMatch(/^dlyl-/)
    const chapter = (await get(tenant.host, `${address}/module/${module}/chapter/install`)).body
    expect(chapter).toMatch(/<h1 lang="ar-MA" dir="rtl">1.2. التثبيت<\/h1>/)
    expect(chapter).toMatch(/<div class="prose" lang="ar-MA" dir="rtl" data-html="">/)
    expect(chapter).toContain('<div lang="en" dir="ltr"><p>An English box.</p></div>')
    expect(chapter).toContain('<a class="reader-course"')
    const licence = (await get(tenant.host, `${address}/module/${module}/chapter/the-licence`)).body
    expect(licence).toMatch(/<div class="prose" lang="und-Latn" dir="ltr"/)
    const list = JSON.parse((await app().request({ host: tenant.host, path: '/v1/class/list' })).body)
    expect(list.data.items).toHaveLength(1)
  })

  it('is known by its letters where nobody said it, and stays unsaid in the site’s own language', async () => {
    const tenant = await buildTenant(app())
    const item = (title: string, text: string) =>
      `<item><title>${title}</title><description>&lt;p&gt;${text}&lt;/p&gt;</description><pubDate>Wed, 01 May 2024 10:00:00 +0700</pubDate></item>`
    const path = shelf.put({
      'umpan.rss': `<rss version="2.0"><channel><title>Kabar</title><language>id-ID</language>${item('خبر', 'هذا خبر جديد.')}${item('Warta', 'Ini kabar baru.')}</channel></rss>`,
    })
    await importInto(app(), tenant.slug, { kind: 'posts', path })
    const arabic = (await get(tenant.host, '/News/khbr')).body
    expect(arabic).toMatch(/<h1 lang="und-Arab" dir="rtl">خبر<\/h1>/)
    expect(arabic).toMatch(/<div class="prose" lang="und-Arab" dir="rtl"/)
    const own = (await get(tenant.host, '/News/warta')).body
    expect(own).toContain('<div class="prose" data-html="">')
    // beside it the card of the other says its own
    expect(
      [...own.matchAll(/<(\w+)[^>]* dir="(\w+)"[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, , dir, text]) => [
        dir,
        text,
      ]),
    ).toEqual(expect.arrayContaining([['rtl', 'خبر']]))
    expect(own).not.toMatch(/ dir="ltr"/)
    expect(own).not.toMatch(/ dir="[a-z]+"[^>]*>(?:<[^>]*>)*[^<]*kabar baru/i)
    const call = await app().request({ host: tenant.host, path: '/v3/post/detail?slug=khbr&kindSlug=news' })
    expect(JSON.parse(call.body).data.language).toBe('und-Arab')
  })
})
