import type { Institution } from '../../../shared/institutions.ts'

const colours: Readonly<Record<Institution, readonly [sky: string, deep: string, warm: string]>> = {
  school: ['#dcebf3', '#14698a', '#f2a541'],
  campus: ['#e3e6f5', '#3b4a9b', '#e8a33d'],
  academy: ['#e4f1ea', '#1f7a53', '#f0a04b'],
  training: ['#eee7df', '#7a4a2b', '#3f8f8a'],
  foundation: ['#fbe6df', '#b3492f', '#3d7a8c'],
  community: ['#efe3f3', '#7b3f8c', '#f0a73c'],
}

const box = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const person = (x: number, y: number, fill: string) =>
  `${dot(x, y - 150, 58, '#c98f63')}<path d="M${x - 100} ${y}v-20a100 100 0 0 1 200 0v20z" fill="${fill}"/>`

const frame = (sky: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">${box(0, 0, 1280, 720, sky)}${inside}</svg>`

/** Pictures of the samples by their places in the folder: a desk, people together, a calendar, books, a path to a house. */
export function sampleDrawings(institution: Institution): Record<string, string> {
  const [sky, deep, warm] = colours[institution]
  const paper = '#ffffff'
  const desk =
    box(0, 560, 1280, 160, warm) +
    box(300, 180, 680, 380, deep, 24) +
    box(340, 220, 600, 300, paper, 10) +
    [260, 320, 380, 440].map((y, at) => box(390, y, 500 - at * 70, 28, at === 0 ? deep : sky, 14)).join('') +
    box(120, 440, 120, 120, paper, 12) +
    dot(1110, 500, 60, deep)
  const people =
    dot(1060, 150, 80, warm) +
    `<path d="M0 520c240-90 420-20 640-10s420-80 640-10v220H0z" fill="${paper}"/>` +
    [330, 540, 750, 960].map((x, at) => person(x, 640 - (at % 2) * 30, at % 2 ? warm : deep)).join('')
  const days = Array.from({ length: 15 }, (_, at) =>
    box(390 + (at % 5) * 104, 290 + Math.floor(at / 5) * 100, 76, 72, at === 8 ? warm : sky, 12),
  ).join('')
  const calendar = box(340, 120, 600, 500, paper, 28) + box(340, 120, 600, 120, deep, 28) + days
  const books =
    box(0, 600, 1280, 120, deep) +
    dot(640, 300, 250, paper) +
    [300, 250, 340, 280, 320, 230]
      .map((high, at) => box(376 + at * 88, 600 - high, 76, high, at % 2 ? warm : deep, 8))
      .join('') +
    [300, 250, 340, 280, 320, 230]
      .map((high, at) => box(390 + at * 88, 640 - high, 48, 14, paper, 7))
      .join('')
  const way =
    dot(980, 190, 96, warm) +
    `<path d="M0 470c220-120 420-60 640-20s430 40 640-70v340H0z" fill="${deep}"/>` +
    `<path d="M590 720c40-120 20-190 60-280h60c-20 110 60 180 150 280z" fill="${paper}"/>` +
    `<path d="M520 440V300l160-110 160 110v140z" fill="${paper}"/><path d="M490 320l190-150 190 150-24 28-166-130-166 130z" fill="${warm}"/>` +
    box(640, 350, 80, 90, deep, 8) +
    [180, 290, 1080].map(x => box(x - 8, 430, 16, 110, warm, 8) + dot(x, 400, 62, paper)).join('')
  return {
    'media/contoh-buku.svg': frame(sky, books),
    'media/contoh-jalan.svg': frame(sky, way),
    'media/contoh-meja.svg': frame(sky, desk),
    'media/contoh-orang.svg': frame(sky, people),
    'media/contoh-kalender.svg': frame(sky, calendar),
  }
}
