/** What a thing is coloured with: four of the site's own colours, and what things are made of. */
export interface Inks {
  a: string
  b: string
  c: string
  d: string
  paper: string
  ink: string
  wood: string
  metal: string
  leaf: string
  clay: string
}

/** One thing alone, drawn around 0,0 within -160..160 both ways. */
export type Thing = (inks: Inks) => string
