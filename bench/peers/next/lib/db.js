import { openCatalogue } from './catalogue.js'

/** One pool for the process, opened at the first request. */
let opened

export function catalogue() {
  opened ??= openCatalogue({ tenantId: Number(process.env.TENANT_ID), environment: process.env })
  return opened
}
