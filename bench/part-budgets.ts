import { type Browser, chromium } from 'playwright-core'
import { type DemoPage, demoPages } from './pages.ts'
import { ask, atEnd } from './processes.ts'
import type { Stage } from './stage.ts'

export const chromePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
const limits = { script: 95, stylesheet: 25 } as const
const kilobyte = 1000

/** Bytes of scripts and styles a page loads in all, the client that starts when the page is idle included. */
export async function measureBudgets(stage: Stage): Promise<void> {
  const server = await stage.startOurs('PostgreSQL', { PUBLIC_PORT: '' })
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  atEnd(() => browser.close())
  const rows: string[][] = []
  const most = { script: 0, stylesheet: 0 }
  for (const page of await demoPages(server)) {
    const loaded = await filesOf(browser, page)
    const sizes = { script: 0, stylesheet: 0 }
    for (const { type, path } of loaded) {
      const asked = { port: server.port, host: page.host, path, headers: { 'accept-encoding': 'gzip' } }
      sizes[type] += (await ask(asked)).body.length / kilobyte
    }
    most.script = Math.max(most.script, sizes.script)
    most.stylesheet = Math.max(most.stylesheet, sizes.stylesheet)
    rows.push([
      page.tenant,
      page.kind,
      sizes.script.toFixed(1),
      sizes.stylesheet.toFixed(1),
      String(loaded.filter(file => file.type === 'script').length),
    ])
  }
  await browser.close()
  await server.stop()
  stage.report.limit('JavaScript of the heaviest page, gzip', {
    value: most.script,
    unit: 'kB',
    atMost: limits.script,
  })
  stage.report.limit('CSS of the heaviest page, gzip', {
    value: most.stylesheet,
    unit: 'kB',
    atMost: limits.stylesheet,
  })
  stage.report.table({
    title: 'Bytes by page (kB, gzip)',
    head: ['Tenant', 'Page', 'JavaScript', 'CSS', 'Scripts'],
    rows,
  })
}

interface Loaded {
  type: 'script' | 'stylesheet'
  path: string
}

/** What the browser asks for until nothing more comes, after a visitor has touched and scrolled the page. */
async function filesOf(browser: Browser, { url }: DemoPage): Promise<Loaded[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const loaded = new Map<string, Loaded>()
  page.on('request', request => {
    const type = request.resourceType()
    const { pathname, search } = new URL(request.url())
    if (type === 'script' || type === 'stylesheet')
      loaded.set(request.url(), { type, path: pathname + search })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 2000)
  await page.keyboard.press('Tab')
  // the client starts when the page has been idle for a while
  await page.waitForTimeout(2500)
  await page.waitForLoadState('networkidle')
  await context.close()
  return [...loaded.values()]
}
