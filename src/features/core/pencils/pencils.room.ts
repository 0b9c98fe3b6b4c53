import { endpoint } from '../../../platform/http/endpoint.ts'
import { room } from '../../../platform/room.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './pencils.contract.ts'
import { pencilsFor } from './pencils.ts'

/** From a page of the site to the editor of what stands on it. */
export const pencilsRoom = room(() => ({
  name: 'pencils',
  calls: [
    endpoint(
      {
        method: 'POST',
        path: '/v1/pencils',
        tag: 'Draf',
        summary: 'Halaman mana yang isinya boleh Anda sunting, dan di mana',
        message: 'Berhasil mencari',
        access: permissions.editOnSite,
        isAlwaysOpen: true,
        body: contract.pencilBody,
        data: contract.pencilAnswer,
      },
      async (context, { body: { paths } }) => ({ pencils: await pencilsFor(context, paths) }),
    ),
  ],
}))
