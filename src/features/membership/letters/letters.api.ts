import { endpoint, streamEndpoint } from '../../../platform/http/endpoint.ts'
import { inOwnWords } from '../../../platform/mail/edited-letters.ts'
import { mailHtml, mailText } from '../../../platform/mail/mail-html.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './letters.contract.ts'
import { changeWords, releaseAddress, sampleOf, sendTest, suppressAddress } from './letters.ts'
import { notifyByProgram } from './mailer-calls.ts'
import { addMailing, cancelMailing, changeMailing, scheduleMailing } from './mailings.ts'

const common = { tag: 'Surat', access: permissions.sendLetters } as const

/** nothing of a letter runs; it is shown within our own pages only */
const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http:; sandbox allow-popups; frame-ancestors 'self'"

export const lettersApi = [
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/mailer/notify',
      summary:
        'Mengabari anggota situs ini lewat lonceng dan email, sesuai pilihan masing-masing. Isi: template (nomor kiriman) atau subject dan text; variabel dalam kurung kurawal diisi dari data; key mencegah kiriman ganda. Paling banyak 200 penerima sekali kirim dan 1.000 sejam',
      message: 'Pesan diteruskan',
      body: contract.mailerNotification,
      data: contract.mailerAnswer,
      status: 201,
      limit: { tokens: 60, seconds: 60 },
    },
    (context, { body }) => notifyByProgram(context, body),
  ),
  streamEndpoint(
    {
      ...common,
      method: 'GET',
      path: '/v1/letters/templates/{key}/preview',
      summary: 'Contoh surat seperti diterima, sebagai halaman atau teks',
      message: 'Contoh surat',
      parameters: contract.reasonParameter,
      query: contract.previewQuery,
      data: contract.testSent,
    },
    async ({ tenant, partsOf }, { parameters, query }, { take }) => {
      const mail = inOwnWords(sampleOf({ tenant, partsOf }, parameters.key))
      const isText = query.as === 'text'
      take()
        .writeHead(200, {
          'content-type': `text/${isText ? 'plain' : 'html'}; charset=utf-8`,
          'content-security-policy': previewPolicy,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .end(isText ? mailText(mail) : mailHtml(mail))
      return { to: '' }
    },
  ),
  endpoint(
    {
      ...common,
      method: 'PUT',
      path: '/v1/letters/templates/{key}',
      summary: 'Mengubah judul dan kata pembuka sebuah surat; kosong: kembali ke bawaan',
      message: 'Surat tersimpan',
      parameters: contract.reasonParameter,
      body: contract.letterWords,
      data: contract.changedWords,
    },
    (context, { parameters, body }) => changeWords(context, parameters.key, body),
  ),
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/letters/templates/{key}/test',
      summary: 'Mengirim contoh surat ke alamat sendiri',
      message: 'Surat percobaan dikirim',
      parameters: contract.reasonParameter,
      data: contract.testSent,
      limit: { tokens: 10, seconds: 600 },
    },
    (context, { parameters }) => sendTest(context, parameters.key),
  ),
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/suppressions',
      summary: 'Menahan surat ke sebuah alamat',
      message: 'Alamat ditahan',
      body: contract.newSuppression,
      data: contract.gone,
      status: 201,
    },
    (context, { body }) => suppressAddress(context, body),
  ),
  endpoint(
    {
      ...common,
      method: 'DELETE',
      path: '/v1/suppressions/{id}',
      summary: 'Melepas alamat yang ditahan',
      message: 'Alamat dilepas',
      parameters: contract.idParameter,
      data: contract.gone,
    },
    (context, { parameters }) => releaseAddress(context, parameters.id),
  ),
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/mailings',
      summary: 'Menulis kiriman untuk sekelompok anggota',
      message: 'Draf tersimpan',
      body: contract.writtenMailing,
      data: contract.mailingItem,
      status: 201,
    },
    (context, { body }) => addMailing(context, body),
  ),
  endpoint(
    {
      ...common,
      method: 'PUT',
      path: '/v1/mailings/{id}',
      summary: 'Mengubah kiriman yang belum berjalan',
      message: 'Kiriman tersimpan',
      parameters: contract.idParameter,
      body: contract.writtenMailing,
      data: contract.mailingItem,
    },
    (context, { parameters, body }) => changeMailing(context, parameters.id, body),
  ),
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/mailings/{id}/schedule',
      summary: 'Mengirim kiriman, sekarang atau nanti',
      message: 'Kiriman dijadwalkan',
      parameters: contract.idParameter,
      body: contract.mailingDue,
      data: contract.mailingItem,
    },
    (context, { parameters, body }) => scheduleMailing(context, parameters.id, body),
  ),
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/mailings/{id}/cancel',
      summary: 'Menghentikan kiriman; yang sudah terkirim tetap terkirim',
      message: 'Kiriman dihentikan',
      parameters: contract.idParameter,
      data: contract.mailingItem,
    },
    (context, { parameters }) => cancelMailing(context, parameters.id),
  ),
]
