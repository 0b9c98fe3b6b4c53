/** The keys of words, by their type: what `z.enum` takes. */
export const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(words).filter((key): key is Key => key in words)
