/** Small letters and digits only, single spaces: "Kab./Kota" → "kab kota". For comparing what people typed. */
export const plainOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
