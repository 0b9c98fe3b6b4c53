import type { IncomingMessage } from 'node:http'
import type { From } from '../../features/identity/accounts/accounts.ts'
import { createProxies, networkOf } from '../../platform/http/request-facts.ts'

export type FromRequest = (request: IncomingMessage) => From

/** Who asks, where there is no Fastify request: within the provider. */
export function createFrom(trustedProxies: string): FromRequest {
  const proxies = createProxies(trustedProxies)
  return request => {
    const ip = proxies.clientIp(request)
    return { ip, network: networkOf(ip), userAgent: (request.headers['user-agent'] ?? '').slice(0, 400) }
  }
}
