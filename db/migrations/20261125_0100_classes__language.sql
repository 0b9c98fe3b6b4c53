-- What a course and its chapters are written in, so that right-to-left text is laid out right to left.

alter table classes add column language text check (language ~ '^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$');
comment on column classes.language is 'BCP 47, as the source says; null: nobody knows, taken for the site''s.';
alter table chapters add column language text check (language ~ '^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$');
comment on column chapters.language is 'BCP 47, where it differs from the course''s.';
