import { insertNode, setAttributes } from './commands.ts'
import type { TextEditor } from './text-editor.ts'
import type { AskedThing } from './thing-dialog.tsx'

/** A thing that was asked about: put into the text, or changed where it stands. */
export function putThing(
  editor: TextEditor,
  { name, pos }: AskedThing,
  attrs: Record<string, unknown>,
): void {
  editor.run(pos === undefined ? insertNode(name, attrs) : setAttributes(pos, attrs))
}
