-- What visitors may see is published or planned and due: an index of the published alone answered no statement, and
-- lists read every row of the tenant.
drop index posts_newest;
create index posts_newest on posts (tenant_id, kind, published_at desc, id desc)
  where status in ('published', 'scheduled');
