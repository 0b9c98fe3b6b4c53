import { readFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import { ImportError } from '../../../platform/archives/archive.ts'
import { openSource } from '../../../platform/archives/files/archive-source.ts'
import { chargeRoom } from '../../../platform/files/storage-rows.ts'
import type { CallContext, OpenContext } from '../../../platform/http/endpoint.ts'
import { badRequest, invalid } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { type MediaDeps, quotaFor, scanBytes } from '../../core/media/media.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { FolderRefused } from './bring-files.ts'
import { exportSite } from './export-site.ts'
import { importSite } from './import-site.ts'
import type { FolderReport } from './site-folders.contract.ts'

/** A site as one file. The same folder is the same bytes: no file in it says when it was packed. */
export async function zipOf(house: Pick<MediaDeps, 'files'>, context: CallContext): Promise<Buffer> {
  const { tenant } = context
  const folder = await exportSite(context, house.files)
  await record(context, {
    action: 'site_folder.exported',
    object: { type: 'site_folder', id: tenant.id, name: tenant.title },
    after: { files: folder.size },
  })
  return Buffer.from(zipSync(Object.fromEntries(folder), { mtime: new Date(1980, 0, 1), level: 6 }))
}

/** What somebody in the office sends. */
export async function bringZip(
  house: MediaDeps,
  context: OpenContext,
  zip: string,
  isTrial: boolean,
): Promise<FolderReport> {
  const { tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const given = await readZip(zip)
  return importSite(
    {
      ...house,
      tenant,
      by: membershipId,
      isTrusted: false,
      log:
        ({ tx }) =>
        deed =>
          record({ ...context, tx }, deed),
      admit: file => scanBytes(house, tenant.slug, file.bytes),
      charge: ({ tx }, bytes) => chargeRoom(tx, membershipId, bytes, quotaFor(house, viewer)),
    },
    given,
    { isTrial },
  ).catch((error: unknown) => {
    throw error instanceof FolderRefused ? refusal(error) : error
  })
}

async function readZip(path: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const start = (await readFile(path)).subarray(0, 2).toString('latin1')
  if (start !== 'PK') throw badRequest('Berkas ini bukan ZIP')
  return openSource(path).then(
    ({ files }) => files,
    (error: unknown) => {
      throw error instanceof ImportError ? badRequest(`Berkas ini ${error.reason}`) : error
    },
  )
}

const refusal = ({ problems }: FolderRefused) =>
  invalid(
    problems.map(({ path, line, message }) => ({ field: `${path} baris ${line}`, code: 'custom', message })),
  )
