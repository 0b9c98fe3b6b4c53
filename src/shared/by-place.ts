/** For `sort`: smallest place first; what has equal places keeps its order. */
export const byPlace = (one: { place: number }, other: { place: number }): number => one.place - other.place
