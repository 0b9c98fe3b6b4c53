import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootFolder } from './root-folder.ts'
import { withSourceLines } from './source-lines.ts'

const built = join(rootFolder, 'dist/server/main.js')

it('says where in the sources something went wrong in the bundled server', () => {
  const lines = readFileSync(built, 'utf8').split('\n')
  const line = lines.findIndex(text => text.includes('function readMigrations('))
  const column = (lines[line] ?? '').indexOf('readMigrations')
  const stack = `Error: rusak\n    at readMigrations (file://${built}:${line + 1}:${column + 1})\n    at node:internal/x:1:2`
  const [first, place = '', last] = withSourceLines(stack).split('\n')
  expect([first, last]).toEqual(['Error: rusak', '    at node:internal/x:1:2'])
  const [, path = '', number = ''] = /\((.*):(\d+)\)$/.exec(place) ?? []
  expect(path).toBe('src/platform/db/migrate.ts')
  const source = readFileSync(join(rootFolder, path), 'utf8').split('\n')
  expect(source[Number(number) - 1]).toContain('function readMigrations(')
})

it('leaves a stack as it is whose map is gone', () => {
  const stack = `Error\n    at f (file://${rootFolder}/dist/server/gone-1234.js:1:1)`
  expect(withSourceLines(stack)).toBe(stack)
})

it('reads the map once for a place where hundreds fail at the same time', () => {
  const copy = join(rootFolder, 'dist/server/source-lines-once.js')
  copyFileSync(`${built}.map`, `${copy}.map`)
  const lines = readFileSync(built, 'utf8').split('\n')
  const line = lines.findIndex(text => text.includes('function readMigrations('))
  const column = (lines[line] ?? '').indexOf('readMigrations')
  const stack = `Error: rusak\n    at readMigrations (file://${copy}:${line + 1}:${column + 1})`
  const first = withSourceLines(stack)
  rmSync(`${copy}.map`)
  expect(first).toContain('src/platform/db/migrate.ts')
  expect(withSourceLines(stack)).toBe(first)
})
