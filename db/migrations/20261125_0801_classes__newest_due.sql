-- As the posts': the index has the words that the statements ask by.
drop index classes_newest;
create index classes_newest on classes (tenant_id, published_at desc, id desc)
  where status in ('published', 'scheduled');
