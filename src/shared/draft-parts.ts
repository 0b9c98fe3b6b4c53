/** Values that are written, as parts that can be changed and merged one by one. Pure: the browser uses it as well. */
export type Content = Readonly<Record<string, unknown>>

/** Where a kind's value has parts below its fields. */
export interface Shape {
  /** the field with a list of blocks, each with an `id` of its own */
  blocks?: string
  /** objects whose fields stand for themselves: `css.clr_primary` */
  nested?: readonly string[]
}

/** What a save says: fields by name (`css.clr_primary` too), and of the blocks their order and those that changed. */
export interface Patch {
  fields?: Readonly<Record<string, unknown>> | undefined
  blocks?:
    | { order?: readonly string[] | undefined; put?: Readonly<Record<string, Content>> | undefined }
    | undefined
}

type Parts = Map<string, unknown>

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** the same JSON, whatever order its fields stand in */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || textOf(one) === textOf(other)

const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    isContent(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )

const idOf = (block: unknown): string | undefined =>
  isContent(block) && typeof block.id === 'string' && block.id !== '' ? block.id : undefined

/** The blocks of a value by their ids; undefined where one has none, or two have the same: then they are one field. */
function blocksOf({ blocks }: Shape, value: Content): Map<string, Content> | undefined {
  const list: unknown = blocks === undefined ? undefined : value[blocks]
  if (!Array.isArray(list)) return undefined
  const found = new Map<string, Content>()
  for (const block of list) {
    const id = idOf(block)
    if (id === undefined || found.has(id) || !isContent(block)) return undefined
    found.set(id, block)
  }
  return found
}

/** `title`, `css.clr_primary`, `sections.tim` for a block, and `sections` for the order of all. */
function partsOf(shape: Shape, value: Content, isByBlock: boolean): Parts {
  const parts: Parts = new Map()
  const blocks = isByBlock ? blocksOf(shape, value) : undefined
  for (const [name, field] of Object.entries(value)) {
    if (name === shape.blocks && blocks) {
      parts.set(name, [...blocks.keys()])
      for (const [id, block] of blocks) parts.set(`${name}.${id}`, block)
    } else if (shape.nested?.includes(name) && isContent(field))
      for (const [token, one] of Object.entries(field)) parts.set(`${name}.${token}`, one)
    else parts.set(name, field)
  }
  return parts
}

function whole({ blocks, nested = [] }: Shape, parts: Parts, isByBlock: boolean): Content {
  const value: Record<string, unknown> = Object.fromEntries(nested.map(name => [name, {}]))
  for (const [name, part] of parts) {
    const [field = '', ...rest] = name.split('.')
    if (rest.length === 0) value[field] = part
    else if (nested.includes(field)) value[field] = { ...Object(value[field]), [rest.join('.')]: part }
  }
  if (blocks !== undefined && isByBlock) {
    const order = parts.get(blocks)
    value[blocks] = Array.isArray(order) ? order.flatMap(id => parts.get(`${blocks}.${id}`) ?? []) : []
  }
  return value
}

const allByBlock = (shape: Shape, values: readonly (Content | undefined)[]) =>
  values.every(value => value === undefined || blocksOf(shape, value) !== undefined)

/** The value with a save over it. */
export function apply(shape: Shape, value: Content, { fields = {}, blocks = {} }: Patch): Content {
  // the whole list, where two blocks have the same id
  const isWhole = shape.blocks !== undefined && Object.hasOwn(fields, shape.blocks)
  const isByBlock = !isWhole && allByBlock(shape, [value])
  const parts = partsOf(shape, value, isByBlock)
  for (const [name, field] of Object.entries(fields)) parts.set(name, field)
  const put = Object.entries(blocks.put ?? {})
  if (shape.blocks === undefined || (put.length === 0 && !blocks.order)) return whole(shape, parts, isByBlock)
  const known = parts.get(shape.blocks)
  const before: unknown[] = isByBlock && Array.isArray(known) ? known : []
  for (const [id, block] of put) parts.set(`${shape.blocks}.${id}`, { ...block, id })
  parts.set(shape.blocks, blocks.order ?? [...new Set([...before, ...put.map(([id]) => id)])])
  return whole(shape, parts, true)
}

