import type { InTenant } from '../../../platform/http/endpoint.ts'
import { monthName } from '../../../shared/dates.ts'
import type { Json } from '../../../shared/json.ts'
import { readJson } from '../../../shared/json.ts'
import { kinds } from '../../core/permissions/permissions.ts'
import { listCities, regionNames } from '../../core/regions/regions.ts'
import { badges, findClass, getBatch, listBatches, types } from '../../learning/classes/classes.ts'
import type {
  AllCounters,
  Chart,
  CounterQuery,
  Counters,
  Extensions,
  Overview,
  ProvinceCounts,
  ProvinceScores,
} from './statistics.contract.ts'
import { type ChartType, charts, countedKinds, counterFlags, smallestGroup } from './statistics.rules.ts'
import * as store from './statistics.store.ts'

/** The counters that were asked for. They are sums of what is there, and none points at a person. */
export async function countFlags({ tx, clock }: InTenant, query: CounterQuery): Promise<Counters> {
  const all = await store.countAll(tx, clock.now())
  const asked = counterFlags.filter(flag => query[flag])
  const shown = asked.length > 0 ? asked : counterFlags
  return Object.fromEntries(shown.map(flag => [flag, all[flag]]))
}

export async function countEverything({ tx, clock }: InTenant): Promise<AllCounters> {
  const { classes: _, ...counters } = await store.countAll(tx, clock.now())
  return counters
}

/** The few figures for a landing page. */
export async function countForLanding({ tx, clock }: InTenant) {
  const { students, mentors, schools, cities, programs, classes } = await store.countAll(tx, clock.now())
  return { students, mentors, schools, cities, programs, classes }
}

const isKey = <Words extends object>(words: Words, key: PropertyKey): key is keyof Words =>
  Object.hasOwn(words, key)

const stateLabel = (name: string) => (isKey(badges, name) ? badges[name].label : name)

/** How large the tenant is. */
export async function countOverview({ tx, clock }: InTenant): Promise<Overview> {
  const row = await store.countOverview(tx, countedKinds, clock.now())
  return {
    ...row,
    members: row.members.flatMap(({ kind, total }) =>
      isKey(kinds, kind) ? [{ kind, ...kinds[kind], total }] : [],
    ),
    classes: row.classes.map(one => ({ ...one, label: isKey(types, one.name) ? types[one.name] : one.name })),
    classrooms: row.classrooms.map(one => ({ ...one, label: stateLabel(one.name) })),
  }
}

/** Schools and members by province; fewer than five people in one place are not told. */
export async function countProvinces({ tx }: InTenant): Promise<ProvinceCounts> {
  const rows = await store.countProvinces(tx, smallestGroup)
  const names = await regionNames()
  return rows.flatMap(({ id, schools, members }) => {
    const province = names.province(id)
    return province ? [{ ...province, schools, members }] : []
  })
}

/** How far a province is reached: the share of its regencies and cities with at least one verified school, in percent. */
export async function scoreProvinces({ tx }: InTenant): Promise<ProvinceScores> {
  const rows = await store.countProvinces(tx, smallestGroup)
  const names = await regionNames()
  const scores: ProvinceScores = []
  for (const { id, cities } of rows) {
    const province = names.province(id)
    if (!province || cities === 0) continue
    const citiesTotal = (await listCities(id)).length
    const score = Math.round((cities / citiesTotal) * 100)
    scores.push({ ...province, score, citiesReached: cities, citiesTotal })
  }
  return scores.sort((a, b) => b.score - a.score || a.name.localeCompare(b.name))
}

/** The last twelve months of something, month by month. */
export async function chartOf({ tx, clock, tenant }: InTenant, type: ChartType): Promise<Chart> {
  const rows = await store.countMonths(tx, type, clock.now(), tenant.timeZone)
  return {
    type,
    title: charts[type],
    months: rows.map(({ month }) => month),
    labels: rows.map(({ month }) => monthName(month)),
    data: rows.map(({ data }) => data),
    total: rows.map(({ total }) => total),
  }
}

/** more runs at a time no tenant of ours has */
const batchesShown = 100

/** The runs that are active, by state, with their places. */
export async function countBatches(context: InTenant) {
  const { items, data_count: counted } = readJson(
    await listBatches(context, { page: 1, pageSize: batchesShown }),
  )
  const states = Map.groupBy(items, ({ state }) => state)
  return {
    total: counted.total_data,
    seats: items.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
    states: [...states].map(([name, some]) => ({ name, label: stateLabel(name), total: some.length })),
    items,
  }
}

const day = 86_400_000

/** One active run, and what its class consists of. */
export async function describeBatch(context: InTenant, id: number) {
  const batch = readJson(await getBatch(context, id))
  const found = readJson(await findClass(context, { id: batch.class.id }))
  const start = new Date(batch.startAt).getTime()
  return {
    ...batch,
    totalModules: found?.totalModules ?? 0,
    totalChapters: found?.totalChapters ?? 0,
    totalWebinars: found?.webinars.length ?? 0,
    daysToStart: Math.max(0, Math.ceil((start - context.clock.now().getTime()) / day)),
    lengthInDays: Math.ceil((new Date(batch.endAt).getTime() - start) / day),
  }
}

/** Continuing education: certified classes that belong to no programme, by category. */
export function countExtensions({ tx, clock }: InTenant): Promise<Json<Extensions>> {
  return store.countExtensions(tx, clock.now())
}
