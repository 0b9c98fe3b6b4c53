import { z } from 'zod'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { removed } from '../../core/removals/removals.ts'
import { getDelivery, resend } from './webhook-log.ts'
import * as contract from './webhooks.contract.ts'
import * as doing from './webhooks.ts'

const common = { tag: 'Webhook', access: permissions.manageWebhooks } as const
const one = { ...common, parameters: contract.endpointParameter } as const
const delivery = { ...common, parameters: contract.deliveryParameter } as const
const path = '/v1/webhooks'
const started = z.object({ id: z.int() })
/** what goes out at a press of a button */
const sending = { tokens: 30, seconds: 600 } as const

export const webhooksApi = (deps: doing.EndpointsDeps) => [
  endpoint(
    {
      ...common,
      method: 'GET',
      path,
      summary: 'Alamat yang diberi tahu tentang kejadian di situs ini',
      message: 'Berhasil mengambil daftar webhook',
      data: contract.endpointList,
    },
    async context => ({ items: await doing.listEndpoints(context) }),
  ),
  endpoint(
    {
      ...common,
      method: 'POST',
      path,
      summary: 'Menambah webhook; rahasianya hanya ditampilkan sekali ini',
      message: 'Webhook ditambahkan',
      body: contract.writtenEndpoint,
      data: contract.shownSecret,
      status: 201,
    },
    (context, { body }) => doing.addEndpoint(context, deps, body),
  ),
  endpoint(
    {
      ...one,
      method: 'PUT',
      path: `${path}/{id}`,
      summary: 'Mengubah nama, alamat, dan kejadian sebuah webhook',
      message: 'Webhook disimpan',
      body: contract.writtenEndpoint,
      data: contract.endpointItem,
    },
    (context, { parameters, body }) => doing.changeEndpoint(context, deps, parameters.id, body),
  ),
  endpoint(
    {
      ...one,
      method: 'PUT',
      path: `${path}/{id}/state`,
      summary: 'Menyalakan atau mematikan webhook',
      message: 'Webhook disimpan',
      body: contract.endpointState,
      data: contract.endpointItem,
    },
    (context, { parameters, body }) => doing.switchEndpoint(context, parameters.id, body.isOn),
  ),
  endpoint(
    {
      ...one,
      method: 'POST',
      path: `${path}/{id}/secret`,
      summary: 'Mengganti rahasia; yang lama ikut menandatangani 24 jam lagi',
      message: 'Rahasia diganti',
      data: contract.shownSecret,
    },
    (context, { parameters }) => doing.renewSecret(context, deps, parameters.id),
  ),
  endpoint(
    {
      ...one,
      method: 'POST',
      path: `${path}/{id}/test`,
      summary: 'Mengirim pesan uji',
      message: 'Pesan uji dikirim',
      data: started,
      status: 202,
      limit: sending,
    },
    (context, { parameters }) => doing.testEndpoint(context, parameters.id),
  ),
  endpoint(
    {
      ...one,
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: 'Menghapus webhook beserta catatannya',
      message: 'Webhook dihapus',
      data: removed,
    },
    (context, { parameters }) => doing.removeEndpoint(context, parameters.id),
  ),
  endpoint(
    {
      ...delivery,
      method: 'GET',
      path: '/v1/webhook-deliveries/{deliveryId}',
      summary: 'Satu pesan: isinya, dan setiap percobaan mengirimnya',
      message: 'Berhasil mengambil pesan',
      data: contract.deliveryDetail,
    },
    (context, { parameters }) => getDelivery(context, parameters.deliveryId),
  ),
  endpoint(
    {
      ...delivery,
      method: 'POST',
      path: '/v1/webhook-deliveries/{deliveryId}/resend',
      summary: 'Mengirim pesan yang sama sekali lagi',
      message: 'Pesan dikirim ulang',
      data: started,
      status: 202,
      limit: sending,
    },
    (context, { parameters }) => resend(context, parameters.deliveryId),
  ),
]
