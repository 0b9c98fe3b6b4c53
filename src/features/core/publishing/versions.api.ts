import { type Endpoint, endpoint } from '../../../platform/http/endpoint.ts'
import { versionAnswerOf, versionListOf } from './draft-answers.ts'
import { admittedTo, changed, common, handOf, path } from './draft-calls.ts'
import { restore } from './publications.ts'
import * as contract from './publishing.contract.ts'

/** What was published, and the way back to it. */
export function versionCalls(): Endpoint[] {
  const ofVersion = { ...common, parameters: contract.versionParameters } as const
  return [
    endpoint(
      {
        ...common,
        method: 'GET',
        path: `${path}/versions`,
        summary: 'Versi yang pernah terbit, yang terbaru dahulu',
        message: 'Berhasil mengambil versi',
        parameters: contract.draftParameters,
        query: contract.versionQuery,
        data: contract.versionList,
      },
      async (context, { parameters, query: { page } }) =>
        versionListOf(handOf(context), await admittedTo(context, parameters, 'read'), parameters.id, page),
    ),
    endpoint(
      {
        ...ofVersion,
        method: 'GET',
        path: `${path}/versions/{number}`,
        summary: 'Satu versi, di samping yang sekarang',
        message: 'Berhasil mengambil versi',
        data: contract.versionAnswer,
      },
      async (context, { parameters }) =>
        versionAnswerOf(
          handOf(context),
          await admittedTo(context, parameters, 'read'),
          parameters.id,
          parameters.number,
        ),
    ),
    endpoint(
      {
        ...ofVersion,
        method: 'POST',
        path: `${path}/versions/{number}/restoration`,
        summary: 'Pulihkan satu versi sebagai draf; yang terbit tetap sampai draf itu diterbitkan',
        message: 'Versi dipulihkan sebagai draf',
        body: contract.draftSeen,
        data: contract.draftAnswer,
      },
      (context, { parameters, body }) =>
        changed(context, parameters, 'write', (hand, kind) =>
          restore(hand, kind, parameters.id, parameters.number, body.rev),
        ),
    ),
  ]
}
