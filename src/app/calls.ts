import { classesApi } from '../features/classes/classes.api.ts'
import { postsApi } from '../features/posts/posts.api.ts'
import { programsApi } from '../features/programs/programs.api.ts'
import { siteApi } from '../features/site/site.api.ts'
import type { Tenant } from '../features/site/site.ts'
import type { Endpoint } from '../platform/http/endpoint.ts'

/** Every call the product answers. */
export function allCalls(tenantById: (id: number) => Tenant | undefined): Endpoint[] {
  return [...siteApi(tenantById), ...postsApi, ...classesApi, ...programsApi]
}
