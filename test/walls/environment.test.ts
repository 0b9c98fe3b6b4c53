import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import { runScript } from '../child.ts'
import { isTest } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'))

/** the names in the schema, as the source has them: an optional one without default shows up nowhere else */
const schemaNames = [
  ...readFileSync(join(root, 'src/platform/config.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
]
  .map(match => match[1] ?? '')
  .sort()

/** what the machine says, not who runs Sanggar */
const outside = ['PATH', 'CI', 'INIT_CWD', 'CHROMIUM_PATH', 'PLAYWRIGHT_BROWSERS_PATH']

/** names read from the environment anywhere else */
function namesReadBeside(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !isTest(entry.name))
    .flatMap(entry => [
      ...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(/process\.env\.([A-Z_]+)/g),
    ])
    .map(match => match[1] ?? '')
    .filter(name => !outside.includes(name))
}

describe('.env.example', () => {
  it('names every setting there is, and no other', () => {
    expect(schemaNames.length).toBeGreaterThan(10)
    expect(Object.keys(example).sort()).toEqual(schemaNames)
  })

  it('shows the defaults: used as it is, it changes nothing', () => {
    expect(readConfig(example)).toEqual(readConfig({}))
  })

  it('is complete: nothing reads a variable beside the configuration', () => {
    for (const folder of ['src', 'scripts', 'db']) {
      expect(namesReadBeside(folder).filter(name => !schemaNames.includes(name))).toEqual([])
    }
  })
})

describe('a wrong setting', () => {
  it('is named with what is wrong, all of them at once, before anything starts', () => {
    const wrong = () => readConfig({ PORT: 'tiga', LOG_LEVEL: 'keras', PAGE_CACHE_MB: '-1' })
    expect(wrong).toThrow(/Pengaturan lingkungan tidak valid/)
    for (const name of ['PORT', 'LOG_LEVEL', 'PAGE_CACHE_MB']) expect(wrong).toThrow(name)
  })

  it('is one as well where two do not go together, and what to do is said', () => {
    expect(() => readConfig({ ROLE: 'worker' })).toThrow('butuh DATABASE_URL')
    expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgresql://x' })).toThrow('Isi juga DATABASE_URL')
    expect(() => readConfig({ PORT: '4000', ADMIN_PORT: '4000' })).toThrow('Harus lain dari PORT')
    expect(() => readConfig({ ROLE: 'semua' })).toThrow('ROLE')
  })

  it('is said in Indonesian, and by the doctor beside what is set and what stands at its default', async () => {
    const doctor = runScript('scripts/doctor.ts', [], {
      DATA_DIR: join(tmpdir(), 'sanggar-doctor'),
      PORT: 'tiga',
      DATABASE_URL: 'postgres://sanggar:rahasia@127.0.0.1:1/sanggar',
      DATABSE_POOL: '3',
    })
    expect((await doctor.ended).code).toBe(1)
    for (const line of [
      /SALAH +PORT +tiga\n +Harus berupa angka/,
      /bawaan +HOST +127\.0\.0\.1/,
      /diisi +DATABASE_URL +postgres:\/\/sanggar:\*\*\*@/,
      'DATABSE_POOL tidak dikenal. Maksudnya DATABASE_POOL?',
    ])
      expect(doctor.said()).toMatch(line)
    expect(doctor.said()).not.toContain('rahasia')
  })

  it('that is empty counts as unset', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toEqual(readConfig({}))
  })
})
