import { serialize } from 'pg-protocol'

/** What of `pg`'s connection is looked at: where bytes go, and which statements PostgreSQL knows. Its own types are of an older version. */
export interface Wire {
  stream: { write(bytes: Buffer): void }
  submittedNamedStatements: Record<string, string>
  parsedStatements: Record<string, string>
}

const runs = new Map<string, Buffer>()

/** What has PostgreSQL run one of the few statements that stand around all others. */
function runOf(name: string): Buffer {
  const known = runs.get(name)
  if (known) return known
  const run = Buffer.concat([serialize.bind({ statement: name, values: [] }), serialize.execute({})])
  runs.set(name, run)
  return run
}

/** Gathers what `pg` would send on its connection, piece by piece, to be sent as one. */
export class Message {
  readonly #bytes: Buffer[] = []
  readonly submittedNamedStatements: Record<string, string>
  readonly parsedStatements: Record<string, string>
  /** whether PostgreSQL has to say which columns there are */
  isDescribed = true

  constructor({ submittedNamedStatements, parsedStatements }: Wire) {
    this.submittedNamedStatements = submittedNamedStatements
    this.parsedStatements = parsedStatements
  }

  knows(name: string | undefined): boolean {
    return (
      name !== undefined &&
      (this.parsedStatements[name] !== undefined || this.submittedNamedStatements[name] !== undefined)
    )
  }

  /** A statement without values, for whose answer nobody waits. */
  say(command: { name?: string; text: string }): void {
    const { name, text } = command
    if (!this.knows(name)) {
      this.parse(command)
      if (name !== undefined) this.submittedNamedStatements[name] = text
    }
    this.#bytes.push(runOf(name ?? ''))
  }

  whole(): Buffer {
    this.#bytes.push(serialize.sync())
    return Buffer.concat(this.#bytes)
  }

  parse(what: Parameters<typeof serialize.parse>[0]): void {
    this.#bytes.push(serialize.parse(what))
  }

  bind(what: Parameters<typeof serialize.bind>[0]): void {
    this.#bytes.push(serialize.bind(what))
  }

  describe(what: Parameters<typeof serialize.describe>[0]): void {
    if (this.isDescribed) this.#bytes.push(serialize.describe(what))
  }

  execute(what: Parameters<typeof serialize.execute>[0]): void {
    this.#bytes.push(serialize.execute(what))
  }

  close(what: Parameters<typeof serialize.close>[0]): void {
    this.#bytes.push(serialize.close(what))
  }

  /** each statement ends with one, which would end the transaction's message */
  sync(): void {}
}
