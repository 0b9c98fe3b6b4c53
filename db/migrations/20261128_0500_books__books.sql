-- Books that visitors review.

create table books (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  slug text not null check (length(slug) between 1 and 191),
  title text not null check (length(title) between 2 and 200),
  author text not null check (length(author) between 2 and 160),
  publisher text not null default '' check (length(publisher) <= 160),
  year integer check (year between 1900 and 2100),
  summary text not null default '' check (length(summary) <= 2000),
  is_shown boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
comment on table books is 'Books a tenant lets its visitors review; hidden ones keep their reviews.';

alter table books enable row level security;
alter table books force row level security;
create policy tenant_wall on books to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on books to app_user;

create view book_names with (security_invoker = true) as select tenant_id, id, slug, title, is_shown from books;
comment on view book_names is 'What a book is called, for rooms that speak of it.';
grant select on book_names to app_user;

create view rest_books with (security_invoker = true) as
  select tenant_id, id, slug, title, author, publisher, year, summary from books where is_shown;
comment on view rest_books is 'Books as programs read them, within a review.';
grant select on rest_books to app_user;
