import { readConfig } from '../src/platform/config.ts'
import { bucketPlace, bucketSettings } from '../src/platform/files/bucket.ts'
import { filesFolderOf } from '../src/platform/files/file-store.ts'
import { moveFiles } from '../src/platform/files/moving.ts'

/**
 * `npm run files:move`: brings the files below DATA_DIR into the bucket of FILES_URL, also while a server runs that was
 * started with it: what is not there yet is read from the folder. Stopped half-way, it goes on where it was.
 */
try {
  const config = readConfig(process.env)
  const settings = bucketSettings(config)
  if (!settings) throw new Error('FILES_URL kosong: tulis ember yang dituju, seperti di .env.example.')
  const { count, bytes } = await moveFiles(filesFolderOf(config), bucketPlace(settings), tell)
  process.stdout.write(
    `${count} berkas, ${Math.round(bytes / 1024 ** 2)} MB, sudah di ember. Nyalakan ulang server: folder lama tidak ditanya lagi.\n`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function tell(count: number): void {
  if (count % 500 === 0) process.stdout.write(`${count} berkas …\n`)
}
