import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemOfBlock } from '../../../shared/document/check.ts'
import {
  type Attribute,
  attributesOf,
  type DocNode,
  type MarkName,
  markAttributesOf,
  marks,
  type NodeName,
  nodeSpec,
  nodes,
} from '../../../shared/document/document.ts'
import { tidyNode } from '../../../shared/document/tidy.ts'
import { documentOfMarkdown, MarkdownProblem, markdownOfDocument, settledNode } from './markdown.ts'

const hostile = fc.constantFrom(
  '*',
  '_',
  '**',
  '`',
  '[',
  ']',
  '](',
  '<',
  '>',
  '&amp;',
  '#',
  '# ',
  '- ',
  '1. ',
  '> ',
  '\\',
  '~~',
  '|',
  '---',
  '===',
  ':::',
  '::empty',
  '{a}',
  '$$',
  '\n',
  '  ',
  ' ',
  '\t',
  '<b>',
  'https://contoh.id',
  '!',
  '![',
  '\u00a0',
  '&',
  ';',
)
const someText = fc
  .array(fc.oneof(fc.constantFrom('kata', 'guru', 'a', ' ', 'SMK 2', 'é'), hostile), {
    minLength: 1,
    maxLength: 6,
  })
  .map(parts => parts.join(''))

function someValue({ kind, usual }: Attribute): fc.Arbitrary<unknown> {
  const some = given(kind)
  return usual === undefined ? some : fc.option(some, { nil: undefined })
}

function given(kind: Attribute['kind']): fc.Arbitrary<unknown> {
  if (typeof kind === 'object') return fc.constantFrom(...kind)
  const address = fc.constantFrom(
    '/Class',
    'https://contoh.id/a_(b)?c=1&d=*2*',
    '/_berkas/w_960,f_webp/abc123.webp',
  )
  switch (kind) {
    case 'text':
      return someText
    case 'line':
      return someText.map(text => text.replaceAll(/[\n\r]/g, ' '))
    case 'href':
    case 'source':
      return address
    case 'frame':
      return fc.constant('https://www.youtube-nocookie.com/embed/abc')
    case 'anchor':
      return fc.constantFrom('tujuan', 'bab-2', 'ayat:3')
    case 'count':
      return fc.nat(9)
    case 'flag':
      return fc.boolean()
    case 'html':
      return fc.constantFrom('<div>Isi</div>', '<p>a</p>\n\n<p>b</p>', 'Kata lepas <b>tebal</b>', '<hr>\n')
    case 'space':
      return fc.constantFrom('\n', ' ')
    case 'pictures':
      return fc.array(
        fc.record(
          { src: address, alt: someText, width: fc.nat(9), caption: someText },
          { requiredKeys: ['src'] },
        ),
        { maxLength: 3 },
      )
  }
}

const attributesArbitrary = (known: Readonly<Record<string, Attribute>>) =>
  fc.record(
    Object.fromEntries(Object.entries(known).map(([name, attribute]) => [name, someValue(attribute)])),
  )

const markNames = Object.keys(marks) as MarkName[]
const someMarks = fc.uniqueArray(
  fc
    .constantFrom(...markNames)
    .chain(type => attributesArbitrary(markAttributesOf(type)).map(attrs => ({ type, attrs }))),
  { maxLength: 2, selector: ({ type }) => type },
)

/** Something that may stand where the table of nodes says so. */
function nodeOf(type: NodeName, depth: number): fc.Arbitrary<DocNode> {
  if (type === 'text') return fc.record({ type: fc.constant(type), text: someText, marks: someMarks })
  const spec = nodeSpec(type)
  const attrs = attributesArbitrary(attributesOf(type))
  return fc
    .tuple(attrs, contentOf(spec.content ?? '', depth, spec.isPlain === true))
    .map(([given, content]) => ({ type, attrs: given, content }))
}

function contentOf(content: string, depth: number, isPlain: boolean): fc.Arbitrary<DocNode[]> {
  const parts = content.match(/\([^)]*\)[*+]?|[^\s]+/g) ?? []
  return fc.tuple(...parts.map(part => partOf(part, depth, isPlain))).map(lists => lists.flat())
}

const groups = (group: 'block' | 'inline') =>
  (Object.keys(nodes) as NodeName[]).filter(
    name => 'group' in nodes[name] && Reflect.get(nodes[name], 'group') === group,
  )
