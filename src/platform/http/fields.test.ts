import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldsOf, labelsOf } from './fields.ts'
import { fullName, orEmpty } from './person-fields.ts'
import { plainText } from './query.ts'

const venue = z.strictObject({
  id: z.int(),
  name: fullName.meta({ fullLabel: 'Nama tempat' }),
  about: plainText(600).default('').meta({ label: 'Keterangan', control: 'area' }),
  seats: z.int().min(1).max(40).meta({ label: 'Kursi' }),
  mode: z.enum(['online', 'hall']).meta({ label: 'Cara', words: { online: 'Daring', hall: 'Di aula' } }),
  guardian: orEmpty(fullName),
  rooms: z
    .array(z.strictObject({ code: plainText(12).min(1).meta({ label: 'Kode' }) }))
    .max(20)
    .meta({ label: 'Ruang', noun: 'ruang' }),
  isOpen: z.boolean().optional().meta({ label: 'Buka' }),
})

describe('the fields of a contract', () => {
  const fields = fieldsOf(venue)

  it('are those it has a label for, in its order', () => {
    expect(fields.map(({ name, control }) => `${name}: ${control}`)).toEqual([
      'name: text',
      'about: area',
      'seats: number',
      'mode: choice',
      'guardian: text',
      'rooms: rows',
      'isOpen: check',
    ])
  })

  it('know what they must hold and how much', () => {
    expect(fields.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'name',
      'seats',
      'mode',
    ])
    expect(fields[0]).toMatchObject({ label: 'Nama lengkap', maxLength: 100 })
    expect(fields[1]).toMatchObject({ maxLength: 600 })
    expect(fields[2]).toMatchObject({ hint: '1 sampai 40', min: 1, max: 40 })
    expect(fields[3]?.options).toEqual([
      { value: 'online', label: 'Daring' },
      { value: 'hall', label: 'Di aula' },
    ])
    expect(fields[5]).toMatchObject({ most: 20, noun: 'ruang', fields: [{ name: 'code', maxLength: 12 }] })
  })

  it('are named in errors by where they stand', () => {
    const label = labelsOf(venue)
    expect(['name', 'rooms.3.code', 'id', 'rooms.x'].map(label)).toEqual(['Nama tempat', 'Kode', '', ''])
  })
})
