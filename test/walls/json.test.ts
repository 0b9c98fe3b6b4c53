import { describe, expect, it } from 'vitest'
import { foreignTexts, jsonFindings } from './json-rules.ts'
import { readSources } from './sources.ts'

const path = 'src/features/content/posts/planted.ts'
const findingsIn = (text: string, at = path) => jsonFindings(new Map([[at, text]]))

describe('JSON of the database', () => {
  it('is read by what it says of itself', () => {
    expect(jsonFindings(readSources())).toEqual([])
  })

  it.each([
    ['const list: Paged<PostItem> = JSON.parse(await store.listPosts(context, query))', 'JSON.parse'],
    ['export const read = (text: string): PostItem => JSON.parse(text)', 'JSON.parse'],
    ['export const made = (text: string) => text as Json<PostItem>', 'a text is claimed to be Json'],
  ])('and what claims more is found: %s', (text, what) => {
    expect(findingsIn(text)).toEqual([`${what}: ${path}`])
  })

  it.each([
    ['const { items } = readJson(await store.listPosts(context, query))', path],
    [
      'const details = detailsShape.parse(JSON.parse(text))',
      'src/features/community/teams/member-details.ts',
    ],
    ['const manifest: Manifest = JSON.parse(text)', 'src/app/drawing/assets.ts'],
    ['return text as Json<T>', 'src/platform/db/transaction.ts'],
  ])('while this is fine: %s', (text, at) => {
    expect(findingsIn(`export async function read() { ${text} }`, at)).toEqual([])
  })

  it('has no exception that is not needed', () => {
    const sources = readSources()
    const needed = Object.keys(foreignTexts).filter(one => /\bJSON\.parse\(/.test(sources.get(one) ?? ''))
    expect(needed).toEqual(Object.keys(foreignTexts))
  })
})
