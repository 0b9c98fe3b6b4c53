import { room } from '../../../platform/room.ts'
import { radioSetting } from './radio.ts'

export const radioRoom = room(() => ({ name: 'radio', settings: { radio: radioSetting } }))
