import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './buttons.tsx'
import { Dialog } from './dialog.tsx'
import { goTo } from './navigate.ts'

/**
 * Asks before a page with unsaved changes is left: by a link of this page, or with the whole document. `save` keeps them
 * and says why where it could not; then one stays.
 */
export function useUnsavedGuard(isChanged: boolean, save?: () => Promise<string | undefined>): ReactNode {
  const [href, setHref] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isHeld = isChanged && !isLeaving

  useEffect(() => {
    if (!isHeld) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const isOrdinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      if (!(link instanceof HTMLAnchorElement) || !isOrdinary || link.target === '_blank') return
      // within the page nothing is lost
      if (link.pathname === location.pathname && link.origin === location.origin && link.hash) return
      event.preventDefault()
      event.stopPropagation()
      setHref(link.href)
    }
    addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isHeld])

  // only when nothing holds it any more
  useEffect(() => {
    if (isLeaving && href !== undefined) goTo(href)
  }, [isLeaving, href])

  function stay(): void {
    setHref(undefined)
    setProblem(undefined)
  }

  async function saveAndLeave(keep: NonNullable<typeof save>): Promise<void> {
    setBusy(true)
    const why = await keep()
    setBusy(false)
    setProblem(why)
    if (why === undefined) setLeaving(true)
  }

  return (
    <Dialog
      title="Buang perubahan?"
      open={href !== undefined && !isLeaving}
      onClose={stay}
      size="small"
      footer={
        <>
          <Button tone="quiet" onClick={stay}>
            Batal
          </Button>
          <Button tone="danger" onClick={() => setLeaving(true)}>
            Buang perubahan
          </Button>
          {save && (
            <Button tone="main" busy={isBusy} onClick={() => void saveAndLeave(save)}>
              Simpan draf dan lanjut
            </Button>
          )}
        </>
      }
    >
      <p className="o-text">Perubahan di halaman ini belum disimpan dan akan hilang.</p>
      {problem && (
        <p className="o-error" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}
