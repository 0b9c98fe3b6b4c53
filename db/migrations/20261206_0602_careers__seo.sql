-- What its writers say of a thing where it is found and shared.

alter table jobs add column seo jsonb not null default '{}'::jsonb;
comment on column jobs.seo is 'title, description, image where search engines and shared links are to say otherwise than the page; empty: nothing.';
