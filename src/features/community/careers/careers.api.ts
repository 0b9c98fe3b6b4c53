import { endpoint, JsonText } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { writeJson } from '../../../shared/json.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './careers.contract.ts'
import { getCareer, getJob, listCareerItems, listJobItems } from './careers.ts'

const tag = 'Karier'

/** The specification's messages begin with these words (section 8); what follows says what was found, or what failed. */
const words = (what: string) => ({ message: `Success fetch ${what}: `, failed: `Failed fetch ${what}: ` })

const counted = <Item>(prefix: string, list: Paged<Item>) =>
  new JsonText(writeJson(list), `${prefix}${list.items.length} dari ${list.totalItems}`)

const named = <Data>(prefix: string, name: string, data: Data) =>
  new JsonText(writeJson(data), `${prefix}${name}`)

const careers = words('list Career')
const jobs = words('list Job')
const career = words('detail Career')
const job = words('detail Job')

export const careersApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/career/list',
      tag,
      summary: 'Daftar organisasi yang membuka lowongan',
      access: permissions.readPublic,
      ...careers,
      query: contract.careerListQuery,
      data: contract.careerList,
      tags: ['careers'],
    },
    async (context, { query }) => counted(careers.message, await listCareerItems(context, query)),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/career/job/list',
      tag,
      summary: 'Daftar lowongan yang masih dibuka, semua atau dari satu organisasi',
      access: permissions.readPublic,
      ...jobs,
      query: contract.jobListQuery,
      data: contract.jobList,
      tags: ['careers'],
    },
    async (context, { query }) => counted(jobs.message, await listJobItems(context, query)),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/career/detail',
      tag,
      summary: 'Satu organisasi menurut slug',
      access: permissions.readPublic,
      ...career,
      query: contract.careerDetailQuery,
      data: contract.careerDetail,
      tags: ['careers'],
    },
    async (context, { query }) => {
      const found = await getCareer(context, query.slug)
      return named(career.message, found.name, found)
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/career/job/detail',
      tag,
      summary: 'Satu lowongan menurut ID, juga yang sudah ditutup',
      access: permissions.readPublic,
      ...job,
      query: contract.jobDetailQuery,
      data: contract.jobDetail,
      tags: ['careers'],
    },
    async (context, { query }) => {
      const found = await getJob(context, query.id)
      return named(job.message, found.title, found)
    },
  ),
]
