import type { CallContext } from '../../platform/http/endpoint.ts'
import type { Paged } from '../../shared/envelope.ts'
import { notFound } from '../../shared/failure.ts'
import type { ProgramDetail, ProgramItem, ProgramListQuery } from './programs.contract.ts'
import * as store from './programs.store.ts'

/** Reading programmes. The texts are JSON that PostgreSQL built, in the shapes of programs.contract.ts. */
export function listPrograms({ tx, tenant }: CallContext, query: ProgramListQuery): Promise<string> {
  return store.listPrograms(tx, query, tenant.pictureBase)
}

export async function listProgramItems(
  context: CallContext,
  query: ProgramListQuery,
): Promise<Paged<ProgramItem>> {
  return JSON.parse(await listPrograms(context, query))
}

export async function getProgram({ tx, tenant }: CallContext, slug: string): Promise<string> {
  const text = await store.findProgram(tx, { slug }, tenant.pictureBase)
  if (text === 'null') throw notFound('Program')
  return text
}

export async function findProgramDetail(
  { tx, tenant }: CallContext,
  by: { slug: string } | { id: number },
): Promise<ProgramDetail | undefined> {
  const text = await store.findProgram(tx, by, tenant.pictureBase)
  return text === 'null' ? undefined : JSON.parse(text)
}

export function listProgramNames({ tx }: CallContext): Promise<string> {
  return store.listProgramNames(tx)
}
