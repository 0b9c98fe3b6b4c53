import type { Endpoint } from '../../platform/http/endpoint.ts'

/** A call's path as the router writes it: `/v1/class/{id}` is `/v1/class/:id`, held to the shape that the contract gives. */
export const callAddress = ({ path, shapes }: Endpoint['contract']): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const shape = shapes?.[name]
    return shape === undefined ? `:${name}` : `:${name}(^${shape}$)`
  })
