import { z } from 'zod'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { wordsStates } from './donations.rules.ts'
import { addUse, decideWords, undoUse } from './donations.ts'
import * as contract from './donations-office.contract.ts'

const tag = 'Donasi'
const made = z.object({ id: z.int() })

export const donationsApi = [
  endpoint(
    {
      method: 'POST',
      path: '/v1/donations/{id}/words',
      tag,
      summary: 'Menampilkan atau menyembunyikan nama dan pesan sebuah donasi',
      message: 'Keputusan tersimpan',
      access: permissions.manageDonations,
      parameters: contract.idParameter,
      body: contract.wordsDecided,
      data: made.extend({ words: z.enum(keysOf(wordsStates)) }),
    },
    (context, { parameters, body }) => decideWords(context, parameters.id, body.decision),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/donation-uses',
      tag,
      summary: 'Mencatat pemakaian dana sebuah kampanye; tidak pernah lebih dari dananya',
      message: 'Pemakaian dicatat',
      access: permissions.manageDonations,
      body: contract.writtenUse,
      data: made,
      status: 201,
    },
    (context, { body }) => addUse(context, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/donation-uses/{id}/undo',
      tag,
      summary: 'Membatalkan catatan pemakaian yang keliru; dananya kembali ke kampanye',
      message: 'Pemakaian dibatalkan',
      access: permissions.manageDonations,
      parameters: contract.idParameter,
      data: made,
    },
    (context, { parameters }) => undoUse(context, parameters.id),
  ),
]