/** The names of the parts in which two values differ. */
export function changedParts(shape: Shape, before: Content, after: Content): string[] {
  const isByBlock = allByBlock(shape, [before, after])
  const old = partsOf(shape, before, isByBlock)
  const now = partsOf(shape, after, isByBlock)
  return [...new Set([...now.keys(), ...old.keys()])].filter(name => !isSame(old.get(name), now.get(name)))
}

/** What has to be sent so that `before` becomes `after`; undefined where nothing has. */
export function patchOf(shape: Shape, before: Content, after: Content): Patch | undefined {
  const changed = changedParts(shape, before, after)
  if (changed.length === 0) return undefined
  const { blocks } = shape
  const isByBlock = allByBlock(shape, [before, after])
  const parts = partsOf(shape, after, isByBlock)
  const isBlock = (name: string) => blocks !== undefined && isByBlock && name.startsWith(`${blocks}.`)
  const put = changed.filter(name => isBlock(name) && parts.has(name))
  const fields = changed.filter(name => !isBlock(name) && !(isByBlock && name === blocks))
  const order = blocksOf(shape, after)
  return {
    ...(fields.length > 0
      ? { fields: Object.fromEntries(fields.map(name => [name, parts.get(name) ?? null])) }
      : {}),
    ...(blocks !== undefined && isByBlock && changed.some(name => name === blocks || isBlock(name))
      ? {
          blocks: {
            order: [...(order?.keys() ?? [])],
            put: Object.fromEntries(
              put.flatMap(name => {
                const block = parts.get(name)
                return isContent(block) ? [[name.slice(blocks.length + 1), block]] : []
              }),
            ),
          },
        }
      : {}),
  }
}

/** A part that two have changed, each in their own way; null: taken away, or not there. */
export interface Difference {
  field: string
  mine: unknown
  theirs: unknown
}

export interface Merged {
  value: Content
  /** in `value` these stand as mine */
  conflicts: Difference[]
}

/** What both made of `base`, part by part. Without a base every part that differs is a conflict. */
export function merge(shape: Shape, base: Content | undefined, mine: Content, theirs: Content): Merged {
  const isByBlock = allByBlock(shape, [base, mine, theirs])
  const [old, my, their] = [base ?? {}, mine, theirs].map(value => partsOf(shape, value, isByBlock))
  const parts: Parts = new Map()
  const conflicts: Difference[] = []
  if (!old || !my || !their) return { value: mine, conflicts }
  for (const name of new Set([...my.keys(), ...their.keys()])) {
    if (isByBlock && name === shape.blocks) continue
    const [was, one, other] = [old.get(name), my.get(name), their.get(name)]
    const isTheirs = base !== undefined && isSame(one, was)
    const isMine = isSame(one, other) || (base !== undefined && isSame(other, was))
    if (!isTheirs && !isMine) conflicts.push({ field: name, mine: one ?? null, theirs: other ?? null })
    const taken = isTheirs ? other : one
    if (taken !== undefined) parts.set(name, taken)
  }
  const { blocks } = shape
  if (blocks !== undefined && isByBlock) {
    const lists = [old, my, their].map(one => one.get(blocks))
    const [was = [], one = [], other = []] = lists.map(list => (Array.isArray(list) ? list.map(String) : []))
    parts.set(
      blocks,
      mergedOrder({ was, one, other }, id => parts.has(`${blocks}.${id}`)),
    )
  }
  return { value: whole(shape, parts, isByBlock), conflicts }
}

interface Orders {
  was: readonly string[]
  one: readonly string[]
  other: readonly string[]
}

/** Mine where I moved something, else theirs; what only the other list has stands behind what it stood behind there. */
function mergedOrder({ was, one, other }: Orders, isKept: (id: string) => boolean): string[] {
  const common = (list: readonly string[]) => list.filter(id => was.includes(id) && one.includes(id))
  const isMoved = !isSame(common(one), common(was))
  const [first, second] = isMoved ? [one, other] : [other, one]
  const order = first.filter(isKept)
  for (const [index, id] of second.entries()) {
    if (order.includes(id) || !isKept(id)) continue
    const before = second.slice(0, index).findLast(one => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}
