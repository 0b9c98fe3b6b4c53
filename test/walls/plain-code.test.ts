import { describe, expect, it } from 'vitest'
import { plainFindings } from './plain-rules.ts'
import { readAllModules } from './sources.ts'

const path = 'src/features/content/posts/planted.tsx'

describe('code', () => {
  it('is written plainly: what stands in a literal is not spread into another', () => {
    expect(plainFindings(readAllModules())).toEqual([])
  })

  it.each([
    'export const post = { id: 1, ...{ slug, title } }',
    'export const post = { ... { slug, title } }',
    "export const post = { ...({ kind: 'blog' } as const), title }",
    "export const post = { ...({ kind: 'blog' } satisfies Post) }",
    'export const post = { about: { ...{ slug } } }',
    'export const list = () => <Card {...{ slug, title }} />',
  ])('and what is not, is found: %s', text => {
    expect(plainFindings(new Map([[path, text]]))).toEqual([`a literal is spread: ${path}`])
  })

  it('makes a formatter once, not for each row', () => {
    const planted = 'const day = (at: Date) => new Intl.DateTimeFormat("id-ID").format(at)'
    expect(plainFindings(new Map([[path, planted]]))).toEqual([`a formatter is made in a function: ${path}`])
    const kept = 'const days = new Intl.DateTimeFormat("id-ID")\nconst day = (at: Date) => days.format(at)'
    expect(plainFindings(new Map([[path, kept]]))).toEqual([])
  })

  it.each([
    'export const post = { ...usual, slug }',
    'export const post = { ...(cover ? { cover } : {}) }',
    'export const post = { ...(cover && { cover }) }',
    'export const posts = [...[first, second].flatMap(found)]',
    'export const list = (props: Props) => <Card {...props} />',
    "export const words = '...{ a }'",
  ])('while this is fine: %s', text => {
    expect(plainFindings(new Map([[path, text]]))).toEqual([])
  })
})
