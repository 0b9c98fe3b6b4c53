import type { Dealings } from '../../demo.types.ts'
import { enrolments } from './enrolments.ts'
import { forms } from './forms.ts'
import { teaching } from './teaching.ts'

export const jambore: Dealings = { enrolments, forms, teaching }
