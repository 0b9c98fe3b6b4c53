import { room } from '../../../platform/room.ts'
import { type DataRequestsDeps, dataRequestsApi } from './data-requests.api.ts'
import { dataRequestsPersonal } from './data-requests.personal.ts'

export const dataRequestsRoom = room((house: DataRequestsDeps) => ({
  name: 'data-requests',
  calls: dataRequestsApi(house),
  deeds: {
    words: {
      'privacy.request_made': 'mengajukan permintaan data:',
      'privacy.request_decided': 'memutuskan permintaan data dari',
      'privacy.export_made': 'menyiapkan salinan data',
      'privacy.erased': 'menghapus akun',
    },
  },
  personal: [dataRequestsPersonal],
}))
