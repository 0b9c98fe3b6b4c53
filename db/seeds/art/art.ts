import { Canvas, type Scene } from './canvas.ts'
import { clothNames, drawCloth } from './cloths.ts'
import type { Palette } from './colour.ts'
import { diagramNames, drawDiagram } from './diagrams.ts'
import { drawLetters } from './letters.ts'
import { drawPlate, plateNames } from './plates.ts'
import { type PressName, printed } from './press.ts'
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
export type { PressName } from './press.ts'

/** Places with people in them. */
const scenes: Readonly<Record<string, Scene>> = {
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

/** All that can be drawn under a name of its own; beside it "letters-" and any word is a cover of that word. */
export const sceneNames: readonly string[] = [
  ...Object.keys(scenes),
  ...plateNames,
  ...clothNames,
  ...diagramNames,
]

/** What is drawn under a name; undefined where nobody draws that. */
function drawerOf(name: string): Scene | undefined {
  if (/^letters-[a-z-]+$/.test(name)) return canvas => drawLetters(canvas, name)
  if (clothNames.includes(name)) return canvas => drawCloth(canvas, name)
  if (diagramNames.includes(name)) return canvas => drawDiagram(canvas, name)
  if (plateNames.includes(name)) return canvas => drawPlate(canvas, name)
  return scenes[name]
}

/** A picture of 16:9; another size shows the middle of it. The same arguments give the same bytes. */
export const drawScene = (
  scene: string,
  seed: number,
  palette: Palette,
  press: PressName = 'paint',
): string => {
  const draw = drawerOf(scene)
  if (!draw) throw new Error(`Nobody draws a ${scene}`)
  const canvas = new Canvas(scene, seed, palette)
  return canvas.document(printed(press, canvas, draw(canvas)), 1280, 720)
}
