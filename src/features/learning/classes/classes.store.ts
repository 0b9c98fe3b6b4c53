import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { KeptJson } from '../../../shared/json.ts'
import { type CardWishes, firstCards, listCards, pageOfCards } from '../../core/cards/cards.ts'
import type { ClassListQuery } from './class-queries.contract.ts'
import { visible } from './class-sql.ts'
import type { ClassItem } from './classes.contract.ts'

const found = statement(
  'classes.found',
  `select c.id from classes c where ${visible}
    and (c.search @@ websearch_to_tsquery('indonesian', :search) or c.name ilike '%' || :like || '%') limit 10000`,
)

async function foundIds({ tx, clock }: InTenant, search: string): Promise<number[]> {
  const rows = await tx.rows(found, { now: clock.now(), search, like: likeText(search) })
  return rows.map(({ id }) => id)
}

const facetsOf = (word: string, values: readonly (string | number)[] = []) =>
  values.map(value => `${word}:${value}`)

const flag = (word: string, value: boolean | undefined) => (value === undefined ? [] : [`${word}:${value}`])

/** The facets are those of made_class_cards. */
async function wishesOf(
  context: InTenant,
  query: Omit<ClassListQuery, 'page' | 'pageSize'>,
): Promise<CardWishes> {
  const {
    categoryId,
    categorySlug,
    competence,
    instructor,
    programSlug,
    search,
    registrarCityIds = [],
  } = query
  return {
    source: 'classes',
    kind: 'class',
    order: query.sort ?? 'state',
    exceptId: query.excludeId,
    facets: [
      facetsOf('state', query.state),
      facetsOf('level', query.level),
      facetsOf('type', query.type),
      facetsOf('program', query.programIds),
      registrarCityIds.length > 0 ? ['registrar:any', ...facetsOf('registrar', registrarCityIds)] : [],
      facetsOf('held', query.heldCityIds),
      categoryId === undefined ? [] : [`category:${categoryId}`],
      categorySlug ? [`in:${categorySlug}`] : [],
      flag('premium', query.premium),
      flag('preClass', query.preClass),
      flag('elevated', query.isElevated),
      competence === undefined ? [] : [`competence:${competence.toLowerCase()}`],
      instructor === undefined ? [] : [`instructor:${instructor}`],
      programSlug === undefined ? [] : [`within:${programSlug}`],
    ],
    ids: search ? await foundIds(context, search) : undefined,
  }
}

/** A page of published classes, as JSON of `classList`; open ones first, ended ones last, unless `sort` says otherwise. */
export const listClasses = async (
  context: InTenant,
  query: ClassListQuery,
): Promise<KeptJson<Paged<ClassItem>>> => listCards(context, await wishesOf(context, query), query)

/** The same as objects, for pages: each is the same object as long as its card looks the same. */
export const pageOfClasses = async (context: InTenant, query: ClassListQuery): Promise<Paged<ClassItem>> =>
  pageOfCards(context, await wishesOf(context, query), query)

/** The first of a list, where nobody asks how many there are. */
export const firstClasses = async (
  context: InTenant,
  query: Omit<ClassListQuery, 'page' | 'pageSize'>,
  count: number,
): Promise<ClassItem[]> => firstCards(context, await wishesOf(context, query), count)

const options = statement(
  'classes.options',
  'select slug as "value!", name as "label!" from visible_classes order by lower(name), slug',
)

/** Every published class, by its short address, to choose from. */
export const listClassOptions = (tx: Tx) => tx.rows(options)

const called = statement(
  'classes.called',
  'select id as "id!", slug as "slug!" from visible_classes where slug = any (:slugs::text[])',
)

/** Those of these short addresses that a published class has. */
export async function findClassesCalled(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  return new Set((await tx.rows(called, { slugs: [...slugs] })).map(({ slug }) => slug))
}

/** The published classes of these short addresses. */
export async function classesCalled(context: InTenant, slugs: readonly string[]): Promise<ClassItem[]> {
  const found = slugs.length === 0 ? [] : await context.tx.rows(called, { slugs: [...slugs] })
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  return firstCards(context, { source: 'classes', kind: 'class', order: 'title', ids }, ids.length)
}

const categoryOptions = statement(
  'classes.categoryOptions',
  `select slug as "value!", name as "label!" from visible_categories where kind = 'class' order by position, name`,
)

/** Every category a class can be filed under. */
export const listClassCategoryOptions = (tx: Tx) => tx.rows(categoryOptions)

const categories = statement(
  'classes.categories',
  `select k.slug, k.name from visible_categories k where k.kind = 'class' and exists (
    select from classes c where c.tenant_id = k.tenant_id and c.category_id = k.id and ${visible})
    order by k.position, k.name`,
)

/** Categories that have a published class, for the filters of a page. */
export function listClassCategories({ tx, clock }: InTenant): Promise<{ slug: string; name: string }[]> {
  return tx.rows(categories, { now: clock.now() })
}
