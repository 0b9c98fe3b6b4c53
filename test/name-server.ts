import { createSocket } from 'node:dgram'

type RecordType = 'TXT' | 'CNAME' | 'A' | 'AAAA'

const numbers: Record<RecordType, number> = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 }

export interface NameServer {
  /** what DNS_SERVER says */
  address: string
  /** records by "TYPE name"; change them at will */
  records: Map<string, string[]>
  /** answers SERVFAIL to everything */
  isBroken: boolean
  close(): Promise<void>
}

/** A name server on this machine that speaks DNS over UDP (RFC 1035), as far as tests need. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4')
  const records = new Map<string, string[]>()
  const server: NameServer = {
    address: '',
    records,
    isBroken: false,
    close: () => new Promise(resolve => socket.close(() => resolve())),
  }
  socket.on('message', (query, peer) => socket.send(answerTo(query, server), peer.port, peer.address))
  await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve))
  server.address = `127.0.0.1:${socket.address().port}`
  return server
}

function answerTo(query: Buffer, { records, isBroken }: NameServer): Buffer {
  const { name, type, end } = questionOf(query)
  const word = Object.entries(numbers).find(([, number]) => number === type)?.[0] ?? ''
  const values = isBroken ? [] : (records.get(`${word} ${name}`) ?? [])
  const isKnown = [...records.keys()].some(key => key.endsWith(` ${name}`))
  const code = isBroken ? 2 : isKnown ? 0 : 3
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(values.length, 6)
  return Buffer.concat([header, query.subarray(12, end), ...values.map(value => recordOf(type, value))])
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += length + 1
  }
  // names may come in any mixture of cases (0x20 encoding)
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** owner (a pointer to the question), type, class IN, a minute to live, and the value */
function recordOf(type: number, value: string): Buffer {
  const data = dataOf(type, value)
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function dataOf(type: number, value: string): Buffer {
  if (type === numbers.A) return Buffer.from(value.split('.').map(Number))
  if (type === numbers.CNAME) return Buffer.concat([...value.split('.').map(withLength), Buffer.from([0])])
  // a TXT record is made of pieces of at most 255 bytes
  const pieces = value.match(/.{1,40}/g) ?? []
  return Buffer.concat(pieces.map(withLength))
}

const withLength = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'ascii')])
