import type { Institution } from '../../../shared/institutions.ts'

const sky = '#dcebf3'
const [deep, mid, pale, warm, paper] = ['#14698a', '#4f9bb5', '#a9d0de', '#f2a541', '#ffffff']

const box = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

const person = (x: number, y: number, fill: string) =>
  dot(x, y - 92, 34, '#c98f63') + shape(`M${x - 56} ${y} v-16 a56 56 0 0 1 112 0 v16z`, fill)
const windows = (x: number, y: number, columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, index) =>
    box(x + (index % columns) * 92, y + Math.floor(index / columns) * 96, 56, 60, pale, 6),
  ).join('')
const tree = (x: number, y: number) => box(x - 9, y - 90, 18, 90, '#8a5f3c') + dot(x, y - 130, 66, '#5c9f73')

const house = (roof: string) =>
  box(360, 420, 560, 330, paper) +
  shape('M320 430 640 270 960 430z', roof) +
  windows(410, 480, 2, 2) +
  windows(722, 480, 2, 2) +
  box(592, 590, 96, 160, deep, 8)

const scenes: Record<Institution, string> = {
  school: `${house(warm)}${box(636, 160, 8, 120, deep)}${box(644, 160, 92, 32, '#d9383a')}${box(644, 192, 92, 32, paper)}`,
  campus: `${house(deep)}${[430, 530, 750, 850].map(x => box(x, 440, 26, 310, pale)).join('')}${dot(640, 372, 34, paper)}`,
  academy: `${box(330, 300, 620, 400, deep, 20)}${box(362, 332, 556, 336, paper, 8)}${box(410, 390, 250, 26, mid, 13)}${box(410, 440, 380, 20, pale, 10)}${box(410, 484, 330, 20, pale, 10)}${shape('M740 520v110l96-55z', warm)}${box(270, 700, 740, 40, mid, 20)}`,
  training: `${box(300, 250, 520, 330, paper, 12)}${[360, 460, 560, 660].map((x, index) => box(x, 500 - index * 55, 60, 40 + index * 55, index === 3 ? warm : mid, 6)).join('')}${person(900, 750, deep)}${person(420, 760, warm)}${person(600, 760, mid)}`,
  foundation: `${shape('M640 640C420 500 460 320 560 320c50 0 72 36 80 62 8-26 30-62 80-62 100 0 140 180-80 320z', '#d9604c')}${person(430, 760, mid)}${person(850, 760, deep)}${person(640, 780, warm)}`,
  community: `${shape('M330 700 520 380 710 700z', warm)}${shape('M470 700 520 610 570 700z', deep)}${person(760, 740, deep)}${person(890, 750, mid)}${person(1010, 740, '#5c9f73')}`,
}

/**
 * The picture of a new tenant's home page, 4:3, which its folder calls `media/beranda.svg`: what is drawn is anybody's,
 * until they have a photo of their own.
 */
export const starterDrawing = (institution: Institution): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="0 0 1280 960">${box(0, 0, 1280, 960, sky)}${dot(1030, 210, 84, warm)}${shape('M0 620C220 470 420 560 640 600S1060 470 1280 590V960H0z', '#bcdcc6')}${shape('M0 740c260-60 520-40 760-20s380 20 520-10v250H0z', '#8fc3a0')}${tree(170, 780)}${tree(1130, 790)}${scenes[institution]}</svg>`
