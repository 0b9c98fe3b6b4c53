import { createServer, type Server, type Socket } from 'node:net'
import { freePort } from './app.ts'

/** A mail server that speaks SMTP (RFC 5321) as far as a polite client needs, and keeps what it was handed. */
export interface MailServer {
  port: number
  letters: string[]
  /** refuse recipients for now, as a full mailbox does */
  isFull: boolean
  /** what is said of recipients nobody knows, whoever it is */
  unknown: string | undefined
  /** what is said to whoever sends */
  sender: string
  asked: number
  close(): void
}

export async function startMailServer(): Promise<MailServer> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const state: MailServer = {
    port,
    letters: [],
    isFull: false,
    unknown: undefined,
    sender: '250 baik',
    asked: 0,
    close: () => {},
  }
  const server: Server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    let letter: string | undefined
    let rest = ''
    socket.write('220 surat.test ESMTP\r\n')
    socket.on('data', chunk => {
      rest += chunk.toString('utf8')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (letter !== undefined) {
          // a line that begins with a dot was given another one on its way (RFC 5321, 4.5.2)
          if (line !== '.') letter += `${line.replace(/^\.\./, '.')}\n`
          else {
            state.letters.push(letter)
            letter = undefined
            socket.write('250 diterima\r\n')
          }
        } else if (/^(EHLO|HELO)/i.test(line)) socket.write('250-surat.test\r\n250 8BITMIME\r\n')
        else if (/^MAIL/i.test(line)) {
          state.asked++
          socket.write(`${state.sender}\r\n`)
        } else if (/^RCPT/i.test(line))
          socket.write(`${state.unknown ?? (state.isFull ? '452 penuh' : '250 boleh')}\r\n`)
        else if (/^DATA/i.test(line)) {
          letter = ''
          socket.write('354 silakan\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 sampai jumpa\r\n')
        else socket.write('250 baik\r\n')
      }
    })
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  state.close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return state
}
