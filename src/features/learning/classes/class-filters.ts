import { choicesOf, type Filter } from '../../../ui/lists.ts'
import { badges, type ClassType, classStates, levels, types } from './classes.rules.ts'

const { all: _everybody, ...levelsOfSome } = levels

/** The filters of lists of classes. */
export const stateFilter: Filter<{ state: string }> = {
  name: 'state',
  label: 'Status',
  choices: classStates.map(state => ({ value: state, label: badges[state].label })),
  of: ({ state }) => state,
}

export const typeFilter = (choices: readonly ClassType[]): Filter<{ type: string }> => ({
  name: 'type',
  label: 'Bentuk',
  choices: choices.map(type => ({ value: type, label: types[type] })),
  of: ({ type }) => type,
})

export const levelFilter: Filter<{ level: string }> = {
  name: 'level',
  label: 'Tingkat',
  choices: choicesOf(levelsOfSome),
  of: ({ level }) => level,
}

/** none where there is nothing to choose */
export const categoryFilters = (
  categories: { slug: string; name: string }[],
): Filter<{ category: { slug: string } | null }>[] =>
  categories.length < 2
    ? []
    : [
        {
          name: 'category',
          label: 'Kategori',
          choices: categories.map(({ slug, name }) => ({ value: slug, label: name })),
          of: ({ category }) => category?.slug,
        },
      ]
