import type { KoaContextWithOIDC, OIDCContext } from 'oidc-provider'
import type { Accounts } from '../../features/identity/accounts/accounts.ts'
import { routes } from '../../routes.ts'
import type { PageId } from '../../shared/page.ts'
import type { SitePages } from '../pages/site-pages.ts'
import { type AccountPage, type Look, makeAccountPage } from './account-page.ts'
import type { Clients } from './clients.ts'
import type { ProviderPages } from './provider.ts'

interface ProviderPagesDeps {
  accounts: Accounts
  clients: Clients
  pages: SitePages
  lookForProduct(): Promise<Look>
}

/** What the provider would draw by itself, drawn by us: errors, and signing out. */
export function createProviderPages(parts: ProviderPagesDeps): ProviderPages {
  const lookOf = async ({ oidc }: KoaContextWithOIDC): Promise<Look> => {
    const host = await clients.hostOf(oidc?.client?.clientId ?? '')
    return host ? { tenant: host.tenant, home: host.origin } : parts.lookForProduct()
  }
  const { clients, accounts, pages } = parts

  async function send<Id extends PageId>(
    context: KoaContextWithOIDC,
    look: Look,
    page: AccountPage<Id>,
  ): Promise<void> {
    const made = await makeAccountPage(pages, look, context.path, page)
    context.status = made.status
    context.set(made.headers)
    context.body = made.body
  }

  return {
    async error(context, { error }) {
      const look = await lookOf(context)
      const { title, text } = errorWords[error] ?? errorWords.other ?? { title: '', text: '' }
      const action = { label: 'Masuk lagi', href: `${look.home}${routes.Login}` }
      await send(context, look, {
        page: 'accounts.message',
        title,
        data: { title, text: [text], tone: 'bad', action },
        status: Math.max(context.status, 400),
      })
    },
    async logout(context) {
      const { session, client, entities, params } = context.oidc
      const look = await lookOf(context)
      if (!session?.accountId) return
      // the site that signed them in says whom it means, so nobody can be signed out by a mere link
      if (entities.IdTokenHint?.payload.sub === session.accountId) {
        await signOut(context.oidc, accounts)
        context.redirect(returnAddress(params?.post_logout_redirect_uri, params?.state) ?? `${look.home}/`)
        context.status = 303
        return
      }
      const account = await accounts.find(session.accountId)
      const data = {
        action: '/keluar',
        values: { xsrf: String(session.state?.secret ?? ''), client: client?.clientId ?? '' },
        who: account?.email ?? '',
        cancelHref: `${look.home}/`,
      }
      await send(context, look, { page: 'accounts.logout', title: 'Keluar', data })
    },
    async signedOut(context) {
      const look = await lookOf(context)
      const title = 'Anda sudah keluar'
      await send(context, look, {
        page: 'accounts.message',
        title,
        data: {
          title,
          text: ['Terima kasih, sampai jumpa lagi.'],
          tone: 'good',
          action: { label: 'Kembali ke halaman utama', href: `${look.home}/` },
        },
      })
    },
  }
}

/** Ends the sign-in with all that came of it, and takes the cookie back. */
export async function signOut(
  { session, provider, cookies }: OIDCContext,
  accounts: Accounts,
): Promise<void> {
  if (!session?.accountId) return
  const { accountId, uid } = session
  await accounts.endSignIns(accountId, { only: uid, reason: 'signed_out' })
  await session.destroy()
  cookies.set(provider.cookieName('session'), null, { overwrite: true, path: '/' })
}

/** validated by the provider against what the client may ask for */
export function returnAddress(address: unknown, state: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (typeof state === 'string') url.searchParams.set('state', state)
  return url.href
}

/** by the protocol's word for what went wrong; the details are for programs and stand in the log */
const errorWords: Record<string, { title: string; text: string }> = {
  invalid_client: {
    title: 'Situs tidak dikenal',
    text: 'Situs yang mengirim Anda ke sini tidak terdaftar, atau domainnya sudah tidak aktif.',
  },
  invalid_redirect_uri: {
    title: 'Alamat kembali tidak dikenal',
    text: 'Alamat tujuan setelah masuk tidak cocok dengan situs asal Anda. Mulailah lagi dari situs itu.',
  },
  server_error: {
    title: 'Terjadi kesalahan',
    text: 'Layanan akun sedang bermasalah. Silakan coba lagi sebentar.',
  },
  other: {
    title: 'Permintaan masuk tidak dapat dilanjutkan',
    text: 'Halaman ini sudah terlalu lama terbuka, sudah selesai dipakai, atau tautannya tidak lengkap. Silakan mulai lagi.',
  },
}
