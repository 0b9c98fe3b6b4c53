import type { Content } from '../../../shared/draft-parts.ts'
import { type DraftKind, opened } from '../../core/publishing/publishing.ts'
import { listPages } from '../pages/pages.ts'
import { checked, type Drafted, formOf, toldOf, writeDrafted } from './drafted-files.ts'
import {
  FieldProblems,
  type FolderHand,
  type FolderPart,
  nameBelow,
  type PresentFile,
} from './folder-part.ts'

/** The site's own pages: `pages/About.yaml`. */
export function pagePart(draft: DraftKind): FolderPart {
  const drafted: Drafted = { draft }
  return {
    label: 'Halaman',
    isText: false,
    nameIn: nameBelow('pages', 'yaml', /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/),
    async list(reader) {
      const found: PresentFile[] = []
      for (const { name } of await listPages(reader.tx)) {
        const now = await opened(reader, draft, name)
        const value = now.thing.published?.value ?? now.value
        const form = formOf(drafted, { value, status: 'published' }, reader)
        found.push({
          path: `pages/${name}.yaml`,
          label: now.thing.label,
          form,
          isBusy: now.state === 'changed',
        })
      }
      return found
    },
    async bring(hand, name, read) {
      if (!(await draft.find(hand, name, false)))
        throw new FieldProblems([{ field: '', message: `Situs tidak memiliki halaman bernama ${name}` }])
      const told = toldOf(drafted, read, hand, undefined)
      const value = checked(drafted, told)
      return {
        form: formOf(drafted, { ...told, value }, hand),
        write: () => writeDrafted(hand, drafted, name, { ...told, value }),
      }
    },
    async found(hand, name, read) {
      const value = checked(drafted, toldOf(drafted, read, hand, undefined))
      await draft.publish(hand, { id: name, label: name, beginning: () => value }, value, 1)
    },
  }
}

/** Writes what a site has once where nobody has written it yet. */
type Founded = (hand: FolderHand, kind: string, value: Content) => Promise<void>

/** What a site has once: `home.yaml`, `terms.yaml`, `look.yaml`. */
export function onlyPart(
  draft: DraftKind,
  { file, id, founded }: { file: string; id: string; founded: Founded },
): FolderPart {
  const drafted: Drafted = { draft }
  const path = `${file}.yaml`
  return {
    label: draft.what,
    isText: false,
    nameIn: given => (given === path ? id : undefined),
    async list(reader) {
      const { thing, state } = await opened(reader, draft, id)
      if (!thing.published) return []
      const form = formOf(drafted, { value: thing.published.value, status: 'published' }, reader)
      return [{ path, label: draft.what, form, isBusy: state === 'changed' }]
    },
    async bring(hand, _, read) {
      const told = toldOf(drafted, read, hand, undefined)
      const value = checked(drafted, told)
      return {
        form: formOf(drafted, { ...told, value }, hand),
        write: () => writeDrafted(hand, drafted, id, { ...told, value }),
      }
    },
    found: (hand, _, read) =>
      founded(hand, draft.kind, checked(drafted, toldOf(drafted, read, hand, undefined))),
  }
}
