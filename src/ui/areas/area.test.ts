import { describe, expect, it } from 'vitest'
import { createArea, createListArea } from './area.ts'

const answerOf = <Data>(data: Data, message = 'Berhasil') => Promise.resolve({ message, data })

describe('a data area', () => {
  it('is empty before anything was asked', () => {
    expect(createArea<string[]>([]).read()).toEqual({
      status: false,
      message: '',
      data: [],
      isLoading: false,
    })
  })

  it('is filled by success, and emptied by failure, which leaves its words', async () => {
    const area = createArea<string[]>([])
    await area.load(() => answerOf(['satu']))
    expect(area.read()).toEqual({ status: true, message: 'Berhasil', data: ['satu'], isLoading: false })
    await area.load(() => Promise.reject(new Error('Layanan sedang sibuk')))
    expect(area.read()).toEqual({
      status: false,
      message: 'Layanan sedang sibuk',
      data: [],
      isLoading: false,
    })
  })

  it('tells who follows it of each change, and nobody else', async () => {
    const area = createArea<number | null>(null)
    const seen: boolean[] = []
    const leave = area.subscribe(() => seen.push(area.read().isLoading))
    await area.load(() => answerOf(7))
    leave()
    await area.load(() => answerOf(8))
    expect(seen).toEqual([true, false])
  })

  it('keeps the newer answer when an older one comes late', async () => {
    const area = createArea<string>('')
    let release = (_: { message: string; data: string }) => {}
    const slow = area.load(() => new Promise(resolve => (release = resolve)))
    await area.load(() => answerOf('baru'))
    release({ message: '', data: 'lama' })
    await slow
    expect(area.read().data).toBe('baru')
  })
})

describe('the area of a list', () => {
  it.each([
    ['/Blog', 6],
    ['/Career?page=2', 6],
    ['/Gallery', 6],
    ['/Program', 6],
    ['/categories', 6],
    ['/News', 10],
    ['/Apa-Saja', 10],
  ])('of %s begins at page 1 with %i on a page', (path, perPage) => {
    expect(createListArea(path).read().data).toEqual({
      items: [],
      page: 1,
      perPage,
      totalItems: 0,
      totalPages: 0,
    })
  })

  it('of careers says how it went in the words of the specification', async () => {
    const area = createListArea<string>('/Career')
    const empty = area.read().data
    await area.load(() => answerOf({ ...empty, items: ['Mitra'] }, 'Berhasil'))
    expect(area.read().message).toBe('Success fetch list Career: Berhasil')
    await area.load(() => Promise.reject(new Error('tidak ada koneksi')))
    expect(area.read().message).toBe('Failed fetch list Career: tidak ada koneksi')
    expect(area.read().data).toEqual(empty)
  })
})
