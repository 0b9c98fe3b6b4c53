import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { removed } from '../../core/removals/removals.ts'
import * as contract from './faqs.contract.ts'
import { addFaq, changeFaq, removeFaq } from './faqs.ts'

const common = { tag: 'Asisten', access: permissions.manageAssistant } as const
const one = { ...common, path: '/v1/faqs/{id}', parameters: contract.faqParameters } as const

export const faqsApi = [
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/faqs',
      summary: 'Menulis pertanyaan dengan jawabannya, yang dikutip asisten',
      message: 'Pertanyaan ditambahkan. Asisten memakainya sebentar lagi.',
      body: contract.writtenFaq,
      data: contract.faqItem,
      status: 201,
    },
    (context, { body }) => addFaq(context, body),
  ),
  endpoint(
    {
      ...one,
      method: 'PUT',
      summary: 'Mengubah pertanyaan atau jawabannya',
      message: 'Perubahan tersimpan',
      body: contract.writtenFaq,
      data: contract.faqItem,
    },
    (context, { parameters, body }) => changeFaq(context, parameters.id, body),
  ),
  endpoint(
    {
      ...one,
      method: 'DELETE',
      summary: 'Menghapus pertanyaan',
      message: 'Pertanyaan dihapus',
      data: removed,
    },
    (context, { parameters }) => removeFaq(context, parameters.id),
  ),
]
