/** Where somebody stopped in an episode, and how they like to listen. Stays in this browser. */
const placesKey = 'sanggar_player_places'
const habitsKey = 'sanggar_player_habits'
/** the ones heard last */
const maxPlaces = 40
/** near the end there is nothing to go back to, and at the beginning nothing yet */
const margin = 10

export interface Habits {
  speed: number
  volume: number
}

type Places = [source: string, seconds: number][]

function read<Kept>(key: string, standard: Kept): Kept {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as Kept
  } catch {
    return standard
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing begins anew each time
  }
}

export const placeOf = (source: string): number =>
  read<Places>(placesKey, []).find(([known]) => known === source)?.[1] ?? 0

export function keepPlace(source: string, seconds: number, duration: number): void {
  const others = read<Places>(placesKey, []).filter(([known]) => known !== source)
  const isWithin = seconds > margin && seconds < duration - margin
  keep(placesKey, [...(isWithin ? [[source, Math.floor(seconds)]] : []), ...others].slice(0, maxPlaces))
}

export const readHabits = (): Habits => ({ speed: 1, volume: 1, ...read<Partial<Habits>>(habitsKey, {}) })

export const keepHabits = (habits: Habits): void => keep(habitsKey, habits)
