/**
 * What a room may tell the house of itself, by name. A part is declared where its shape stands, by whoever gathers it:
 * `declare module '../../platform/room-parts.ts' { interface RoomParts { intros: Intros } }`. A room says only what it
 * has, in its `<room>.room.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the parts are
export interface RoomParts {}

/** All that rooms say under one name; whoever shows it gives it an order. To be asked once the rooms are there, never while they are made. */
export type PartsOf = <Name extends keyof RoomParts>(name: Name) => readonly RoomParts[Name][]
