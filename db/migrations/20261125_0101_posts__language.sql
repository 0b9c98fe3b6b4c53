-- What a post is written in, so that right-to-left text is laid out right to left.

alter table posts add column language text check (language ~ '^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$');
comment on column posts.language is 'BCP 47, as the source says; null: nobody knows, taken for the site''s.';
