-- Income tax that is withheld from a payout, as it was reckoned when it was asked for.

alter table payouts
  add column withheld bigint not null default 0,
  add column tax_article text not null default '' check (length(tax_article) <= 20),
  add constraint payouts_withheld_within check (withheld >= 0 and withheld < amount),
  add constraint payouts_withheld_of_article check ((withheld = 0) = (tax_article = ''));
comment on column payouts.withheld is 'Income tax in rupiah that does not go to the payee, reckoned at the request and never again. What is transferred is amount less withheld.';

create view payee_people with (security_invoker = true) as
  select tenant_id, person_id, membership_id, name from payees;
comment on view payee_people is 'Public profiles that earn, and the member who asks for it.';
grant select on payee_people to app_user;
