-- Stored values are code and speak English: what boards are about, whose a feature is, the level of other schools.
-- Boards and features are written by seeds only. A process of the version before may still write 'Lainnya', until it ends.

alter table leaderboards no force row level security;
alter table lms_features no force row level security;
alter table schools no force row level security;
alter table saved_views no force row level security;

alter table leaderboards drop constraint leaderboards_scope_check;
update leaderboards set scope = case scope when 'siswa' then 'student' when 'sekolah' then 'school' else 'team' end;
alter table leaderboards add check (scope in ('student', 'school', 'team'));

alter table lms_features drop constraint lms_features_product_check;
update lms_features set product = 'general' where product = 'umum';
alter table lms_features add check (product in ('lms', 'aksara', 'general'));

alter table schools
  drop constraint schools_level_check,
  add check (level in ('SD', 'SMP', 'SMA', 'SMK', 'MI', 'MTs', 'MA', 'SLB', 'PKBM', 'SKB', 'other', 'Lainnya'));
update schools set level = 'other' where level = 'Lainnya';

-- views of lists are kept as the address says them
update saved_views set query = regexp_replace(query, '(^|&)kategori=', '\1category=') where list = 'teams';
update saved_views set query = regexp_replace(query, '(^|&)level=Lainnya(&|$)', '\1level=other\2') where list = 'schools';

comment on column appointments.words is 'What was replied; `reply` in the code.';

alter table leaderboards force row level security;
alter table lms_features force row level security;
alter table schools force row level security;
alter table saved_views force row level security;
