import { classesApi } from '../features/classes/classes.api.ts'
import { postsApi } from '../features/posts/posts.api.ts'
import { programsApi } from '../features/programs/programs.api.ts'
import { siteApi } from '../features/site/site.api.ts'
import type { Endpoint } from '../platform/http/endpoint.ts'
import type { Services } from './services.ts'

/** Every call the product answers. Who only wants them described hands in services that throw when they are used. */
export function allCalls(services: Services): Endpoint[] {
  return [...siteApi(services), ...postsApi, ...classesApi, ...programsApi]
}

/** Services for listing and documenting calls: nothing can be asked of them. */
export const noServices: Services = new Proxy({} as Services, {
  get: (_, name) => () => {
    throw new Error(`No ${String(name)} here: these calls are only described`)
  },
})
