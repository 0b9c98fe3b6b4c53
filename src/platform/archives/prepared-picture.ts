/** A picture made ready to be stored. */
export type Prepared = {
  key: string
  sha256: string
  bytes: Buffer
  name: string
  width: number
  height: number
  /** pixels of the file for one of the page */
  scale: number
  tint: string
  /** how much there is to see, in bits: drawings and screenshots have 1 to 6, photographs 7 and more */
  entropy: number
  alt: string
}

/** A prepared picture as columns keep it. */
export function pictureJson({ key, width, height, tint }: Prepared, alt: string): string {
  return JSON.stringify({ key, width, height, alt, tint })
}
