import type { CallContext } from '../../../platform/http/endpoint.ts'
import type { Hand, Reader } from '../../core/publishing/publishing.ts'
import type { Form, Problem, ReadForm } from './folder-file.ts'
import type { FolderFiles } from './plain-values.ts'

/** What stands at the site of one file of the folder. */
export interface PresentFile {
  path: string
  /** "Acara: Pekan Literasi" */
  label: string
  form: Form
  /** somebody is changing it: nothing may be written over what they have not published */
  isBusy: boolean
}

export interface FolderReader extends Reader {
  files: FolderFiles
}
export interface FolderHand extends Hand {
  files: FolderFiles
}

/** A file as it would stand there, and what writes it. */
export interface Brought {
  form: Form
  write(): Promise<void>
}

/** What is wrong with a file's fields. */
export class FieldProblems extends Error {
  readonly problems: readonly { field: string; message: string }[]
  constructor(problems: readonly { field: string; message: string }[]) {
    super(problems[0]?.message)
    this.problems = problems
  }
}

/** Files of one kind: which they are, what stands at the site, and how one comes in. */
export interface FolderPart {
  /** "Acara" */
  label: string
  /** whether a path is one of its files, with the name in it */
  nameIn(path: string): string | undefined
  /** files have a long text below their fields */
  isText: boolean
  list(reader: FolderReader): Promise<PresentFile[]>
  /** Looks at a file; throws {@link FieldProblems}. Called in the order of paths, unless `first` says otherwise. */
  bring(hand: FolderHand, name: string, read: ReadForm): Promise<Brought>
  /** Writes a file into a site that has nothing yet: nobody's draft or history is in its way. Throws as `bring` does. */
  found(hand: FolderHand, name: string, read: ReadForm): Promise<void>
  /** puts what stands there into its kind's bin; where there is none, nothing is */
  trash?(context: CallContext, name: string): Promise<void>
  /** once every file has come in: what belongs to several of them; answers what keeps it from being done */
  finish?(hand: FolderHand): Promise<Problem[]>
  /** files that others of the kind refer to come first */
  first?(read: ReadForm): boolean
}

/** "events/pekan-literasi.md" below "events" */
export function nameBelow(folder: string, ending: 'md' | 'yaml', pattern: RegExp) {
  return (path: string): string | undefined => {
    if (!path.startsWith(`${folder}/`) || !path.endsWith(`.${ending}`)) return undefined
    const name = path.slice(folder.length + 1, -ending.length - 1)
    return pattern.test(name) ? name : undefined
  }
}
