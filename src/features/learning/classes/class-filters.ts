import { choicesOf, type Filter } from '../../../ui/lists.ts'
import { badges, type ClassType, classStates, levels, types } from './classes.rules.ts'

const { all: _everybody, ...levelsOfSome } = levels

/** The filters of lists of classes. */
export const stateFilter: Filter = {
  name: 'state',
  label: 'Status',
  choices: classStates.map(state => ({ value: state, label: badges[state].label })),
}

export const typeFilter = (choices: readonly ClassType[]): Filter => ({
  name: 'type',
  label: 'Bentuk',
  choices: choices.map(type => ({ value: type, label: types[type] })),
})

export const levelFilter: Filter = { name: 'level', label: 'Tingkat', choices: choicesOf(levelsOfSome) }

/** none where there is nothing to choose */
export const categoryFilters = (categories: { slug: string; name: string }[]): Filter[] =>
  categories.length < 2
    ? []
    : [
        {
          name: 'category',
          label: 'Kategori',
          choices: categories.map(({ slug, name }) => ({ value: slug, label: name })),
        },
      ]
