import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type FolderJob, folderJob } from '../src/features/website/site-folders/site-folders.contract.ts'
import { Mistake, runCommand } from './folder-command.ts'

/** `npm run site`: a whole site into a folder, and a folder into a site. */
const help = `Seluruh isi sebuah situs sebagai folder: Markdown, YAML, dan gambar. Cocok disimpan di git.

  npm run site -- export --tenant TENANT DIR
  npm run site -- import --tenant TENANT DIR [--dry-run]
  npm run site -- diff   --tenant TENANT DIR

export   menulis situs ke DIR; berkas yang tidak berubah dibiarkan
import   membawa DIR (folder atau .zip) ke situs: semuanya, atau tidak ada yang berubah. Yang tidak ada di DIR dibiarkan
diff     menyebut apa yang akan dilakukan import, berkas demi berkas

--tenant TENANT  slug tenant, misalnya foundation
--dry-run        jalankan semuanya tanpa menyimpan apa pun
--help           tampilkan bantuan ini
`

function readJob(): FolderJob | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [act, path, ...more] = positionals
  if (values.help || act === undefined) return undefined
  if (!values.tenant) throw new Mistake('Sebutkan tenantnya: --tenant TENANT.')
  if (!path || more.length > 0) throw new Mistake('Sebutkan satu folder (DIR).')
  const { data } = folderJob.safeParse({
    act,
    tenant: values.tenant,
    // npm runs scripts in the project's folder; the path was typed in another.
    path: resolve(process.env.INIT_CWD ?? '.', path),
    isTrial: values['dry-run'],
  })
  if (!data) throw new Mistake('Pilih export, import, atau diff.')
  return data
}

await runCommand('site', { readJob, help })
