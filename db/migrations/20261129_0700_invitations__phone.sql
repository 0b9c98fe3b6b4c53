-- A table of people may say their mobile numbers: whoever takes the invitation up has it in their profile from the start.
alter table invitations add column phone text check (phone ~ '^\+628[1-9]\d{6,10}$');
