import type { Dealings } from '../../demo.types.ts'
import { forms } from './forms.ts'

export const pesilat: Dealings = { forms }
