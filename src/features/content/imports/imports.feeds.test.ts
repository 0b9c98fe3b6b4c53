import { describe, expect, it } from 'vitest'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { counted, importInto, startImports } from '../../../../test/import-shelf.ts'

const { app, shelf } = startImports()

const get = (tenant: BuiltTenant, path: string) =>
  app().request({ host: tenant.host, path, headers: { accept: 'text/html' } })

describe('a podcast’s feed', () => {
  const episode = (title: string, enclosure: string, more = '') =>
    `<item><title>${title}</title><link>https://siniar.contoh.id/${title.toLowerCase()}</link><description>Isi.</description>
      <pubDate>Wed, 01 May 2024 10:00:00 +0700</pubDate>${enclosure}${more}</item>`
  const feed = (...items: string[]) =>
    shelf.put({
      'siniar.rss': `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
        <title>Siniar</title><link>https://siniar.contoh.id</link>${items.join('')}</channel></rss>`,
    })
  const sound = '<enclosure url="https://suara.contoh.id/1.mp3" length="7320000" type="audio/mpeg"/>'
  const about =
    '<itunes:duration>30:30</itunes:duration><itunes:season>2</itunes:season><itunes:episode>5</itunes:episode>'

  it('brings every episode with its own sound, in a player that asks nobody before it is pressed', async () => {
    const tenant = await buildTenant(app())
    const path = feed(episode('Satu', sound, about), episode('Dua', sound.replace('1.mp3', '2.mp3')))
    await importInto(app(), tenant.slug, { kind: 'posts', path, as: 'podcasts' })
    const { body, headers } = await get(tenant, '/Podcasts/satu')
    expect(body).toMatch(/<audio [^>]*preload="none"[^>]*src="https:\/\/suara\.contoh\.id\/1\.mp3"/)
    expect(body).toContain('Musim 2, episode 5')
    expect(body).toContain('31 menit')
    expect(headers['content-security-policy']).toMatch(/media-src [^;]* https:;/)
    const second = (await get(tenant, '/Podcasts/dua')).body
    expect(second).toContain('src="https://suara.contoh.id/2.mp3"')
    expect(second).not.toMatch(/episode 0|0 detik/i)
    const again = await importInto(app(), tenant.slug, { kind: 'posts', path })
    expect(counted(again, 'Artikel')).toEqual({ created: 0, updated: 0, unchanged: 2, removed: 0 })
    const cover = JSON.stringify({ key: 'abcdef012345.webp', width: 1280, height: 720, alt: 'Mikrofon' })
    await tenant.write(tx => tx.db.updateTable('posts').set({ cover }).execute())
    const own = await app().request({ host: tenant.host, path: '/Podcasts/feed.xml' })
    expect(own.body).toContain('<itunes:episode>5</itunes:episode>')
    expect(own.body).not.toContain('<itunes:episode>0')
  })

  it('says which sound it cannot play, and that a feed was empty', async () => {
    const tenant = await buildTenant(app())
    const plain = await importInto(app(), tenant.slug, {
      kind: 'posts',
      path: feed(episode('Tiga', sound.replace('https:', 'http:'))),
    })
    expect(plain.skipped).toContainEqual(
      expect.objectContaining({
        what: 'http://suara.contoh.id/1.mp3',
        why: expect.stringContaining('https'),
      }),
    )
    const inner = [
      '192.168.1.5',
      '127.0.0.1',
      '[::1]',
      '[::ffff:10.0.0.1]',
      'penyimpanan.local',
      'nas',
      '0x7f.1',
    ]
    const episodes = inner.map((host, index) =>
      episode(`Dalam ${index}`, sound.replace('suara.contoh.id', host)),
    )
    const near = await importInto(app(), tenant.slug, { kind: 'posts', path: feed(...episodes) })
    const why = 'Alamat rekaman hanya ada di jaringan sendiri; pemutarnya tidak dibuat'
    expect(near.skipped.filter(one => one.why === why)).toHaveLength(inner.length)
    const empty = await importInto(app(), tenant.slug, { kind: 'posts', path: feed() })
    expect(empty.skipped).toContainEqual(
      expect.objectContaining({ why: 'Tidak berisi satu butir pun; tidak ada yang diimpor', isError: true }),
    )
  })
})

describe('an Atom feed', () => {
  const feed = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id">
    <title>Warta &amp; Kabar</title><link rel="self" href="https://warta.contoh.id/atom.xml"/><link href="https://warta.contoh.id/"/>
    <author><name>Sri Wahyuni</name></author>
    <entry><id>tag:warta,1</id><title type="html">Satu &amp;amp; dua</title><link href="https://warta.contoh.id/satu"/>
      <published>2024-05-01T10:00:00+07:00</published><updated>2024-06-01T10:00:00Z</updated>
      <category term="umum" label="Umum"/><summary>Ringkas &lt;saja&gt;.</summary>
      <content type="html">&lt;p&gt;Isi &lt;b&gt;tebal&lt;/b&gt;.&lt;/p&gt;</content></entry>
    <entry><id>tag:warta,2</id><title>Tiga</title><updated>2024-05-02T03:00:00Z</updated><author><name>Budi</name></author>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Kata <em>miring</em> di tengah.</p></div></content></entry>
    <entry><id>tag:warta,3</id><title>Empat</title><updated>2024-05-03T03:00:00Z</updated><content>1 &lt; 2 &amp; 3</content>
      <link rel="enclosure" type="audio/mpeg" href="https://suara.contoh.id/4.mp3" length="10"/></entry></feed>`

  it('becomes posts as an RSS feed does: words, dates, people, categories, sounds', async () => {
    const tenant = await buildTenant(app())
    const path = shelf.put({ 'warta.atom': feed })
    const report = await importInto(app(), tenant.slug, { kind: 'posts', path })
    expect(report.title).toBe('Warta & Kabar')
    expect(counted(report, 'Artikel')).toMatchObject({ created: 3 })
    const first = (await get(tenant, '/News/satu-dua')).body
    for (const words of ['Satu &amp; dua', '<p>Isi <b>tebal</b>.</p>', 'Sri Wahyuni', 'Umum', '1 Mei 2024'])
      expect(first).toContain(words)
    expect(first).toContain('Ringkas &lt;saja&gt;.')
    expect((await get(tenant, '/satu')).headers.location).toBe('/News/satu-dua')
    const second = (await get(tenant, '/News/tiga')).body
    expect(second).toContain('<p>Kata <em>miring</em> di tengah.</p>')
    expect(second).toContain('Budi')
    const third = (await get(tenant, '/News/empat')).body
    expect(third).toContain('<p>1 &lt; 2 &amp; 3</p>')
    expect(third).toContain('src="https://suara.contoh.id/4.mp3"')
    const again = await importInto(app(), tenant.slug, { kind: 'posts', path })
    expect(counted(again, 'Artikel')).toMatchObject({ unchanged: 3 })
  })
})
