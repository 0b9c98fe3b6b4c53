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

/** A query in today's names, for a page that knows these parameters; undefined where it has none of the old ones. */
export function renamedQuery(
  known: readonly string[],
  query: Record<string, string>,
): Record<string, string> | undefined {
  const isOld = (name: string) => !known.includes(name) && known.includes(names.get(name) ?? '')
  if (!Object.keys(query).some(isOld)) return undefined
  const renamed = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    const today = isOld(name) ? (names.get(name) ?? name) : name
    // where both stand, today's is meant
    return today !== name && query[today] ? [] : [[today, values.get(`${today} ${value}`) ?? value]]
  })
  return Object.fromEntries(renamed)
}
