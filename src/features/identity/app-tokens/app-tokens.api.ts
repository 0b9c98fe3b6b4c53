import { z } from 'zod'
import { type CallContext, endpoint } from '../../../platform/http/endpoint.ts'
import type { Buckets } from '../../../platform/limits/buckets.ts'
import { forbidden, unauthorized } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as apps from './app-credentials.contract.ts'
import { addApp, isAppCredential, listApps, removeApp } from './app-credentials.ts'
import { tokenAnswer, tokenBody, versionAnswer } from './app-tokens.contract.ts'
import { appTokenCookies, appTokenSeconds } from './app-tokens.rules.ts'
import type { AppToken, AppTokens } from './app-tokens.ts'

export interface AppTokensDeps {
  appTokens: AppTokens
  appVersion: string
  buckets: Buckets
  originsOf(tenantId: number): string[]
}

const tag = 'Aplikasi'
/** as a login: guesses of one app's secret, and of one network's */
const limits = { app: { tokens: 5, seconds: 60 }, network: { tokens: 10, seconds: 60 } }

export function appTokensApi(services: AppTokensDeps) {
  return [
    endpoint(
      {
        method: 'GET',
        path: '/v1/authorizer/version',
        tag,
        summary: 'Versi aplikasi',
        access: permissions.enter,
        isAlwaysOpen: true,
        message: 'Berhasil mengambil versi',
        data: versionAnswer,
      },
      async () => ({ appVersion: services.appVersion }),
    ),
    endpoint(
      {
        method: 'POST',
        path: '/v1/authorizer/token/generate',
        tag,
        summary:
          'AppToken untuk 23 jam: tanpa isi dari halaman kami, dengan id dan secret dari aplikasi luar',
        access: permissions.enter,
        isForPrograms: true,
        message: 'Berhasil membuat token',
        body: tokenBody,
        data: tokenAnswer,
        status: 201,
      },
      async (context, { body }) => {
        if (body) await assertApp(services, context, body)
        else assertPage(context)
        const made = services.appTokens.issue(context.tenant.id)
        if (!body) keepInCookies(context, made)
        return { token: made.token, code: made.code, expiresAt: made.expiresAt.toISOString() }
      },
    ),
    ...appsApi,
  ]
}

async function assertApp(
  { buckets, originsOf }: AppTokensDeps,
  { tx, tenant, request }: CallContext,
  credential: { id: string; secret: string },
): Promise<void> {
  const { origin } = request.headers
  if (origin === undefined || !originsOf(tenant.id).includes(origin))
    throw forbidden('Header Origin harus salah satu domain aktif situs ini')
  buckets.take(`app ${tenant.id} ${credential.id}`, limits.app)
  buckets.take(`app ${tenant.id} ${request.network}`, limits.network)
  if (!(await isAppCredential(tx, credential))) throw unauthorized('ID atau rahasia aplikasi salah')
}

/** Browsers say that the request comes from this very site; who says nothing is a program without credentials. */
function assertPage({ request: { headers, origin } }: CallContext): void {
  if (headers['sec-fetch-site'] !== 'same-origin' && headers.origin !== origin)
    throw unauthorized('Sertakan id, secret, dan scopes')
}

function keepInCookies({ cookies }: CallContext, { token, code }: AppToken): void {
  const options = { maxAge: appTokenSeconds, isReadable: true }
  cookies.set(appTokenCookies.token, token, options)
  cookies.set(appTokenCookies.code, code, options)
}

/** Who of the tenant's own programs may ask for AppTokens. */
const appsApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/apps',
      tag,
      summary: 'Aplikasi luar yang boleh meminta AppToken',
      access: permissions.manageApps,
      message: 'Berhasil mengambil daftar aplikasi',
      data: apps.appList,
    },
    async context => ({ items: await listApps(context) }),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/apps',
      tag,
      summary: 'Mendaftarkan aplikasi luar; rahasianya hanya ditampilkan sekali ini',
      access: permissions.manageApps,
      message: 'Aplikasi didaftarkan',
      body: apps.newApp,
      data: apps.createdApp,
      status: 201,
    },
    (context, { body }) => addApp(context, body.name),
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/v1/apps/{id}',
      tag,
      summary: 'Mencabut aplikasi luar',
      access: permissions.manageApps,
      message: 'Aplikasi dicabut',
      parameters: apps.appParameters,
      data: z.object({ id: z.string() }),
    },
    async (context, { parameters: { id } }) => {
      await removeApp(context, id)
      return { id }
    },
  ),
]
