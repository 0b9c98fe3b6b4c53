import { openCatalogue } from '../../lib/catalogue.js'

/** One pool for the process, opened at the first request. */
let opened

export function useCatalogue() {
  opened ??= openCatalogue({ tenantId: Number(process.env.TENANT_ID), environment: process.env })
  return opened
}
