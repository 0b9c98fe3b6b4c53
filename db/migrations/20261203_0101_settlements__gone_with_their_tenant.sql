-- What is of a tenant goes with it, thirty days after it was deleted; statements of payment providers kept it from going.
alter table settlement_files
  drop constraint settlement_files_tenant_id_fkey,
  add constraint settlement_files_tenant_id_fkey
    foreign key (tenant_id) references platform.tenants (id) on delete cascade;
alter table settlement_lines
  drop constraint settlement_lines_tenant_id_fkey,
  add constraint settlement_lines_tenant_id_fkey
    foreign key (tenant_id) references platform.tenants (id) on delete cascade;
