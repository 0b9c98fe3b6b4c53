import { useEffect, useState } from 'react'
import { Button } from './buttons.tsx'
import { callApi } from './call-api.ts'
import { CopyField } from './copy-field.tsx'
import { Confirm } from './dialog.tsx'
import type { DraftAnswer } from './draft-answer.ts'
import { Notice, Skeleton } from './panels.tsx'

interface Links {
  links: { number: number; by: string; madeText: string; untilText: string }[]
}

export interface SharingProps {
  answer: Pick<DraftAnswer, 'kind' | 'id'>
  /** hands over the last words and saves them: what is shared is what was typed */
  save: () => Promise<unknown>
}

/** What stands in the dialog; it is fetched when that is first opened. */
export function Sharing({ answer, save }: SharingProps) {
  const path = `/v1/draft-links/${answer.kind}/${encodeURIComponent(answer.id)}`
  const [links, setLinks] = useState<Links['links']>()
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [leaving, setLeaving] = useState<number>()

  async function ask(method: 'GET' | 'POST' | 'DELETE', rest = ''): Promise<void> {
    setBusy(true)
    if (method === 'POST') await save()
    const result = await callApi<Links & { url?: string }>(method, `${path}${rest}`)
    setBusy(false)
    setProblem(result.ok ? '' : result.message)
    if (!result.ok) return
    setLeaving(undefined)
    setLinks(result.data.links)
    setUrl(result.data.url ?? (method === 'DELETE' ? '' : url))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => {
    void ask('GET')
  }, [])

  return (
    <>
      <p>
        Siapa pun yang memegang tautannya melihat draf ini seperti adanya saat dibuka, tanpa masuk, selama
        tujuh hari. Mesin pencari tidak menemukannya.
      </p>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {url && (
        <Notice tone="good" title="Tautan dibuat">
          <CopyField label="Tautan" value={url} />
          Salin sekarang: alamatnya hanya ditampilkan sekali.
        </Notice>
      )}
      {links === undefined ? (
        !problem && <Skeleton lines={2} />
      ) : (
        <ul className="o-share-links">
          {links.map(({ number, by, madeText, untilText }) => (
            <li key={number}>
              <span>
                {`Dibuat ${by}, ${madeText}`}
                <small>{`Berlaku sampai ${untilText}`}</small>
              </span>
              <Button isSmall label={`Cabut tautan ${number}`} onClick={() => setLeaving(number)}>
                Cabut
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="o-actions">
        <Button tone="main" icon="link" busy={isBusy} onClick={() => void ask('POST')}>
          Buat tautan
        </Button>
      </div>
      <Confirm
        title={`Cabut tautan ${leaving ?? ''}?`}
        text="Siapa pun yang memegangnya tidak dapat membuka draf ini lagi."
        confirm="Cabut"
        open={leaving !== undefined}
        busy={isBusy}
        problem={problem}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => void ask('DELETE', `/${leaving}`)}
      />
    </>
  )
}
