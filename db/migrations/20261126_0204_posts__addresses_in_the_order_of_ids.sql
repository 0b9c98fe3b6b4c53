-- A file of the sitemap prints a span of ids; its index holds what the span's file says of itself, and no row is read
-- for where it begins.
create index posts_addresses on posts (tenant_id, kind, id) include (published_at, updated_at)
  where status in ('published', 'scheduled') and visibility = 'public';
