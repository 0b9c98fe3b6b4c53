import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemOfBlock } from '../../shared/document/check.ts'
import type { Block, DocNode, Mark, NodeName } from '../../shared/document/document.ts'
import { tidyBlock } from '../../shared/document/tidy.ts'
import { sanitizeHtml } from '../html/sanitize.ts'
import { cleanedBlock, documentOfHtml, htmlOfDocument } from './documents.ts'

/** Texts as people write them: letters of many kinds, and what HTML and Markdown take for more than letters. */
const words = fc
  .string({
    unit: fc.constantFrom(...'abc ÉńŁ漢ب<>&"\'*_`#[]()!|~\\/:-+=.1 '),
    minLength: 1,
    maxLength: 24,
  })
  .filter(text => text.trim() !== '' && text === text.trim())

const href = fc.constantFrom('/Class', 'https://contoh.id/a?b=1&c=2', '#bab', 'mailto:a@contoh.id')
const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom<Mark>(
    { type: 'bold' },
    { type: 'italic' },
    { type: 'underline' },
    { type: 'sup' },
    { type: 'code' },
  ),
  href.map((to): Mark => ({ type: 'link', attrs: { href: to } })),
)
const text = fc
  .tuple(words, fc.uniqueArray(mark, { maxLength: 2, selector: one => one.type }))
  .map(([said, marks]): DocNode => ({ type: 'text', text: said, marks }))
const inline = fc.array(
  fc.oneof({ weight: 5, arbitrary: text }, fc.constant<DocNode>({ type: 'lineBreak' })),
  {
    minLength: 1,
    maxLength: 4,
  },
)
const plain = words.map((said): DocNode[] => [{ type: 'text', text: said }])
const of = (type: NodeName, content: readonly DocNode[], attrs: Record<string, unknown> = {}): DocNode => ({
  type,
  attrs,
  content,
})

const paragraph = inline.map(content => of('paragraph', content))
const cell = (type: 'tableCell' | 'tableHeader') => paragraph.map(content => of(type, [content]))
const row = (type: 'tableCell' | 'tableHeader') =>
  fc.array(cell(type), { minLength: 2, maxLength: 2 }).map(cells => of('tableRow', cells))

const { block } = fc.letrec<{ block: DocNode; simple: DocNode }>(tie => ({
  simple: fc.oneof(
    paragraph,
    fc
      .tuple(inline, fc.constantFrom('2', '3', '4'))
      .map(([content, level]) => of('heading', content, { level })),
    fc
      .tuple(plain, fc.constantFrom(null, 'js'))
      .map(([content, language]) => of('codeBlock', content, { language })),
    fc.constant(of('rule', [])),
    fc
      .tuple(inline, fc.option(words))
      .map(([content, alt]) =>
        of('picture', content, { src: '/_berkas/w_640,f_webp/a.webp', alt, width: 640 }),
      ),
    fc
      .tuple(words, words)
      .map(([alt, caption]) =>
        of('gallery', [], { pictures: [{ src: 'https://contoh.id/a.webp', alt, caption }] }),
      ),
    fc.tuple(words, fc.option(words)).map(([name, about]) => of('file', [], { href: '/a.pdf', name, about })),
    fc
      .tuple(words, fc.option(words))
      .map(([title, said]) => of('card', [], { href: '/Class/a', title, text: said })),
    plain.map(content => of('button', content, { href: '/Class' })),
    fc
      .constantFrom('a^2+b^2=c^2', '\\frac{1}{2}', '\\sum_i x_i < 3')
      .map(source => of('math', [], { source })),
    words.map(title =>
      of('embed', [], {
        frame: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
        href: 'https://www.youtube.com/watch?v=abcdefghijk',
        title,
      }),
    ),
    fc.tuple(row('tableHeader'), row('tableCell')).map(rows => of('table', rows)),
  ),
  block: fc.oneof(
    { weight: 4, arbitrary: tie('simple') },
    fc
      .tuple(
        fc.constantFrom<NodeName>('bulletList', 'orderedList'),
        fc.array(paragraph, { minLength: 1, maxLength: 3 }),
      )
      .map(([type, items]) =>
        of(
          type,
          items.map(item => of('listItem', [item])),
        ),
      ),
    fc
      .tuple(paragraph, fc.boolean())
      .map(([item, isDone]) => of('taskList', [of('taskItem', [item], { isDone })])),
    fc.array(tie('simple'), { minLength: 1, maxLength: 2 }).map(content => of('blockquote', content)),
    fc
      .tuple(fc.array(tie('simple'), { minLength: 1, maxLength: 2 }), fc.constantFrom('note', 'tip'))
      .map(([content, tone]) => of('callout', content, { tone })),
    fc.tuple(inline, tie('simple')).map(([head, inside]) => of('details', [of('summary', head), inside])),
    fc
      .tuple(tie('simple'), tie('simple'))
      .map(([left, right]) => of('columns', [of('column', [left]), of('column', [right])])),
  ),
}))

