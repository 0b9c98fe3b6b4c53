import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import type { ClassPicture } from './polls.contract.ts'
import { type PollAct, percent, pollStates } from './polls.rules.ts'
import { useWatched } from './use-watched.views.tsx'

/** The answers as they come in, in groups, and what may be done next. */
export function Picture({ begun }: { begun: ClassPicture }) {
  const path = `/v1/polls/${begun.id}`
  const [picture, setPicture, isLost] = useWatched(path, begun)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<PollAct>()
  // the screen may hang before the whole class, which is to answer and to talk without knowing what is right
  const [isShown, setShown] = useState(false)
  const [isKeyShown, setKeyShown] = useState(false)
  const { state, round, people, answered, prompt, rev } = picture
  const shows = isShown || state !== 'open'

  async function act(what: PollAct): Promise<void> {
    setBusy(what)
    const result = await callApi<ClassPicture>('PUT', path, { act: what, rev })
    setBusy(undefined)
    setProblem(result.ok ? '' : result.message)
    if (result.ok) {
      setPicture(result.data)
      setShown(false)
      setKeyShown(false)
    }
    if (what === 'close') reloadPage()
  }

  return (
    <Panel>
      <div className="o-poll">
        <div className="o-poll-head">
          <Tag tone={pollStates[state].tone}>{pollStates[state].label}</Tag>
          <span>{`Putaran ${round}`}</span>
        </div>
        <h2>{prompt}</h2>
        <div>
          <p aria-live="polite">{`${answered} dari ${people} peserta menjawab`}</p>
          <progress max={Math.max(people, 1)} value={answered} aria-label="Yang sudah menjawab" />
        </div>
        {isLost && (
          <Notice tone="warning">Sambungan terputus. Yang tampil adalah yang terakhir terbaca.</Notice>
        )}
        {problem && (
          <Notice tone="bad" isAlert>
            {problem}
          </Notice>
        )}
        {shows ? (
          <Groups picture={picture} withKey={isKeyShown} />
        ) : (
          <p>Kelompok jawaban tampil setelah putaran dihentikan.</p>
        )}
        <div className="o-actions">
          {state === 'open' && (
            <>
              <Button tone="main" busy={busy === 'hold'} onClick={() => void act('hold')}>
                Hentikan dan bicarakan
              </Button>
              <Button onClick={() => setShown(!isShown)}>
                {isShown ? 'Tutup jawaban' : 'Intip jawaban'}
              </Button>
            </>
          )}
          {state === 'held' && (
            <Button tone="main" busy={busy === 'again'} onClick={() => void act('again')}>
              Tanyakan lagi
            </Button>
          )}
          {shows && (
            <Button onClick={() => setKeyShown(!isKeyShown)}>
              {isKeyShown ? 'Sembunyikan kunci' : 'Tampilkan kunci di layar ini'}
            </Button>
          )}
          {state !== 'closed' && (
            <Button busy={busy === 'close'} onClick={() => void act('close')}>
              Selesai, buka kunci untuk peserta
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}

/** Who chose what, the most first; with the key also what is right, and what a wrong answer tells of who gave it. */
function Groups({ picture, withKey }: { picture: ClassPicture; withKey: boolean }) {
  const { groups, answered, right, round, gained, lost } = picture
  const shown = withKey ? groups : [...groups].sort((one, other) => other.count - one.count)
  return (
    <>
      {round > 1 && withKey && (
        <p>
          {`Benar ${right.map(share => `${share}%`).join(' → ')}. ${gained} orang berpindah ke jawaban benar, ${lost} meninggalkannya.`}
        </p>
      )}
      <ul className="o-poll-groups">
        {shown.map(one => (
          <li key={one.id}>
            <div className="o-poll-line">
              <strong>{one.text}</strong>
              {withKey && one.isRight && <Tag tone="green">benar</Tag>}
              <span>{`${one.count} orang (${percent(one.count, answered)}%)`}</span>
            </div>
            <progress max={Math.max(answered, 1)} value={one.count} aria-label={one.text} />
            {one.before !== null && <small>{`Putaran sebelumnya: ${one.before} orang`}</small>}
            {withKey && one.misconception && <p>{one.misconception}</p>}
            {one.names.length > 0 && (
              <details>
                <summary>{`Siapa (${one.names.length})`}</summary>
                <p>{one.names.join(', ')}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
