import type { SectionOf } from '../../ui/kit/section.ts'

export type Day = SectionOf<'schedule'>['days'][number]

export interface Place {
  name: string
  /** days it is used on, from 1 */
  days: number[]
}

export function placeId(mapId: string, number: number) {
  return `${mapId}-tempat-${number}`
}

export function numberOf(places: Place[], name: string) {
  return places.findIndex(place => place.name === name) + 1
}

/** in the order in which the camp comes to them */
export function placesOf(days: Day[]): Place[] {
  const places = new Map<string, Place>()
  for (const [index, day] of days.entries()) {
    for (const { place: name } of day.items) {
      if (!name) continue
      const place = places.get(name) ?? { name, days: [] }
      if (!place.days.includes(index + 1)) place.days.push(index + 1)
      places.set(name, place)
    }
  }
  return [...places.values()]
}
