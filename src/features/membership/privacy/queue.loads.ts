import { z } from 'zod'
import { grantOf } from '../../../platform/http/access.ts'
import { type PersonalPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { pageNumber } from '../../../platform/http/query.ts'
import { routes } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf } from '../../../shared/pager.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { NoticeEditorPage } from './notices.contract.ts'
import { editedNotice, getNotices } from './notices.ts'
import type { QueuePage } from './requests.contract.ts'
import { listQueue, statisticsOf } from './requests.ts'

const queueQuery = z.object({ page: pageNumber, status: z.enum(['open', 'decided']).catch('open') })

/** What people ask of their data, with the time that is left. */
export const loadQueue: PersonalPageLoad = {
  access: permissions.decideDataRequests,
  query: ['page', 'status'],
  async load(context) {
    const { page, status } = parseQuery(queueQuery, { status: 'open', ...context.query })
    const list = await listQueue(context, { page, pageSize: 20, status })
    const { current } = await getNotices(context)
    const path = routes['Kelola-Privasi']
    const pager = pagerOf(list, path, { status: status === 'open' ? undefined : status })
    const data: QueuePage = {
      status,
      requests: list.items,
      ...(pager ? { pager } : {}),
      statistics: await statisticsOf(context),
      notice: current ? { version: current.version, dateText: current.publishedText } : null,
      mayPublish: grantOf(permissions.changeSettings, context.viewer.member) !== 'none',
      policyHref: routes['Privacy-Policy'],
      editorHref: routes['Kelola-Privasi-Kebijakan'],
      recordHref: '/v1/privacy/processing-record',
    }
    return {
      page: 'privacy.queue',
      data,
      head: {
        title: 'Privasi',
        description: 'Permintaan data anggota dan kebijakan privasi.',
        noindex: true,
      },
      canonical: path,
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'privacy.queue'>
  },
}

export const loadNoticeEditor: PersonalPageLoad = {
  access: permissions.changeSettings,
  query: [],
  async load(context) {
    const data: NoticeEditorPage = {
      ...(await editedNotice(context, context.tenant.title, context.tenant.contact)),
      policyHref: routes['Privacy-Policy'],
    }
    return {
      page: 'privacy.editor',
      data,
      head: {
        title: 'Kebijakan privasi',
        description: 'Tulis dan terbitkan kebijakan privasi.',
        noindex: true,
      },
      canonical: routes['Kelola-Privasi-Kebijakan'],
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'privacy.editor'>
  },
}
