import type { OfficeListData } from '../../../shared/office-list.ts'

type State = Pick<OfficeListData<unknown>, 'path' | 'state'>

/** The list with one thing of its state changed; an empty value takes it out. */
export function hrefWith({ path, state }: State, name: string, value: string): string {
  const query = new URLSearchParams(state)
  if (value === '') query.delete(name)
  else query.set(name, value)
  return hrefOf(path, String(query))
}

export const hrefOf = (path: string, state: string) => (state === '' ? path : `${path}?${state}`)

/** Two states that ask for the same, whatever order they say it in. */
export const isSameState = (one: string, other: string) => sorted(one) === sorted(other)

function sorted(state: string): string {
  const query = new URLSearchParams(state)
  query.sort()
  return String(query)
}

/** What each sortable head leads to: its other direction where the list stands by it already. */
export function sortLinks(list: Pick<OfficeListData<unknown>, 'sorts' | 'sort'> & State) {
  const columns = new Set(list.sorts.map(({ column }) => column))
  return new Map(
    [...columns].map(column => {
      const ways = list.sorts.filter(sort => sort.column === column)
      const at = ways.findIndex(({ value }) => value === list.sort)
      const next = ways[(at + 1) % ways.length]?.value ?? ''
      const now = at < 0 ? 'none' : ways[at]?.isDescending ? 'descending' : 'ascending'
      const usual = list.sorts[0]?.value
      return [column, { href: hrefWith(list, 'sort', next === usual ? '' : next), now }] as const
    }),
  )
}
