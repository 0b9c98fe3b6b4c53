import type { Dealings } from '../../demo.types.ts'
import { discLeanings } from './disc-leanings.ts'
import { donations } from './donations.ts'
import { enrolments } from './enrolments.ts'
import { forms } from './forms.ts'
import { teaching } from './teaching.ts'

export const foundation: Dealings = { discLeanings, donations, enrolments, forms, teaching }
