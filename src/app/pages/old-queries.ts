import { matchRoute } from '../../match-route.ts'
import { to } from '../../routes.ts'
import { withQuery } from '../../shared/pager.ts'
import type { PageDeps, PageRequest } from './page-request.ts'

/** What parameters of pages were called before, and what they are called now; links to them stand elsewhere. */
const names = new Map(
  Object.entries({
    bulan: 'month',
    impor: 'import',
    jenis: 'kind',
    kategori: 'category',
    klien: 'client',
    kota: 'city',
    musim: 'season',
    papan: 'board',
    periode: 'period',
    provinsi: 'province',
    reaksi: 'reaction',
    salah: 'problem',
    tempat: 'workplace',
    versi: 'version',
    waktu: 'when',
  }),
)

/** Values that were called otherwise, by the parameter's name of today. */
const values = new Map([
  ['problem 1', 'unconfirmed'],
  ['reaction dihapus', 'removed'],
  ['reaction tersimpan', 'saved'],
  ['reaction tunggu', 'wait'],
  ['when lewat', 'past'],
])

/** The address of a public page in today's names; undefined where it has none of the old ones that the page knew. */
export function renamedAddress(
  { loads }: Pick<PageDeps, 'loads'>,
  { path, query }: Pick<PageRequest, 'path' | 'query'>,
): string | undefined {
  if (!Object.keys(query).some(name => names.has(name))) return undefined
  const match = matchRoute(path)
  const known: readonly string[] = match ? loads[match.name].query : []
  const isOld = (name: string) => !known.includes(name) && known.includes(names.get(name) ?? '')
  if (!Object.keys(query).some(isOld)) return undefined
  const renamed = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    const today = isOld(name) ? (names.get(name) ?? name) : name
    // where both stand, today's is meant
    return today !== name && query[today] ? [] : [[today, values.get(`${today} ${value}`) ?? value]]
  })
  // this one leads elsewhere as well: one step for both
  const today = match?.name === 'Berita' ? to.posts('news') : path
  return withQuery(today, Object.fromEntries(renamed))
}
