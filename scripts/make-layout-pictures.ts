import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { demoTenants } from '../db/seeds/tenants.ts'
import { layoutNames } from '../src/shared/layout-names.ts'
import { productSlug } from '../src/shared/product.ts'
import { findChromium } from './requirements.ts'

/**
 * `node scripts/make-layout-pictures.ts [NAME …]`: the small pictures of the layouts in the album, made of the demo's
 * sites while the server runs on PORT. What it made lies in the repository; run it after a layout has changed its looks.
 */
const target = join(import.meta.dirname, '../src/ui/layout-pictures')
const port = process.env.PORT ?? '3000'
const wanted = process.argv.slice(2)

mkdirSync(target, { recursive: true })
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--headless', '--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1280, height: 1565 }, reducedMotion: 'reduce' })
for (const name of layoutNames.filter(one => wanted.length === 0 || wanted.includes(one))) {
  const site = demoTenants.find(({ layout, maintenance }) => layout === name && !maintenance)
  if (!site) throw new Error(`No site of the demo wears ${name}`)
  const host = site.slug === productSlug ? 'localhost' : `${site.slug}.localhost`
  await page.goto(`http://${host}:${port}/`, { waitUntil: 'networkidle' })
  const picture = await sharp(await page.screenshot())
    .resize(288)
    .webp({ quality: 55, effort: 6 })
    .toBuffer()
  writeFileSync(join(target, `${name}.webp`), picture)
  process.stdout.write(`${name} ${picture.length}\n`)
}
await browser.close()
