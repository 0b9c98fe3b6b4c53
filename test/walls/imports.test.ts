import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rules, violations } from './import-rules.ts'
import { importsOf, readSources, readStylesheets } from './sources.ts'

const sources = new Map([...readSources(), ...readStylesheets()])

describe('the rooms of the house', () => {
  it('are all read: a keeper that sees nothing finds nothing', () => {
    const edges = [...sources].flatMap(([path, text]) => importsOf(path, text))
    expect(sources.size).toBeGreaterThan(100)
    expect(edges.length).toBeGreaterThan(300)
    expect(edges).toContainEqual({
      from: 'src/features/content/posts/posts.ts',
      to: 'src/features/content/posts/posts.store.ts',
      isTypeOnly: false,
    })
    expect(edges).toContainEqual({
      from: 'src/ui/office/office.css',
      to: 'src/ui/office/combo-field.css',
      isTypeOnly: false,
    })
    const lost = edges.filter(
      ({ to }) => /^src\//.test(to) && !existsSync(join(import.meta.dirname, '../..', to)),
    )
    expect(lost).toEqual([])
  })

  it('know each other only as the architecture says', () => {
    expect(violations(sources)).toEqual([])
  })
})

/** For each rule the import that would break it. */
const planted: readonly [rule: string, path: string, text: string][] = [
  [
    'the product knows nothing of its tests',
    'src/features/learning/classes/classes.room.ts',
    "import { roomThings } from './classes.things.ts'",
  ],
  [
    'the product knows nothing of its tests',
    'src/app/planted.ts',
    "import type { Twin } from '../../test/room-things.ts'",
  ],
  [
    'the product knows nothing of its tests',
    'src/client/planted.ts',
    "const late = () => import('./planted.test.ts')",
  ],
  ['imports run one way', 'src/shared/planted.ts', "import '../ui/parts.tsx'"],
  ['imports run one way', 'src/platform/planted.ts', "export * from '../features/content/posts/posts.ts'"],
  [
    'imports run one way',
    'src/ui/planted.tsx',
    "import { Post } from '../features/content/posts/posts.views.tsx'",
  ],
  [
    'imports run one way',
    'src/features/content/posts/planted.ts',
    "const of = () => import('../../../layouts/registry.ts')",
  ],
  ['imports run one way', 'src/layouts/default/planted.ts', "import { to } from '../../routes.ts'"],
  [
    'imports run one way',
    'src/features/content/posts/planted.ts',
    "import type { Hosts } from '../../../app/hosts.ts'",
  ],
  [
    'layouts never know each other',
    'src/layouts/jambore/planted.tsx',
    "import { layout } from '../default/default.tsx'",
  ],
  [
    'another room is entered',
    'src/features/website/home/planted.ts',
    "import { postItem } from '../../content/posts/posts.contract.ts'",
  ],
  [
    'wings use those before them',
    'src/features/core/site/planted.ts',
    "import { listPostItems } from '../../content/posts/posts.ts'",
  ],
  [
    'a store is used by its own room',
    'src/app/planted.ts',
    "import { findPost } from '../features/content/posts/posts.store.ts'",
  ],
  ['imports run one way', 'src/ui/office/planted.css', '@import "../../features/content/posts/posts.css";'],
  ['layouts never know each other', 'src/layouts/jambore/planted.css', '@import "../default/default.css";'],
  [
    'a stylesheet of a room',
    'src/features/website/home/planted.pages.tsx',
    "import '../../content/posts/posts.css'",
  ],
  [
    'a stylesheet of a room',
    'src/features/website/home/planted.css',
    "@import url('../../content/posts/posts.css') layer(kit);",
  ],
  ['a stylesheet of a room', 'src/app/planted.tsx', "import '../features/content/posts/posts.css'"],
  [
    'contracts and rules do no I/O',
    'src/features/content/posts/p.contract.ts',
    "import { readFileSync } from 'node:fs'",
  ],
  [
    'contracts and rules do no I/O',
    'src/features/content/posts/p.rules.ts',
    "import { statement } from '../../../platform/db/statement.ts'",
  ],
  [
    'what is drawn in the browser',
    'src/features/content/posts/p.pages.tsx',
    "import { listPosts } from './posts.ts'",
  ],
  [
    'what is drawn in the browser',
    'src/features/content/posts/p.views.tsx',
    "import { loadPostList } from './posts.loads.ts'",
  ],
  [
    'what is drawn in the browser',
    'src/features/content/posts/p.views.tsx',
    "import { z } from '../../../platform/http/query.ts'",
  ],
  [
    'endpoints and pages ask the door',
    'src/features/content/posts/p.api.ts',
    "import { statement } from '../../../platform/db/statement.ts'",
  ],
  ['only platform/db knows', 'src/features/content/posts/p.store.ts', "import pg from 'pg'"],
  ['only platform/db knows', 'src/app/planted.ts', "import { PGlite } from '@electric-sql/pglite'"],
  ['only platform/db knows', 'src/platform/http/planted.ts', "import type { PoolClient } from 'pg'"],
  ['shared and ui need nothing of Node', 'src/shared/planted.ts', "import { join } from 'node:path'"],
]

describe('a planted violation is found', () => {
  it.each(planted)('%s: %s', (rule, path, text) => {
    const found = violations(new Map([[path, text]]))
    expect(found.filter(line => line.startsWith(rule) && line.includes(path))).toHaveLength(1)
  })

  it('for every rule there is', () => {
    const untested = rules.filter(([sentence]) => !planted.some(([rule]) => sentence.startsWith(rule)))
    expect(untested.map(([sentence]) => sentence)).toEqual([])
  })

  it('while what is allowed stays allowed', () => {
    const text = `import { listPostItems } from '../../content/posts/posts.ts'
      import { postCard } from '../../content/posts/posts.cards.ts'
      import type { CardItem } from '../../../ui/parts.tsx'
      import { to } from '../../../routes.ts'`
    const styles =
      '@import "./hero.css" layer(layout);\n@import "../../ui/css/base.css";\n/* @import "../../app/a.css"; */'
    const allowed = new Map([
      ['src/features/website/home/planted.loads.ts', text],
      ['src/features/content/posts/planted.pages.tsx', "import './posts.css'"],
      ['src/layouts/jambore/planted.css', styles],
    ])
    expect(violations(allowed)).toEqual([])
  })
})
