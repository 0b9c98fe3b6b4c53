-- A school that was entered twice is merged into the other; its number leads there.

alter table schools
  add column merged_into integer,
  add constraint schools_merged_into foreign key (tenant_id, merged_into) references schools (tenant_id, id)
    on delete set null (merged_into),
  add constraint schools_merged_is_duplicate check (merged_into is null or status = 'duplicate');
comment on column schools.merged_into is 'The school it turned out to be: who belonged to it belongs there, and its number answers with that one.';
create index schools_merged on schools (tenant_id, merged_into) where merged_into is not null;
