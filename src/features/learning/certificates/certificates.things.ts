import { randomInt } from 'node:crypto'
import { by, reason } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { randomToken } from '../../../platform/secrets/tokens.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildEnrolment, buildPupil } from '../enrolments/enrolments.things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinCodes {
    certificate: string
  }

  interface Things {
    certificate: { id: number; code: string }
  }
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export async function buildCertificate(
  tx: Tx,
  row: Row<'certificates'> & { class_id: number | null; membership_id: number; enrolment_id: number | null },
) {
  return tx.db
    .insertInto('certificates')
    .values({
      number: `2026-${String(nextNumber()).padStart(6, '0')}`,
      code: Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join(''),
      token: randomToken(),
      holder: 'Sari Dewi',
      title: 'Dasar Jaringan',
      finished_at: longAgo,
      issued_at: longAgo,
      ...row,
    })
    .returning(['id', 'code', 'token'])
    .executeTakeFirstOrThrow()
}

async function finished(tx: Tx, class_id: number, secret: string) {
  const pupil = await buildPupil(tx, `Lulusan ${secret}`)
  const enrolment_id = await buildEnrolment(tx, { class_id, membership_id: pupil.id, state: 'completed' })
  return { class_id, membership_id: pupil.id, enrolment_id }
}

export const roomThings: RoomThings = {
  after: ['enrolments'],
  async fill({ tx, secret, ids }) {
    const of = await finished(tx, ids.course, secret)
    const { code } = await buildCertificate(tx, {
      ...of,
      holder: `Lulusan ${secret}`,
      title: `Web ${secret}`,
    })
    await buildCertificate(tx, {
      ...of,
      enrolment_id: null,
      class_id: null,
      kind: 'competence',
      holder: `Lulusan ${secret}`,
      title: `Kompetensi ${secret}`,
      about: `Artinya ${secret}`,
      grounds: `Menyelesaikan ${secret}`,
    })
    await tx.db.insertInto('certificate_counts').values({ year: 2026, last: 1 }).execute()
    return { codes: { certificate: code } }
  },
  async things({ tx, secret, number }) {
    const made = await buildClass(tx, { name: `Kelas sertifikat ${secret} ${number}` })
    const of = await finished(tx, made.id, secret)
    const holder = `Lulusan ${secret}`
    const { id, code } = await buildCertificate(tx, { ...of, holder, title: `Kelas ${secret}` })
    return { certificate: { id, code } }
  },
  addressing: {
    'GET /v1/certificates/{code}': {
      code: by(({ certificate }) => ({ path: `/v1/certificates/${certificate.code}` }), { notMine: 'open' }),
    },
    'GET /v1/certificates/{code}/file': {
      code: by(({ certificate }) => ({ path: `/v1/certificates/${certificate.code}/file` }), {
        notMine: 'open',
      }),
    },
    'POST /v1/certificates/{id}/revocation': {
      id: by(({ certificate }) => ({
        path: `/v1/certificates/${certificate.id}/revocation`,
        body: { reason },
      })),
    },
    'POST /v1/certificates/{id}/reissue': {
      id: by(
        ({ certificate }) => ({
          path: `/v1/certificates/${certificate.id}/reissue`,
          body: { holder: 'Nama Baru' },
        }),
        {
          found: 201,
        },
      ),
    },
  },
  inPath: ({ codes }) => ({ code: [codes.certificate] }),
}
