import { type ReactNode, useEffect, useState } from 'react'
import { Confirm } from './dialog.tsx'
import { goTo } from './navigate.ts'

/** Asks before a page with unsaved changes is left: by a link of this page, or with the whole document. */
export function useUnsavedGuard(isChanged: boolean): ReactNode {
  const [href, setHref] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
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

  return (
    <Confirm
      title="Buang perubahan?"
      text="Perubahan di halaman ini belum disimpan dan akan hilang."
      confirm="Buang perubahan"
      open={href !== undefined && !isLeaving}
      onClose={() => setHref(undefined)}
      onConfirm={() => setLeaving(true)}
    />
  )
}
