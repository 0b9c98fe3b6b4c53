import { wings } from '../../src/features/wings.ts'
import { type Import, importsOf, isTest, type Sources } from './sources.ts'

/** Who may know whom (docs/architecture.md): imports run one way, from the door to the tools. */
const mayImport: Record<string, readonly string[]> = {
  main: ['app', 'platform', 'seeds', 'shared', 'routes'],
  app: ['app', 'features', 'layouts', 'platform', 'ui', 'shared', 'routes'],
  client: ['client', 'app', 'layouts', 'ui', 'shared', 'routes', 'links'],
  features: ['features', 'platform', 'ui', 'shared', 'routes', 'links'],
  layouts: ['layouts', 'ui', 'shared', 'links'],
  platform: ['platform', 'shared'],
  ui: ['ui', 'shared', 'links'],
  shared: ['shared'],
  routes: ['shared', 'routes'],
  links: ['routes'],
  seeds: ['seeds', 'features', 'platform', 'shared'],
}

interface Place {
  zone: string
  /** of a feature */
  wing?: string | undefined
  /** the room of a feature or the drawer of a layout */
  room: string | undefined
  name: string
}

function placeOf(path: string): Place | undefined {
  const parts = path.split('/')
  const name = parts.at(-1) ?? ''
  if (path === 'src/main.ts') return { zone: 'main', room: undefined, name }
  if (path === 'src/routes.ts' || path === 'src/match-route.ts')
    return { zone: 'routes', room: undefined, name }
  if (path === 'src/site-links.ts') return { zone: 'links', room: undefined, name }
  if (parts[0] === 'db') return { zone: 'seeds', room: undefined, name }
  const zone = parts[1]
  if (parts[0] !== 'src' || zone === undefined) return undefined
  if (zone === 'features')
    return { zone, wing: parts[2], room: parts.length > 4 ? parts[3] : undefined, name }
  return { zone, room: parts.length > 3 ? parts[2] : undefined, name }
}

/** Another room is entered by its door, or by its second door: the cards it hands out to be shown elsewhere. */
const isDoor = ({ room, name }: Place) => name === `${room}.ts` || name === `${room}.cards.ts`

const order = Object.keys(wings)
/** -1 where there is no such wing: every wing stands in src/features/wings.ts */
const placeOfWing = (wing: string | undefined) => order.indexOf(wing ?? '')

const isDatabase = (to: string) =>
  /^(pg|pg-.*|kysely|@electric-sql\/.*)$/.test(to) || to.startsWith('src/platform/db/')
const isServerRoomFile = (name: string) => /\.(loads|store|api)\.ts$/.test(name)

type Rule = readonly [
  sentence: string,
  isBroken: (edge: Import, from: Place, to: Place | undefined) => boolean,
]

export const rules: readonly Rule[] = [
  [
    'the product knows nothing of its tests: neither test/ nor what a room tells them in its .things.ts',
    ({ from, to }) => !isTest(from) && (to.startsWith('test/') || isTest(to)),
  ],
  [
    'imports run one way: main, app, features and layouts, platform and ui, shared',
    (_, from, to) => to !== undefined && !mayImport[from.zone]?.includes(to.zone),
  ],
  [
    'layouts never know each other',
    (_, from, to) =>
      from.zone === 'layouts' &&
      to?.zone === 'layouts' &&
      from.room !== undefined &&
      to.room !== undefined &&
      from.room !== to.room,
  ],
  [
    'another room is entered by its door or its cards',
    (_, from, to) =>
      from.zone === 'features' && to?.zone === 'features' && from.room !== to.room && !isDoor(to),
  ],
  [
    `wings use those before them: ${order.join(', ')}`,
    (_, from, to) =>
      from.zone === 'features' && to?.zone === 'features' && placeOfWing(to.wing) > placeOfWing(from.wing),
  ],
  [
    'a store is used by its own room only',
    (_, from, to) =>
      to?.name.endsWith('.store.ts') === true && !(from.zone === 'features' && from.room === to.room),
  ],
  [
    'a stylesheet of a room or a layout is imported at home only',
    (_, from, to) =>
      to?.name.endsWith('.css') === true &&
      ['features', 'layouts'].includes(to.zone) &&
      (from.zone !== to.zone || from.room !== to.room),
  ],
  [
    'contracts and rules do no I/O',
    ({ to: target, isTypeOnly }, from, to) =>
      /\.(contract|rules)\.ts$/.test(from.name) &&
      !isTypeOnly &&
      (target.startsWith('node:') ||
        isDatabase(target) ||
        target === 'fastify' ||
        isServerRoomFile(to?.name ?? '')),
  ],
  [
    'what is drawn in the browser knows no server',
    ({ to: target, isTypeOnly }, from, to) =>
      (/\.(pages|views)\.tsx$/.test(from.name) || ['ui', 'layouts', 'client'].includes(from.zone)) &&
      !isTypeOnly &&
      (target.startsWith('node:') ||
        isDatabase(target) ||
        to?.zone === 'platform' ||
        isServerRoomFile(to?.name ?? '') ||
        (to?.zone === 'features' && to.name === `${to.room}.ts`)),
  ],
  [
    'endpoints and pages ask the door, not the database',
    ({ isTypeOnly, to: target }, from) =>
      /\.(api|loads)\.ts$/.test(from.name) && !isTypeOnly && isDatabase(target),
  ],
  [
    'only platform/db knows the database drivers',
    ({ from, to }) => /^(pg|pg-pool|@electric-sql\/.*)$/.test(to) && !from.startsWith('src/platform/db/'),
  ],
  [
    'shared and ui need nothing of Node',
    ({ to: target }, from) => (from.zone === 'shared' || from.zone === 'ui') && target.startsWith('node:'),
  ],
]

/** Every broken rule, a line each. */
export function violations(sources: Sources): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    const from = placeOf(path)
    if (!from) continue
    for (const edge of importsOf(path, text)) {
      const to = /^(src|db)\//.test(edge.to) ? placeOf(edge.to) : undefined
      for (const [sentence, isBroken] of rules) {
        if (isBroken(edge, from, to)) found.push(`${sentence}: ${edge.from} imports ${edge.to}`)
      }
    }
  }
  return found
}
