import { compare } from './compare.ts'
import { ask, type Server } from './processes.ts'
import type { Kind, Stage } from './stage.ts'
import { hostOf, listAddresses, type Size, tenants } from './tenant.ts'

const noCache = { PAGE_CACHE_MB: '0' }
const asDocument = { accept: 'text/html', 'accept-encoding': 'identity' }
const kinds = ['PostgreSQL', 'embedded'] as const
/** the measured figure of the embedded database is for information */
const aimOn = (kind: Kind, least: number) => (kind === 'PostgreSQL' ? least : undefined)
export const listPaths = listAddresses('/Class', 'type')

/** A page made anew against bare `renderToString` of the same components after one statement for its cards. */
export async function measureAnew(stage: Stage): Promise<void> {
  for (const kind of kinds) {
    await measurePages(stage, kind, 'small', aimOn(kind, 4))
    if (kind === 'PostgreSQL') {
      await measurePages(stage, kind, 'large')
      await measureRequestLog(stage)
    }
  }
}

async function measurePages(stage: Stage, kind: Kind, size: Size, least?: number): Promise<void> {
  const ours = await stage.startOurs(kind, noCache)
  const bare = await stage.startBare(kind, size)
  const host = hostOf(size)
  const against = async (what: string, paths: string[]) => {
    const [path = ''] = paths
    const [mine, theirs] = [await elementsOf(ours, path, host), await elementsOf(bare, path, host)]
    if (mine.join() !== theirs.join())
      throw new Error(`${path}: ${mine.length} elements here, ${theirs.length} in the bare page`)
    const rival = { port: bare.port, paths, host, headers: asDocument }
    const comparison = await compare({ ...rival, port: ours.port }, rival, stage.pace)
    stage.report.ratio(
      `${what}, ${kind}${size === 'large' ? `, ${tenants.large.count} classes` : ''}`,
      comparison,
      least,
    )
  }
  await against('list of classes', listPaths)
  await against('one class', await detailPaths(ours, host))
  await bare.stop()
  await ours.stop()
}

/** A list call against a bare handler that answers 24 plain rows, and one that sends what PostgreSQL built for us. */
export async function measureListCall(stage: Stage): Promise<void> {
  for (const kind of kinds) {
    const ours = await stage.startOurs(kind, noCache)
    const bare = await stage.startBare(kind)
    const host = hostOf('small')
    const paths = listAddresses('/v1/class/active', 'filter.type')
    const [mine, theirs] = [await textOf(ours, paths[0], host), await textOf(bare, paths[0], host)]
    if (mine !== theirs)
      throw new Error(`The list call differs: ${mine.slice(0, 300)} / ${theirs.slice(0, 300)}`)
    const rival = { port: bare.port, paths, host, headers: { accept: 'application/json' } }
    const against = async (what: string, paths: string[], least?: number) => {
      const comparison = await compare({ ...rival, port: ours.port }, { ...rival, paths }, stage.pace)
      stage.report.ratio(`GET /v1/class/active / ${what}, ${kind}`, comparison, least)
    }
    await against('24 plain rows', ['/rows?page=1'], aimOn(kind, 0.9))
    await against('the same JSON', rival.paths)
    await bare.stop()
    await ours.stop()
  }
}

/** For information: what writing every request to the log costs. */
async function measureRequestLog(stage: Stage): Promise<void> {
  const logging = await stage.startOurs('PostgreSQL', { ...noCache, LOG_LEVEL: 'info' })
  const quiet = await stage.startOurs('PostgreSQL', noCache)
  const rival = { port: quiet.port, paths: listPaths, host: hostOf('small'), headers: asDocument }
  const comparison = await compare({ ...rival, port: logging.port }, rival, stage.pace)
  stage.report.ratio('with request log / without, PostgreSQL', comparison)
  await logging.stop()
  await quiet.stop()
}

async function textOf({ port }: Server, path = '/', host = hostOf('small')): Promise<string> {
  const answer = await ask({ port, path, host, headers: asDocument })
  if (answer.status !== 200)
    throw new Error(`${path}: ${answer.status} ${answer.body.toString().slice(0, 300)}`)
  return answer.body.toString()
}

/** The classes on the first three pages of the list; words around it may link to classes that the copies do not have. */
async function detailPaths(ours: Server, host: string): Promise<string[]> {
  const lists = await Promise.all([1, 2, 3].map(page => textOf(ours, `/Class?page=${page}`, host)))
  const cards = lists.flatMap(text => text.split('<article').slice(1))
  return cards.flatMap(card => /href="(\/Class\/[^"]+-\d{3})"/.exec(card)?.[1] ?? [])
}

/** Names of the elements a visitor sees, in order: what a framework adds in scripts and links is its own affair. */
export async function elementsOf(server: Server, path: string, host = hostOf('small')): Promise<string[]> {
  const text = await textOf(server, path, host)
  const body = text
    .slice(text.indexOf('<body'))
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    // the assistant's button stands beside the page, in no component of it
    .replace(/<aside aria-label="Asisten">[\s\S]*?<\/aside>/, '')
  const names = [...body.matchAll(/<([a-z][a-z0-9]*)/g)].map(match => match[1] ?? '')
  return names.filter(name => name !== 'body' && name !== 'link')
}
