import type { Tx } from '../src/platform/db/transaction.ts'
import type { App } from './app.ts'
import { buildTenant } from './build.ts'
import { growing, roomThings } from './gathered-things.ts'
import type { Filling, Twin, TwinCodes, TwinIds, TwinNames, TwinTokens } from './room-things.ts'

/** Two of them have the same slugs throughout; only ids, codes and words differ. */
export async function buildTwin(app: App, slug: string, secret: string): Promise<Twin> {
  const word = secret.toLowerCase()
  const image = { key: `${word}-gambar.webp`, width: 1200, height: 675, alt: `Foto ${secret}` }
  const picture = JSON.stringify(image)
  const tenant = await buildTenant(app, {
    slug,
    name: `Sekolah ${secret}`,
    setting: {
      title: `Situs ${secret}`,
      tagline: `Semboyan ${secret}`,
      logo_dark: picture,
      logo_light: picture,
      favicon: picture,
      meta: JSON.stringify({
        description: `Tentang ${secret}`,
        keywords: secret,
        site_name: secret,
        twitter_site: `@${secret}`,
      }),
    },
    values: {
      navigation: [{ label: `Kelas ${secret}`, href: '/Class' }],
      footer: {
        about: `Kami ${secret}`,
        columns: [],
        contact: { email: `halo@${word}.test` },
        social: [],
        legal: secret,
      },
      blog: { title: `Blog ${secret}` },
    },
  })
  const names = await tenant.write(async tx => {
    const made = await fillRooms({ tx, secret, word, image, picture, now: app.clock.now() })
    await fillPlatform(tx, { secret, word, key: image.key })
    return made
  })
  return { ...tenant, secret, ...names }
}

async function fillRooms(filling: Omit<Filling, 'ids'>): Promise<TwinNames> {
  const ids: Partial<TwinIds> = {}
  const codes: Partial<TwinCodes> = {}
  const tokens: Partial<TwinTokens> = {}
  for (const { fill } of roomThings) {
    const filled = await fill?.({ ...filling, ids: growing<TwinIds>(ids) })
    Object.assign(ids, filled?.ids)
    Object.assign(codes, filled?.codes)
    Object.assign(tokens, filled?.tokens)
  }
  // each room has added what it declares: what one has forgotten, the suites that ask for it miss
  return { ids: ids as TwinIds, codes: codes as TwinCodes, tokens: tokens as TwinTokens }
}

/** Tables of no room: they are the platform's. */
async function fillPlatform(tx: Tx, { secret, word, key }: { secret: string; word: string; key: string }) {
  await tx.db
    .insertInto('files')
    .values({ key, name: `${secret}.webp`, mime: 'image/webp', bytes: 10, sha256: secret })
    .execute()
  await tx.db
    .insertInto('mails')
    .values({
      recipient: `dewi@${word}.test`,
      subject: `Halo ${secret}`,
      html: `<p>${secret}</p>`,
      body_text: secret,
      reason: 'test',
    })
    .execute()
}
