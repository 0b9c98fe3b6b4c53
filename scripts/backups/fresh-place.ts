import { chmodSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../cluster/programs.ts'

/** An empty installation beside the real one, that is thrown away. */
export interface FreshPlace {
  DATA_DIR: string
  DATABASE_URL: string | undefined
  DATABASE_BACKUP_URL: string | undefined
  DATABASE_DIRECT_URL: undefined
  DATABASE_MIGRATION_URL: undefined
  /** who owns the restored database logs in */
  as(owner: string): FreshPlace
  remove(): void
}

export async function freshPlace(folder: string, kind: 'embedded' | 'server'): Promise<FreshPlace> {
  const nowhere = { DATABASE_DIRECT_URL: undefined, DATABASE_MIGRATION_URL: undefined }
  if (kind === 'embedded') {
    const place: FreshPlace = {
      ...nowhere,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: undefined,
      DATABASE_BACKUP_URL: undefined,
      as: () => place,
      remove: () => {},
    }
    return place
  }
  const port = await freePort()
  // the server runs as somebody else where this is root
  chmodSync(folder, 0o755)
  const server = startPostgres(join(folder, 'server'), port)
  const urlOf = (role: string, database: string) => `postgresql://${role}@127.0.0.1:${port}/${database}`
  const client = new pg.Client({ connectionString: urlOf('postgres', 'postgres') })
  await client.connect()
  await client.query('create database sanggar').finally(() => client.end())
  const placeOf = (login: string): FreshPlace => ({
    ...nowhere,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: urlOf(login, 'sanggar'),
    DATABASE_BACKUP_URL: urlOf('postgres', 'sanggar'),
    as: placeOf,
    remove: () => server.stop(),
  })
  return placeOf('postgres')
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
