-- When somebody last proved again, within a sign-in, who they are.

alter table accounts.sign_ins add column proved_at timestamptz;
comment on column accounts.sign_ins.proved_at is 'The last proof after signing in (password and second factor, or a passkey): what is sensitive asks for one of the last ten minutes.';
