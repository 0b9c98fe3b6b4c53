-- Whoever writes a whole site at once holds back its cards, and makes them once at the end of it: a statement for each of
-- a thing's parts worked out the same card ten times over. The version before never holds anything back.
create or replace function public.remake_cards() returns trigger language plpgsql as $$
begin
  if current_setting('app.cards_held', true) = 'on' then
    return null;
  end if;
  execute tg_argv[0];
  return null;
end $$;
