-- Quizzes that go on until somebody masters them.

alter table quizzes drop constraint quizzes_mode_check;
alter table quizzes add constraint quizzes_mode_check check (mode in ('practice', 'mastery', 'exam'));
alter table attempts add column is_mastery boolean not null default false;
comment on table attempts is 'One go at a quiz. writer: which device holds the pen. points: the fold of its mark_events, null while somebody has to mark. is_mastery: one question after the other until enough are right; points are then the percent reached.';
