import { afterAll, describe, expect, it } from 'vitest'
import { HtmlTooLong, sanitizeHtml } from './sanitize.ts'
import { createSanitizer, HtmlTooHard } from './sanitizer.ts'

describe('rich text', () => {
  it('runs nothing', () => {
    const attacks = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<svg><script>alert(1)</script></svg>',
      '<a href="java&#10;script:alert(1)">x</a>',
      '<a href=" javascript:alert(1)">x</a>',
      '<math><mtext><style><img src onerror=alert(1)></style></mtext></math>',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<p style="background:url(javascript:alert(1))">x</p>',
      '<form action="https://jahat.test"><input name=password></form>',
      '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    ]
    for (const attack of attacks)
      expect(sanitizeHtml(attack)).not.toMatch(
        /<(?:script|svg|form|input|iframe|style)|javascript:|data:|onerror=|style=/i,
      )
  })

  it('links only to whole addresses, this site and this page, and recommends nobody', () => {
    expect(sanitizeHtml('<a href="https://contoh.id/" rel="me" target="_blank">x</a>')).toBe(
      '<a href="https://contoh.id/" rel="noopener noreferrer nofollow ugc">x</a>',
    )
    expect(sanitizeHtml('<a href="/kelas">x</a><a href="#bab">y</a>')).toBe(
      '<a href="/kelas">x</a><a href="#bab">y</a>',
    )
    for (const href of ['//jahat.test', '/\\jahat.test', 'halaman.html', 'ftp://contoh.id'])
      expect(sanitizeHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>')
  })

  it('plays videos of two hosts by their exact names', () => {
    expect(sanitizeHtml('<iframe src="https://www.youtube-nocookie.com/embed/a"></iframe>')).toContain(
      '<iframe src=',
    )
    for (const src of [
      'https://www.youtube.com.jahat.test/a',
      '//player.vimeo.com/1',
      'http://player.vimeo.com/1',
      '/a',
    ])
      expect(sanitizeHtml(`<iframe src="${src}"></iframe>`)).toBe('')
  })

  it('keeps structure, anchors, tables, code languages and the direction of writing', () => {
    const html =
      '<h2 id="bab">Bab</h2><p dir="rtl" lang="ar">نص</p><table tabindex="0"><tbody><tr><th scope="row" colspan="2">a</th></tr></tbody></table><pre tabindex="0"><code class="language-js">1 &lt; 2</code></pre>'
    expect(sanitizeHtml(html)).toBe(html)
    expect(sanitizeHtml('<h1>Judul</h1>')).toBe('<h2>Judul</h2>')
  })

  it('cannot take the place of names the program looks up', () => {
    expect(sanitizeHtml('<p id="root">x</p><a id="app-data" name="__x">y</a>')).toBe('<p>x</p><a>y</a>')
    expect(sanitizeHtml('<p id="page-data">{"page":"x"}</p>')).toBe(
      '<p>{&quot;page&quot;:&quot;x&quot;}</p>'.replaceAll('&quot;', '"'),
    )
  })

  it('is refused when too long, and flattened when nested too deep', () => {
    expect(() => sanitizeHtml('x'.repeat(205 * 1024))).toThrow(HtmlTooLong)
    expect(sanitizeHtml(`${'<b>'.repeat(60)}dalam`).split('<b>').length - 1).toBe(40)
  })
})

describe('the sanitiser in its own thread', () => {
  const sanitizer = createSanitizer()
  afterAll(() => sanitizer.close())

  it('answers each text in turn, also after one was refused', async () => {
    const answers = await Promise.allSettled(
      ['<h1>a</h1>', 'x'.repeat(205 * 1024), '<p>b'].map(sanitizer.sanitize),
    )
    expect(
      answers.map(one => (one.status === 'fulfilled' ? one.value : one.reason instanceof HtmlTooLong)),
    ).toEqual(['<h2>a</h2>', true, '<p>b</p>'])
  })

  it('stops a text that takes too long and goes on with the next', async () => {
    const script = new URL('./fixtures/stubborn-worker.mjs', import.meta.url)
    const impatient = createSanitizer({ limitMs: 100, script })
    const [stuck, next] = await Promise.allSettled([
      impatient.sanitize('macet'),
      impatient.sanitize('lancar'),
    ])
    expect(stuck).toMatchObject({ status: 'rejected', reason: expect.any(HtmlTooHard) })
    expect(next).toMatchObject({ status: 'fulfilled', value: 'lancar' })
    await impatient.close()
  })

  it('rejects what still waits when it is closed', async () => {
    const closing = createSanitizer()
    const waiting = closing.sanitize('<p>x').catch(() => 'ditolak')
    await closing.close()
    expect(await waiting).toBe('ditolak')
  })
})
