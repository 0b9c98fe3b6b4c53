import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type City, cityList, provinceList } from './regions.contract.ts'

let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
})
afterAll(() => app?.close())

const call = (path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'application/json' } })
const citiesOf = async (province: string): Promise<City[]> =>
  cityList.parse((await call(`/v1/authorizer/cities?provinceId=${province}`)).json().data)

describe('provinces', () => {
  it('are the 38 of Kemendagri, with their codes as text', async () => {
    const provinces = provinceList.parse((await call('/v1/authorizer/provinces')).json().data)
    expect(provinces).toHaveLength(38)
    expect(provinces[0]).toEqual({ id: '11', name: 'Aceh' })
    expect(provinces).toContainEqual({ id: '93', name: 'Papua Selatan' })
  })

  it('name Jakarta as the law of 2024 does', async () => {
    const provinces: { id: string; name: string }[] = (await call('/v1/authorizer/provinces')).json().data
    expect(provinces.find(({ id }) => id === '31')?.name).toBe('Daerah Khusus Jakarta')
  })

  it('may be kept by everybody for a minute', async () => {
    const { headers } = await call('/v1/authorizer/provinces')
    expect(headers['cache-control']).toContain('s-maxage=60')
  })
})

describe('cities', () => {
  it('stand by their bare name and show whether they are a regency or a city', async () => {
    const cities = await citiesOf('33')
    expect(cities).toHaveLength(35)
    const names = cities.map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual(['Kabupaten Banjarnegara', 'Kabupaten Banyumas'])
    const tegal = names.indexOf('Kabupaten Tegal')
    expect(names.slice(tegal, tegal + 3)).toEqual(['Kabupaten Tegal', 'Kota Tegal', 'Kabupaten Temanggung'])
    expect(cities[tegal]).toEqual({ id: '33.28', provinceId: '33', name: 'Kabupaten Tegal' })
  })

  it('are 514 in all, each within one province', async () => {
    const provinces = provinceList.parse((await call('/v1/authorizer/provinces')).json().data)
    const all = await Promise.all(provinces.map(({ id }) => citiesOf(id)))
    expect(new Set(all.flat().map(({ id }) => id)).size).toBe(514)
    for (const city of all.flat()) expect(city.id.startsWith(`${city.provinceId}.`)).toBe(true)
  })

  it('sort those of Jakarta by their bare name too', async () => {
    expect((await citiesOf('31')).map(({ name }) => name)).toEqual([
      'Kota Administrasi Jakarta Barat',
      'Kota Administrasi Jakarta Pusat',
      'Kota Administrasi Jakarta Selatan',
      'Kota Administrasi Jakarta Timur',
      'Kota Administrasi Jakarta Utara',
      'Kabupaten Administrasi Kepulauan Seribu',
    ])
  })

  it('of an unknown province are not found', async () => {
    for (const id of ['99', '33.29', '0', '__proto__', '%00'])
      expect((await call(`/v1/authorizer/cities?provinceId=${id}`)).status, id).toBe(id === '%00' ? 422 : 404)
  })

  it('need to know of which province', async () => {
    const missing = await call('/v1/authorizer/cities')
    expect(missing.status).toBe(422)
    expect(missing.json().errors).toEqual([
      { field: 'provinceId', code: 'invalid_type', message: 'Isi provinsi' },
    ])
    expect((await call('/v1/authorizer/cities?provinceId=')).status).toBe(422)
  })
})
