import './notes.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { Note, NotesPage } from './notes.contract.ts'

export const pages: PagesOf<'notes.own'> = { 'notes.own': OwnNotes }

/** Everything one marked and wrote in a class, chapter by chapter. */
function OwnNotes({ data: { slug, name, chapters } }: { data: NotesPage }) {
  const [removed, setRemoved] = useState<Note>()
  return (
    <Office
      path={to.learning()}
      title="Catatan saya"
      text={`${name}. Hanya Anda yang dapat membacanya.`}
      crumbs={[
        { label: 'Kelas saya', href: to.learning() },
        { label: name, href: to.learningIn({ slug }) },
        { label: 'Catatan' },
      ]}
    >
      {chapters.length === 0 && (
        <Panel>
          <Empty
            level="h2"
            icon="list"
            title="Belum ada catatan"
            text="Tandai sebagian teks sebuah bab, lalu pilih Sorot atau Catat. Semuanya terkumpul di sini."
          />
        </Panel>
      )}
      {chapters.map(chapter => (
        <Panel key={chapter.href} title={chapter.title} actions={<a href={chapter.href}>Buka bab</a>}>
          <ul className="o-notes">
            {chapter.notes.map(note => (
              <li key={note.key}>
                <div>
                  {note.quote && <blockquote>{note.quote}</blockquote>}
                  {note.text && <p>{note.text}</p>}
                </div>
                <Button isSmall tone="quiet" onClick={() => setRemoved(note)}>
                  Hapus
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
      <ConfirmCall
        title="Hapus catatan ini?"
        text={removed?.text || removed?.quote || ''}
        confirm="Hapus catatan"
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        call={() => callApi('DELETE', `/v1/class/notes/${removed?.key}`)}
      />
    </Office>
  )
}
