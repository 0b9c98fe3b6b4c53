import type { TextEditor } from './text-editor.ts'
import type { AskedThing } from './thing-dialog.tsx'

/** What stands around a text has of it. */
export interface Writing {
  editor: TextEditor
  /** opens the small form of a thing */
  ask(thing: AskedThing): void
  find(): void
}
