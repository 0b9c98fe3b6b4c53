import './editor-frame.css'
import { useEffect, useRef, useState } from 'react'
import { sitePath } from '../../site-links.ts'
import { Button } from './buttons.tsx'
import { savedText } from './saved.ts'
import type { DraftEditing } from './use-draft.ts'
import { useMounted } from './use-mounted.ts'
import { usePresence } from './use-presence.ts'
import { blocksIn } from './use-sheet.ts'

/** "Tersimpan 09.05", or where what was typed lies until then. */
export function DraftWords({ editing }: { editing: DraftEditing }) {
  const { state, answer, problem, save, value } = editing
  const latest = useRef(value)
  latest.current = value
  const here = usePresence(answer, () => blocksIn(latest.current))
  const isOnline = useOnline()
  // by the reader's clock, which the server does not know
  const isMounted = useMounted()
  const words = {
    saved: isMounted && answer.savedAt ? savedText(new Date(answer.savedAt)) : '',
    waiting: 'Menyimpan…',
    saving: 'Menyimpan…',
    away: isOnline ? 'Belum tersimpan, aman di perangkat ini' : 'Luring. Aman di perangkat ini',
    signedOut: 'Sesi Anda berakhir. Isian aman di perangkat ini',
    // one word of one field says nothing here
    refused: problem?.errors.length ? 'Periksa isian yang ditandai' : (problem?.message ?? 'Belum tersimpan'),
    clash: 'Belum tersimpan: ada perubahan orang lain',
  }[state]
  return (
    <p className={`o-draft-words o-draft-${state}`} role="status">
      {words}
      {here.length > 0 && state === 'saved' && ` · ${here.join(', ')} juga di sini`}
      {state === 'away' && (
        <Button tone="quiet" isSmall onClick={() => void save()}>
          Coba lagi
        </Button>
      )}
      {state === 'clash' && (
        <Button tone="quiet" isSmall onClick={() => void save()}>
          Bandingkan dan pilih
        </Button>
      )}
      {state === 'signedOut' && (
        <>
          <a href={sitePath('/Login')} target="_blank" rel="noreferrer">
            Masuk di tab baru
          </a>
          <Button tone="quiet" isSmall onClick={() => void save()}>
            Simpan
          </Button>
        </>
      )}
    </p>
  )
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(true)
  useEffect(() => {
    const look = () => setOnline(navigator.onLine)
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return isOnline
}
