import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawScene, sceneNames } from '../db/seeds/art/art.ts'
import { readTexts, type Texts } from '../db/seeds/folders/read-content.ts'
import { openingOf, spokenEpisodes } from '../db/seeds/openings.ts'
import { paletteOf } from '../db/seeds/seed.ts'
import { demoTenants } from '../db/seeds/tenants.ts'

/**
 * Makes the demo's sounds and films in db/seeds/media anew; what it made lies in the repository, so nobody needs it or
 * the two programs it calls: espeak-ng speaks the opening of an episode, ffmpeg encodes. Run it only after a text or a
 * drawing has changed: `node scripts/make-demo-media.ts`.
 */
const target = join(import.meta.dirname, '../db/seeds/media')

/** drawings that follow each other, in the colours of the tenant */
const films = [
  [
    'kelas-hari-ini.mp4',
    'sanggar',
    ['classroom 1205', 'laptop-desk 1201', 'teacher-board 1202', 'graduation 1304'],
  ],
  [
    'perjalanan-buku.mp4',
    'foundation',
    ['books 1406', 'village-school 1403', 'children-reading 1002', 'library 1202'],
  ],
  [
    'sehari-di-perkemahan.mp4',
    'jambore',
    ['volcano-sunrise 2205', 'tent-village 2210', 'forest-trail 2208', 'campfire 2201'],
  ],
] as const

const folder = mkdtempSync(join(tmpdir(), 'sanggar-media-'))
try {
  for (const [slug, show, episode, file] of spokenEpisodes)
    speak(openingOf(show, await textsOf(slug), episode), join(target, file))
  for (const [file, slug, drawings] of films) await film(await textsOf(slug), drawings, join(target, file))
} finally {
  rmSync(folder, { recursive: true })
}

function textsOf(slug: string): Promise<Texts> {
  const found = demoTenants.find(demo => demo.slug === slug)
  if (!found) throw new Error(`There is no ${slug}`)
  return readTexts(found, new Date())
}

function run(program: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${stderr?.slice(-500)}`)
}

function report(path: string): void {
  process.stdout.write(`${path.slice(target.length + 1)} ${Math.round(statSync(path).size / 1000)} kB\n`)
}

function speak(words: string, path: string): void {
  const text = join(folder, 'text.txt')
  const wave = join(folder, 'speech.wav')
  writeFileSync(text, words)
  run('espeak-ng', '-v', 'id', '-s', '158', '-p', '42', '-g', '2', '-f', text, '-w', wave)
  const length = ['-af', 'afade=t=out:st=35:d=1', '-t', '36']
  run(
    'ffmpeg',
    '-y',
    '-i',
    wave,
    ...length,
    '-ac',
    '1',
    '-ar',
    '22050',
    '-b:a',
    '32k',
    '-map_metadata',
    '-1',
    path,
  )
  report(path)
}

/** each drawing for four seconds, slowly nearer, fading into the next */
async function film(texts: Texts, drawings: readonly string[], path: string): Promise<void> {
  const palette = paletteOf(texts)
  const inputs: string[] = []
  for (const [index, drawing] of drawings.entries()) {
    const [name = '', seed = ''] = drawing.split(' ')
    const scene = sceneNames.find(one => one === name)
    if (!scene) throw new Error(`Nobody draws a ${name}`)
    const picture = join(folder, `${index}.png`)
    await sharp(Buffer.from(drawScene(scene, Number(seed), palette)))
      .resize(1920)
      .png()
      .toFile(picture)
    inputs.push('-i', picture)
  }
  const moved = drawings.map(
    (_, index) =>
      `[${index}]zoompan=z='1+0.0006*on':d=100:x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':s=640x360:fps=20,format=yuv420p[v${index}]`,
  )
  const faded = drawings.slice(1).map((_, index) => {
    const before = index === 0 ? '[v0]' : `[x${index}]`
    return `${before}[v${index + 1}]xfade=transition=fade:duration=1:offset=${(index + 1) * 4}[x${index + 1}]`
  })
  run(
    'ffmpeg',
    ...['-y', ...inputs, '-filter_complex', [...moved, ...faded].join(';')],
    ...['-map', `[x${drawings.length - 1}]`, '-an', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '37'],
    ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-map_metadata', '-1', path],
  )
  report(path)
}
