import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nameFindings } from './walls/name-rules.ts'

const root = join(import.meta.dirname, '..')

/** What somebody who reads the page types: each line of its blocks of commands. */
function commandsOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, lines = '']) => lines.trim().split('\n'))
}

let copy: string
const typing: ChildProcess[] = []

/** The tree somebody works in: everything but what is fetched or kept beside it, and what was built of it before the room. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tree-'))
  for (const name of ['src', 'test', 'db', 'scripts', 'docs', 'dist'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  for (const name of globSync(['*.{json,ts}', '.gitignore'], { cwd: root }))
    cpSync(join(root, name), join(copy, name))
  // what no command of the page touches
  for (const name of ['node_modules', 'demo']) symlinkSync(join(root, name), join(copy, name))
})

afterAll(() => {
  // those that took too long go with all that they started
  for (const { pid, exitCode } of typing) if (pid && exitCode === null) process.kill(-pid)
  rmSync(copy, { recursive: true, force: true })
})

interface Typed {
  status: number | null
  said: string
}

/** A command as a person's shell runs it in the copy: nothing of this run comes along but where compiled code is kept. */
function type(command: string): Promise<Typed> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NODE_(?!COMPILE_CACHE)|npm_|DATABASE_URL|TEST)/.test(name),
    ),
  )
  const child = spawn(command, { cwd: copy, env, shell: true, detached: true })
  typing.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
    })
  return new Promise(resolve => child.on('close', status => resolve({ status, said })))
}

/** path → text, of everything that is written by hand or generated and kept */
function treeOf(folder: string): Map<string, string> {
  const paths = globSync(['{src,test,db,scripts,docs}/**/*.*', '*.{json,ts}'], {
    cwd: folder,
    exclude: name => name.endsWith('media'),
  })
  return new Map(paths.map(path => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** files that are there now, and those that differ */
function changesTo(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const missing = [...before.keys()].filter(path => !after.has(path))
  const made = [...after.keys()].filter(path => !before.has(path)).sort()
  const changed = [...after.keys()]
    .filter(path => before.has(path) && before.get(path) !== after.get(path))
    .sort()
  return { missing, made, changed }
}

// a whole build and suites of its own within: some seconds on a quiet machine
describe('docs/how-to/a-feature.md, followed word for word', { timeout: 300_000 }, () => {
  const [make = '', test = '', remove = '', ...more] = commandsOf('docs/how-to/a-feature.md')
  const [, room = '', singular = '', label = ''] = /room -- (\S+) (\S+) --label "(.+)"/.exec(make) ?? []
  const plural = room.split('/')[1] ?? ''
  let before: Map<string, string>
  let after: Map<string, string>

  it('says three commands: one that makes a room, one that tests it, one that takes it away', () => {
    expect([plural, singular, label]).toEqual(['posters', 'poster', 'Poster'])
    expect(test).toMatch(`npm test -- src/features/${room} `)
    expect(remove).toBe(`npm run room -- --remove ${room}`)
    expect(more).toEqual([])
  })

  it('makes a room, and outside of it one migration and a line for each thing there is to say', async () => {
    before = treeOf(copy)
    const { status, said } = await type(make)
    expect(status, said).toBe(0)
    after = treeOf(copy)
    const { missing, made, changed } = changesTo(before, after)
    expect(missing).toEqual([])
    const outside = made.filter(path => !path.startsWith(`src/features/${room}/`))
    expect(outside).toEqual([
      expect.stringMatching(`^db/migrations/\\d{8}_\\d{4}_${plural}__${plural}\\.sql$`),
    ])
    const generated = [
      'db/schema.sql',
      'src/platform/db/schema.types.ts',
      'src/platform/db/statements.types.ts',
      'test/walls/calls.txt',
      'test/walls/routes.txt',
    ]
    const written = [
      'src/app/rooms.ts',
      'src/features/core/permissions/permissions.rules.ts',
      'src/routes.ts',
    ]
    expect(changed).toEqual([...generated, ...written].sort())
    const added = (path: string) => {
      const was = before.get(path)?.split('\n') ?? []
      const is = after.get(path)?.split('\n') ?? []
      expect(
        was.filter(line => !is.includes(line)),
        path,
      ).toEqual([])
      return is.filter(line => !was.includes(line))
    }
    expect(written.map(added)).toEqual([
      [`export { postersRoom } from '../features/content/posters/posters.room.ts'`],
      [expect.stringMatching(/^ {2}managePosters: rule\('managePosters', '/)],
      [`  'Poster-slug': '/Poster/{slug?}',`, `  'Kelola-Poster': '/Kelola/Poster',`],
    ])
  })

  it('has names that tell its files apart, and no word of the template', () => {
    const findings = (tree: ReadonlyMap<string, string>) =>
      nameFindings([...tree.keys()].filter(path => path.startsWith('src/')))
    expect(findings(after)).toEqual(findings(before))
    const written = [...after].filter(([path]) => !before.has(path))
    expect(written.filter(([path, text]) => /scholarship|bantuan|LETTER/i.test(path + text))).toEqual([])
  })

  it('works: its own suites, the walls and the compiler say so', async () => {
    const options = {
      extends: './tsconfig.base.json',
      compilerOptions: {
        lib: ['ES2024', 'ESNext.Collection', 'DOM', 'DOM.Iterable'],
        types: ['node', 'vite/client'],
      },
      include: [`src/features/${room}/*`],
      exclude: ['**/*.test.ts', '**/*.things.ts'],
    }
    writeFileSync(join(copy, 'tsconfig.room.json'), JSON.stringify(options))
    const [tested, compiled] = await Promise.all([
      type(test),
      type('node node_modules/typescript/bin/tsc -p tsconfig.room.json'),
    ])
    rmSync(join(copy, 'tsconfig.room.json'))
    expect(compiled.status, compiled.said).toBe(0)
    expect(tested.status, tested.said).toBe(0)
    expect(tested.said).toMatch(/\b0 failed\n$/)
    expect(tested.said).toContain(`${plural}.test.ts`)
  })

  it('goes as it came: not a byte is left of it', async () => {
    const { status, said } = await type(remove)
    expect(status, said).toBe(0)
    expect(changesTo(before, treeOf(copy))).toEqual({ missing: [], made: [], changed: [] })
  })
})
