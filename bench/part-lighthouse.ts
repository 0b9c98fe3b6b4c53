import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spreadOf } from './compare.ts'
import { installed } from './install.ts'
import { type DemoPage, demoPages, routePages } from './pages.ts'
import { chromePath } from './part-budgets.ts'
import { ask, run, type Server, temporaryFolder } from './processes.ts'
import type { Stage } from './stage.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } satisfies Record<
  Category,
  number
>
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What we read of Lighthouse's report. */
interface LighthouseReport {
  runtimeError?: { code: string; message: string }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

const runs = 3

/** Lighthouse, mobile, on every kind of page of the first demo tenants and on every home: medians of three. */
export const measureLighthouse = (stage: Stage): Promise<void> => lookAt(stage, demoPages)

/** The same on one page of every public route of the product's own site. */
export const measureRoutes = (stage: Stage): Promise<void> => lookAt(stage, routePages)

async function lookAt(stage: Stage, pagesOf: (server: Server) => Promise<DemoPage[]>): Promise<void> {
  const folder = join(import.meta.dirname, 'lighthouse')
  await installed(folder)
  const server = await stage.startOurs('PostgreSQL', { PUBLIC_PORT: '' })
  const scores: string[][] = []
  const below: string[][] = []
  const worst: Record<Category, number> = {
    performance: 100,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
  }
  for (const page of await pagesOf(server)) {
    await drawPictures(server, page)
    const reports: LighthouseReport[] = []
    for (let count = 0; count < (stage.pace.rounds > 1 ? runs : 1); count++)
      reports.push(await look(folder, page))
    const medians = categories.map(category => {
      const score = spreadOf(reports.map(report => (report.categories[category].score ?? 0) * 100)).median
      worst[category] = Math.min(worst[category], score)
      return Math.round(score)
    })
    scores.push([
      page.tenant,
      page.kind,
      ...medians.map(String),
      shownOf(reports, 'first-contentful-paint'),
      shownOf(reports, 'largest-contentful-paint'),
    ])
    below.push(...auditsBelow(reports).map(audit => [page.tenant, page.kind, ...audit]))
    console.warn(scores.at(-1)?.join(' '))
  }
  await server.stop()
  for (const category of categories) {
    stage.report.line({
      what: `${category}, lowest median of all pages`,
      value: Math.round(worst[category]),
      unit: '',
      atLeast: least[category],
    })
  }
  stage.report.table({
    title: 'Lighthouse, mobile',
    head: ['Tenant', 'Page', ...categories, 'FCP', 'LCP'],
    rows: scores,
  })
  stage.report.table({
    title: 'Audits below 100',
    head: ['Tenant', 'Page', 'Category', 'Audit', 'Weight', 'Score', 'Value'],
    rows: below,
  })
}

async function look(folder: string, { url }: DemoPage): Promise<LighthouseReport> {
  const path = join(temporaryFolder('lighthouse'), 'report.json')
  await run(
    [
      process.execPath,
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { environment: { CHROME_PATH: chromePath } },
  )
  const report: LighthouseReport = JSON.parse(readFileSync(path, 'utf8'))
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}

/** A picture's sizes are made when somebody first asks: that work would share the processor with the browser here. */
async function drawPictures(server: Server, { host, path }: DemoPage): Promise<void> {
  const { body } = await ask({ port: server.port, host, path, headers: { accept: 'text/html' } })
  const pictures = new Set(body.toString().match(/(?:https?:\/\/berkas\.[^"\s,]+|\/_berkas)\/w_\d+[^"\s]*/g))
  for (const picture of pictures) {
    const url = new URL(picture, `http://${host}`)
    await ask({ port: server.port, host: url.hostname, path: url.pathname })
  }
}

const shownOf = (reports: LighthouseReport[], audit: string) =>
  middleOf(reports).audits[audit]?.displayValue?.replaceAll('\u00a0', ' ') ?? ''

/** the run whose performance is the median */
function middleOf(reports: LighthouseReport[]): LighthouseReport {
  const sorted = reports.toSorted(
    (a, b) => (a.categories.performance.score ?? 0) - (b.categories.performance.score ?? 0),
  )
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Lighthouse has not run')
  return middle
}

/** Everything of the middle run that is not full marks and counts: what has no weight is advice. */
function auditsBelow(reports: LighthouseReport[]): string[][] {
  const report = middleOf(reports)
  return categories.flatMap(category =>
    report.categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id]
      if (weight === 0 || !audit || audit.score === null || audit.score >= 1) return []
      const value = audit.displayValue?.replaceAll('\u00a0', ' ') ?? ''
      return [[category, id, String(weight), String(Math.round(audit.score * 100)), value]]
    }),
  )
}
