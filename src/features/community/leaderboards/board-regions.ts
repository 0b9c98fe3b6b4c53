import { listCityOptions, listProvinces } from '../../core/regions/regions.ts'

/** Cities and provinces by their names, which no two of them share. */
export interface BoardRegions {
  /** to choose from */
  options: readonly { value: string; label: string }[]
  nameOf(codes: { provinceCode: string | null; cityCode: string | null }): string
  /** undefined: there is none of that name; both are null where there is no name */
  codesOf(name: string): { provinceCode: string | null; cityCode: string | null } | undefined
}

export async function boardRegions(): Promise<BoardRegions> {
  const cities = await listCityOptions()
  const provinces = (await listProvinces()).map(({ id, name }) => ({ value: id, label: name }))
  const named = new Map([...provinces, ...cities].map(({ value, label }) => [value, label]))
  const coded = new Map([...provinces, ...cities].map(({ value, label }) => [label.toLowerCase(), value]))
  return {
    options: [...cities, ...provinces].map(({ label }) => ({ value: label, label })),
    nameOf: ({ provinceCode, cityCode }) => named.get(cityCode ?? '') ?? named.get(provinceCode ?? '') ?? '',
    codesOf(name) {
      const wanted = name.trim().toLowerCase()
      if (wanted === '') return { provinceCode: null, cityCode: null }
      const code = coded.get(wanted)
      if (code === undefined) return undefined
      // "33.76" is a city of "33"
      const [provinceCode = code] = code.split('.')
      return { provinceCode, cityCode: code === provinceCode ? null : code }
    },
  }
}
