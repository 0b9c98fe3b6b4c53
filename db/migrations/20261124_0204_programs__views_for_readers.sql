-- What other rooms may read of programmes.

create view visible_programs with (security_invoker = true) as
  select tenant_id, id, slug, name, position from programs where status = 'active';
comment on view visible_programs is 'Programmes that run.';
grant select on visible_programs to app_user;

create view program_names with (security_invoker = true) as
  select tenant_id, id, slug, name from programs;
comment on view program_names is 'Programmes by name, whatever their state.';
grant select on program_names to app_user;

create view program_classes with (security_invoker = true) as
  select tenant_id, program_id, class_id, position from program_items;
comment on view program_classes is 'The classes of a programme in their order.';
grant select on program_classes to app_user;

create view programs_of_schools with (security_invoker = true) as
  select tenant_id, program_id, school_id from program_schools;
comment on view programs_of_schools is 'Which schools take part in which programmes.';
grant select on programs_of_schools to app_user;
