import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { uploadedPictureTypes } from '../../../platform/files/uploads.ts'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './profile.contract.ts'
import { getProfile, updateProfile } from './profile.ts'
import { clearPicture, setPicture } from './profile-picture.ts'

const own = { tag: 'Profil', access: permissions.beMember } as const

export interface ProfileDeps {
  database: Pick<Database, 'withTenant'>
  files: FileStore
  clock: Clock
  config: MediaDeps['config']
}

export const profileApi = (services: ProfileDeps): Endpoint[] => [
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/user/me',
      summary: 'Orang yang sedang masuk, sebagai anggota situs ini',
      message: 'Berhasil mengambil profil',
      data: contract.profile,
    },
    context => getProfile(context),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/user/profile/update',
      summary: 'Mengubah profil sendiri; yang tidak dikirim tidak berubah',
      message: 'Profil tersimpan',
      body: contract.profileChange,
      data: contract.profile,
      limit: { tokens: 60, seconds: 60 },
    },
    (context, { body }) => updateProfile(context, body),
  ),
  openEndpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/user/profile/picture',
      summary: 'Mengganti foto profil: gambar sampai 5 MB, dibuat ulang 512 × 512 piksel tanpa data kamera',
      message: 'Foto profil tersimpan',
      accepts: uploadedPictureTypes,
      body: contract.pictureBody,
      data: contract.pictureAnswer,
      status: 201,
      limit: { tokens: 20, seconds: 60 },
    },
    (context, { body }) => setPicture(services, context, body),
  ),
  openEndpoint(
    {
      ...own,
      method: 'DELETE',
      path: '/v1/user/profile/picture',
      summary: 'Menghapus foto profil beserta berkasnya',
      message: 'Foto profil dihapus',
      data: contract.pictureAnswer,
    },
    context => clearPicture(services, context),
  ),
]
