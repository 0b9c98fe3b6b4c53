import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './notes.contract.ts'
import { keepNote, listNotes, removeNote } from './notes.ts'

const tag = 'Catatan belajar'

export const notesApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/class/notes',
      tag,
      summary: 'Catatan dan sorotan pemanggil di sebuah bab',
      message: 'Catatan Anda',
      access: permissions.beMember,
      query: contract.ofChapter,
      data: contract.noteList,
    },
    (context, { query }) => listNotes(context, query),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/class/notes/{key}',
      tag,
      summary:
        'Menyimpan sebuah catatan dengan kunci (UUID) dari pemanggil; yang terkirim dua kali tersimpan sekali',
      message: 'Catatan tersimpan',
      access: permissions.beMember,
      parameters: contract.byNote,
      body: contract.noteGiven,
      data: contract.note,
    },
    (context, { parameters: { key }, body }) => keepNote(context, key, body),
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/v1/class/notes/{key}',
      tag,
      summary: 'Menghapus sebuah catatan pemanggil',
      message: 'Catatan dihapus',
      access: permissions.beMember,
      parameters: contract.byNote,
      data: contract.nothing,
    },
    async (context, { parameters: { key } }) => {
      await removeNote(context, key)
      return null
    },
  ),
]
