import { z } from 'zod'

/** Value `streak`: whether learners are shown how many days they learned in a row. */
export const streakSetting = z.strictObject({
  isShown: z.boolean('Pilih ya atau tidak').meta({
    label: 'Tampilkan hari belajar beruntun',
    hint: 'Satu bab atau lima kartu ulasan membuat satu hari; dua hari istirahat sebulan tidak memutusnya.',
  }),
})
