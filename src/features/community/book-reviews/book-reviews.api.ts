import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './book-reviews.contract.ts'
import { addBook, changeBook } from './book-reviews.ts'

const tag = 'Buku'

export const bookReviewsApi = [
  endpoint(
    {
      method: 'POST',
      path: '/v1/books',
      tag,
      summary: 'Menambah buku yang bisa diulas',
      message: 'Buku ditambahkan',
      access: permissions.manageBooks,
      body: contract.writtenBook,
      data: contract.managedBook,
      status: 201,
    },
    (context, { body }) => addBook(context, body),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/books/{id}',
      tag,
      summary: 'Mengubah keterangan buku; alamatnya tetap',
      message: 'Buku tersimpan',
      access: permissions.manageBooks,
      parameters: contract.idParameter,
      body: contract.writtenBook,
      data: contract.managedBook,
    },
    (context, { parameters, body }) => changeBook(context, parameters.id, body),
  ),
]
