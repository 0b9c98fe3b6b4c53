import './syllabi.css'
import { useEffect, useState } from 'react'
import { Empty } from '../../../ui/kit/list-frame.tsx'
import { ListTools } from '../../../ui/kit/tools.tsx'
import { PagerNav } from '../../../ui/kit/trail.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { SyllabusPage, SyllabusRow } from './syllabi.contract.ts'

export const pages: PagesOf<'classes.syllabi'> = { 'classes.syllabi': Syllabi }

/** Syllabi as one table: to compare, to filter, and to take along on paper. */
function Syllabi({ data }: { data: SyllabusPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame {...data} variant="offer" facts={[]}>
      <div className="list-above">
        <ListTools list={data} />
      </div>
      {data.rows.length === 0 ? (
        <Empty empty={data.empty} />
      ) : (
        <>
          <div className="syllabi-bar">
            <span>{`${data.pager?.totalItems ?? data.rows.length} silabus`}</span>
            <PrintButton />
          </div>
          <SyllabusTable caption={data.caption} rows={data.rows} />
        </>
      )}
      {data.pager && <PagerNav pager={data.pager} />}
    </DetailFrame>
  )
}

/** Printing takes a script, so the button is there once one runs; without, the browser's own menu prints as well. */
function PrintButton() {
  const [canPrint, setCanPrint] = useState(false)
  // the server knows no printer: drawn only after hydration
  useEffect(() => setCanPrint(true), [])
  if (!canPrint) return null
  return (
    <button className="btn btn-line btn-small syllabi-print" type="button" onClick={() => window.print()}>
      Cetak silabus
    </button>
  )
}

function SyllabusTable({ caption, rows }: { caption: string; rows: SyllabusRow[] }) {
  return (
    <table className="syllabi">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Kelas</th>
          <th scope="col">Modul</th>
          <th scope="col">Kompetensi</th>
          <th scope="col">Lama belajar</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.href}>
            <th scope="row">
              <a href={row.href}>{row.title}</a>
              <p className="syllabi-kind">{row.kind}</p>
            </th>
            <td data-label="Modul">
              <ol>
                {row.modules.map(module => (
                  <li key={module.title}>
                    {module.title} <small>{module.chapters}</small>
                  </li>
                ))}
              </ol>
            </td>
            <td data-label={row.competencies.length > 0 ? 'Kompetensi' : undefined}>
              {row.competencies.join(', ')}
            </td>
            <td data-label="Lama belajar">{row.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
