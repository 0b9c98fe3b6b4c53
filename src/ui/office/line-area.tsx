import type { ReactNode } from 'react'
import { TextArea } from './fields.tsx'

interface LineAreaProps {
  label: string
  name: string
  value: unknown
  maxLength?: number | undefined
  rows?: number
  hint?: ReactNode
  required?: boolean
  error?: string | undefined
  onChange: (value: string) => void
}

/** A title or a summary above a sheet: long enough to need several lines, and yet one. */
export const LineArea = ({ value, rows = 2, onChange, ...words }: LineAreaProps) => (
  <TextArea
    {...words}
    rows={rows}
    value={typeof value === 'string' ? value : ''}
    onChange={next => onChange(next.replaceAll('\n', ' '))}
  />
)
