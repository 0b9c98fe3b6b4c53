import type { Drawing } from '../drawing.types.ts'

/** Drawings as folders call them: "classroom-2206.svg" in `media/`, "portrait-woman-15.svg", "mark-tent-7.svg". */
export const drawingName = ({ scene, seed }: Pick<Drawing, 'scene' | 'seed'>) =>
  `${scene.replace(':', '-')}-${seed}.svg`

const name = /^(?:(portrait|mark)-)?([a-z-]+)-(\d+)\.svg$/

/** What a name asks to be drawn; undefined where it is none of ours. */
export function drawingNamed(file: string): Omit<Drawing, 'alt'> | undefined {
  const [whole, family, scene, seed] = name.exec(file) ?? []
  if (whole === undefined) return undefined
  return { scene: family ? `${family}:${scene}` : String(scene), seed: Number(seed) }
}

/** The site's own sign, "logo-weave-1001-light.svg": its mark, a seed, and the ground it is drawn for. */
export function logoNamed(file: string): { mark: string; seed: number; tone: 'light' | 'dark' } | undefined {
  const [whole, mark = '', seed, tone] = /^logo-([a-z]+)-(\d+)-(light|dark)\.svg$/.exec(file) ?? []
  return whole === undefined
    ? undefined
    : { mark, seed: Number(seed), tone: tone === 'light' ? 'light' : 'dark' }
}
