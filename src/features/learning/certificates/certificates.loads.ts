import { officeList } from '../../../platform/http/office-list.ts'
import { to } from '../../../routes.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { certificateColumns } from './certificate-columns.ts'
import { type CertificateItem, type CertificateQuery, certificateQuery } from './certificates.contract.ts'
import { certificateKinds, certificateStates } from './certificates.rules.ts'
import { listCertificates } from './certificates.ts'

export const managedCertificates = officeList<'certificates.list', CertificateQuery, CertificateItem>(
  { page: 'certificates.list', path: to.certificates(), access: permissions.manageCertificates },
  {
    title: 'Sertifikat',
    description: 'Sertifikat dan lencana yang sudah terbit.',
    search: 'Cari nama, kelas, kompetensi, atau nomor',
  },
  {
    query: certificateQuery,
    filters: () => [
      { name: 'kind', label: 'Jenis', options: optionsOf(certificateKinds) },
      { name: 'state', label: 'Status', options: optionsOf(certificateStates) },
    ],
    list: listCertificates,
    data: list => ({ list }),
    calls: {
      nameOf: ({ name }) => name,
      columns: certificateColumns,
    },
  },
)
