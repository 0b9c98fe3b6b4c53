import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type House, startHouse } from './compare/house.ts'
import { readDemo } from './compare/sign-in.ts'
import { type Findings, walk } from './compare/walk.ts'

/**
 * `npm run compare -- REF [slug…]`: starts the version REF and this one side by side, on copies of one demo, goes
 * through every site (or those named), the account service, the office as each kind of person and the calls that need
 * no parameter, and says where status, headers or bytes differ. Names of built files are left out of it. For changes
 * that are to change nothing; `--without-classes` for one that renames classes. Ends with 1 where anything differs.
 */
const words = process.argv.slice(2)
const [ref, ...wanted] = words.filter(word => !word.startsWith('--'))
if (!ref) {
  console.error('npm run compare -- REF [slug…], for instance: npm run compare -- HEAD~1 cendekia jambore')
  process.exit(2)
}

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'sanggar-compare-'))
const checkout = join(folder, 'checkout')
const [oldData, newData] = [join(folder, 'before'), join(folder, 'after')]
const product = 'sanggar'
/** whose people sign in */
const strongholds = [product, 'cendekia', 'foundation', 'jambore', 'smkcoding']
const hostOf = (slug: string) => (slug === product ? 'localhost' : `${slug}.localhost`)
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

const houses: House[] = []
const findings: Findings = {
  asked: 0,
  statuses: new Map(),
  differences: [],
  comparing: { classes: !words.includes('--without-classes') },
}
try {
  git('worktree', 'add', '--quiet', '--detach', checkout, ref)
  const isSameLock = git('diff', '--name-only', ref, '--', 'package-lock.json') === ''
  if (isSameLock) symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: checkout, stdio: 'inherit' })

  await (await startHouse(ref, checkout, oldData)).stop()
  const { tenants, visitors } = await readDemo(oldData, strongholds)
  cpSync(oldData, newData, { recursive: true })
  const both = [await startHouse(ref, checkout, oldData), await startHouse('now', root, newData)] as const
  houses.push(...both)

  const paths = listed('routes.ts').filter(path => !path.includes('{'))
  const calls = listed('calls.ts').flatMap(line => (/^GET (\S+)$/.exec(line)?.[1] ?? '').split(' '))
  const plain = calls.filter(path => path.startsWith('/v') && !path.includes('{'))
  const files = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/manifest.webmanifest', '/opensearch.xml']
  for (const slug of tenants.filter(slug => wanted.length === 0 || wanted.includes(slug))) {
    const host = hostOf(slug)
    await walk(both, { host, from: ['/', ...paths, ...files, ...plain] }, findings)
    for (const { kind, cookie } of visitors.filter(visitor => visitor.tenant === slug)) {
      const own = paths.filter(path => /^\/(Kelola|Profile|Welcome)/.test(path))
      // a browser's cookie, asking from its own page
      const headers = { cookie, 'sec-fetch-site': 'same-origin' }
      await walk(
        both,
        { host, from: [...own, ...plain], headers, as: `as ${kind}`, isFollowing: false },
        findings,
      )
    }
    console.warn(`${slug}: ${findings.asked} asked, ${findings.differences.length} differ`)
  }
  const accounts = ['/', '/masuk', '/daftar', '/lupa', '/kotak-keluar', '/.well-known/openid-configuration']
  await walk(both, { host: 'akun.localhost', from: accounts, isFollowing: false }, findings)
} finally {
  for (const house of houses) await house.stop()
  if (existsSync(checkout)) git('worktree', 'remove', '--force', checkout)
  rmSync(folder, { recursive: true, force: true })
}

/** What `npm run routes` and `npm run calls` print, one a line. */
function listed(script: string): string[] {
  const node = join(root, 'node_modules/.bin/node')
  return execFileSync(node, [join(root, 'scripts', script)], { encoding: 'utf8' })
    .trim()
    .split('\n')
}

const statuses = [...findings.statuses].sort(([one], [other]) => one - other)
console.warn(
  `\n${findings.asked} answers compared: ${statuses.map(([status, count]) => `${count} × ${status}`).join(', ')}`,
)
for (const line of findings.differences.slice(0, 60)) console.warn(`  ${line}`)
console.warn(findings.differences.length === 0 ? 'nothing differs' : `${findings.differences.length} differ`)
process.exit(findings.differences.length === 0 ? 0 : 1)
