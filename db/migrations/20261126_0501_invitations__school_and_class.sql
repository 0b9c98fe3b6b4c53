-- Whoever comes by an invitation is of the school and the class it says.

alter table invitations add column school_id integer;
alter table invitations add column class_name text check (length(class_name) between 1 and 60);
alter table invitations add foreign key (tenant_id, school_id) references schools (tenant_id, id) on delete set null (school_id);
comment on column invitations.class_name is 'As memberships.class_name.';
