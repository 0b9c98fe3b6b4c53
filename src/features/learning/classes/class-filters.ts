import type { ListFilter } from '../../../ui/lists.ts'
import {
  badges,
  type ClassLevel,
  type ClassType,
  classLevels,
  classStates,
  levels,
  types,
} from './classes.rules.ts'

/** The filters of lists of classes, each with the value that is chosen. */
export const stateFilter = (value?: string): ListFilter => ({
  name: 'state',
  label: 'Status',
  any: 'Semua',
  value,
  choices: classStates.map(state => ({ value: state, label: badges[state].label })),
})

export const typeFilter = (choices: readonly ClassType[], value?: string): ListFilter => ({
  name: 'type',
  label: 'Bentuk',
  any: 'Semua',
  value,
  choices: choices.map(type => ({ value: type, label: types[type] })),
})

export const levelFilter = (value?: string): ListFilter => ({
  name: 'level',
  label: 'Tingkat',
  any: 'Semua',
  value,
  choices: classLevels
    .filter((level): level is Exclude<ClassLevel, 'all'> => level !== 'all')
    .map(level => ({ value: level, label: levels[level] })),
})

/** none where there is nothing to choose */
export function categoryFilter(
  categories: { slug: string; name: string }[],
  value?: string,
): ListFilter | undefined {
  if (categories.length < 2) return undefined
  return {
    name: 'kategori',
    label: 'Kategori',
    any: 'Semua',
    value,
    choices: categories.map(({ slug, name }) => ({ value: slug, label: name })),
  }
}
