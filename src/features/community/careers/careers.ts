import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { notFound } from '../../../shared/failure.ts'
import { readJson } from '../../../shared/json.ts'
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
export async function listCareerItems(context: InTenant, query: CareerListQuery): Promise<Paged<CareerItem>> {
  return readJson(await store.listCareers(context, query))
}

export async function findCareerDetail(context: InTenant, slug: string): Promise<CareerDetail | undefined> {
  return readJson(await store.findCareer(context, slug)) ?? undefined
}

export async function getCareer(context: InTenant, slug: string): Promise<CareerDetail> {
  const career = await findCareerDetail(context, slug)
  if (!career) throw notFound('Organisasi')
  return career
}

/** Jobs one may apply for now; closed ones are found by their number only. */
export async function listJobItems(context: InTenant, query: JobListQuery): Promise<Paged<JobItem>> {
  return readJson(await store.listJobs(context, query))
}

export async function findJobDetail(context: InTenant, id: number): Promise<JobDetail | undefined> {
  return readJson(await store.findJob(context, id)) ?? undefined
}

export async function getJob(context: InTenant, id: number): Promise<JobDetail> {
  const job = await findJobDetail(context, id)
  if (!job) throw notFound('Lowongan')
  return job
}

/** Codes of the cities with open jobs. */
export async function listJobCities(context: InTenant): Promise<string[]> {
  return readJson(await store.listJobCities(context))
}
