import type { InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { type CredentialPart, codeWords, type Verified } from '../recognition/recognition.ts'
import { findSubject, listStanding } from './badges.store.ts'
import { certificateKinds, certificateStates } from './certificates.rules.ts'
import { type CertificateRow, findByCode } from './certificates.store.ts'
import { fileHref } from './certificates.ts'

const standings = {
  issued: { tone: 'good', title: 'asli' },
  revoked: { tone: 'bad', title: 'ini dicabut' },
  replaced: { tone: 'warning', title: 'ini sudah diganti' },
} as const

/** All that is printed on it, and whether it still holds. */
export async function verifyCertificate(context: InTenant, code: string): Promise<Verified | undefined> {
  const row = await findByCode(context.tx, code)
  return row && verifiedOf(context, row)
}

function verifiedOf({ tenant }: InTenant, row: CertificateRow): Verified {
  const day = (at: Date) => longDate(at, tenant.timeZone)
  const ended = row.endedAt ? day(row.endedAt) : ''
  const words = {
    issued: `Diterbitkan oleh ${tenant.title} dan masih berlaku.`,
    revoked: `Dicabut oleh ${tenant.title} pada ${ended}. Alasan: ${row.reason}`,
    replaced: `Diganti dengan yang baru pada ${ended}, karena nama yang tercetak diperbarui.`,
  }
  const { tone, title } = standings[row.state]
  const { label, noun } = certificateKinds[row.kind]
  const holds = row.state === 'issued'
  const fact = (name: string, value: string) => (value ? [{ label: name, value }] : [])
  return {
    title: `${label} ${title}`,
    tone,
    words: words[row.state],
    facts: [
      ...fact('Nama', row.holder),
      ...fact(noun, row.title),
      ...(row.kind === 'competence'
        ? [...fact('Artinya', row.about), ...fact('Diberikan karena', row.grounds)]
        : [
            ...fact('Angkatan', row.runName ?? ''),
            ...fact('Nilai', row.percent === null ? '' : `${row.percent}%`),
            ...fact('Diselesaikan', day(row.finishedAt)),
          ]),
      ...fact('Terbit', day(row.issuedAt)),
      ...fact('Nomor', row.number),
      ...fact('Kode', codeWords(row.code)),
      ...fact('Penerbit', tenant.title),
      ...fact('Status', certificateStates[row.state].label),
    ],
    fileHref: holds ? fileHref(row) : '',
    credentialHref: holds ? `/v1/credentials/${row.code}` : '',
    newerHref: row.newerCode ? to.verified({ code: row.newerCode }) : '',
    shares: holds ? sharesOf({ tenant }, row) : [],
  }
}

/** Where it is shown: filled in already, and sent by nobody but its holder. */
function sharesOf({ tenant }: Pick<InTenant, 'tenant'>, row: CertificateRow): Verified['shares'] {
  const address = `${tenant.origin}${to.verified(row)}`
  const [year = '', month = ''] = dayIn(row.issuedAt, tenant.timeZone).split('-')
  const profile = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: row.title,
    organizationName: tenant.title,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: address,
    certId: row.number,
  })
  const words = `${certificateKinds[row.kind].label} saya dari ${tenant.title}: ${row.title}. ${address}`
  return [
    { label: 'Tambahkan ke LinkedIn', href: `https://www.linkedin.com/profile/add?${profile}` },
    { label: 'Bagikan lewat WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(words)}` },
  ]
}

function pathOf(subject: Awaited<ReturnType<typeof findSubject>>): string | null {
  if (subject?.competence) return to.competence({ slug: subject.competence })
  const { slug, type, premium } = subject ?? {}
  return slug && type ? to.class({ slug, type, premium: premium ?? false }) : null
}

export const certificateCredentials: CredentialPart = {
  kind: 'certificate',
  async find({ tx }, code) {
    const row = await findByCode(tx, code)
    if (row?.state !== 'issued') return undefined
    return {
      ...row,
      // what was issued before grounds were kept was given for the class itself
      about: row.about || `Menyelesaikan ${row.title}`,
      grounds: row.grounds || `Menyelesaikan ${row.title}`,
      path: pathOf(await findSubject(tx, row.id)),
    }
  },
  standing: async (tx, from, count) => (await listStanding(tx, from, from + count)).map(({ id }) => id),
}
