import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type FolderJob, folderJob } from '../src/features/website/site-folders/site-folders.contract.ts'
import { Mistake, runCommand } from './folder-command.ts'

/** `npm run course`: the course of one class into a folder, and a folder into it. */
const help = `Isi satu kelas sebagai folder: susunan (YAML), bab (Markdown), dan gambarnya. Sama dengan di folder situs.

  npm run course -- pull --tenant TENANT --course KELAS DIR
  npm run course -- diff --tenant TENANT --course KELAS DIR
  npm run course -- push --tenant TENANT --course KELAS DIR [--dry-run]

pull   menulis isi kelas ke DIR: courses/KELAS, classes/KELAS.md, media; berkas lain di DIR dibiarkan
diff   menyebut apa yang akan dilakukan push, berkas demi berkas
push   membawa DIR ke kelas itu dan menerbitkannya: semuanya, atau tidak ada yang berubah

--tenant TENANT  slug tenant, misalnya foundation
--course KELAS   alamat kelas, misalnya python-dari-nol
--dry-run        jalankan semuanya tanpa menyimpan apa pun
--help           tampilkan bantuan ini
`

const acts: Readonly<Record<string, FolderJob['act']>> = { pull: 'export', push: 'import', diff: 'diff' }

function readJob(): FolderJob | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      course: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [act, path, ...more] = positionals
  if (values.help || act === undefined) return undefined
  if (!values.tenant) throw new Mistake('Sebutkan tenantnya: --tenant TENANT.')
  if (!values.course) throw new Mistake('Sebutkan kelasnya: --course KELAS.')
  if (!path || more.length > 0) throw new Mistake('Sebutkan satu folder (DIR).')
  const { data } = folderJob.safeParse({
    act: acts[act],
    tenant: values.tenant,
    course: values.course,
    // npm runs scripts in the project's folder; the path was typed in another.
    path: resolve(process.env.INIT_CWD ?? '.', path),
    isTrial: values['dry-run'],
  })
  if (!data) throw new Mistake('Pilih pull, push, atau diff.')
  return data
}

await runCommand('course', { readJob, help })
