import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layoutNames } from '../src/shared/layout-names.ts'

/**
 * `npm run layout -- warta "Warta" "Redaksi dan kantor berita sekolah"`: a new layout that draws every page, made of
 * the kit's parts, and registered; what makes it itself is then written into it. docs/how-to/a-layout.md goes on.
 */
const root = join(import.meta.dirname, '..')
const [name = '', label = '', audience = ''] = process.argv.slice(2)

function refuse(why: string): never {
  console.error(`${why}\nCara pakai: npm run layout -- nama "Label" "Untuk siapa"`)
  process.exit(1)
}

if (!/^[a-z][a-z0-9]{2,39}$/.test(name))
  refuse('Nama tata letak terdiri atas 3 sampai 40 huruf kecil atau angka.')
if (label.trim() === '' || audience.trim() === '')
  refuse('Label dan untuk siapa tata letak ini belum ditulis.')
if (layoutNames.some(known => known === name)) refuse(`Tata letak ${name} sudah ada.`)
const folder = join(root, 'src/layouts', name)
if (existsSync(folder)) refuse(`Folder src/layouts/${name} sudah ada.`)

/** a text as the sources write it */
const quoted = (text: string) => `'${text.trim().replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function insert(path: string, before: string, line: string): void {
  const file = join(root, path)
  const text = readFileSync(file, 'utf8')
  const at = text.indexOf(before)
  if (at < 0) throw new Error(`${path} no longer has the line ${before}`)
  writeFileSync(file, text.slice(0, at) + line + text.slice(at))
}

const component = readFileSync(join(root, 'src/layouts/default/default.tsx'), 'utf8')
  .replace(/\/\*\* Top bar[^\n]*\n/, '/** What makes this layout itself: structure, not colours. */\n')
  .replace("name: 'default'", `name: '${name}'`)

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, `${name}.tsx`), component)
writeFileSync(
  join(folder, `${name}.css`),
  `@import "../../ui/css/base.css";\n\n@source "./";\n\n@layer layout {\n  :root {\n    --sign: url("./sign.svg");\n    --head-weight: 720;\n  }\n}\n`,
)
copyFileSync(join(root, 'src/layouts/default/sign.svg'), join(folder, 'sign.svg'))
insert(
  'src/shared/layout-names.ts',
  '} as const satisfies Record<string',
  `  ${name}: { label: ${quoted(label)}, audience: ${quoted(audience)} },\n`,
)
insert(
  'src/layouts/missing-words.ts',
  '} as const satisfies Record<LayoutName, string>',
  `  ${name}: ${quoted(`Halaman ini tidak ada di ${label}.`)},\n`,
)
insert(
  'src/layouts/registry.ts',
  '} satisfies Record<LayoutName',
  `  ${name}: () => import('./${name}/${name}.tsx').then(module => module.layout),\n`,
)
process.stdout.write(
  `Tata letak ${name} siap ditulis:\n  src/layouts/${name}/${name}.tsx\n  src/layouts/${name}/${name}.css\n  src/layouts/${name}/sign.svg\nLihat: npm run dev, lalu pilih di /Kelola/Tampilan. Langkah berikutnya: docs/how-to/a-layout.md\n`,
)
