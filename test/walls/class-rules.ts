import { classesOfMarkup, classesOfModule, classesOfStyles, hole } from './class-names.ts'

/** part → class, its last words in braces (`cards-{two,three}`) → what it is */
export type Hooks = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface House {
  /** path → text: modules and stylesheets */
  files: ReadonlyMap<string, string>
  /** what the kit promises, and what pages and the browser's own parts do */
  hooks: { kit: Hooks; pages: Hooks }
}

/** Whose a file is: `kit`, `office`, a layout, a room, or what is drawn around them (`app`, `client`). */
function ownerOf(path: string): string | undefined {
  const [, zone = '', drawer = '', file, inRoom] = path.split('/')
  if (zone === 'ui') return drawer === 'office' ? 'office' : 'kit'
  if (zone === 'layouts') return file === undefined ? undefined : `${zone}/${drawer}`
  if (zone === 'features') return inRoom === undefined ? undefined : `${zone}/${drawer}/${file}`
  return zone === 'app' || zone === 'client' ? zone : undefined
}

interface Owner {
  /** classes that its modules name where classes are put */
  classes: Set<string>
  /** those, and what is kept in constants before */
  drawn: Set<string>
  /** every string of one word */
  words: Set<string>
  /** class that its stylesheets name → the first that does */
  styled: Map<string, string>
}

export type Owners = ReadonlyMap<string, Owner>

export function ownersOf(files: House['files']): Owners {
  const owners = new Map<string, Owner>()
  for (const [path, text] of files) {
    const name = ownerOf(path)
    if (name === undefined) continue
    const owner = owners.get(name) ?? newOwner()
    owners.set(name, owner)
    // rooms draw in components, and in markup written as text: other strings are SQL and sentences
    if (name.startsWith('features/') && path.endsWith('.ts')) {
      for (const one of classesOfMarkup(text)) {
        owner.classes.add(one)
        owner.drawn.add(one)
      }
      continue
    }
    if (path.endsWith('.css')) {
      for (const one of classesOfStyles(text)) if (!owner.styled.has(one)) owner.styled.set(one, path)
      continue
    }
    const { classes, kept, words } = classesOfModule(path, text)
    for (const one of classes) owner.classes.add(one)
    for (const one of [...classes, ...kept]) owner.drawn.add(one)
    for (const one of words) owner.words.add(one)
  }
  return owners
}

const newOwner = (): Owner => ({
  classes: new Set(),
  drawn: new Set(),
  words: new Set(),
  styled: new Map(),
})

/**
 * Whether modules of this owner draw the class, written out or composed: `card-${look}` draws `card-index` where
 * `index` is a string of the owner or of the kit (there the looks are named), and `tier-${n}` draws `tier-3`.
 */
export function draws(owners: Owners, name: string, one: string): boolean {
  const owner = owners.get(name)
  if (!owner) return false
  if (owner.drawn.has(one)) return true
  const mayFill = (word: string) =>
    word === '' || /^\d+$/.test(word) || owner.words.has(word) || owners.get('kit')?.words.has(word)
  for (const pattern of owner.drawn) {
    if (!pattern.includes(hole) || !/[a-z]/.test(pattern)) continue
    const filled = new RegExp(`^${pattern.replaceAll(hole, '([\\w-]*)')}$`).exec(one)
    if (filled?.slice(1).every(mayFill)) return true
  }
  return false
}

const isLayout = (name: string) => name.startsWith('layouts/')
const layoutsOf = (owners: Owners) => [...owners].filter(([name]) => isLayout(name))

const namesIn = (hooks: Hooks): string[] => Object.values(hooks).flatMap(Object.keys).flatMap(spread)
const hookNames = ({ kit, pages }: House['hooks']): string[] => [...namesIn(kit), ...namesIn(pages)]

/** `cards-{two,three}` → `cards-two`, `cards-three` */
function spread(name: string): string[] {
  const [, before = '', looks] = /^(.*)\{(.+)\}$/.exec(name) ?? []
  return looks === undefined ? [name] : looks.split(',').map(look => before + look)
}

/** A layout's own: it draws the class, and the kit has no such thing. */
const isOwn = (owners: Owners, layout: string, one: string) =>
  draws(owners, layout, one) && !draws(owners, 'kit', one) && !owners.get('kit')?.styled.has(one)

