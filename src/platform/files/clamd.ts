import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { Failure, unavailable } from '../../shared/failure.ts'

/** Asks a virus scanner about a file before it is taken. */
export interface Scanner {
  /** throws where it is infected, or where nobody answers: then nothing is taken. false: too large for the scanner */
  scan(path: string): Promise<boolean>
}

/** milliseconds in which the scanner has to say something */
const patience = 60_000
const partBytes = 65_536

/** clamd by its own protocol (clamd(8), INSTREAM): pieces, each behind its length, ended by one of none. */
export function createScanner(address: string): Scanner {
  return {
    async scan(path) {
      const answer = await ask(address, path).catch(() => undefined)
      if (answer === undefined)
        throw unavailable('Pemeriksa virus tidak menjawab, berkas belum diterima. Coba lagi sebentar.', 60)
      if (/size limit exceeded/i.test(answer)) return false
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
      if (found) throw new Failure('unsupported', `Berkas ditolak: pemeriksa virus menemukan ${found}`)
      if (answer !== 'stream: OK')
        throw unavailable('Pemeriksa virus sedang bermasalah, berkas belum diterima. Coba lagi sebentar.', 60)
      return true
    },
  }
}

const socketFor = (address: string): Socket => {
  if (address.startsWith('unix:')) return connect(address.slice('unix:'.length))
  const { hostname, port } = new URL(address)
  return connect(Number(port), hostname)
}

function ask(address: string, path: string): Promise<string> {
  const socket = socketFor(address)
  return new Promise((resolve, reject) => {
    let answer = ''
    socket.setTimeout(patience, () => socket.destroy(new Error('clamd is silent')))
    socket.on('data', piece => {
      answer += piece.toString('latin1')
    })
    socket.on('error', error => (answer === '' ? reject(error) : resolve(wordsOf(answer))))
    socket.on('close', () => (answer === '' ? reject(new Error('clamd hung up')) : resolve(wordsOf(answer))))
    socket.on('connect', () => void send(socket, path).catch(error => socket.destroy(error)))
  })
}

const wordsOf = (answer: string) => answer.replace(/[\0\n]+$/, '')

async function send(socket: Socket, path: string): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const piece of createReadStream(path, { highWaterMark: partBytes })) {
    // it says so and hangs up when it has had enough
    if (socket.destroyed || socket.readableEnded) return
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    socket.write(length)
    if (!socket.write(piece)) await drained(socket)
  }
  socket.write(Buffer.alloc(4))
}

const drained = (socket: Socket) =>
  new Promise<void>(resolve => {
    const done = () => {
      socket.off('drain', done)
      socket.off('close', done)
      resolve()
    }
    socket.on('drain', done)
    socket.on('close', done)
  })
