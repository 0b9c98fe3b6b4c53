export type { FileHolder } from './file-holders.ts'
export { scanBytes } from './intake.ts'
export type { MediaHouse } from './media-house.ts'
export { takePicture } from './pictures-taken.ts'
