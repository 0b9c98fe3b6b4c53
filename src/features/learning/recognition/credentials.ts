import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import type { Recognition } from './recognition.ts'
import { listNumberOf, placeIn } from './status-lists.ts'

/** The contexts of Open Badges 3.0 (https://www.imsglobal.org/spec/ob/v3p0). */
const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
]

export type Issuer = Pick<TenantContext, 'title' | 'origin'>

export const issuerId = ({ origin }: Pick<Issuer, 'origin'>) => `${origin}/`
export const credentialPath = (code: string) => `/v1/credentials/${code}`
export const listPath = (kind: string, list: number) => `/v1/credential-lists/${kind}-${list}`

/** A moment as credentials write it: without fractions of a second. */
export const moment = (at: Date) => at.toISOString().replace(/\.\d+Z$/, 'Z')

const types = { class: 'CertificateOfCompletion', competence: 'Competency' } as const

/** An OpenBadgeCredential. Of its holder it says the name alone, which is what is printed and what the page of its code shows. */
export function credentialOf(tenant: Issuer, kind: string, given: Recognition) {
  const { origin, title } = tenant
  const verification = `${origin}${to.verified(given)}`
  const achievement = given.path ? `${origin}${given.path}` : `${verification}#capaian`
  const score = `${achievement}#nilai`
  const list = `${origin}${listPath(kind, listNumberOf(given.id))}`
  const place = String(placeIn(given.id))
  return {
    '@context': contexts,
    id: `${origin}${credentialPath(given.code)}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: given.title,
    issuer: { id: issuerId(tenant), type: ['Profile'], name: title, url: issuerId(tenant) },
    validFrom: moment(given.issuedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: given.holder, identityType: 'name' },
      ],
      achievement: {
        id: achievement,
        type: ['Achievement'],
        name: given.title,
        description: given.about || given.title,
        criteria: { narrative: given.grounds },
        achievementType: types[given.kind],
        humanCode: given.number,
        inLanguage: 'id',
        ...(given.percent !== null && {
          resultDescription: [
            {
              id: score,
              type: ['ResultDescription'],
              name: 'Nilai',
              resultType: 'Percent',
              valueMin: '0',
              valueMax: '100',
            },
          ],
        }),
      },
      ...(given.percent !== null && {
        result: [{ type: ['Result'], resultDescription: score, value: String(given.percent) }],
      }),
    },
    evidence: [{ id: verification, type: ['Evidence'], name: 'Halaman verifikasi' }],
    credentialStatus: {
      id: `${list}#${place}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: place,
      statusListCredential: list,
    },
  }
}
