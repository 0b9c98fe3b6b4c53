import type { Dealings } from '../../demo.types.ts'
import { forms } from './forms.ts'
import { orders } from './orders.ts'
import { teaching } from './teaching.ts'

export const cendekia: Dealings = { forms, orders, teaching }