const documents = fc
  .array(block, { maxLength: 4 })
  .map(nodes => nodes.map((node, index) => tidyBlock({ ...node, id: String(index) } as Block)))

const withoutIds = (blocks: readonly Block[]) => blocks.map(({ id: _, ...node }) => node)

describe('a text in blocks', () => {
  it('is what the check lets in, prints as HTML the policy leaves alone, and is read back as it was', () => {
    fc.assert(
      fc.property(documents, blocks => {
        for (const one of blocks) expect(problemOfBlock(one)).toBeUndefined()
        const html = htmlOfDocument(blocks)
        expect(sanitizeHtml(html)).toBe(html)
        expect(withoutIds(documentOfHtml(html))).toEqual(withoutIds(blocks))
      }),
      { numRuns: 300 },
    )
  })

  it('gives any HTML back byte for byte, whatever it is', () => {
    const pieces = fc.array(
      fc.constantFrom(
        ...[
          '<p>',
          '</p>',
          '<p class="align-center">',
          '<ul>\n<li>',
          '</li></ul>',
          '<b>',
          '</b>',
          'teks',
          ' ',
          '\n',
        ],
        ...[
          '&amp;',
          '&nbsp;',
          '<br />',
          '<br>',
          '<!-- a -->',
          '<h2 id="a">',
          '</h2>',
          '<table><tr><td>',
          '<',
        ],
        ...[
          '<blockquote>x</blockquote>',
          '<p style="x">',
          '<div>',
          '</div>',
          '<img src="/a">',
          '</table>',
          '"',
        ],
      ),
      { maxLength: 14 },
    )
    fc.assert(
      fc.property(pieces, some => {
        const html = some.join('')
        expect(htmlOfDocument(documentOfHtml(html))).toBe(html)
      }),
      { numRuns: 1000 },
    )
  })

  it('has the same ids whenever the same HTML is read', () => {
    const html = '<p>a</p><p>a</p>\n<h2>b</h2>'
    expect(documentOfHtml(html)).toEqual(documentOfHtml(html))
    expect(new Set(documentOfHtml(html).map(({ id }) => id)).size).toBe(3)
  })

  it('loses what could run, and stays one block', async () => {
    const sanitizer = { sanitize: async (html: string) => sanitizeHtml(html) }
    const html = '<p onclick="x()">a</p><svg onload="x()"></svg><p>b</p>'
    const clean = await cleanedBlock({ id: 'a', type: 'html', attrs: { html } }, sanitizer)
    expect(clean).toEqual({ id: 'a', type: 'html', attrs: { html: '<p>a</p><p>b</p>' } })
  })

  it('of HTML nested beyond reason stays as it is, at once', () => {
    const html = `${'<div>'.repeat(20_000)}x`
    expect(documentOfHtml(html)).toMatchObject([{ type: 'html' }])
  })
})
