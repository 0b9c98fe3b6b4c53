import { z } from 'zod'
import {
  type PageContext,
  type PersonalContext,
  type PersonalPageLoad,
  type PublicPageLoad,
  parseQuery,
} from '../../../platform/http/page-load.ts'
import { positiveId } from '../../../platform/http/query.ts'
import { routes, to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { withQuery } from '../../../shared/pager.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { guardianPage } from './guardians.ts'
import type { PolicyPage } from './notices.contract.ts'
import { getNotices, noticeOf } from './notices.ts'
import { ownPrivacy } from './own.ts'
import type { OwnPrivacyPage } from './requests.contract.ts'

const policyQuery = z.object({ versi: positiveId.optional() })

const contactOf = ({
  tenant: {
    contact: { email, whatsapp },
  },
}: PageContext) => ({
  ...(email ? { email } : {}),
  ...(whatsapp ? { whatsapp } : {}),
})

/** What the tenant tells everybody about their data; `?versi=` shows what it told before. */
export const loadPolicy: PublicPageLoad = {
  query: ['versi'],
  async load(context) {
    const { versi } = parseQuery(policyQuery, context.query)
    const { current, versions } = await getNotices(context)
    const shown = versi === undefined ? current : await noticeOf(context, versi)
    if (versi !== undefined && !shown) return undefined
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
        href: version === current?.version ? canonical : withQuery(canonical, { versi: String(version) }),
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
        ...(versi === undefined ? {} : { noindex: true }),
      },
      canonical,
      crumbs: [{ label: 'Kebijakan Privasi' }],
      tags: ['privacy'],
    } satisfies PageAnswer<'privacy.policy'>
  },
}

/** Behind the link in a guardian's mail. Looking decides nothing. */
export const loadGuardian: PublicPageLoad = {
  query: ['salah'],
  async load(context) {
    const { token = '' } = context.params
    const { email } = context.tenant.contact
    const data = await guardianPage(context, token, {
      site: context.tenant.title,
      policyHref: routes['Privacy-Policy'],
      ...(email ? { contactEmail: email } : {}),
    })
    if (!data) return undefined
    const isUnconfirmed = context.query.salah === '1' && (data.state === 'ask' || data.state === 'withdraw')
    const problem = 'Beri tanda centang bahwa Anda orang tua atau wali yang sah, lalu kirim sekali lagi.'
    return {
      page: 'privacy.guardian',
      data: isUnconfirmed ? { ...data, problem } : data,
      head: {
        title: 'Persetujuan orang tua atau wali',
        description: 'Jawab permintaan persetujuan untuk anak Anda.',
        noindex: true,
      },
      canonical: to.guardian({ token }),
      crumbs: [],
      tags: [],
      frame: 'account',
    } satisfies PageAnswer<'privacy.guardian'>
  },
}

/** One's own data and what may be done about it. */
export const loadOwnPrivacy = ({ accountsOrigin }: { accountsOrigin: string }): PersonalPageLoad => ({
  access: permissions.beMember,
  office: 'own',
  query: [],
  async load(context: PersonalContext) {
    const data: OwnPrivacyPage = {
      site: context.tenant.title,
      ...(await ownPrivacy(context)),
      policyHref: routes['Privacy-Policy'],
      accountHref: `${accountsOrigin}/#hapus`,
    }
    return {
      page: 'privacy.own',
      data,
      head: {
        title: 'Privasi & data',
        description: 'Data Anda di situs ini, dan hak Anda atasnya.',
        noindex: true,
      },
      canonical: routes['Profile-Privasi'],
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'privacy.own'>
  },
})
