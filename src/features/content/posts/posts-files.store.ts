import { statement } from '../../../platform/db/statement.ts'
import { heldFilesSql } from '../../../platform/files/held-files.ts'
import type { FileHolder } from '../../core/media/media.ts'

const postRows = statement('posts.held.post', heldFilesSql({ table: 'posts', id: 't.id', label: 't.title' }))

/** What its things show of the site's files. */
export const postsFiles: readonly FileHolder[] = [
  { kind: 'post', words: 'Tulisan', list: (tx, key) => tx.rows(postRows, { key }) },
]
