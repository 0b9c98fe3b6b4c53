import { z } from 'zod'
import { officePage } from '../../../platform/http/office-page.ts'
import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { positiveId } from '../../../platform/http/query.ts'
import { routes } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { withQuery } from '../../../shared/pager.ts'
import { trail } from '../../../ui/lists.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { PolicyPage } from './notices.contract.ts'
import { editedNotice, getNotices, noticeOf } from './notices.ts'

const policyQuery = z.object({ version: positiveId.optional() })

const contactOf = ({
  tenant: {
    contact: { email, whatsapp },
  },
}: PageContext) => ({
  ...(email ? { email } : {}),
  ...(whatsapp ? { whatsapp } : {}),
})

/** What the tenant tells everybody about their data; `?version=` shows what it told before. */
export const loadPolicy: PublicPageLoad = askedPage(policyQuery, async (context, { version: asked }) => {
  const { current, versions } = await getNotices(context)
  const shown = asked === undefined ? current : await noticeOf(context, asked)
  if (asked !== undefined && !shown) return undefined
  const canonical = routes['Privacy-Policy']
  const data: PolicyPage = {
    site: context.tenant.title,
    shown: shown
      ? {
          version: shown.version,
          dateText: shown.publishedText,
          summary: shown.summary,
          isCurrent: shown.version === current?.version,
        }
      : null,
    contentHtml: shown?.contentHtml ?? '',
    versions: versions.map(({ version, publishedText }) => ({
      version,
      dateText: publishedText,
      href: version === current?.version ? canonical : withQuery(canonical, { version: String(version) }),
      isShown: version === shown?.version,
    })),
    contact: contactOf(context),
    rightsHref: routes['Profile-Privasi'],
  }
  return {
    page: 'privacy.policy',
    data,
    head: {
      title: 'Kebijakan Privasi',
      description: `Data apa yang diproses ${context.tenant.title}, untuk apa, berapa lama, dan hak Anda atasnya.`,
      // there is one policy: what is no longer in force is not for search engines
      ...(asked === undefined ? {} : { noindex: true }),
    },
    canonical,
    crumbs: trail({ label: 'Kebijakan Privasi' }),
    tags: ['privacy'],
  } satisfies PageAnswer<'privacy.policy'>
})

export const loadNoticeEditor = officePage(
  {
    page: 'privacy.editor',
    path: routes['Kelola-Privasi-Kebijakan'],
    access: permissions.changeSettings,
  },
  { title: 'Kebijakan privasi', description: 'Tulis dan terbitkan kebijakan privasi.' },
  async context => ({
    ...(await editedNotice(context, context.tenant.title, context.tenant.contact)),
    policyHref: routes['Privacy-Policy'],
  }),
)
