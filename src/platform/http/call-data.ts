import type { Json, KeptJson } from '../../shared/json.ts'

/** JSON that the database built, as text or as bytes that lie ready; it goes out as it is. `message` instead of the contract's, where it says how much there was. */
export class JsonText<T = unknown> {
  readonly text: Json<T> | KeptJson<T>
  readonly message: string | undefined
  constructor(text: Json<T> | KeptJson<T>, message?: string) {
    this.text = text
    this.message = message
  }
}

/** A file to keep instead of an envelope: what a link with `download` leads to. */
export class Download {
  readonly name: string
  readonly type: string
  readonly body: string | Buffer
  constructor(name: string, type: string, body: string | Buffer) {
    this.name = name
    this.type = type
    this.body = body
  }
}
