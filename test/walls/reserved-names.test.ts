import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '../../src/platform/html/sanitize.ts'
import { readSources, type Sources } from './sources.ts'

const lookedUp = [/getElementById\(\s*'([\w-]+)'/g, /querySelector(?:All)?\(\s*['"`][^'"`]*#([\w-]+)/g]

/** Names that our own script looks up in the document, and that rich text may take. */
const openNames = (sources: Sources) =>
  [...sources]
    .filter(([path]) => path.startsWith('src/'))
    .flatMap(([, text]) =>
      lookedUp.flatMap(pattern => [...text.matchAll(pattern)].map(found => found[1] ?? '')),
    )
    .filter(name => sanitizeHtml(`<p id="${name}">x</p>`) !== '<p>x</p>')

describe('names that the script looks up in a document', () => {
  it('cannot be taken by rich text, which may stand before the real one', () => {
    expect(openNames(readSources())).toEqual([])
  })

  it.each([
    "const element = document.getElementById('bagian-satu')",
    "const element = document.querySelector('script#bagian-satu')",
  ])('are found where text may take them: %s', text => {
    expect(openNames(new Map([['src/client/p.ts', text]]))).toEqual(['bagian-satu'])
  })
})
