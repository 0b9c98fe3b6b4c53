-- What questions asked, version by version, for rooms that put them.

create view question_contents with (security_invoker = true) as
  select v.tenant_id, v.question_id as id, v.number, q.kind, q.name, v.spec
  from question_versions v join questions q on q.tenant_id = v.tenant_id and q.id = v.question_id;
comment on view question_contents is 'Each version of a question, which never changes, with what the question is called now.';
grant select on question_contents to app_user;
