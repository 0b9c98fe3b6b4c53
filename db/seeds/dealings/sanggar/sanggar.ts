import type { Dealings } from '../../demo.types.ts'
import { forms } from './forms.ts'
import { teaching } from './teaching.ts'

export const sanggar: Dealings = { forms, teaching }
