import type { EditorPage } from './editor.contract.ts'

/** /Kelola/Halaman/{name} */
export function PageEditor({ data }: { data: EditorPage }) {
  return <p>{data.entry.label}</p>
}
