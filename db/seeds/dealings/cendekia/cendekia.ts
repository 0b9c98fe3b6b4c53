import type { Dealings } from '../../demo.types.ts'
import { enrolments } from './enrolments.ts'
import { forms } from './forms.ts'
import { orders } from './orders.ts'
import { teaching } from './teaching.ts'

export const cendekia: Dealings = { enrolments, forms, orders, teaching }
