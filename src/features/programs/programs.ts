import type { InTenant } from '../../platform/http/endpoint.ts'
import type { Paged } from '../../shared/envelope.ts'
import { notFound } from '../../shared/failure.ts'
import type { ProgramDetail, ProgramItem, ProgramListQuery } from './programs.contract.ts'
import * as store from './programs.store.ts'

/** Reading programmes. The texts are JSON that PostgreSQL built, in the shapes of programs.contract.ts. */
export function listPrograms({ tx, tenant, clock }: InTenant, query: ProgramListQuery): Promise<string> {
  return store.listPrograms(tx, query, clock.now(), tenant.pictureBase)
}

export async function listProgramItems(
  context: InTenant,
  query: ProgramListQuery,
): Promise<Paged<ProgramItem>> {
  return JSON.parse(await listPrograms(context, query))
}

export async function getProgram({ tx, tenant, clock }: InTenant, slug: string): Promise<string> {
  const text = await store.findProgram(tx, { slug }, clock.now(), tenant.pictureBase)
  if (text === 'null') throw notFound('Program')
  return text
}

export async function findProgramDetail(
  { tx, tenant, clock }: InTenant,
  by: { slug: string } | { id: number },
): Promise<ProgramDetail | undefined> {
  const text = await store.findProgram(tx, by, clock.now(), tenant.pictureBase)
  return text === 'null' ? undefined : JSON.parse(text)
}

export function listProgramNames({ tx }: InTenant): Promise<string> {
  return store.listProgramNames(tx)
}