const shallow: readonly NodeName[] = ['paragraph', 'codeBlock', 'rule', 'math', 'html']

function partOf(part: string, depth: number, isPlain: boolean): fc.Arbitrary<DocNode[]> {
  const names = part
    .replace(/[()*+]/g, '')
    .split('|')
    .map(one => one.trim())
  const isMany = /[*+]$/.test(part)
  const least = part.endsWith('*') ? 0 : 1
  const kinds = names.flatMap(name =>
    name === 'block'
      ? depth > 2
        ? shallow
        : groups('block')
      : name === 'inline'
        ? groups('inline')
        : [name as NodeName],
  )
  const one = isPlain
    ? someText.map((text): DocNode => ({ type: 'text', text }))
    : fc.constantFrom(...kinds).chain(name => nodeOf(name, depth + 1))
  return fc.array(one, { minLength: least, maxLength: isMany ? 3 : 1 })
}

const someBlock = fc
  .constantFrom(...groups('block'))
  .chain(name => nodeOf(name, 0))
  .map(tidyNode)
  .filter(node => problemOfBlock({ id: '-', ...node }) === undefined)

const without = (blocks: readonly DocNode[]) => blocks.map(block => ({ ...block, id: undefined }))

describe('a text as Markdown', () => {
  test('is read back as the same text, whatever blocks, marks and signs it is made of', () => {
    fc.assert(
      fc.property(fc.array(someBlock, { maxLength: 4 }), blocks => {
        const text = markdownOfDocument(blocks.map((block, index) => ({ ...block, id: String(index) })))
        expect(without(documentOfMarkdown(text))).toEqual(without(blocks.map(settledNode)))
      }),
      { numRuns: 150 },
    )
  })

  test('has a spelling of its own for every block, and falls back on none', () => {
    const text = `## Silabus {untuk} kelas X

{#tujuan align=center}
Dua *baris* dengan **tebal**, ~~coret~~, \`kode\`, H<sub>2</sub>O dan [tautan](/Class "Kelas").\\
Baris kedua

- satu
  - dalam
- dua

1. pertama

2. kedua

- [ ] belum
- [x] sudah

> Kutipan
>
> dua paragraf

\`\`\`python
print(1)
\`\`\`

| Nama | Nilai |
| --- | --- |
| Sari | **90** |

![Papan tulis](/_berkas/w_960,f_webp/abc123.webp)

:::figure{width=960}
![Papan tulis](/a.webp)

Keterangan _miring_
:::

:::gallery
![satu](/a.webp){width=4 height=3 caption="Di kelas"}
![dua](/b.webp)
:::

::embed{frame=https://www.youtube-nocookie.com/embed/abc href=https://youtu.be/abc title="Sebuah film"}

::::callout{tone=tip}
Catatan

:::details
Lipatan

Isinya
:::
::::

::::columns
:::column
Kiri
:::

:::column
Kanan
:::
::::

$$
a^2 + b^2
$$

---

<div class="lama">Isi lama</div>
`
    const blocks = documentOfMarkdown(text)
    const printed = markdownOfDocument(blocks)
    expect(printed).not.toMatch(/:::(block|rich)/)
    expect(without(documentOfMarkdown(printed))).toEqual(without(blocks))
    expect(printed.split('\n').filter(line => !text.includes(line))).toEqual([
      'Dua _baris_ dengan **tebal**, ~~coret~~, `kode`, H<sub>2</sub>O dan [tautan](/Class "Kelas").\\',
    ])
  })

  test('that says what no text can hold is refused at its line', () => {
    const line = (text: string) => {
      try {
        documentOfMarkdown(text, 10)
      } catch (error) {
        return error instanceof MarkdownProblem ? [error.line, error.message] : error
      }
    }
    expect(line('Satu\n\n:::tabel\nx\n:::\n')).toEqual([12, 'Tidak ada blok bernama "tabel"'])
    expect(line('Satu\n\n[x](javascript:alert(1))\n')).toEqual([
      12,
      'Alamat harus dimulai dengan https:// atau /',
    ])
    expect(line(':::callout{tone=marah}\nx\n:::\n')).toEqual([10, 'Isi tone tidak dapat dipakai'])
  })
})
