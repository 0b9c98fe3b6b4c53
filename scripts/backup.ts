import { readConfig } from '../src/platform/config.ts'
import { takeBackup } from './backups/take.ts'

/**
 * `npm run backup`: database and files into a new folder below BACKUP_DIR, also while the server runs. The master key is
 * not in it: whoever finds a backup is not to read the secrets in it.
 */
try {
  const config = readConfig(process.env)
  const began = performance.now()
  const { folder, said } = await takeBackup(config)
  const rows = Object.values(said.counts).reduce((sum, count) => sum + count, 0)
  const megabytes = Math.round(said.files.bytes / 1024 ** 2)
  process.stdout.write(
    [
      `Cadangan: ${folder}`,
      `  keadaan pada   ${said.at.toISOString()}`,
      `  basis data     ${Object.keys(said.counts).length} tabel, ${rows} baris${said.isExact ? '' : ' (dihitung sesudahnya: selama itu ada yang menulis)'}`,
      config.FILES_URL === undefined
        ? `  berkas         ${said.files.count}, ${megabytes} MB`
        : '  BERKAS         TIDAK termasuk: letaknya di ember FILES_URL. Nyalakan versi objek di sana, dan salin ke tempat lain.',
      `  lama           ${((performance.now() - began) / 1000).toFixed(1)} detik`,
      config.SECRET_KEY === undefined
        ? `  KUNCI          TIDAK termasuk. Simpan ${config.DATA_DIR}/secrets.json di tempat lain: tanpa itu faktor kedua dan kunci tersimpan tidak terbaca.`
        : '  KUNCI          TIDAK termasuk. Simpan SECRET_KEY di tempat lain: tanpa itu faktor kedua dan kunci tersimpan tidak terbaca.',
      'Pindahkan ke mesin lain, dan buktikan dengan: npm run drill',
      '',
    ].join('\n'),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
