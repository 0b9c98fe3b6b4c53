import { Canvas, type Scene } from './canvas.ts'
import type { Palette } from './colour.ts'
import { camp } from './scenes/camp.ts'
import { campus } from './scenes/campus.ts'
import { care } from './scenes/care.ts'
import { honours } from './scenes/honours.ts'
import { lessons } from './scenes/lessons.ts'
import { machines } from './scenes/machines.ts'
import { media } from './scenes/media.ts'
import { nature } from './scenes/nature.ts'
import { night } from './scenes/night.ts'
import { office } from './scenes/office.ts'
import { places } from './scenes/places.ts'
import { reading } from './scenes/reading.ts'
import { screens } from './scenes/screens.ts'
import { textile } from './scenes/textile.ts'
import { trail } from './scenes/trail.ts'
import { workshop } from './scenes/workshop.ts'

export type { Palette } from './colour.ts'
export { drawLogo, logoMarks } from './logo.ts'
export { drawPortrait } from './portrait.ts'

export const sceneNames = [
  'classroom',
  'laptop-desk',
  'campfire',
  'mountain-camp',
  'forest-trail',
  'river-rafting',
  'tent-village',
  'festival-stage',
  'code-editor',
  'server-room',
  'robot-arm',
  'library',
  'books',
  'village-school',
  'children-reading',
  'teacher-board',
  'donation-box',
  'clean-water',
  'planting',
  'podcast-mic',
  'market',
  'city-skyline',
  'rice-terraces',
  'sea-boat',
  'workshop-tools',
  'sewing',
  'kitchen',
  'batik',
  'chart-board',
  'meeting',
  'phone-app',
  'graduation',
  'weave',
  'map',
  'night-stars',
  'flag-ceremony',
  'medal',
  'interview',
  'volcano-sunrise',
  'computer-lab',
] as const

export type SceneName = (typeof sceneNames)[number]

const scenes: Record<SceneName, Scene> = {
  ...camp,
  ...campus,
  ...care,
  ...honours,
  ...lessons,
  ...machines,
  ...media,
  ...nature,
  ...night,
  ...office,
  ...places,
  ...reading,
  ...screens,
  ...textile,
  ...trail,
  ...workshop,
}

/** A picture of 16:9; another size shows the middle of it. The same arguments give the same bytes. */
export const drawScene = (
  scene: SceneName,
  seed: number,
  palette: Palette,
  size: { width: number; height: number } = { width: 1280, height: 720 },
): string => {
  const canvas = new Canvas(scene, seed, palette)
  return canvas.document(scenes[scene](canvas), size.width, size.height)
}
