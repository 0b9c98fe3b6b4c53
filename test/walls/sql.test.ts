// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is source text
import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'
import { sqlFindings } from './sql-rules.ts'

const path = 'src/features/content/posts/planted.store.ts'

describe('SQL', () => {
  it('is written once, speaks of one transaction, and takes values as parameters', () => {
    expect(sqlFindings(readSources())).toEqual([])
  })

  it.each([
    ['SET without LOCAL', "await client.query('set app.tenant_id = 2')"],
    ['SET without LOCAL', "await client.query('begin; set role app_user')"],
    ['SET without LOCAL', 'await client.query(`set session app.tenant_id = ${id}`, [])'],
    ['SET without LOCAL', "const begin = 'SET search_path TO lain'"],
    ['set_config', 'const switchTo = "select set_config(\'app.tenant_id\', $1, true)"'],
    ['SQL built from pieces', 'await client.query(`select * from posts where slug = ${slug}`)'],
    ['SQL built from pieces', "await client.query('select * from posts where slug = ' + slug)"],
    [
      'a statement made per request',
      'export async function find(tx, slug) { return tx.find(statement("a", slug), []) }',
    ],
    [
      'a statement made per request',
      'export function list(tx, sort) { return tx.rows(statement("a", `order by ${sort}`), []) }',
    ],
    ['published and due, spelled again', 'const due = `c.published_at <= :now::timestamptz`'],
    ['published and due, spelled again', "const seen = `${row}.status in ('published', 'scheduled')`"],
    [
      'choices that are cut',
      'const all = `select slug as "value!", name as "label!" from clients limit 1000`',
    ],
    ['raw SQL', 'export const order = (sort: string) => sql.raw(sort)'],
  ])('%s is found: %s', (finding, text) => {
    expect(sqlFindings(new Map([[path, text]]))).toContain(`${finding}: ${path}`)
  })

  it.each([
    "const begin = 'begin; set local role app_user'",
    'const found = `select id as "value!", title as "label!" from posts limit 20`',
    "const change = 'update posts set title = $1 where id = $2'",
    "export const list = statement('a', `select ${columns} from posts`)",
    "const seen = `visible_classes c where ${isDue('c')} order by c.published_at`",
  ])('while this is fine: %s', text => {
    expect(sqlFindings(new Map([[path, text]]))).toEqual([])
  })
})
