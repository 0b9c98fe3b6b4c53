import type { PublicFile } from '../../../platform/http/public-file.ts'
import { keyPath, publicKeyOf, type SigningDeps } from './signing.ts'

const tags = ['site']

/** The keys that credentials of the site are signed with: all of them, and each at the address that a credential names. */
export const recognitionFiles = (deps: SigningDeps): PublicFile[] => [
  {
    path: '/jwks.json',
    type: 'application/jwk-set+json',
    tags,
    isAlwaysOpen: true,
    make: async ({ tenant }) => JSON.stringify({ keys: [await publicKeyOf(deps, tenant)] }),
  },
  {
    path: keyPath('{name}'),
    type: 'application/jwk+json',
    tags,
    isAlwaysOpen: true,
    async make({ tenant, params }) {
      const key = await publicKeyOf(deps, tenant)
      return key.kid === `${tenant.origin}${keyPath(params.name ?? '')}` ? JSON.stringify(key) : undefined
    },
  },
]
