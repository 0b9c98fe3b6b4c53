-- Letters lead to the team's own page, and a guardian without mail signs a sheet.

alter table teams add column token_sealed text;
comment on column teams.token_sealed is 'What the team''s link holds, sealed, so that letters lead there; null: of a team from before.';

alter table team_members add column sheet_checked_by integer;
comment on column team_members.sheet_checked_by is 'Who of the administration has seen the sheet that the guardian signed; null: the guardian answered by link, or not at all.';
