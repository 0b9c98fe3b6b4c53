import { fieldsOf } from '../../../platform/http/fields.ts'
import type { FormField } from '../../../shared/form-field.ts'
import { writtenSection } from '../../core/sections/sections.ts'
import type { EditorForm } from './editor.contract.ts'
import { pageContent, pageSeo } from './pages.contract.ts'

/** The way on stands below everything else. */
const moreLast = (fields: readonly FormField[]): FormField[] => [
  ...fields.filter(({ name }) => name !== 'more'),
  ...fields.filter(({ name }) => name === 'more'),
]

/** The fields of a section, by its kind. */
const sectionFields: EditorForm['sections'] = Object.fromEntries(
  writtenSection.options.map(kind => [kind.shape.kind.value, moreLast(fieldsOf(kind))]),
)

/** The fields of a page as an editor writes it, read off the contracts. */
export const editorForm: EditorForm = {
  heading: fieldsOf(pageContent),
  sections: sectionFields,
  seo: fieldsOf(pageSeo),
}
