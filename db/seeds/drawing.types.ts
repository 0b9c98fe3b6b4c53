/** A picture drawn by us: the scene's name, a seed for its variation, and what it shows. */
export interface Drawing {
  scene: string
  seed: number
  alt: string
}
