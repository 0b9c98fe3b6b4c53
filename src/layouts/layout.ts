import type { LayoutName } from '../shared/layout-names.ts'
import type { Parts } from '../ui/parts.tsx'

export interface Layout {
  name: LayoutName
  parts: Parts
}
