-- How much was handed in of each assignment, for the list of those who set them up.

create view hand_in_counts with (security_invoker = true) as
  select tenant_id, chapter_id, count(*) filter (where state in ('submitted', 'graded', 'returned'))::int as handed_in,
      count(*) filter (where state = 'submitted')::int as waiting
    from hand_ins group by tenant_id, chapter_id;
comment on view hand_in_counts is 'Of each assignment that somebody has begun: how many are handed in, and how many of these wait for a mark.';
grant select on hand_in_counts to app_user;
