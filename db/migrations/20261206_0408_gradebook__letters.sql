-- Final grades in letters, where a class has a scale for them.

alter table gradebooks add column letters jsonb not null default '[]';
comment on column gradebooks.letters is 'The scale of the final grade, best first: [{letter, least}]. Empty: numbers alone.';
alter table final_grades add column letter text check (length(letter) between 1 and 4);
comment on column final_grades.letter is 'By the scale as it was when it was released; null: the class had none.';
