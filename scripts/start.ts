import { start } from '../src/main.ts'
import { buildIfStale } from './build.ts'

/** `npm start`: builds if stale, migrates, seeds the demo into an empty database, serves. */
await buildIfStale()
try {
  await start(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
