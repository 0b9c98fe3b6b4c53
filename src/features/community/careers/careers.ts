import { readJson } from '../../../platform/db/json.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { notFound } from '../../../shared/failure.ts'
import type {
  CareerDetail,
  CareerItem,
  CareerListQuery,
  JobDetail,
  JobItem,
  JobListQuery,
} from './careers.contract.ts'
import * as store from './careers.store.ts'

/** Reading organisations that hire and their jobs. */
export async function listCareerItems(
  { tx, tenant, clock }: InTenant,
  query: CareerListQuery,
): Promise<Paged<CareerItem>> {
  return readJson(await store.listCareers(tx, query, clock.now(), tenant.pictureBase))
}

export async function findCareerDetail(
  { tx, tenant, clock }: InTenant,
  slug: string,
): Promise<CareerDetail | undefined> {
  const text = await store.findCareer(tx, slug, clock.now(), tenant.pictureBase)
  return readJson(text) ?? undefined
}

export async function getCareer(context: InTenant, slug: string): Promise<CareerDetail> {
  const career = await findCareerDetail(context, slug)
  if (!career) throw notFound('Organisasi')
  return career
}

/** Jobs one may apply for now; closed ones are found by their number only. */
export async function listJobItems(
  { tx, tenant, clock }: InTenant,
  query: JobListQuery,
): Promise<Paged<JobItem>> {
  return readJson(await store.listJobs(tx, query, clock.now(), tenant.pictureBase))
}

export async function findJobDetail(
  { tx, tenant, clock }: InTenant,
  id: number,
): Promise<JobDetail | undefined> {
  const text = await store.findJob(tx, id, clock.now(), tenant.pictureBase)
  return readJson(text) ?? undefined
}

export async function getJob(context: InTenant, id: number): Promise<JobDetail> {
  const job = await findJobDetail(context, id)
  if (!job) throw notFound('Lowongan')
  return job
}

/** Codes of the cities with open jobs. */
export async function listJobCities({ tx, clock }: InTenant): Promise<string[]> {
  return readJson(await store.listJobCities(tx, clock.now()))
}