const around = (owners: Owners) => [...owners.keys()].filter(name => !isLayout(name))

/** The first word: `pem` of `pem-bar`. */
const prefixOf = (one: string) => one.split('-')[0] ?? one

/** prefix → those who have classes of their own that begin so */
function holders(owners: Owners, names: readonly string[], isTheirs: (name: string, one: string) => boolean) {
  const found = new Map<string, Set<string>>()
  for (const name of names) {
    const { classes, styled } = owners.get(name) ?? newOwner()
    for (const one of [...classes, ...styled.keys()]) {
      const prefix = prefixOf(one)
      if (!/^[a-z]\w*$/.test(prefix) || !isTheirs(name, one)) continue
      found.set(prefix, (found.get(prefix) ?? new Set()).add(name))
    }
  }
  return found
}

type Rule = readonly [sentence: string, broken: (owners: Owners, hooks: House['hooks']) => string[]]

export const rules: readonly Rule[] = [
  [
    'a class that a layout styles is drawn by somebody',
    owners =>
      layoutsOf(owners).flatMap(([layout, { styled }]) =>
        [...styled]
          .filter(([one]) => ![layout, ...around(owners)].some(name => draws(owners, name, one)))
          .map(([one, path]) => `.${one} in ${path}`),
      ),
  ],
  [
    'a class that a room or the office styles is drawn by somebody',
    owners => {
      const all = around(owners)
      return all
        .filter(name => name === 'office' || name.startsWith('features/'))
        .flatMap(name => [...(owners.get(name)?.styled ?? [])])
        .filter(([one]) => !all.some(name => draws(owners, name, one)))
        .map(([one, path]) => `.${one} in ${path}`)
    },
  ],
  [
    'a class of the kit or of a page that a layout names is a hook',
    (owners, hooks) => {
      const promised = new Set(hookNames(hooks))
      return layoutsOf(owners).flatMap(([layout, { classes, styled }]) =>
        [...new Set([...styled.keys(), ...[...classes].filter(one => owners.get('kit')?.styled.has(one))])]
          .filter(one => !promised.has(one) && !isOwn(owners, layout, one))
          .map(one => `.${one} in ${layout}`),
      )
    },
  ],
  [
    'a hook is drawn by the kit, or by a page if it is one of theirs',
    (owners, { kit, pages }) => {
      const pageOwners = around(owners).filter(name => name !== 'kit' && name !== 'office')
      const isDrawn = (by: readonly string[], one: string) => by.some(name => draws(owners, name, one))
      return [
        ...namesIn(kit).filter(one => !isDrawn(['kit'], one)),
        ...namesIn(pages).filter(one => !isDrawn(pageOwners, one)),
      ]
    },
  ],
  [
    'a hook is named by a layout',
    (owners, hooks) =>
      hookNames(hooks).filter(
        one => !layoutsOf(owners).some(([, { classes, styled }]) => styled.has(one) || classes.has(one)),
      ),
  ],
  [
    'a prefix of a layout belongs to it alone',
    owners => {
      const layouts = layoutsOf(owners).map(([name]) => name)
      const own = holders(owners, layouts, (name, one) => isOwn(owners, name, one))
      const others = holders(owners, around(owners), () => true)
      return [...own]
        .map(([prefix, names]) => ({ prefix, names: [...names, ...(others.get(prefix) ?? [])] }))
        .filter(({ names }) => names.length > 1)
        .map(({ prefix, names }) => `${prefix}- of ${names.join(', ')}`)
    },
  ],
  [
    "an abbreviation before a room's classes belongs to it alone",
    owners => {
      const isShared = (one: string) =>
        ['kit', 'office'].some(name => draws(owners, name, one) || owners.get(name)?.styled.has(one))
      const rooms = around(owners).filter(name => name.startsWith('features/'))
      return [...holders(owners, rooms, (_, one) => one.includes('-') && !isShared(one))]
        .filter(([prefix, names]) => prefix.length > 1 && prefix.length < 4 && names.size > 1)
        .map(([prefix, names]) => `${prefix}- of ${[...names].join(', ')}`)
    },
  ],
]

/** What breaks the rules, one line each. */
export function violations({ files, hooks }: House): string[] {
  const owners = ownersOf(files)
  return rules.flatMap(([sentence, broken]) => broken(owners, hooks).map(line => `${sentence}: ${line}`))
}
