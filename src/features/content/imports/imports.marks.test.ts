import { describe, expect, it } from 'vitest'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { counted, importInto, startImports } from '../../../../test/import-shelf.ts'
import { sanitizeHtml } from '../../../platform/html/sanitize.ts'
import { embedOf } from '../../../shared/embeds.ts'

const { app, shelf } = startImports()

const get = async (tenant: BuiltTenant, path: string) =>
  (await app().request({ host: tenant.host, path, headers: { accept: 'text/html' } })).body

const entry = (number: number, title: string, content: string, more = '') =>
  `<item><title>${title}</title><link>https://lama.test/${title.toLowerCase()}</link><wp:post_id>${number}</wp:post_id>
  <wp:post_name>${title.toLowerCase()}</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
  <wp:post_date_gmt>2024-05-02 03:00:00</wp:post_date_gmt><content:encoded><![CDATA[${content}]]></content:encoded>${more}</item>`

const blog = (site: string, ...entries: string[]) =>
  shelf.put({
    'ekspor.xml': `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
      <channel><title>Lama</title><link>${site}</link>${entries.join('')}</channel></rss>`,
  })

const book = (files: Record<string, string>, language = 'id') =>
  shelf.put({
    'book.toml': `[book]\ntitle = "Buku ${language}"\nlanguage = "${language}"\n`,
    'src/SUMMARY.md': '- [Satu](satu.md)',
    ...files,
  })

async function chapter(tenant: BuiltTenant, path: string) {
  const report = await importInto(app(), tenant.slug, { kind: 'course', path })
  const front = await get(tenant, report.address)
  const at = /href="(\/Courses\/[^"]+\/chapter\/[^"]+)"/.exec(front)?.[1] ?? ''
  return { report, body: await get(tenant, at) }
}

describe('an address of elsewhere alone on its line', () => {
  it.each([
    [
      'https://twitter.com/nasa/status/1448374839403',
      'X',
      'https://platform.twitter.com/embed/Tweet.html?id=1448374839403',
    ],
    [
      'https://x.com/nasa/status/1448374839403?s=20',
      'X',
      'https://platform.twitter.com/embed/Tweet.html?id=1448374839403',
    ],
    [
      'https://www.instagram.com/p/Cabc_12-x/?utm=1',
      'Instagram',
      'https://www.instagram.com/p/Cabc_12-x/embed/',
    ],
    [
      'https://www.facebook.com/sekolah/posts/12345',
      'Facebook',
      'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fsekolah%2Fposts%2F12345',
    ],
    [
      'https://wordpress.tv/2024/05/01/matt-mullenweg-tanya-jawab/',
      'WordPress.tv',
      'https://wordpress.tv/2024/05/01/matt-mullenweg-tanya-jawab/embed/',
    ],
  ])('%s becomes a preview that loads nothing before it is pressed', async (address, host, frame) => {
    expect(embedOf(address)).toMatchObject({ host, frame })
    // what is stored is a frame we know, and stays one when it is cleaned again
    const kept = `<film-frame data-frame="${frame.replaceAll('&', '&amp;')}"><a href="https://a.test">x</a></film-frame>`
    expect(sanitizeHtml(kept)).toContain('data-frame')
  })

  it('stands in the imported post, and the page lets just those frames in', async () => {
    const tenant = await buildTenant(app())
    const path = blog(
      'https://lama.test',
      entry(1, 'Sematan', 'Lihat:\n\nhttps://x.com/nasa/status/1448374839403\n\nhttps://jahat.test/status/1'),
    )
    await importInto(app(), tenant.slug, { kind: 'posts', path })
    const answer = await app().request({
      host: tenant.host,
      path: '/News/sematan',
      headers: { accept: 'text/html' },
    })
    expect(answer.body).toMatch(
      /<film-frame data-frame="https:\/\/platform\.twitter\.com\/embed\/Tweet\.html\?id=1448374839403" data-title="Kiriman di X" data-kind="post"><a class="film-link" href="https:\/\/x\.com\/i\/status\/1448374839403"[^>]*>Tampilkan kiriman dari X<\/a>/,
    )
    expect(answer.body).not.toContain('<iframe')
    expect(answer.body).toMatch(/<a href="https:\/\/jahat\.test\/status\/1"/)
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain(' https://platform.twitter.com/embed/ ')
    expect(policy).not.toMatch(/frame-src[^;]*https:(?: |;)/)
  })

  it.each([
    'https://platform.twitter.com/widgets.js',
    'https://www.facebook.com/plugins/login_button.php?href=https://www.facebook.com/a/posts/1',
    'https://www.facebook.com/plugins/post.php?href=https://jahat.test/posts/1',
    'https://www.instagram.com/accounts/login/',
    'https://x.com.jahat.test/a/status/12345678',
    'https://user@x.com/a/status/12345678',
    'https://wordpress.tv/wp-login.php',
  ])('%s is no frame', address => {
    expect(
      sanitizeHtml(`<film-frame data-frame="${address}"><a href="https://a.test">x</a></film-frame>`),
    ).not.toContain('data-frame')
  })
})

