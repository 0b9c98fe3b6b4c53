-- Which old site an old address is of, so that another one's import does not take it over.

alter table redirects add column source text check (length(source) between 1 and 200);
comment on column redirects.source is 'The old site it was imported from, "wordpress:lama.contoh.id"; null: made here, or before this was kept.';
