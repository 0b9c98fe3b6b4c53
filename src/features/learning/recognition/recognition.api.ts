import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { Download, openEndpoint } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { credentialOf, issuerId, listPath, moment } from './credentials.ts'
import { credentialParameter, listParameters } from './recognition.contract.ts'
import { plainCode } from './recognition.rules.ts'
import { type SigningDeps, signCredential } from './signing.ts'
import { encodedList, listSize } from './status-lists.ts'

const tag = 'Sertifikat'
const type = 'application/vc+jwt'

export interface RecognitionDeps extends SigningDeps {
  database: Pick<Database, 'withTenant'>
}

// signing takes longer than a transaction should
export const recognitionApi = (deps: RecognitionDeps) => [
  openEndpoint(
    {
      method: 'GET',
      path: '/v1/credentials/{code}',
      tag,
      summary: 'Sertifikat atau lencana sebagai kredensial Open Badges 3.0 yang ditandatangani (VC-JWT)',
      message: 'Kredensial',
      access: permissions.readPublic,
      parameters: credentialParameter,
      data: z.null(),
      limit: { tokens: 60, seconds: 60 },
    },
    async (context, { parameters }) => {
      const { kind, found } = await findCredential(deps, context, plainCode(parameters.code))
      const token = await signCredential(deps, context.tenant, credentialOf(context.tenant, kind, found))
      return new Download(`lencana-${found.number}.jwt`, type, token)
    },
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/v1/credential-lists/{key}',
      tag,
      summary: 'Daftar kredensial yang masih berlaku (Bitstring Status List), ditandatangani',
      message: 'Daftar status',
      access: permissions.readPublic,
      parameters: listParameters,
      data: z.null(),
      limit: { tokens: 60, seconds: 60 },
    },
    async ({ tenant, clock, partsOf }, { parameters: { key } }) => {
      const [kind = '', number = ''] = key.split('-')
      const list = Number(number)
      const part = partsOf('credentials').find(one => one.kind === kind)
      if (!part) throw notFound('Daftar')
      const first = list * listSize
      const ids = await deps.database.withTenant(tenant.id, tx => part.standing(tx, first, listSize))
      const id = `${tenant.origin}${listPath(kind, list)}`
      const credential = {
        '@context': ['https://www.w3.org/ns/credentials/v2'],
        id,
        type: ['VerifiableCredential', 'BitstringStatusListCredential'],
        issuer: issuerId(tenant),
        validFrom: moment(clock.now()),
        credentialSubject: {
          id: `${id}#list`,
          type: 'BitstringStatusList',
          statusPurpose: 'revocation',
          encodedList: encodedList(ids.map(one => one - first)),
        },
      }
      return new Download(
        `${kind}-${list}.jwt`,
        type,
        await signCredential(deps, tenant, credential, 'vc+jwt'),
      )
    },
  ),
]

async function findCredential(
  { database }: RecognitionDeps,
  { tenant, clock, partsOf }: OpenContext,
  code: string,
) {
  for (const { kind, find } of partsOf('credentials')) {
    const found = await database.withTenant(tenant.id, tx => find({ tx, tenant, clock, partsOf }, code))
    if (found) return { kind, found }
  }
  throw notFound('Kredensial')
}
