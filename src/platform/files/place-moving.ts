import type { FilePlace } from './place.ts'

/** While files move from one place to another: what is not there yet is found where it was, and goes from both. */
export function movingFrom(old: FilePlace, place: FilePlace): FilePlace {
  return {
    ...place,
    read: async path => (await place.read(path)) ?? old.read(path),
    open: async path => (await place.open(path)) ?? old.open(path),
    async move(from, to) {
      const left = await old.read(from)
      if (left) await place.put(from, left)
      await place.move(from, to)
      await old.remove(from)
    },
    async remove(path) {
      await Promise.all([place.remove(path), old.remove(path)])
    },
    async removeBelow(folder) {
      await Promise.all([place.removeBelow(folder), old.removeBelow(folder)])
    },
    async list(folder) {
      const here = await place.list(folder)
      const names = new Set(here.map(({ name }) => name))
      return [...here, ...(await old.list(folder)).filter(({ name }) => !names.has(name))]
    },
  }
}
