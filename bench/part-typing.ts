import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { chromePath } from './part-budgets.ts'
import { atEnd, root, temporaryFolder } from './processes.ts'
import type { Stage } from './stage.ts'

/** as slow as a cheap phone */
const slowness = 4
const keys = 40
/** of those, the first do not count */
const warmUp = 5
const atMost = 1.5
type Kind = 'ours' | 'bare'

/** A key in a document of 20,000 words, in our editor and in a bare contenteditable, one after the other in one run. */
export async function measureTyping(stage: Stage): Promise<void> {
  const folder = temporaryFolder('typing')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(root, 'bench/typing-page.tsx'),
        output: { format: 'iife', entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  })
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  atEnd(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.setContent('<!doctype html><title>Mengetik</title>')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.css')) await page.addStyleTag({ path: join(folder, file) })
  await page.addScriptTag({ path: join(folder, 'page.js') })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const spent: Record<Kind, number[]> = { ours: [], bare: [] }
  const ratios: number[] = []
  for (let round = 0; round < stage.pace.rounds; round += 1) {
    const mine = await medianKey(page, 'ours')
    const theirs = await medianKey(page, 'bare')
    spent.ours.push(mine)
    spent.bare.push(theirs)
    ratios.push(mine / theirs)
  }
  await browser.close()
  stage.report.limit(`a key in 20,000 words, ${slowness} times slower, against a bare contenteditable`, {
    value: median(ratios),
    unit: '×',
    atMost,
  })
  for (const [kind, of] of Object.entries(spent))
    stage.report.limit(`a key, ${kind}`, { value: median(of), unit: 'ms' })
}

async function medianKey(page: Page, kind: Kind): Promise<number> {
  await page.evaluate(`typing.prepare('${kind}')`)
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('a')
    await page.waitForFunction(`typing.spent.length > ${key}`)
  }
  return median((await page.evaluate<number[]>('typing.spent')).slice(warmUp))
}

function median(of: readonly number[]): number {
  const sorted = of.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
