/** "{a}" in a text becomes the number that was drawn for it, as numbers are written here; other braces stay. */
export const filledText = (text: string, values: Readonly<Record<string, number>>): string =>
  text.replaceAll(/\{([a-z][a-z0-9_]*)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? whole : String(value).replace('.', ',')
  })
