import { createContext, useContext } from 'react'
import type { OfficeNav, OfficeViewer } from './office/nav.ts'

/** What stands around every page of an office: who works there, and where they may go. */
export interface OfficeFrame {
  viewer: OfficeViewer
  nav: OfficeNav
  /** where the bell leads, and how much of what they were told they have not seen */
  bell?: { href: string; unread: number } | undefined
}

const FrameContext = createContext<OfficeFrame | undefined>(undefined)

export const OfficeFrameProvider = FrameContext.Provider

/** For `<Office>`; throws on a page whose load does not stand in the office. */
export function useOfficeFrame(): OfficeFrame {
  const frame = useContext(FrameContext)
  if (!frame)
    throw new Error("This page stands in no office: its load answers frame: 'office' and has an access")
  return frame
}
