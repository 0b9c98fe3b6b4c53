import { officeList } from '../../../platform/http/office-list.ts'
import type { PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { certificateColumns } from './certificate-columns.ts'
import { type CertificateItem, type CertificateQuery, certificateQuery } from './certificates.contract.ts'
import { certificateStates, codeWords, plainCode } from './certificates.rules.ts'
import { listCertificates, verify } from './certificates.ts'

export const managedCertificates = officeList<'certificates.list', CertificateQuery, CertificateItem>(
  { page: 'certificates.list', path: to.certificates(), access: permissions.manageCertificates },
  {
    title: 'Sertifikat',
    description: 'Sertifikat yang sudah terbit.',
    search: 'Cari nama, kelas, atau nomor',
  },
  {
    query: certificateQuery,
    filters: () => [{ name: 'state', label: 'Status', options: optionsOf(certificateStates) }],
    list: listCertificates,
    data: list => ({ list }),
    calls: {
      nameOf: ({ name }) => name,
      columns: certificateColumns,
    },
  },
)

const words = {
  title: 'Verifikasi sertifikat',
  description: 'Periksa keaslian sertifikat atau tanda terima dengan kodenya.',
}

/** Where a code is typed in; the form leads to the code's own address. */
export const loadVerification: PublicPageLoad = {
  query: ['code'],
  async load({ query }) {
    const code = plainCode(query.code ?? '')
    if (code !== '') return { redirect: to.verified({ code }), isTemporary: true }
    const data = { action: routes.Verifikasi, typed: '', found: null, isUnknown: false }
    return framedPage('account', 'certificates.verification', data, {
      ...words,
      canonical: routes.Verifikasi,
    })
  },
}

export const loadVerified: PublicPageLoad = {
  query: [],
  async load(context) {
    const code = plainCode(context.params.code ?? '')
    const found = (await verify(context, code)) ?? null
    const data = { action: routes.Verifikasi, typed: codeWords(code), found, isUnknown: found === null }
    return framedPage('account', 'certificates.verification', data, {
      ...words,
      title: found?.title ?? words.title,
      canonical: to.verified({ code }),
      ...(found ? {} : { status: 404 }),
    })
  },
}
