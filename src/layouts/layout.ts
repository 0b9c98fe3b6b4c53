import type { LayoutName } from '../shared/layout-names.ts'
import type { Parts } from '../ui/parts.tsx'

export interface Layout {
  name: LayoutName
  /** as shown to the administrator who picks one */
  label: string
  /** for whom it is meant, in a few words */
  audience: string
  parts: Parts
}
