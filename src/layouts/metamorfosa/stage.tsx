const shapes = [
  // an egg on a leaf
  'M53 12c14 0 22 18 22 32S66 68 53 68 31 58 31 44s8-32 22-32ZM8 76c20-6 70-6 90 0-14 14-30 18-45 18S22 90 8 76Z',
  // a caterpillar
  'M3 68a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM20 60a11 11 0 1 0 22 0a11 11 0 1 0-22 0ZM38 56a12 12 0 1 0 24 0a12 12 0 1 0-24 0ZM58 60a11 11 0 1 0 22 0a11 11 0 1 0-22 0ZM71 46a15 15 0 1 0 30 0a15 15 0 1 0-30 0ZM78 30 72 16l3-1 7 13ZM92 28l4-14 3 1-3 15Z',
  // a chrysalis on its thread
  'M51 4h4v14c17 4 24 22 21 40-3 17-14 28-23 40-9-12-20-23-23-40-3-18 4-36 21-40Z',
  // a butterfly
  'M53 40C46 18 28 6 14 12 2 18 6 46 24 52 10 56 10 78 24 86c14 6 26-8 29-24 3 16 15 30 29 24 14-8 14-30 0-34 18-6 22-34 10-40-14-6-32 6-39 28Z',
]

/** Egg, caterpillar, chrysalis, butterfly, and from the beginning again. */
export function Stage({ index }: { index: number }) {
  return (
    <svg className="mf-stage" viewBox="0 0 106 100" aria-hidden="true">
      <path d={shapes[index % shapes.length]} />
    </svg>
  )
}
