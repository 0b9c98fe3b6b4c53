import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import type { Likenesses } from './hand-ins.contract.ts'

/** What of a text stands in others of the class, where whoever marks asks for it. */
export function Similarity({ id }: { id: number }) {
  const [found, setFound] = useState<Likenesses>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function look(): Promise<void> {
    setBusy(true)
    const result = await callApi<Likenesses>('GET', `/v1/hand-ins/${id}/similar`)
    setBusy(false)
    setFound(result.ok ? result.data : undefined)
    setProblem(result.ok ? '' : result.message)
  }
  return (
    <Panel
      title="Kemiripan"
      text="Membandingkan dengan tugas lain di kelas ini. Petunjuk, bukan bukti: kutipan dan ungkapan umum ikut terhitung."
      actions={
        <Button isSmall busy={isBusy} onClick={() => void look()}>
          Periksa kemiripan
        </Button>
      }
    >
      <div role="status">
        {problem && <Notice tone="bad">{problem}</Notice>}
        {found?.length === 0 && <p>Tidak ada bagian yang sama dengan tugas lain di kelas ini.</p>}
        {found && found.length > 0 && (
          <ul className="hi-likes">
            {found.map(one => (
              <li key={one.href}>
                <a href={one.href} target="_blank" rel="noreferrer">
                  {one.name}
                </a>
                : {one.percent}% dari tulisan ini
                {one.passages.map(passage => (
                  <p key={passage} className="hi-text hi-comment">
                    {passage}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
