import { invalidField, notFound } from '../../../shared/failure.ts'
import type { Filter } from '../../../ui/lists.ts'
import type { City, Province, RegionName } from './regions.contract.ts'
import { compareCities, matchCities, matchProvince, nearestName, renamed } from './regions.rules.ts'

export type { City, Province } from './regions.contract.ts'
export { regionsCredit } from './regions.rules.ts'

interface Regions {
  provinces: readonly Province[]
  provinceById: ReadonlyMap<string, Province>
  cityById: ReadonlyMap<string, City>
  /** sorted by bare name */
  citiesOf: ReadonlyMap<string, readonly City[]>
}

let loading: Promise<Regions> | undefined

/** Read when first asked for: 38 provinces and 514 regencies and cities, from the package's own files (ODbL). */
function regions(): Promise<Regions> {
  loading ??= read().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

async function read(): Promise<Regions> {
  const { getProvinces, getRegencies } = await import('idn-area-data')
  const [provinceRows, cityRows] = await Promise.all([getProvinces(), getRegencies()])
  const nameOf = ({ code, name }: { code: string; name: string }) => renamed[code] ?? name
  const provinces = provinceRows.map(row => ({ id: row.code, name: nameOf(row) }))
  const cities = cityRows.map(row => ({ id: row.code, provinceId: row.province_code, name: nameOf(row) }))
  return {
    provinces,
    provinceById: new Map(provinces.map(one => [one.id, one])),
    cityById: new Map(cities.map(one => [one.id, one])),
    citiesOf: Map.groupBy(cities.toSorted(compareCities), ({ provinceId }) => provinceId),
  }
}

export async function listProvinces(): Promise<readonly Province[]> {
  return (await regions()).provinces
}

/** The regencies and cities of a province, by bare name. */
export async function listCities(provinceId: string): Promise<readonly City[]> {
  const { citiesOf } = await regions()
  const cities = citiesOf.get(provinceId)
  if (!cities) throw notFound('Provinsi')
  return cities
}

/** Every regency and city to choose from, in the order of their names. */
export async function listCityOptions(): Promise<readonly { value: string; label: string }[]> {
  const { cityById } = await regions()
  return [...cityById.values()].toSorted(compareCities).map(({ id, name }) => ({ value: id, label: name }))
}

export async function isProvince(code: string): Promise<boolean> {
  return (await regions()).provinceById.has(code)
}

export async function isCityOf(code: string, provinceId: string): Promise<boolean> {
  return (await regions()).cityById.get(code)?.provinceId === provinceId
}

/** The city that is meant by a name without its province; of a regency and a city that share it ("Bandung"), the city. */
export async function cityNamed(name: string): Promise<City | undefined> {
  const found = matchCities(name, [...(await regions()).cityById.values()])
  return found.find(city => city.name.startsWith('Kota ')) ?? found[0]
}

interface RegionNames {
  province(code: string | null): RegionName
  city(code: string | null): RegionName
}

/** The names of many codes at once; unknown codes have none. */
export async function regionNames(): Promise<RegionNames> {
  const { provinceById, cityById } = await regions()
  return {
    province: code => (code !== null && provinceById.get(code)) || null,
    city(code) {
      const found = code === null ? undefined : cityById.get(code)
      return found ? { id: found.id, name: found.name } : null
    },
  }
}

/** Cities to choose from, by code; one that was asked for stays to be seen where nothing is there. */
export function cityFilter(
  names: RegionNames,
  codes: readonly string[],
): Filter<{ cityCode: string | null }> {
  const label = (code: string) => names.city(code)?.name ?? code
  return {
    name: 'city',
    label: 'Kota',
    choices: codes.map(value => ({ value, label: label(value) })),
    asked: label,
    of: ({ cityCode }) => cityCode,
  }
}

/** Refuses what is no province, and a city of another one, at the field where it stands. */
export async function assertRegion(provinceId: string | null, cityId: string | null): Promise<void> {
  if (provinceId !== null && !(await isProvince(provinceId)))
    throw invalidField('provinceId', 'Provinsi tidak dikenal')
  if (cityId === null) return
  if (provinceId === null) throw invalidField('provinceId', 'Pilih provinsi terlebih dahulu')
  if (!(await isCityOf(cityId, provinceId)))
    throw invalidField('cityId', 'Kabupaten/kota ini tidak ada di provinsi yang dipilih')
}

type Found<Region> = { found: Region } | { problem: string }

/**
 * Reads provinces and cities as people write them in tables: codes, names, usual short forms. What was read once is
 * remembered: a table says the same few names thousands of times.
 */
export async function regionReader(): Promise<{
  province(written: string): Found<Province>
  city(written: string, provinceId: string): Found<City>
}> {
  const { provinces, citiesOf } = await regions()
  return {
    province: remembered((written: string) => readProvince(written, provinces)),
    city: remembered((written: string, provinceId = '') => readCity(written, citiesOf.get(provinceId) ?? [])),
  }
}

function remembered<Answer>(read: (written: string, within?: string) => Answer) {
  const known = new Map<string, Answer>()
  return (written: string, within = ''): Answer => {
    const key = `${within} ${written}`
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = read(written, within)
    known.set(key, answer)
    return answer
  }
}

const meant = (name: string | undefined) => (name ? ` Mungkin maksudnya "${name}"?` : '')

function readProvince(written: string, provinces: readonly Province[]): Found<Province> {
  const found = matchProvince(written, provinces)
  if (found) return { found }
  const names = provinces.map(({ name }) => name)
  return { problem: `Provinsi "${written}" tidak dikenal.${meant(nearestName(written, names))}` }
}

function readCity(written: string, cities: readonly City[]): Found<City> {
  const [found, ...more] = matchCities(written, cities)
  if (!found) {
    const nearest = nearestName(
      written,
      cities.map(({ name }) => name),
    )
    return { problem: `Kabupaten/kota "${written}" tidak ada di provinsi ini.${meant(nearest)}` }
  }
  if (more.length === 0) return { found }
  const choices = [found, ...more].map(({ name }) => `"${name}"`).join(' atau ')
  return { problem: `"${written}" bisa berarti dua: tulis ${choices}.` }
}
