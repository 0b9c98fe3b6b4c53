import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { rootFolder } from '../root-folder.ts'
import { openDatabase } from './database.ts'

it('begins as the empty database that was built with the pages, with every migration', async () => {
  const began = Date.now()
  const config = readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'empty-')),
    LOG_LEVEL: 'silent',
    EXPORT_HOURS: '0',
  })
  const database = await openDatabase(config, createLog('silent'))
  try {
    const rows = await database.withPlatform(tx =>
      tx.db.selectFrom('platform.schema_migrations').select(['name', 'applied_at']).execute(),
    )
    const files = readdirSync(join(rootFolder, 'db/migrations')).filter(name => name.endsWith('.sql'))
    expect(rows.map(({ name }) => name).sort()).toEqual(files.sort())
    // copied, not migrated here
    expect(rows.every(({ applied_at }) => applied_at.getTime() < began)).toBe(true)
  } finally {
    await database.close()
  }
})
