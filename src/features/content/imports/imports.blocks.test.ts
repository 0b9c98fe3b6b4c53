import { describe, expect, it } from 'vitest'
import { buildTenant } from '../../../../test/build.ts'
import { importInto, picture, startImports } from '../../../../test/import-shelf.ts'
import { sanitizeHtml } from '../../../platform/html/sanitize.ts'

const { app, shelf } = startImports()

const uploads = 'https://lama.contoh.id/wp-content/uploads'
const image = (name: string) =>
  `<!-- wp:image --><figure class="wp-block-image"><img src="${uploads}/${name}.png" alt="${name}"/><figcaption>Foto ${name}</figcaption></figure><!-- /wp:image -->`

/** The body of a post with this text, as the site shows it. */
async function shown(content: string, meta = ''): Promise<string> {
  const tenant = await buildTenant(app())
  const attachments = ['satu', 'dua', 'tiga'].map(
    (
      name,
      at,
    ) => `<item><title>${name}</title><wp:post_id>${at + 10}</wp:post_id><wp:post_parent>1</wp:post_parent>
      <wp:post_type>attachment</wp:post_type><wp:attachment_url>${uploads}/${name}.png</wp:attachment_url></item>`,
  )
  const path = shelf.put({
    'ekspor.xml': `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
      <title>Lama</title><link>https://lama.contoh.id</link><item><title>Blok</title><link>https://lama.contoh.id/blok</link><wp:post_id>1</wp:post_id>
      <wp:post_name>blok</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2024-05-02 03:00:00</wp:post_date_gmt>
      <content:encoded><![CDATA[${content}]]></content:encoded>${meta}</item>${attachments.join('')}</channel></rss>`,
    ...Object.fromEntries(
      await Promise.all(
        ['satu', 'dua', 'tiga'].map(async (name, at) => [
          `wp-content/uploads/${name}.png`,
          await picture(700 + at, 400),
        ]),
      ),
    ),
  })
  await importInto(app(), tenant.slug, { kind: 'posts', path })
  const { body } = await app().request({
    host: tenant.host,
    path: '/News/blok',
    headers: { accept: 'text/html' },
  })
  return (
    /<div class="prose"[^>]*>([\s\S]*?)<\/div><(?:form|photo-lightbox|section|footer|reaction)/.exec(
      body,
    )?.[1] ?? body
  )
}

describe('a post from WordPress keeps', () => {
  it('its footnotes, which lie beside the text, with the way there and back', async () => {
    const notes = JSON.stringify([{ id: 'a1', content: 'Menurut <em>arsip</em>.' }])
    const body = await shown(
      '<!-- wp:paragraph --><p>Kata<sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
      `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${notes}]]></wp:meta_value></wp:postmeta>`,
    )
    expect(body).toContain('<sup><a id="a1-link" href="#a1">1</a></sup>')
    expect(body).toMatch(
      /<ol><li id="a1">Menurut <em>arsip<\/em>. <a [^>]*href="#a1-link">↩<\/a><\/li><\/ol>/,
    )
  })

  it('its footnotes out of what it says first', async () => {
    const notes = JSON.stringify([{ id: 'a1', content: 'Menurut arsip.' }])
    const path = shelf.put({
      'ekspor.xml': `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Lama</title><item><title>Panen</title><wp:post_id>1</wp:post_id><wp:post_name>panen</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2024-05-02 03:00:00</wp:post_date_gmt><content:encoded><![CDATA[<!-- wp:paragraph --><p>Panen raya<sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup> dimulai.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->]]></content:encoded><wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${notes}]]></wp:meta_value></wp:postmeta></item></channel></rss>`,
    })
    const tenant = await buildTenant(app())
    await importInto(app(), tenant.slug, { kind: 'posts', path })
    const format = { host: tenant.host, path: '/News/panen', headers: { accept: 'text/html' } }
    const { body } = await app().request(format)
    expect(/<meta name="description" content="([^"]*)"/.exec(body)?.[1]).toBe('Panen raya dimulai.')
  })

  it.each([
    [
      'of blocks',
      `<!-- wp:gallery --><figure class="wp-block-gallery columns-3">${image('satu')}${image('dua')}${image('tiga')}</figure><!-- /wp:gallery -->`,
    ],
    ['of a shortcode', '[gallery ids="10,11,12"]'],
  ])('its gallery %s as pictures side by side, each opening large', async (_, content) => {
    const body = await shown(content)
    const [, list = ''] =
      /<photo-lightbox><ul class="photos">([\s\S]*?)<\/ul><\/photo-lightbox>/.exec(body) ?? []
    expect(list.match(/<li>/g)).toHaveLength(3)
    expect(list).toMatch(/<a data-photo data-caption="[^"]+" href="\/_berkas\/[^"]+"><img src="\/_berkas\//)
  })

  it('its columns, where things stand, and captions', async () => {
    const body = await shown(
      `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><p>Kiri.</p></div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column"><p>Kanan.</p></div><!-- /wp:column --></div><!-- /wp:columns -->
      <!-- wp:paragraph --><p class="has-text-align-center">Tengah.</p><!-- /wp:paragraph -->
      <!-- wp:image --><figure class="wp-block-image alignright"><img src="${uploads}/satu.png" alt=""/><figcaption>Di kanan</figcaption></figure><!-- /wp:image -->`,
    )
    expect(body).toContain('<div class="columns"><div><p>Kiri.</p></div><div><p>Kanan.</p></div></div>')
    expect(body).toContain('<p class="align-center">Tengah.</p>')
    expect(body).toMatch(
      /<figure class="align-right"><img [^>]*><figcaption>Di kanan<\/figcaption><\/figure>/,
    )
  })

  it('its sounds and films, of which nothing is loaded before somebody presses', async () => {
    const body = await shown(
      `<!-- wp:audio --><figure class="wp-block-audio"><audio controls autoplay src="${uploads}/suara.mp3"></audio><figcaption>Rekaman</figcaption></figure><!-- /wp:audio -->
      <!-- wp:video --><figure class="wp-block-video"><video controls src="${uploads}/film.mp4"></video></figure><!-- /wp:video -->
      <!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://www.youtube.com/watch?v=abcdefghijk</div></figure><!-- /wp:embed -->`,
    )
    expect(body).toContain(
      `<audio src="${uploads}/suara.mp3" controls preload="none"></audio><figcaption>Rekaman</figcaption>`,
    )
    expect(body).toContain(`<video src="${uploads}/film.mp4" controls preload="none"></video>`)
    expect(body).toMatch(
      /<film-frame data-frame="https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk" data-title="Video"><a class="film-link" href="https:\/\/www\.youtube\.com\/watch\?v=abcdefghijk"[^>]*>Putar video dari YouTube<\/a><\/film-frame>/,
    )
    expect(body).not.toContain('<iframe')
  })
})

it('a preview loads nothing but players of the hosts we know', () => {
  for (const frame of ['https://jahat.test/embed/a', 'javascript:alert(1)', 'http://player.vimeo.com/1', ''])
    expect(
      sanitizeHtml(`<film-frame data-frame="${frame}"><a href="https://a.test/">x</a></film-frame>`),
    ).not.toContain('data-frame')
  expect(sanitizeHtml('<audio src="http://a.test/1.mp3" autoplay></audio><video src="data:x"></video>')).toBe(
    '',
  )
})
