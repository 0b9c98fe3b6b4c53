import pg from 'pg'

/** What stands beside the ordinary content: many tenants, some of them with many posts. */
const growth = {
  tenants: 10_000,
  /** posts of each of the many */
  few: 10,
  large: { count: 5, posts: 20_000 },
  /** what the large ones are measured against */
  ordinary: { posts: 200 },
} as const

export const slugOfLarge = (number: number) => `besar-${number}`
export const ordinarySlug = 'biasa'

/**
 * Written past row security, as whoever restores a database would: the slug's settings and a post of each of its kinds
 * are copied.
 */
export async function grow(url: string, like: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const many = `select 'sekolah-' || n as slug, ${growth.few} as posts from generate_series(1, ${growth.tenants}) n`
  const large = `select 'besar-' || n, ${growth.large.posts} from generate_series(1, ${growth.large.count}) n`
  try {
    await client.query(`create temporary table wanted as
      ${many} union all ${large} union all select '${ordinarySlug}', ${growth.ordinary.posts}`)
    const pattern = await client.query<{ id: number }>('select id from platform.tenants where slug = $1', [
      like,
    ])
    const [{ id: pattern_id } = { id: 0 }] = pattern.rows
    await client.query(
      `insert into platform.tenants (slug, name) select slug, 'Sekolah ' || slug from wanted`,
    )
    await client.query(`create temporary table made as
      select t.id, w.slug, w.posts from wanted w join platform.tenants t on t.slug = w.slug`)
    await client.query(`insert into platform.tenant_domains (tenant_id, host, state, is_primary)
      select id, d.prefix || slug || '.sch.id', 'active', d.prefix = '' from made,
        (values (''), ('www.'), ('lms.')) d (prefix)`)
    await client.query(
      `insert into site_settings (tenant_id, title, tagline, layout, is_maintenance, css, meta)
      select made.id, 'Sekolah ' || made.slug, s.tagline, 'default', false, s.css, s.meta
      from made, site_settings s where s.tenant_id = $1`,
      [pattern_id],
    )
    await client.query(
      `insert into site_setting_values (tenant_id, key, value)
      select made.id, v.key, v.value from made, site_setting_values v where v.tenant_id = $1 and v.key <> 'search'`,
      [pattern_id],
    )
    await client.query(
      `insert into posts (tenant_id, kind, slug, title, summary, content_html, status, published_at, source)
      select made.id, 'news', 'kabar-' || n, 'Kabar sekolah ke-' || n || ' ' || (array['taman','kebun','laut','gunung','kota'])[n % 5 + 1],
        left(p.summary, 200), p.content, 'published', now() - n * interval '7 minutes', 'tumbuh-' || n
      from made cross join lateral generate_series(1, made.posts) n
        join (select summary, '<p>' || summary || '</p><p>Dari halaman sekolah.</p>' as content,
            row_number() over (order by id) - 1 as place
          from posts where tenant_id = $1 and kind = 'news') p on p.place = n % 10`,
      [pattern_id],
    )
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
