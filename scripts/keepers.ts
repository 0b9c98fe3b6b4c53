import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'

/** What keeps the house in order, each as a step with a count of its own. */
export interface Tally {
  step: string
  passed: number
  failed: number
  skipped: number
  seconds: number
}

const root = join(import.meta.dirname, '..')
const binaries = join(root, 'node_modules/.bin')

/** A tool of node_modules, as it is started under the Node that runs this. */
const started = (script: string, words: readonly string[]) =>
  [process.execPath, [join(root, 'node_modules', script), ...words]] as const

const surroundings = () => ({
  cwd: root,
  env: { ...process.env, PATH: `${binaries}:${process.env.PATH ?? ''}` },
})

/** a tenth of what a suite gets: checks take what suites leave, and are done before them */
const leisurely = 10

const since = (began: number) => (Date.now() - began) / 1000

/** Runs beside others, so what it says is kept until it ends. */
function check(step: string, script: string, words: readonly string[]): Promise<Tally> {
  const began = Date.now()
  const child = spawn(...started(script, words), { ...surroundings(), stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid !== undefined) setPriority(child.pid, leisurely)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  return new Promise(resolve =>
    child.on('close', status => {
      process.stdout.write(`\n== ${step}\n${said}`)
      const passed = status === 0 ? 1 : 0
      resolve({ step, passed, failed: 1 - passed, skipped: 0, seconds: since(began) })
    }),
  )
}

/**
 * Types of both worlds, lint and form, and what nobody uses: beside one another and beside the suites, which wait for
 * browsers and clocks now and then.
 */
export const runChecks = (): Promise<Tally[]> =>
  Promise.all([
    check('types of the server', 'typescript/bin/tsc', ['-p', 'tsconfig.server.json']),
    check('types of the browser', 'typescript/bin/tsc', ['-p', 'tsconfig.web.json']),
    check('lint and form', '@biomejs/biome/bin/biome', [
      'check',
      '--diagnostic-level=warn',
      '--error-on-warnings',
      '.',
    ]),
    check('nothing unused', 'knip/bin/knip.js', []),
  ])

/** The suites of vitest, counted from its own report. */
export async function runSuites(words: string[]): Promise<Tally> {
  process.stdout.write('\n== tests\n')
  const folder = mkdtempSync(join(tmpdir(), 'sanggar-report-'))
  const report = join(folder, 'report.json')
  const reporters = [
    '--reporter=default',
    '--reporter=./test/second-tries.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const began = Date.now()
  const [node, vitest] = started('vitest/vitest.mjs', ['run', ...reporters, ...words])
  const [status]: unknown[] = await once(
    spawn(node, vitest, { ...surroundings(), stdio: 'inherit' }),
    'close',
  )
  const counted = existsSync(report) ? readReport(report) : { passed: 0, failed: 1, skipped: 0 }
  rmSync(folder, { recursive: true, force: true })
  // a file that could not be read or an error outside any test is no passed test
  if (status !== 0 && counted.failed === 0) counted.failed = 1
  return { step: 'tests', ...counted, seconds: since(began) }
}

/** One suite, as a proof that takes too long for every run: without second tries, and with what it is told by the environment. */
export function runAlone(suite: string, told: Record<string, string>): void {
  const [node, vitest] = started('vitest/vitest.mjs', ['run', suite, '--retry', '0'])
  const { cwd, env } = surroundings()
  process.exitCode = spawnSync(node, vitest, { cwd, env: { ...env, ...told }, stdio: 'inherit' }).status ?? 1
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

function readReport(path: string): Pick<Tally, 'passed' | 'failed' | 'skipped'> {
  const report: Report = JSON.parse(readFileSync(path, 'utf8'))
  // a suite that could not even begin has no failed test to be counted by
  const unbegun = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(result => result.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unbegun.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** What was found, a line a step; the very last line is the sum. Ends the process: 0 only when nothing failed. */
export function conclude(tallies: Tally[]): never {
  const sum = (name: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((total, tally) => total + tally[name], 0)
  const lines = tallies.map(({ step, passed, failed, skipped, seconds }) => {
    const mark = failed === 0 ? 'ok    ' : 'FAILED'
    const counts = [
      `${passed} passed`,
      `${failed} failed`,
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ].join(', ')
    return `${mark} ${step.padEnd(22)} ${counts.padEnd(32)} ${seconds.toFixed(1)} s`
  })
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  process.stdout.write(
    `\n${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`,
  )
  process.exit(sum('failed') === 0 ? 0 : 1)
}