describe('a drawing within the text', () => {
  const svg = (more = '') =>
    `<svg width="300" height="120" viewBox="0 0 300 120"><title>Aliran data</title><rect width="300" height="120" fill="#2096c4"/>${more}</svg>`

  it('of a page of HTML or Markdown becomes a picture of ours, and nothing of it runs', async () => {
    const tenant = await buildTenant(app())
    const path = book({
      'src/satu.md': `# Satu\n\nSebelum.\n\n${svg('<script>alert(1)</script><g><svg width="9"><circle r="4"/></svg></g>')}\n\nSesudah. Contoh: \`<svg></svg>\` dan ikon <svg width="16" height="16"><path d="M0 0"/></svg>.`,
    })
    const { body, report } = await chapter(tenant, path)
    expect(body).toMatch(/<img src="\/_berkas\/[^"]+" alt="Aliran data" width="300" height="120"/)
    expect(body).toContain('Sesudah. Contoh: <code>&lt;svg&gt;&lt;/svg&gt;</code> dan ikon .')
    expect(body).not.toMatch(/alert\(1\)|<circle/)
    expect(counted(report, 'Gambar')?.created).toBe(1)
    expect(report.skipped.map(({ what, why }) => [what, why])).toContainEqual([
      '<svg>',
      'Ikon di dalam HTML tidak dibawa',
    ])
  })

  it('of a post too', async () => {
    const tenant = await buildTenant(app())
    const path = blog('https://lama.test', entry(1, 'Bagan', `<p>Bagan:</p>\n${svg()}`))
    await importInto(app(), tenant.slug, { kind: 'posts', path })
    expect(await get(tenant, '/News/bagan')).toMatch(/<img src="\/_berkas\/[^"]+" alt="Aliran data"/)
  })
})

describe('a box of a book', () => {
  it.each([
    ['ar', 'ملاحظة'],
    ['id', 'Catatan'],
    ['de-DE', 'Hinweis'],
    ['zh-TW', '註'],
    ['sw', 'Note'],
  ])('in %s is called %s', async (language, title) => {
    const tenant = await buildTenant(app())
    const { body } = await chapter(tenant, book({ 'src/satu.md': '# Satu\n\n> [!NOTE]\n> Isi.' }, language))
    expect(body).toContain(`<strong>${title}</strong>`)
  })
})

describe('a listing', () => {
  it('has its words marked by kind, by classes alone; what nobody can read stays plain', async () => {
    const tenant = await buildTenant(app())
    const { body } = await chapter(
      tenant,
      book({
        'src/satu.md':
          '# Satu\n\n```rust\n// salam\nfn main() { println!("<b>hai</b>"); }\n```\n\n```rahasia\nfn main() {}\n```\n\n```\nlet a = 1\n```',
      }),
    )
    expect(body).toContain('<span class="hljs-comment">// salam</span>')
    expect(body).toContain('<span class="hljs-keyword">fn</span>')
    expect(body).toContain(
      '<span class="hljs-string">&quot;&lt;b&gt;hai&lt;/b&gt;&quot;</span>'.replaceAll('&quot;', '"'),
    )
    expect(body).toContain('<code class="language-rahasia">fn main() {}')
    expect(body).toContain('<code>let a = 1')
    expect(/<pre[\s\S]*?<\/pre>/.exec(body)?.[0]).not.toContain('style=')
  })
})

describe('a report of posts', () => {
  const tagged = (name: string) =>
    `<category domain="post_tag" nicename="${name}"><![CDATA[${name}]]></category>`

  it('counts tags, new ones and those that were there', async () => {
    const tenant = await buildTenant(app())
    const first = blog('https://lama.test', entry(1, 'Satu', 'Isi.', tagged('panen') + tagged('laut')))
    const report = await importInto(app(), tenant.slug, { kind: 'posts', path: first })
    expect(counted(report, 'Tag')).toEqual({ created: 2, updated: 0, unchanged: 0, removed: 0 })
    const more = blog('https://lama.test', entry(2, 'Dua', 'Isi.', tagged('panen') + tagged('hutan')))
    const again = await importInto(app(), tenant.slug, { kind: 'posts', path: more })
    expect(counted(again, 'Tag')).toEqual({ created: 1, updated: 0, unchanged: 1, removed: 0 })
  })

  it('says which old address leads to another site’s post already, and leaves it there', async () => {
    const tenant = await buildTenant(app())
    const bring = (site: string, title: string) =>
      importInto(app(), tenant.slug, {
        kind: 'posts',
        path: blog(site, entry(1, title, 'Isi.').replace(/<link>[^<]*/, `<link>${site}/2024/kabar`)),
      })
    await bring('https://satu.test', 'Kabar-Pertama')
    const second = await bring('https://dua.test', 'Kabar-Kedua')
    const leads = async () => {
      const answer = await app().request({
        host: tenant.host,
        path: '/2024/kabar',
        headers: { accept: 'text/html' },
      })
      return answer.headers.location
    }
    expect(await leads()).toBe('/News/kabar-pertama')
    expect(second.skipped.map(({ what, why }) => [what, why])).toContainEqual([
      '/2024/kabar',
      'Alamat lama ini sudah dialihkan ke /News/kabar-pertama; tidak diambil alih',
    ])
    // the site whose address it is may still move it
    const moved = await importInto(app(), tenant.slug, {
      kind: 'posts',
      as: 'articles',
      path: blog(
        'https://satu.test',
        entry(1, 'Kabar-Pertama', 'Isi.').replace(/<link>[^<]*/, '<link>https://satu.test/2024/kabar'),
      ),
    })
    expect(counted(moved, 'Alamat lama')).toMatchObject({ updated: 1 })
    expect(await leads()).toMatch(/^\/Articles\//)
  })
})
