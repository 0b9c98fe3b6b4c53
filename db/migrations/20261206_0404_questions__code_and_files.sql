-- Programs and files are asked for too.

alter table questions drop constraint questions_kind_check;
alter table questions add constraint questions_kind_check check (kind in ('single', 'multiple', 'truefalse', 'short',
  'numeric', 'matching', 'ordering', 'cloze', 'essay', 'code', 'file'));
