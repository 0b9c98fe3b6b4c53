import type { Point } from './shapes.ts'

/** Joints of a figure 300 units tall that stands (or sits) on y = 0 and looks to the right. */
export interface Pose {
  hip: Point
  neck: Point
  /** Far limb, near limb: knee and ankle, elbow and hand. */
  legs: readonly (readonly [Point, Point])[]
  arms: readonly (readonly [Point, Point])[]
  turn: number
  shoulders: number
  /** The legs hang straight enough for a skirt to fall over them. */
  skirt?: boolean
  back?: boolean
  tilt?: number
  /** Arms drawn before the trunk: 0 none, 1 the far one, 2 both. */
  armsBehind?: 0 | 1 | 2
}

/** The far limb's middle joint and end, then the near limb's. */
const pair = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
) =>
  [
    [
      [ax, ay],
      [bx, by],
    ],
    [
      [cx, cy],
      [dx, dy],
    ],
  ] satisfies Pose['legs']

const standingLegs: Pose['legs'] = pair(-15, -75, -17, -10, 15, -75, 17, -10)
const standing = {
  hip: [0, -140],
  neck: [0, -224],
  legs: standingLegs,
  turn: 0,
  shoulders: 31,
  skirt: true,
} satisfies Partial<Pose>
const floor = {
  hip: [0, -26],
  neck: [0, -112],
  legs: pair(-56, -24, 10, -10, 56, -24, -10, -10),
  turn: 0,
  shoulders: 31,
} satisfies Partial<Pose>
const chair = {
  hip: [0, -82],
  neck: [8, -168],
  legs: pair(58, -84, 54, -10, 64, -80, 68, -8),
  turn: 0.7,
  shoulders: 24,
  armsBehind: 1,
} satisfies Partial<Pose>

const catalogue = {
  stand: {
    ...standing,
    arms: pair(-43, -178, -40, -132, 43, -178, 40, -132),
  },
  wave: {
    ...standing,
    turn: 0.2,
    arms: pair(-43, -178, -40, -132, 58, -214, 64, -272),
  },
  point: {
    ...standing,
    turn: 0.5,
    arms: pair(-46, -180, -22, -146, 62, -210, 100, -246),
  },
  present: {
    ...standing,
    turn: -0.3,
    arms: pair(-46, -182, -76, -204, 46, -180, 20, -156),
  },
  hold: {
    ...standing,
    arms: pair(-44, -180, -14, -172, 44, -180, 16, -172),
  },
  carry: {
    ...standing,
    turn: 0.4,
    arms: pair(-42, -178, -26, -156, 42, -178, 30, -156),
  },
  cheer: {
    ...standing,
    arms: pair(-56, -250, -50, -302, 56, -250, 52, -304),
    armsBehind: 2,
  },
  salute: {
    ...standing,
    turn: 0.3,
    arms: pair(-43, -178, -40, -132, 60, -214, 24, -270),
  },
  standBack: {
    ...standing,
    back: true,
    arms: pair(-43, -178, -40, -132, 43, -178, 40, -132),
  },
  cheerBack: {
    ...standing,
    back: true,
    arms: pair(-50, -254, -42, -306, 54, -246, 56, -300),
    armsBehind: 2,
  },
  filmBack: {
    ...standing,
    back: true,
    arms: pair(-43, -178, -40, -132, 48, -250, 30, -302),
    armsBehind: 2,
  },
  walk: {
    hip: [0, -140],
    neck: [6, -224],
    legs: pair(-8, -76, -42, -22, 20, -78, 26, -10),
    arms: pair(30, -182, 50, -146, -18, -178, -26, -134),
    turn: 0.6,
    shoulders: 25,
    armsBehind: 1,
    skirt: true,
  },
  hike: {
    hip: [0, -138],
    neck: [12, -222],
    legs: pair(-6, -76, -34, -14, 32, -86, 34, -22),
    arms: pair(38, -186, 62, -176, -2, -172, 34, -160),
    turn: 0.6,
    shoulders: 25,
    armsBehind: 1,
  },
  sitFloor: {
    ...floor,
    arms: pair(-46, -68, -34, -36, 46, -68, 34, -36),
  },
  sitRead: {
    ...floor,
    tilt: 6,
    arms: pair(-46, -64, -18, -58, 46, -64, 18, -58),
  },
  sitClap: {
    ...floor,
    turn: 0.4,
    arms: pair(-44, -66, -2, -82, 46, -66, 6, -80),
  },
  sitBack: {
    ...floor,
    back: true,
    arms: pair(-46, -68, -40, -34, 46, -68, 40, -34),
  },
  raiseBack: {
    ...floor,
    back: true,
    arms: pair(-46, -68, -40, -34, 50, -136, 44, -196),
    armsBehind: 2,
  },
  sitChair: {
    ...chair,
    arms: pair(30, -122, 66, -122, 18, -116, 58, -112),
  },
  sitTalk: {
    ...chair,
    arms: pair(36, -128, 62, -150, 16, -112, 48, -104),
  },
  desk: {
    ...floor,
    hip: [0, -20],
    neck: [0, -108],
    legs: [],
    arms: pair(-48, -62, -20, -40, 48, -62, 20, -40),
  },
  deskRaise: {
    ...floor,
    hip: [0, -20],
    neck: [0, -108],
    legs: [],
    arms: pair(-48, -62, -20, -40, 54, -118, 50, -180),
  },
  deskSide: {
    hip: [0, -20],
    neck: [14, -106],
    legs: [],
    arms: pair(44, -64, 80, -52, 28, -52, 72, -44),
    turn: 0.6,
    shoulders: 25,
    armsBehind: 1,
  },
  squat: {
    hip: [-22, -50],
    neck: [22, -122],
    legs: pair(36, -70, 14, -10, 42, -60, 22, -8),
    arms: pair(56, -82, 76, -36, 44, -70, 66, -26),
    turn: 0.6,
    tilt: 12,
    shoulders: 25,
    armsBehind: 1,
  },
  paddle: {
    hip: [0, -20],
    neck: [16, -104],
    legs: pair(40, -30, 30, 0, 44, -26, 36, 4),
    arms: pair(46, -84, 70, -96, 34, -62, 58, -34),
    turn: 0.6,
    shoulders: 25,
    armsBehind: 1,
  },
  work: {
    hip: [0, -140],
    neck: [18, -220],
    legs: standingLegs,
    arms: pair(48, -178, 84, -158, 30, -170, 74, -144),
    turn: 0.5,
    tilt: 8,
    shoulders: 26,
    armsBehind: 1,
    skirt: true,
  },
} satisfies Record<string, Pose>

export type PoseName = keyof typeof catalogue
export const poses: Record<PoseName, Pose> = catalogue
