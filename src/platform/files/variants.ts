import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { steps } from '../../shared/picture-address.ts'

/** side of the square in which podcast apps want a show's picture: 1400 to 3000 px, JPEG */
export const squareSide = 1400

/** Where a picture lies in one width, once it was made. */
export function variantPath(cacheFolder: string, tenant: string, width: number, key: string): string {
  const name = createHash('sha1').update(`${tenant}/${width}/${key}`).digest('hex')
  return join(cacheFolder, `${name}.webp`)
}

/** Where a picture lies as it is shown when a page is shared, once it was cut. */
export function sharedPath(cacheFolder: string, tenant: string, key: string): string {
  const name = createHash('sha1').update(`${tenant}/bagikan/${key}`).digest('hex')
  return join(cacheFolder, `${name}.jpg`)
}

/** Takes away every size that may have been made of a picture. */
export async function removeVariants(cacheFolder: string, tenant: string, key: string): Promise<void> {
  const narrow = Array.from({ length: steps[0] }, (_, width) => width)
  for (const width of [...narrow, ...steps, squareSide])
    await rm(variantPath(cacheFolder, tenant, width, key), { force: true })
  await rm(sharedPath(cacheFolder, tenant, key), { force: true })
}
