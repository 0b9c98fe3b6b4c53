-- Generated from the migrations by npm run db:describe; do not edit.

-- Who can sign in. email is lower case; password_hash is Argon2id in PHC notation; an erased account keeps only its id.
create table accounts.accounts (
  id uuid not null default gen_random_uuid(),
  email text,
  email_verified_at timestamp with time zone,
  name text not null,
  phone text,
  birth_date date,
  password_hash text,
  password_changed_at timestamp with time zone,
  status text not null default 'active'::text,
  is_superadmin boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  CHECK (((email IS NOT NULL) OR (status = 'erased'::text))),
  CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CHECK (((length(name) >= 3) AND (length(name) <= 100))),
  CHECK ((phone ~ '^\+628[1-9]\d{6,10}$'::text)),
  CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text, 'erased'::text])))
);
CREATE UNIQUE INDEX accounts_one_per_email ON accounts.accounts USING btree (email);

-- WebAuthn challenges in flight; taken out when used.
create table accounts.challenges (
  id text not null,
  account_id uuid,
  purpose text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts.accounts(id) ON DELETE CASCADE
);

-- Links and codes sent by mail: SHA-256 of 32 random bytes, and of six digits bound to the account. Single use.
create table accounts.mail_tokens (
  token_hash text not null,
  code_hash text,
  purpose text not null,
  account_id uuid not null,
  email text not null,
  tenant_id integer,
  return_to text,
  tries integer not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  pending jsonb,
  confirmed_at timestamp with time zone,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (account_id) REFERENCES accounts.accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text, 'change_email'::text])))
);
CREATE INDEX mail_tokens_account ON accounts.mail_tokens USING btree (account_id, purpose);

-- What oidc-provider keeps: sessions, interactions, grants, codes, tokens, by model name and id.
create table accounts.oidc_payloads (
  kind text not null,
  id text not null,
  payload jsonb not null,
  account_id text,
  grant_id text,
  uid text,
  user_code text,
  expires_at timestamp with time zone,
  consumed_at timestamp with time zone,
  PRIMARY KEY (kind, id)
);
CREATE INDEX oidc_payloads_account ON accounts.oidc_payloads USING btree (account_id, kind) WHERE (account_id IS NOT NULL);
CREATE INDEX oidc_payloads_expiry ON accounts.oidc_payloads USING btree (expires_at);
CREATE INDEX oidc_payloads_grant ON accounts.oidc_payloads USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX oidc_payloads_uid ON accounts.oidc_payloads USING btree (kind, uid) WHERE (uid IS NOT NULL);

-- WebAuthn credentials; counter refuses a copied authenticator.
create table accounts.passkeys (
  credential_id text not null,
  account_id uuid not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}'::text[],
  name text not null,
  backed_up boolean not null default false,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  PRIMARY KEY (credential_id),
  FOREIGN KEY (account_id) REFERENCES accounts.accounts(id) ON DELETE CASCADE,
  CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
CREATE INDEX passkeys_account ON accounts.passkeys USING btree (account_id);

-- Ten codes for the day the phone is lost; each works once.
create table accounts.recovery_codes (
  account_id uuid not null,
  code_hash text not null,
  used_at timestamp with time zone,
  PRIMARY KEY (account_id, code_hash),
  FOREIGN KEY (account_id) REFERENCES accounts.accounts(id) ON DELETE CASCADE
);

-- What a person agreed to when registering at a tenant: told to that tenant alone, whose ledger keeps it.
create table accounts.registration_consents (
  account_id uuid not null,
  tenant_id integer not null,
  purpose text not null,
  text_version text not null,
  at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id, tenant_id, purpose),
  FOREIGN KEY (account_id) REFERENCES accounts.accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((purpose ~ '^[a-z_]{2,40}$'::text)),
  CHECK ((length(text_version) <= 40))
);

-- School and region named at a registration: for that tenant alone, until the person arrives there.
create table accounts.registration_profiles (
  account_id uuid not null,
  tenant_id integer not null,
  school_npsn text,
  province_code text,
  city_code text,
  PRIMARY KEY (account_id, tenant_id),
  FOREIGN KEY (account_id) REFERENCES accounts.accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((city_code ~ '^\d{2}\.\d{2}$'::text)),
  CHECK ((province_code ~ '^\d{2}$'::text)),
  CHECK ((school_npsn ~ '^[A-Z0-9]\d{7}$'::text))
);

-- What happened to an account: sign-ins and failed ones, changes of password, address and factors. Append only.
create table accounts.security_events (
  id bigint not null generated as identity,
  account_id uuid,
  at timestamp with time zone not null default now(),
  action text not null,
  ip text not null default ''::text,
  user_agent text not null default ''::text,
  detail jsonb not null default '{}'::jsonb,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts.accounts(id) ON DELETE CASCADE
);
CREATE INDEX security_events_account ON accounts.security_events USING btree (account_id, at DESC);

-- Where an account is signed in. uid is the uid of the provider's session (browser) or random (api). Ended means: every tenant session that came of it is over, at once.
create table accounts.sign_ins (
  uid text not null,
  account_id uuid not null,
  channel text not null default 'browser'::text,
  methods text[] not null default '{}'::text[],
  user_agent text not null default ''::text,
  ip text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  end_reason text,
  proved_at timestamp with time zone,
  PRIMARY KEY (uid),
  FOREIGN KEY (account_id) REFERENCES accounts.accounts(id) ON DELETE CASCADE,
  CHECK ((channel = ANY (ARRAY['browser'::text, 'api'::text]))),
  CHECK ((length(user_agent) <= 400))
);
CREATE INDEX sign_ins_account ON accounts.sign_ins USING btree (account_id, created_at DESC);

-- Token buckets of sign-in paths, shared by all processes. key names the path and whom it counts.
create table accounts.throttles (
  key text not null,
  tokens double precision not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (key)
);

-- RFC 6238 secrets, sealed with AES-256-GCM; last_step refuses a code used twice.
create table accounts.totp_secrets (
  account_id uuid not null,
  secret_sealed text not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts.accounts(id) ON DELETE CASCADE
);

-- By what visits of a day (of UTC for events, of the tenant's zone for visits) are told apart: random, in no log and no replica, gone after two days. Without it no hash can be linked to a visit again.
create table platform.day_salts (
  day date not null,
  salt text not null,
  PRIMARY KEY (day)
);

-- One row: by what the master key of this installation is known again. The key itself is nowhere in the database.
create table platform.installation (
  is_only boolean not null default true,
  key_print text not null,
  PRIMARY KEY (is_only),
  CHECK (is_only),
  CHECK (((length(key_print) >= 16) AND (length(key_print) <= 64)))
);

-- What is done by the clock: whose turn it was last. Of several processes one does it, and says here how it went.
create table platform.job_runs (
  job text not null,
  begun_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  succeeded_at timestamp with time zone,
  milliseconds double precision,
  failures bigint not null default 0,
  PRIMARY KEY (job),
  CHECK (((length(job) >= 1) AND (length(job) <= 100)))
);

create table platform.schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  is_breaking boolean not null default false,
  PRIMARY KEY (name)
);

-- Hosts that lead to a tenant; only an active one chooses it.
create table platform.tenant_domains (
  id integer not null generated as identity,
  tenant_id integer not null default current_tenant(),
  host text not null,
  state text not null default 'pending'::text,
  is_primary boolean not null default false,
  created_at timestamp with time zone not null default now(),
  verify_token text not null default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text),
  verified_at timestamp with time zone,
  checked_at timestamp with time zone,
  last_error text,
  UNIQUE (tenant_id, host),
  PRIMARY KEY (id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((host = lower(host)) AND (host !~ '[\s/:@]'::text))),
  CHECK (((NOT is_primary) OR (state = 'active'::text))),
  CHECK ((state = ANY (ARRAY['pending'::text, 'verified'::text, 'active'::text, 'failed'::text])))
);
CREATE INDEX tenant_domains_checked ON platform.tenant_domains USING btree (checked_at);
CREATE UNIQUE INDEX tenant_domains_one_primary ON platform.tenant_domains USING btree (tenant_id) WHERE is_primary;
CREATE UNIQUE INDEX tenant_domains_proven ON platform.tenant_domains USING btree (host) WHERE (state = ANY (ARRAY['verified'::text, 'active'::text]));
CREATE INDEX tenant_domains_tenant ON platform.tenant_domains USING btree (tenant_id);
-- row security on
-- policy platform_looks for all to app_platform using (true) with check (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who has a site here. id is the lmsId of the specification, slug the {tenant} of its paths.
create table platform.tenants (
  id integer not null generated as identity,
  slug text not null,
  name text not null,
  status text not null default 'active'::text,
  time_zone text not null default 'Asia/Jakarta'::text,
  created_at timestamp with time zone not null default now(),
  status_changed_at timestamp with time zone not null default now(),
  UNIQUE (slug),
  PRIMARY KEY (id),
  CHECK (((length(name) >= 3) AND (length(name) <= 100))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 63))),
  CHECK ((status = ANY (ARRAY['provisioning'::text, 'active'::text, 'suspended'::text, 'offboarding'::text, 'deleted'::text])))
);

-- Tokens of programs. They may what their scopes and their owner may, each time they are used; only their hash is kept. is_shared: of the site, seen and revoked by everybody who runs it. is_strong: made by somebody who had used a second factor.
create table public.access_tokens (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  membership_id integer not null,
  account_id uuid not null,
  is_shared boolean not null default false,
  name text not null,
  hash text not null,
  hint text not null,
  scopes text[] not null,
  is_strong boolean not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  told smallint not null default 0,
  UNIQUE (tenant_id, hash),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((expires_at > created_at)),
  CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CHECK (((length(hint) >= 4) AND (length(hint) <= 12))),
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CHECK (((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 30))),
  CHECK (((told >= 0) AND (told <= 2)))
);
CREATE INDEX access_tokens_of_a_member ON public.access_tokens USING btree (tenant_id, membership_id);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- More time or more attempts for somebody in the quizzes of a class. The reason is for those who administer.
create table public.accommodations (
  tenant_id integer not null default current_tenant(),
  class_id integer not null,
  membership_id integer not null,
  time_factor numeric(3,2) not null default 1,
  more_attempts integer not null default 0,
  reason text not null default ''::text,
  PRIMARY KEY (tenant_id, class_id, membership_id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK (((more_attempts >= 0) AND (more_attempts <= 20))),
  CHECK ((length(reason) <= 500)),
  CHECK (((time_factor >= (1)::numeric) AND (time_factor <= (3)::numeric)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Ways for a superadmin into a tenant, to act there for a stated reason: SHA-256 of 32 random bytes, single use, one minute.
create table public.acting_links (
  tenant_id integer not null default current_tenant(),
  token_hash text not null,
  account_id uuid not null,
  name text not null,
  sign_in text not null,
  is_strong boolean not null,
  reason text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (tenant_id, token_hash),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(reason) >= 10) AND (length(reason) <= 500)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- How many questions of a member a model has answered on a day; a month later nobody knows any more.
create table public.answer_days (
  tenant_id integer not null default current_tenant(),
  membership_id integer not null,
  day date not null,
  questions integer not null,
  PRIMARY KEY (tenant_id, membership_id, day),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((questions > 0))
);
CREATE INDEX answer_days_by_age ON public.answer_days USING btree (tenant_id, day);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- How questions are answered. key_sealed: the key of the endpoint, readable with the master key only; for_visitors: who is not signed in is answered by the model too.
create table public.answer_settings (
  tenant_id integer not null default current_tenant(),
  engine text not null default 'extractive'::text,
  base_url text not null default ''::text,
  model text not null default ''::text,
  key_sealed text,
  monthly_tokens integer not null default 1000000,
  daily_questions integer not null default 30,
  for_visitors boolean not null default false,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(base_url) <= 300)),
  CHECK ((daily_questions >= 0)),
  CHECK ((engine = ANY (ARRAY['extractive'::text, 'model'::text]))),
  CHECK ((length(model) <= 120)),
  CHECK ((monthly_tokens >= 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Everything that was typed: of a slot the step of the latest writer and highest seq counts, in whatever order they came. Only ever added to.
create table public.answer_steps (
  tenant_id integer not null default current_tenant(),
  attempt_id integer not null,
  slot integer not null,
  writer integer not null,
  seq integer not null,
  answer jsonb,
  client_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  is_late boolean not null default false,
  PRIMARY KEY (tenant_id, attempt_id, slot, writer, seq),
  FOREIGN KEY (tenant_id, attempt_id, slot) REFERENCES attempt_items(tenant_id, attempt_id, slot) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((seq > 0)),
  CHECK ((writer > 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What models were used for, month by month: the ceiling stands on it.
create table public.answer_use (
  tenant_id integer not null default current_tenant(),
  month text not null,
  tokens bigint not null default 0,
  questions integer not null default 0,
  PRIMARY KEY (tenant_id, month),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((month ~ '^\d{4}-\d\d$'::text)),
  CHECK ((questions >= 0)),
  CHECK ((tokens >= 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Outside apps that may ask for an AppToken. secret_hash is SHA-256 of 32 random bytes, shown once.
create table public.app_credentials (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  app_id text not null,
  secret_hash text not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  UNIQUE (tenant_id, app_id),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((app_id ~ '^[a-z0-9]{16}$'::text)),
  CHECK (((length(name) >= 3) AND (length(name) <= 100)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What is said about a mark between those who got it and those who gave it.
create table public.appeal_posts (
  tenant_id integer not null default current_tenant(),
  hand_in_id integer not null,
  number integer not null,
  by_id integer,
  is_marker boolean not null,
  text text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, hand_in_id, number),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, hand_in_id) REFERENCES hand_ins(tenant_id, id) ON DELETE CASCADE,
  CHECK ((number > 0)),
  CHECK (((length(text) >= 1) AND (length(text) <= 4000)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Quarters of an hour that are taken, by the time each begins. One that was only asked for is held until held_until; a confirmed one for good.
create table public.appointment_busy (
  tenant_id integer not null default current_tenant(),
  quarter timestamp with time zone not null,
  appointment_id integer not null,
  held_until timestamp with time zone,
  seat smallint not null default 0,
  PRIMARY KEY (tenant_id, quarter, seat),
  FOREIGN KEY (tenant_id, appointment_id) REFERENCES appointments(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((seat >= 0) AND (seat <= 49)))
);
CREATE INDEX appointment_busy_of ON public.appointment_busy USING btree (tenant_id, appointment_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Appointments asked for: new, then confirmed, then done or no_show; cancelled with words to the person. place is where or by which link they meet.
create table public.appointments (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  name text not null,
  email text not null,
  phone text not null,
  organisation text not null,
  org_type text not null,
  topic text not null,
  preferred_at timestamp with time zone not null,
  mode text not null,
  notes text not null default ''::text,
  consent_version text not null,
  status text not null default 'new'::text,
  place text not null default ''::text,
  words text not null default ''::text,
  decided_by integer,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  minutes smallint not null default 60,
  token_hash text,
  token_sealed text,
  sequence integer not null default 0,
  reminded smallint not null default 0,
  UNIQUE (tenant_id, token_hash),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CHECK (((minutes >= 5) AND (minutes <= 480))),
  CHECK ((mode = ANY (ARRAY['online'::text, 'offline'::text]))),
  CHECK (((length(name) >= 3) AND (length(name) <= 100))),
  CHECK ((length(notes) <= 2000)),
  CHECK ((org_type = ANY (ARRAY['school'::text, 'campus'::text, 'company'::text, 'government'::text, 'community'::text, 'personal'::text]))),
  CHECK (((length(organisation) >= 2) AND (length(organisation) <= 160))),
  CHECK ((phone ~ '^\+628[1-9]\d{6,10}$'::text)),
  CHECK ((length(place) <= 300)),
  CHECK (((reminded >= 0) AND (reminded <= 2))),
  CHECK ((status = ANY (ARRAY['new'::text, 'confirmed'::text, 'done'::text, 'no_show'::text, 'cancelled'::text]))),
  CHECK ((topic = ANY (ARRAY['programme'::text, 'training'::text, 'partnership'::text, 'hiring'::text, 'platform'::text, 'other'::text]))),
  CHECK ((length(words) <= 1000))
);
CREATE INDEX appointments_email ON public.appointments USING btree (tenant_id, email);
CREATE INDEX appointments_in_time ON public.appointments USING btree (tenant_id, status, preferred_at);
CREATE INDEX appointments_to_remind ON public.appointments USING btree (preferred_at) WHERE ((status = 'confirmed'::text) AND (reminded < 2));
-- row security on
-- policy lookout for select to app_lookout using (true)
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Until when the people of a run hand in.
create table public.assignment_dues (
  tenant_id integer not null default current_tenant(),
  chapter_id integer not null,
  classroom_id integer not null,
  due_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, chapter_id, classroom_id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES assignments(tenant_id, chapter_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classrooms(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
CREATE INDEX assignment_dues_by_classroom ON public.assignment_dues USING btree (tenant_id, classroom_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What the assignment of a chapter takes and how it is marked. rubric: criteria with their levels; empty: plain points. due_at: for runs without a day of their own.
create table public.assignments (
  tenant_id integer not null default current_tenant(),
  chapter_id integer not null,
  takes text[] not null default '{text}'::text[],
  is_group boolean not null default false,
  attempts integer,
  due_at timestamp with time zone,
  late text not null default 'accept'::text,
  late_percent integer not null default 10,
  late_most integer not null default 50,
  points numeric(6,2) not null default 100,
  rubric jsonb not null default '[]'::jsonb,
  is_open boolean not null default false,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, chapter_id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES chapters(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((attempts >= 1) AND (attempts <= 50))),
  CHECK ((late = ANY (ARRAY['accept'::text, 'deduct'::text, 'refuse'::text]))),
  CHECK (((late_most >= 1) AND (late_most <= 100))),
  CHECK (((late_percent >= 1) AND (late_percent <= 100))),
  CHECK (((points > (0)::numeric) AND (points <= (1000)::numeric))),
  CHECK (((cardinality(takes) > 0) AND (takes <@ ARRAY['text'::text, 'files'::text, 'link'::text, 'recording'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Files that answer a question of an attempt. They answer those only whose attempt it is and who mark it.
create table public.attempt_files (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  attempt_id integer not null,
  slot integer not null,
  key text not null,
  name text not null,
  mime text not null,
  bytes bigint not null,
  upload text not null,
  at timestamp with time zone not null,
  UNIQUE (tenant_id, attempt_id, upload),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, attempt_id, slot) REFERENCES attempt_items(tenant_id, attempt_id, slot) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((bytes >= 0)),
  CHECK (((length(name) >= 1) AND (length(name) <= 255)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What an attempt asks: drawn once, when it was started. arrangement: ids of what was shuffled, in the order they are shown.
create table public.attempt_items (
  tenant_id integer not null default current_tenant(),
  attempt_id integer not null,
  slot integer not null,
  question_id integer not null,
  question_version integer not null,
  points numeric(6,2) not null,
  arrangement text[] not null default '{}'::text[],
  parameters jsonb,
  PRIMARY KEY (tenant_id, attempt_id, slot),
  FOREIGN KEY (tenant_id, attempt_id) REFERENCES attempts(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, question_id, question_version) REFERENCES question_versions(tenant_id, question_id, number),
  CHECK ((slot > 0))
);
CREATE INDEX attempt_items_by_question ON public.attempt_items USING btree (tenant_id, question_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- One go at a quiz. writer: which device holds the pen. points: the fold of its mark_events, null while somebody has to mark. is_mastery: one question after the other until enough are right; points are then the percent reached.
create table public.attempts (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  enrolment_id integer not null,
  chapter_id integer not null,
  number integer not null,
  seed integer not null,
  state text not null default 'in_progress'::text,
  started_at timestamp with time zone not null,
  deadline_at timestamp with time zone,
  submitted_at timestamp with time zone,
  ended_by text,
  writer integer not null default 1,
  receipt text,
  points numeric(8,2),
  possible numeric(8,2) not null,
  events integer not null default 0,
  counts_late boolean not null default false,
  is_mastery boolean not null default false,
  grace_seconds integer not null default 60,
  UNIQUE (tenant_id, enrolment_id, chapter_id, number),
  UNIQUE (tenant_id, receipt),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES quizzes(tenant_id, chapter_id),
  FOREIGN KEY (tenant_id, enrolment_id) REFERENCES enrolments(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((ended_by = ANY (ARRAY['learner'::text, 'clock'::text, 'staff'::text]))),
  CHECK (((grace_seconds >= 60) AND (grace_seconds <= 7260))),
  CHECK ((number > 0)),
  CHECK ((state = ANY (ARRAY['in_progress'::text, 'needs_grading'::text, 'graded'::text, 'voided'::text])))
);
CREATE INDEX attempts_by_chapter ON public.attempts USING btree (tenant_id, chapter_id, state);
CREATE INDEX attempts_due ON public.attempts USING btree (deadline_at) WHERE (state = 'in_progress'::text);
CREATE UNIQUE INDEX attempts_in_progress ON public.attempts USING btree (tenant_id, enrolment_id, chapter_id) WHERE (state = 'in_progress'::text);
-- row security on
-- policy overseen for select to app_overseer using (true)
-- policy platform_due for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who was at a meeting: the fold of attendance_events. device: the hash of what lies in the browser that told it.
create table public.attendance (
  tenant_id integer not null default current_tenant(),
  meeting_id integer not null,
  membership_id integer not null,
  state text not null,
  way text not null,
  at timestamp with time zone not null,
  joined_at timestamp with time zone,
  device text,
  PRIMARY KEY (tenant_id, meeting_id, membership_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, meeting_id) REFERENCES webinars(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((device ~ '^[0-9a-f]{64}$'::text)),
  CHECK ((state = ANY (ARRAY['present'::text, 'late'::text, 'excused'::text, 'absent'::text]))),
  CHECK ((way = ANY (ARRAY['join'::text, 'digits'::text, 'code'::text, 'staff'::text])))
);
CREATE INDEX attendance_by_member ON public.attendance USING btree (tenant_id, membership_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What was noted of somebody's attendance, by what way, and what who teaches corrected, with why. Only added to.
create table public.attendance_events (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  meeting_id integer not null,
  membership_id integer not null,
  state text not null,
  way text not null,
  by_id integer,
  why text not null default ''::text,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, by_id) REFERENCES memberships(tenant_id, id) ON DELETE SET NULL (by_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, meeting_id, membership_id) REFERENCES attendance(tenant_id, meeting_id, membership_id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['present'::text, 'late'::text, 'excused'::text, 'absent'::text]))),
  CHECK ((way = ANY (ARRAY['join'::text, 'digits'::text, 'code'::text, 'staff'::text]))),
  CHECK ((length(why) <= 300))
);
CREATE INDEX attendance_events_by_staff ON public.attendance_events USING btree (tenant_id, by_id);
CREATE INDEX attendance_events_of_person ON public.attendance_events USING btree (tenant_id, meeting_id, membership_id, id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who did what to what, with what stood before and after. Append only; actor_id null is the system or a visitor.
create table public.audit_entries (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  at timestamp with time zone not null default now(),
  actor_id integer,
  actor_name text not null,
  actor_kind smallint,
  action text not null,
  object_type text not null,
  object_id text not null,
  object_name text not null default ''::text,
  before jsonb,
  after jsonb,
  ip text not null default ''::text,
  request_id text not null default ''::text,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((action ~ '^[a-z_]+\.[a-z_]+$'::text))
);
CREATE INDEX audit_entries_at ON public.audit_entries USING btree (tenant_id, at DESC);
CREATE INDEX audit_entries_object ON public.audit_entries USING btree (tenant_id, object_type, object_id);
-- row security on
-- policy lookout for select to app_lookout using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy traces_go for all to app_platform using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Books a tenant lets its visitors review; hidden ones keep their reviews.
create table public.books (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  title text not null,
  author text not null,
  publisher text not null default ''::text,
  year integer,
  summary text not null default ''::text,
  is_shown boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(author) >= 2) AND (length(author) <= 160))),
  CHECK ((length(publisher) <= 160)),
  CHECK (((length(slug) >= 1) AND (length(slug) <= 191))),
  CHECK ((length(summary) <= 2000)),
  CHECK (((length(title) >= 2) AND (length(title) <= 200))),
  CHECK (((year >= 1900) AND (year <= 2100)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- How many cards without an end there are by list and facet (the empty one: all), those to come among them. Kept by a trigger.
create table public.card_counts (
  tenant_id integer not null default current_tenant(),
  source text not null,
  kind text not null,
  facet text not null default ''::text,
  total integer not null,
  PRIMARY KEY (tenant_id, source, kind, facet),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- One row a thing and span of time in which its card looks the same. Made by triggers, never written by hand.
create table public.cards (
  tenant_id integer not null default current_tenant(),
  source text not null,
  kind text not null,
  id integer not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null default 'infinity'::timestamp with time zone,
  version bigint not null,
  sorted_at timestamp with time zone not null,
  title_key text not null,
  weight integer not null default 0,
  rank smallint not null default 0,
  start_at timestamp with time zone,
  facets text[] not null default '{}'::text[],
  item text not null,
  PRIMARY KEY (tenant_id, source, id, from_at),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
CREATE INDEX cards_by_state ON public.cards USING btree (tenant_id, source, kind, rank, start_at, sorted_at DESC, id DESC);
CREATE INDEX cards_by_title ON public.cards USING btree (tenant_id, source, kind, title_key, id);
CREATE INDEX cards_newest ON public.cards USING btree (tenant_id, source, kind, sorted_at DESC, id DESC) INCLUDE (from_at, until_at);
CREATE INDEX cards_newest_of_all ON public.cards USING btree (tenant_id, source, sorted_at DESC, id DESC) INCLUDE (from_at, until_at);
CREATE INDEX cards_popular ON public.cards USING btree (tenant_id, source, kind, weight DESC, id DESC);
-- row security on
-- policy adds for update to app_counter using (true) with check (true)
-- policy counted for select to app_counter using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Pages of hiring organisations. Their jobs are seen when the page is.
create table public.careers (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  name text not null,
  industry text not null default ''::text,
  summary text not null default ''::text,
  description_html text not null default ''::text,
  logo jsonb,
  cover jsonb,
  website text,
  address text,
  city_code text,
  status text not null default 'draft'::text,
  published_at timestamp with time zone,
  position integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((city_code ~ '^\d{2}\.\d{2}$'::text)),
  CHECK ((length(industry) <= 80)),
  CHECK (((length(name) >= 3) AND (length(name) <= 255))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'in_review'::text, 'scheduled'::text, 'published'::text, 'archived'::text]))),
  CHECK ((length(summary) <= 300)),
  CHECK ((website ~ '^https?://'::text))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Categories of one kind of thing: a post kind, or class.
create table public.categories (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  kind text not null,
  slug text not null,
  name text not null,
  parent_id integer,
  position integer not null default 0,
  created_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, kind, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, parent_id) REFERENCES categories(tenant_id, id),
  CHECK (((length(name) >= 2) AND (length(name) <= 60))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The last number given in each year.
create table public.certificate_counts (
  tenant_id integer not null default current_tenant(),
  year integer not null,
  last integer not null default 0,
  PRIMARY KEY (tenant_id, year),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What was printed for whom: name, title and score as they were. One stands for an enrolment; a new name replaces the old one.
create table public.certificates (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  enrolment_id integer,
  membership_id integer not null,
  class_id integer,
  number text not null,
  code text not null,
  token text not null,
  holder text not null,
  title text not null,
  run_name text,
  percent integer,
  finished_at timestamp with time zone not null,
  issued_at timestamp with time zone not null,
  state text not null default 'issued'::text,
  ended_at timestamp with time zone,
  reason text not null default ''::text,
  replaced_by integer,
  kind text not null default 'class'::text,
  about text not null default ''::text,
  grounds text not null default ''::text,
  UNIQUE (tenant_id, code),
  UNIQUE (tenant_id, number),
  UNIQUE (tenant_id, token),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id),
  FOREIGN KEY (tenant_id, enrolment_id) REFERENCES enrolments(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, replaced_by) REFERENCES certificates(tenant_id, id) ON DELETE CASCADE,
  CHECK ((length(about) <= 1000)),
  CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'::text)),
  CHECK ((length(grounds) <= 500)),
  CHECK (((length(holder) >= 1) AND (length(holder) <= 200))),
  CHECK ((kind = ANY (ARRAY['class'::text, 'competence'::text]))),
  CHECK (((kind = 'competence'::text) OR ((enrolment_id IS NOT NULL) AND (class_id IS NOT NULL)))),
  CHECK (((percent >= 0) AND (percent <= 100))),
  CHECK ((length(reason) <= 500)),
  CHECK ((state = ANY (ARRAY['issued'::text, 'revoked'::text, 'replaced'::text]))),
  CHECK (((length(title) >= 1) AND (length(title) <= 255))),
  CHECK ((length(token) = 43))
);
CREATE UNIQUE INDEX certificates_badge ON public.certificates USING btree (tenant_id, membership_id, lower(title)) WHERE ((kind = 'competence'::text) AND (state <> 'replaced'::text));
CREATE INDEX certificates_by_member ON public.certificates USING btree (tenant_id, membership_id);
CREATE INDEX certificates_newest ON public.certificates USING btree (tenant_id, issued_at DESC, id DESC);
CREATE UNIQUE INDEX certificates_standing ON public.certificates USING btree (tenant_id, enrolment_id) WHERE (state = 'issued'::text);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What chapters say, each text once, by the SHA-256 of its parts. Never changed.
create table public.chapter_contents (
  tenant_id integer not null default current_tenant(),
  sha256 text not null,
  html text not null,
  document jsonb,
  settings jsonb not null,
  PRIMARY KEY (tenant_id, sha256),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Notes and highlights of one reader, seen by nobody else. key: made by the browser, so that what is sent twice is kept once. quote: the marked words, in a block counted from 0. at: when it was written last.
create table public.chapter_notes (
  tenant_id integer not null default current_tenant(),
  membership_id integer not null,
  key uuid not null,
  class_id integer not null,
  chapter_id integer not null,
  block integer not null,
  quote text not null default ''::text,
  text text not null default ''::text,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, membership_id, key),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES chapters(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK (((block >= 0) AND (block <= 100000))),
  CHECK (((quote <> ''::text) OR (text <> ''::text))),
  CHECK ((length(quote) <= 1000)),
  CHECK ((length(text) <= 4000))
);
CREATE INDEX chapter_notes_by_chapter ON public.chapter_notes USING btree (tenant_id, chapter_id);
CREATE INDEX chapter_notes_by_class ON public.chapter_notes USING btree (tenant_id, membership_id, class_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Chapters somebody has opened, last when, and since when they are done. Nothing undoes done.
create table public.chapter_progress (
  tenant_id integer not null default current_tenant(),
  enrolment_id integer not null,
  chapter_id integer not null,
  opened_at timestamp with time zone not null,
  done_at timestamp with time zone,
  begun_at timestamp with time zone,
  block integer,
  second integer,
  placed_at timestamp with time zone,
  PRIMARY KEY (tenant_id, enrolment_id, chapter_id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES chapters(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, enrolment_id) REFERENCES enrolments(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((block >= 0) AND (block <= 100000))),
  CHECK (((second >= 0) AND (second <= 1000000)))
);
CREATE INDEX chapter_progress_by_chapter ON public.chapter_progress USING btree (tenant_id, chapter_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Lessons as they are written. The slug is unique in its class because the module part of the address may be left out. What visitors see stands in version_chapters; the id stays, and progress hangs on it.
create table public.chapters (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  class_id integer not null,
  module_id integer not null,
  slug text not null,
  title text not null,
  position integer not null,
  kind text not null default 'text'::text,
  minutes integer not null default 1,
  is_preview boolean not null default false,
  content_html text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  language text,
  is_required boolean not null default true,
  document jsonb,
  settings jsonb not null default '{}'::jsonb,
  completion text not null default 'view'::text,
  completion_least integer,
  release_at timestamp with time zone,
  release_after integer,
  removed_at timestamp with time zone,
  outline_rev integer not null default 1,
  changed_by integer,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, class_id, module_id) REFERENCES modules(tenant_id, class_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((completion = ANY (ARRAY['view'::text, 'min_time'::text, 'min_score'::text, 'submit'::text, 'attend'::text]))),
  CHECK (((completion_least >= 1) AND (completion_least <= 100000))),
  CHECK ((kind = ANY (ARRAY['text'::text, 'video'::text, 'file'::text, 'quiz'::text, 'assignment'::text, 'code'::text, 'live'::text, 'embed'::text]))),
  CHECK ((language ~ '^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$'::text)),
  CHECK ((minutes >= 0)),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK (((length(title) >= 1) AND (length(title) <= 255)))
);
CREATE INDEX chapters_by_module ON public.chapters USING btree (tenant_id, module_id, "position");
CREATE UNIQUE INDEX chapters_living ON public.chapters USING btree (tenant_id, class_id, slug) WHERE (removed_at IS NULL);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who teaches a class. share_bps is the share of revenue in hundredths of a percent.
create table public.class_instructors (
  tenant_id integer not null default current_tenant(),
  class_id integer not null,
  person_id integer not null,
  role text not null,
  position integer not null default 0,
  share_bps integer not null default 0,
  PRIMARY KEY (tenant_id, class_id, person_id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, person_id) REFERENCES people(tenant_id, id) ON DELETE CASCADE,
  CHECK ((role = ANY (ARRAY['lead'::text, 'assistant'::text, 'mentor'::text]))),
  CHECK (((share_bps >= 0) AND (share_bps <= 10000)))
);
CREATE INDEX class_instructors_by_person ON public.class_instructors USING btree (tenant_id, person_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Members who look after a class; class_instructors are names on its page and have no account.
create table public.class_staff (
  tenant_id integer not null default current_tenant(),
  class_id integer not null,
  membership_id integer not null,
  role text not null default 'lead'::text,
  added_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, class_id, membership_id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((role = ANY (ARRAY['lead'::text, 'assistant'::text, 'mentor'::text, 'grader'::text, 'editor'::text])))
);
CREATE INDEX class_staff_by_member ON public.class_staff USING btree (tenant_id, membership_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Catalogue entries. Prices are whole rupiah. Badges are derived from the classrooms' dates, never stored.
create table public.classes (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  code text not null,
  slug text not null,
  name text not null,
  summary text not null default ''::text,
  description_html text not null default ''::text,
  logo jsonb,
  cover jsonb,
  promo_video text,
  type text not null,
  level text not null default 'all'::text,
  premium boolean not null default false,
  pre_class boolean not null default false,
  category_id integer,
  tags text[] not null default '{}'::text[],
  competencies text[] not null default '{}'::text[],
  outcomes text[] not null default '{}'::text[],
  prerequisites text[] not null default '{}'::text[],
  audience text[] not null default '{}'::text[],
  duration_minutes integer not null default 0,
  price bigint not null default 0,
  compare_at_price bigint,
  certificate boolean not null default false,
  passing_score integer not null default 70,
  rating_average numeric(2,1),
  rating_count integer not null default 0,
  status text not null default 'draft'::text,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  source text,
  search tsvector generated as (((setweight(to_tsvector('indonesian'::regconfig, name), 'A'::"char") || setweight(to_tsvector('indonesian'::regconfig, summary), 'B'::"char")) || setweight(to_tsvector('indonesian'::regconfig, "left"(description_html, 200000)), 'C'::"char"))),
  is_elevated boolean not null default false,
  language text,
  course_number integer,
  seo jsonb not null default '{}'::jsonb,
  UNIQUE (tenant_id, code),
  UNIQUE (tenant_id, slug),
  UNIQUE (tenant_id, source),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, category_id) REFERENCES categories(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((compare_at_price > price)),
  CHECK (((code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'::text) AND (length(code) <= 32))),
  CHECK ((duration_minutes >= 0)),
  CHECK ((language ~ '^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$'::text)),
  CHECK ((level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text, 'all'::text]))),
  CHECK (((length(name) >= 3) AND (length(name) <= 255))),
  CHECK (((passing_score >= 0) AND (passing_score <= 100))),
  CHECK ((price >= 0)),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'in_review'::text, 'scheduled'::text, 'published'::text, 'archived'::text]))),
  CHECK ((length(summary) <= 300)),
  CHECK ((type = ANY (ARRAY['self_paced'::text, 'live'::text, 'hybrid'::text, 'bootcamp'::text, 'webinar'::text])))
);
CREATE INDEX classes_newest ON public.classes USING btree (tenant_id, published_at DESC, id DESC) WHERE (status = ANY (ARRAY['published'::text, 'scheduled'::text]));
CREATE INDEX classes_search ON public.classes USING gin (search);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Seats of a run that are taken: a row of its own, so that joining neither waits for who edits the run nor makes its card anew.
create table public.classroom_seats (
  tenant_id integer not null default current_tenant(),
  classroom_id integer not null,
  taken integer not null default 0,
  PRIMARY KEY (tenant_id, classroom_id),
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classrooms(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((taken >= 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Dated runs of a class.
create table public.classrooms (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  class_id integer not null,
  code text not null,
  name text not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  registration_open_at timestamp with time zone,
  registration_close_at timestamp with time zone,
  time_zone text not null default 'Asia/Jakarta'::text,
  mode text not null,
  venue text,
  city text,
  held_city_codes text[] not null default '{}'::text[],
  registrar_city_codes text[] not null default '{}'::text[],
  capacity integer,
  waitlist boolean not null default false,
  price bigint,
  status text not null default 'scheduled'::text,
  join_mode text not null default 'open'::text,
  join_code text,
  pinned_number integer,
  UNIQUE (tenant_id, code),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((capacity > 0)),
  CHECK ((end_at >= start_at)),
  CHECK ((registration_close_at >= registration_open_at)),
  CHECK ((length(code) <= 40)),
  CHECK (((join_mode <> 'code'::text) OR (join_code IS NOT NULL))),
  CHECK (((length(join_code) >= 4) AND (length(join_code) <= 40))),
  CHECK ((join_mode = ANY (ARRAY['open'::text, 'approval'::text, 'invite'::text, 'code'::text]))),
  CHECK ((mode = ANY (ARRAY['online'::text, 'offline'::text, 'hybrid'::text]))),
  CHECK ((price >= 0)),
  CHECK ((status = ANY (ARRAY['scheduled'::text, 'postponed'::text, 'cancelled'::text, 'completed'::text])))
);
CREATE INDEX classrooms_by_class ON public.classrooms USING btree (tenant_id, class_id, start_at);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Clicks on links and first page loads (specification section 3), without queries, ids and tokens. Kept for 90 days.
create table public.click_log (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  type text not null,
  from_address text not null,
  to_address text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(from_address) <= 300)),
  CHECK ((length(to_address) <= 300)),
  CHECK ((type = ANY (ARRAY['page_load'::text, 'internal_navigation'::text, 'external'::text])))
);
CREATE INDEX click_log_at ON public.click_log USING brin (at);
CREATE INDEX click_log_by_time ON public.click_log USING btree (tenant_id, at);
-- row security on
-- policy platform_sweeps for all to app_platform using (true)
-- policy platform_writes for insert to app_platform using () with check (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Competences with a page of their own. A class teaches the one whose name stands in classes.competencies, letter case aside. Visitors see those that are published.
create table public.competences (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  name text not null,
  description text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  status text not null default 'published'::text,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(description) <= 1000)),
  CHECK (((length(name) >= 2) AND (length(name) <= 120))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
);
CREATE UNIQUE INDEX competences_name ON public.competences USING btree (tenant_id, lower(name));
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What teams compete in within a season, and how many members a team has.
create table public.competition_categories (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  competition_id integer not null,
  slug text not null,
  name text not null,
  description text not null default ''::text,
  min_members smallint not null default 1,
  max_members smallint not null,
  position integer not null default 0,
  UNIQUE (tenant_id, competition_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, competition_id) REFERENCES competitions(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((min_members <= max_members)),
  CHECK ((length(description) <= 600)),
  CHECK ((max_members <= 10)),
  CHECK ((min_members >= 1)),
  CHECK (((length(name) >= 3) AND (length(name) <= 120))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The stages of a season, in order: selection, regional rounds, the final.
create table public.competition_stages (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  competition_id integer not null,
  name text not null,
  description text not null default ''::text,
  place text not null default ''::text,
  starts_on date not null,
  ends_on date not null,
  position integer not null default 0,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, competition_id) REFERENCES competitions(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((starts_on <= ends_on)),
  CHECK ((length(description) <= 600)),
  CHECK (((length(name) >= 3) AND (length(name) <= 120))),
  CHECK ((length(place) <= 160))
);
CREATE INDEX competition_stages_in_order ON public.competition_stages USING btree (tenant_id, competition_id, "position");
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Seasons of the league. fee is whole rupiah for a team; rules_version names the rules a team agreed to. Visitors see those whose status is published; cancelled is no longer a state, is_cancelled says so.
create table public.competitions (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  name text not null,
  season text not null,
  summary text not null default ''::text,
  description_html text not null default ''::text,
  rules_html text not null default ''::text,
  rules_version text not null,
  fee integer not null default 0,
  registration_open_at timestamp with time zone not null,
  registration_close_at timestamp with time zone not null,
  starts_on date not null,
  ends_on date not null,
  status text not null default 'draft'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  is_cancelled boolean not null default false,
  version integer not null default 1,
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((registration_open_at < registration_close_at)),
  CHECK ((starts_on <= ends_on)),
  CHECK ((fee >= 0)),
  CHECK (((length(name) >= 3) AND (length(name) <= 160))),
  CHECK (((length(rules_version) >= 1) AND (length(rules_version) <= 60))),
  CHECK (((length(season) >= 1) AND (length(season) <= 40))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text, 'cancelled'::text]))),
  CHECK ((length(summary) <= 600))
);
CREATE INDEX competitions_in_time ON public.competitions USING btree (tenant_id, starts_on DESC);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The consent ledger (articles 22-24): append only, the newest row of a purpose holds. text_version says which words were shown.
create table public.consents (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  membership_id integer,
  purpose text not null,
  text_version text not null,
  is_given boolean not null,
  source text not null,
  ip_hash text not null default ''::text,
  at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((purpose ~ '^[a-z_]{2,40}$'::text))
);
CREATE INDEX consents_member ON public.consents USING btree (tenant_id, membership_id, purpose, at DESC);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Values of drafts and versions, each once, by the SHA-256 of its jsonb text. Never changed.
create table public.contents (
  tenant_id integer not null default current_tenant(),
  sha256 text not null,
  value jsonb not null,
  PRIMARY KEY (tenant_id, sha256),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- A question and its answer, with the sources it named, the cards it showed and what it said may be asked next. A message that is still running when the server ends stays as far as it came. settled_at: somebody of the office has dealt with it.
create table public.conversation_messages (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  conversation_id uuid not null,
  query text not null,
  answer text not null default ''::text,
  sources jsonb not null default '[]'::jsonb,
  engine text,
  state text not null default 'running'::text,
  is_answered boolean,
  feedback text,
  feedback_reason text not null default ''::text,
  feedback_at timestamp with time zone,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  cards jsonb not null default '[]'::jsonb,
  suggestions jsonb not null default '[]'::jsonb,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversations(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(answer) <= 40000)),
  CHECK ((engine = ANY (ARRAY['extractive'::text, 'model'::text]))),
  CHECK ((feedback = ANY (ARRAY['up'::text, 'down'::text]))),
  CHECK ((length(feedback_reason) <= 500)),
  CHECK (((length(query) >= 1) AND (length(query) <= 2000))),
  CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'stopped'::text, 'failed'::text])))
);
CREATE INDEX conversation_messages_by_day ON public.conversation_messages USING btree (tenant_id, created_at);
CREATE INDEX conversation_messages_in ON public.conversation_messages USING btree (tenant_id, conversation_id, id);
CREATE INDEX conversation_messages_open ON public.conversation_messages USING btree (tenant_id, created_at DESC) WHERE ((is_answered = false) AND (settled_at IS NULL));
CREATE INDEX conversation_messages_rated ON public.conversation_messages USING btree (tenant_id, feedback_at DESC) WHERE (feedback IS NOT NULL);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Conversations with the assistant, of a member, or of a visitor by the hash of a number that only the browser holds. They go when they expire: so many days after the last question as the site says.
create table public.conversations (
  tenant_id integer not null default current_tenant(),
  id uuid not null default gen_random_uuid(),
  membership_id integer,
  visitor text,
  title text not null,
  created_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((membership_id IS NULL) <> (visitor IS NULL))),
  CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  CHECK ((visitor ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX conversations_expiring ON public.conversations USING btree (tenant_id, expires_at);
CREATE INDEX conversations_of_member ON public.conversations USING btree (tenant_id, membership_id, last_at DESC) WHERE (membership_id IS NOT NULL);
CREATE INDEX conversations_of_visitor ON public.conversations USING btree (tenant_id, visitor, last_at DESC) WHERE (visitor IS NOT NULL);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who used a coupon for which order. Free again when the order expires or is cancelled.
create table public.coupon_uses (
  tenant_id integer not null default current_tenant(),
  coupon_id integer not null,
  order_code text not null,
  membership_id integer not null,
  slot integer not null,
  used_at timestamp with time zone not null,
  UNIQUE (tenant_id, coupon_id, membership_id, slot),
  PRIMARY KEY (tenant_id, coupon_id, order_code),
  FOREIGN KEY (tenant_id, coupon_id) REFERENCES coupons(tenant_id, id),
  CHECK ((slot > 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- A code, what it takes off, and for whom, what and how often it does. class_id: only there.
create table public.coupons (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  code text not null,
  kind text not null,
  value integer not null,
  uses integer,
  used integer not null default 0,
  per_person integer not null default 1,
  min_total bigint not null default 0,
  class_id integer,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  is_active boolean not null default true,
  created_at timestamp with time zone not null,
  UNIQUE (tenant_id, code),
  PRIMARY KEY (tenant_id, id),
  CHECK (((value > 0) AND ((kind = 'amount'::text) OR (value <= 100)))),
  CHECK (((uses IS NULL) OR (used <= uses))),
  CHECK (((starts_at IS NULL) OR (ends_at IS NULL) OR (starts_at < ends_at))),
  CHECK ((code ~ '^[A-Z0-9-]{3,32}$'::text)),
  CHECK ((kind = ANY (ARRAY['percent'::text, 'amount'::text]))),
  CHECK ((min_total >= 0)),
  CHECK (((per_person >= 1) AND (per_person <= 100))),
  CHECK ((used >= 0)),
  CHECK ((uses > 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What was published of a course, when and by whom. A fix changes words only.
create table public.course_versions (
  tenant_id integer not null default current_tenant(),
  class_id integer not null,
  number integer not null,
  kind text not null,
  note text not null default ''::text,
  published_by integer,
  published_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, class_id, number),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['first'::text, 'change'::text, 'fix'::text]))),
  CHECK ((length(note) <= 500)),
  CHECK ((number > 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What people ask of their data; due_at is 3 x 24 hours after the asking (articles 30-32, 40-41).
create table public.data_requests (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  membership_id integer not null,
  kind text not null,
  status text not null default 'open'::text,
  message text not null default ''::text,
  asked_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by integer,
  outcome text not null default ''::text,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['access'::text, 'correction'::text, 'erasure'::text, 'restriction'::text, 'objection'::text, 'withdrawal'::text]))),
  CHECK ((length(message) <= 2000)),
  CHECK ((length(outcome) <= 2000)),
  CHECK ((status = ANY (ARRAY['open'::text, 'done'::text, 'rejected'::text])))
);
CREATE INDEX data_requests_open ON public.data_requests USING btree (tenant_id, due_at) WHERE (status = 'open'::text);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Addresses that asked to be shown the product: once a day each, by the tenant's calendar.
create table public.demo_requests (
  tenant_id integer not null default current_tenant(),
  email text not null,
  asked_on date not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, email, asked_on),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((email = lower(email)) AND (length(email) <= 254)))
);
-- row security on
-- policy lookout for select to app_lookout using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- How many finished the test with which letter in front; - where none stood out. Nobody is named by it.
create table public.disc_counts (
  tenant_id integer not null default current_tenant(),
  wording text not null,
  letters text not null,
  count integer not null default 0,
  PRIMARY KEY (tenant_id, wording, letters),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((count >= 0)),
  CHECK ((letters = ANY (ARRAY['D'::text, 'I'::text, 'S'::text, 'C'::text, '-'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- One result of the personality test, sealed. Its owner has a token, and another to share it with; those of nobody go after thirty days.
create table public.disc_results (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  membership_id integer,
  owner_hash text not null,
  share_hash text,
  wording text not null,
  sealed text not null,
  created_at timestamp with time zone not null,
  UNIQUE (tenant_id, owner_hash),
  UNIQUE (tenant_id, share_hash),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((owner_hash ~ '^[0-9a-f]{64}$'::text)),
  CHECK ((share_hash ~ '^[0-9a-f]{64}$'::text)),
  CHECK (((length(wording) >= 1) AND (length(wording) <= 20)))
);
CREATE INDEX disc_results_by_member ON public.disc_results USING btree (tenant_id, membership_id, id DESC) WHERE (membership_id IS NOT NULL);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The last number drawn of each kind and year. Its row is the last lock of a transaction.
create table public.document_series (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  year integer not null,
  last integer not null,
  last_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, kind, year),
  CHECK ((kind = ANY (ARRAY['INV'::text, 'KW'::text, 'NK'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What was printed under a number, without the buyer's name, which stands in the order. Only ever added to.
create table public.documents (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  year integer not null,
  seq integer not null,
  number text not null,
  subject text not null,
  order_code text not null,
  issued_at timestamp with time zone not null,
  content jsonb not null,
  sha256 text not null,
  UNIQUE (tenant_id, kind, subject),
  UNIQUE (tenant_id, number),
  PRIMARY KEY (tenant_id, kind, year, seq),
  CHECK ((kind = ANY (ARRAY['INV'::text, 'KW'::text, 'NK'::text]))),
  CHECK ((seq > 0))
);
CREATE INDEX documents_by_order ON public.documents USING btree (tenant_id, order_code);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What donations are asked for. goal: whole rupiah, null where there is none; amounts: those offered at once.
create table public.donation_campaigns (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  title text not null,
  summary text not null default ''::text,
  story_html text not null default ''::text,
  picture jsonb,
  goal bigint,
  ends_on date,
  amounts jsonb not null default '[]'::jsonb,
  status text not null default 'published'::text,
  published_at timestamp with time zone,
  position integer not null default 0,
  version integer not null default 0,
  updated_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((goal > 0)),
  CHECK (((length(slug) >= 1) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text]))),
  CHECK ((length(summary) <= 300)),
  CHECK (((length(title) >= 1) AND (length(title) <= 255)))
);
CREATE INDEX donation_campaigns_in_order ON public.donation_campaigns USING btree (tenant_id, "position", id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What the money of a campaign was used for, an amount each; in the books under its number. One that was wrong is taken back, and stays.
create table public.donation_uses (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  campaign_id integer not null,
  spent_on date not null,
  amount bigint not null,
  kept bigint not null default 0,
  paid_at timestamp with time zone,
  words text not null,
  receipt jsonb,
  written_by integer,
  created_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((amount > 0)),
  CHECK (((kept >= 0) AND (kept <= amount))),
  CHECK (((length(words) >= 1) AND (length(words) <= 500)))
);
CREATE INDEX donation_uses_newest ON public.donation_uses USING btree (tenant_id, campaign_id, spent_on DESC, id DESC);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- One donation: the order that is paid, and what is said of it. Name and message are shown once somebody has looked at them. Outlives its campaign, as its order does.
create table public.donations (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  order_code text not null,
  campaign_id integer not null,
  name text not null,
  is_anonymous boolean not null default false,
  message text not null default ''::text,
  amount bigint not null,
  kept bigint not null default 0,
  paid_at timestamp with time zone,
  words text not null default 'pending'::text,
  membership_id integer,
  source text not null,
  repeat_hash text,
  created_at timestamp with time zone not null,
  UNIQUE (tenant_id, order_code),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((amount > 0)),
  CHECK (((kept >= 0) AND (kept <= amount))),
  CHECK ((length(message) <= 500)),
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CHECK ((order_code ~ '^[a-z0-9]{20}$'::text)),
  CHECK ((source = ANY (ARRAY['form'::text, 'program'::text]))),
  CHECK ((words = ANY (ARRAY['pending'::text, 'published'::text, 'rejected'::text])))
);
CREATE INDEX donations_by_member ON public.donations USING btree (tenant_id, membership_id) WHERE (membership_id IS NOT NULL);
CREATE INDEX donations_newest ON public.donations USING btree (tenant_id, campaign_id, id DESC);
CREATE INDEX donations_repeated ON public.donations USING btree (tenant_id, repeat_hash, created_at) WHERE (repeat_hash IS NOT NULL);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- How a thing stands with its writers: rev counts every change. sha256 is null where nothing differs from what is published; base is the version the draft began from, 0 where there was none.
create table public.drafts (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  id text not null,
  rev integer not null,
  sha256 text,
  base integer not null default 0,
  writer text not null default ''::text,
  saved_by integer,
  saved_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, kind, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, sha256) REFERENCES contents(tenant_id, sha256),
  CHECK (((length(id) >= 1) AND (length(id) <= 191))),
  CHECK ((kind ~ '^[a-z][a-z0-9_]{0,39}$'::text)),
  CHECK ((rev > 0))
);
CREATE INDEX drafts_by_content ON public.drafts USING btree (tenant_id, sha256);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who makes vectors; without an address nobody does. key_sealed: readable with the master key only; failures: how often in a row passages could not be sent, problem: why, in words of the office, retry_at: when it is tried again, and while a process is at it until when nobody else is.
create table public.embedding_settings (
  tenant_id integer not null default current_tenant(),
  base_url text not null default ''::text,
  model text not null default ''::text,
  key_sealed text,
  monthly_tokens integer not null default 5000000,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  failures integer not null default 0,
  problem text not null default ''::text,
  retry_at timestamp with time zone,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(base_url) <= 300)),
  CHECK ((failures >= 0)),
  CHECK ((length(model) <= 120)),
  CHECK ((monthly_tokens >= 0)),
  CHECK ((length(problem) <= 300))
);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What vectors cost, month by month: the ceiling stands on it.
create table public.embedding_use (
  tenant_id integer not null default current_tenant(),
  month text not null,
  tokens bigint not null default 0,
  PRIMARY KEY (tenant_id, month),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((month ~ '^\d{4}-\d\d$'::text)),
  CHECK ((tokens >= 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Each step of an enrolment: from where to where, by whom, and why. Only ever added to.
create table public.enrolment_events (
  tenant_id integer not null default current_tenant(),
  enrolment_id integer not null,
  number integer not null,
  from_state text,
  to_state text not null,
  classroom_id integer,
  by_id integer,
  why text not null default ''::text,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, enrolment_id, number),
  FOREIGN KEY (tenant_id, enrolment_id) REFERENCES enrolments(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((number > 0)),
  CHECK ((length(why) <= 500))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- A member in a class, or in one run of it. One row moves through its states; whoever comes back gets their old row and all they had read.
create table public.enrolments (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  class_id integer not null,
  classroom_id integer,
  membership_id integer not null,
  state text not null,
  origin text not null,
  state_since timestamp with time zone not null,
  joined_at timestamp with time zone,
  finished_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id),
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classrooms(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((origin = ANY (ARRAY['self'::text, 'code'::text, 'staff'::text]))),
  CHECK ((state = ANY (ARRAY['requested'::text, 'invited'::text, 'pending_payment'::text, 'waitlisted'::text, 'active'::text, 'completed'::text, 'declined'::text, 'cancelled'::text, 'expired'::text, 'suspended'::text, 'refunded'::text])))
);
CREATE INDEX enrolments_by_class ON public.enrolments USING btree (tenant_id, class_id, state);
CREATE UNIQUE INDEX enrolments_live ON public.enrolments USING btree (tenant_id, membership_id, class_id, COALESCE(classroom_id, 0)) WHERE (state = ANY (ARRAY['requested'::text, 'invited'::text, 'pending_payment'::text, 'waitlisted'::text, 'active'::text, 'completed'::text, 'suspended'::text]));
CREATE INDEX enrolments_newest ON public.enrolments USING btree (tenant_id, state_since DESC, id DESC);
CREATE INDEX enrolments_waiting ON public.enrolments USING btree (tenant_id, classroom_id, state_since, id) WHERE (state = 'waitlisted'::text);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Things of the kinds that are written in the office, for its lists. own_id: the row in the kind's own table, null until it is published first; triggers there keep the entry like it. occurs_at: when it takes place. trashed_at: in the bin since; trashed_from and trashed_slug are what it was.
create table public.entries (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  kind text not null,
  own_id integer,
  slug text not null default ''::text,
  title text not null,
  note text not null default ''::text,
  cover jsonb,
  status text not null default 'draft'::text,
  occurs_at timestamp with time zone,
  owner_id integer,
  touched_at timestamp with time zone not null default now(),
  trashed_at timestamp with time zone,
  trashed_from text,
  trashed_slug text,
  UNIQUE (tenant_id, kind, own_id),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, owner_id) REFERENCES memberships(tenant_id, id) ON DELETE SET NULL (owner_id),
  CHECK ((kind ~ '^[a-z][a-z0-9_]{0,39}$'::text)),
  CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text]))),
  CHECK ((trashed_from = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
);
CREATE INDEX entries_by_owner ON public.entries USING btree (tenant_id, owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX entries_in_bin ON public.entries USING btree (tenant_id, trashed_at) WHERE (trashed_at IS NOT NULL);
CREATE INDEX entries_touched ON public.entries USING btree (tenant_id, kind, touched_at DESC, id DESC);
-- row security on
-- policy platform_bins for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who leads a part of an event: one of that event's own speakers.
create table public.event_program_speakers (
  tenant_id integer not null default current_tenant(),
  event_id integer not null,
  program_id integer not null,
  speaker_id integer not null,
  position integer not null default 0,
  PRIMARY KEY (tenant_id, program_id, speaker_id),
  FOREIGN KEY (tenant_id, event_id, program_id) REFERENCES event_programs(tenant_id, event_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, event_id, speaker_id) REFERENCES event_speakers(tenant_id, event_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
CREATE INDEX event_program_speakers_by_speaker ON public.event_program_speakers USING btree (tenant_id, event_id, speaker_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The parts of an event: workshops, competitions, exhibitions. Seen when their event is; times are of the event's zone. Without a cover of its own a part shows the event's.
create table public.event_programs (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  event_id integer not null,
  slug text not null,
  title text not null,
  kind text not null,
  description_html text not null default ''::text,
  cover jsonb,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  room text,
  capacity integer,
  position integer not null default 0,
  updated_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, event_id, id),
  UNIQUE (tenant_id, event_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((capacity > 0)),
  CHECK ((end_at >= start_at)),
  CHECK ((kind = ANY (ARRAY['workshop'::text, 'competition'::text, 'exhibition'::text, 'talk'::text, 'performance'::text]))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK (((length(title) >= 3) AND (length(title) <= 255)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who speaks at an event, in order; not everybody has confirmed yet.
create table public.event_speakers (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  event_id integer not null,
  name text not null,
  short_bio text not null default ''::text,
  image jsonb,
  is_confirmed boolean not null default false,
  linked_in text,
  position integer not null default 0,
  UNIQUE (tenant_id, event_id, id),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CHECK ((length(short_bio) <= 400))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Events of a tenant. status is the calendar's, editorial_status the editors'. activities: [{name, description, image}]; sponsor_tiers: [{name, slot, price, benefits}], price in whole rupiah; agenda: [{startAt, endAt, title, place}].
create table public.events (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  title text not null,
  kind text not null,
  summary text not null default ''::text,
  description_html text not null default ''::text,
  cover jsonb,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  time_zone text not null default 'Asia/Jakarta'::text,
  mode text not null,
  venue text,
  address text,
  city_code text,
  online_url text,
  registration_url text,
  class_id integer,
  status text not null default 'scheduled'::text,
  activities jsonb not null default '[]'::jsonb,
  sponsor_tiers jsonb not null default '[]'::jsonb,
  agenda jsonb not null default '[]'::jsonb,
  editorial_status text not null default 'draft'::text,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  seo jsonb not null default '{}'::jsonb,
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE SET NULL (class_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((end_at >= start_at)),
  CHECK ((city_code ~ '^\d{2}\.\d{2}$'::text)),
  CHECK ((editorial_status = ANY (ARRAY['draft'::text, 'in_review'::text, 'scheduled'::text, 'published'::text, 'archived'::text]))),
  CHECK ((kind = ANY (ARRAY['festival'::text, 'seminar'::text, 'workshop'::text, 'hackathon'::text, 'exhibition'::text, 'competition'::text, 'gathering'::text]))),
  CHECK ((mode = ANY (ARRAY['online'::text, 'offline'::text, 'hybrid'::text]))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191) AND (slug <> ALL (ARRAY['program'::text, 'careers'::text])))),
  CHECK ((status = ANY (ARRAY['scheduled'::text, 'postponed'::text, 'cancelled'::text]))),
  CHECK ((length(summary) <= 300)),
  CHECK ((time_zone = ANY (ARRAY['Asia/Jakarta'::text, 'Asia/Makassar'::text, 'Asia/Jayapura'::text]))),
  CHECK (((length(title) >= 3) AND (length(title) <= 255)))
);
CREATE INDEX events_by_time ON public.events USING btree (tenant_id, end_at, start_at);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Questions with the answers that the office wrote for them. The assistant quotes them.
create table public.faq_entries (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  question text not null,
  answer text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(answer) >= 3) AND (length(answer) <= 4000))),
  CHECK (((length(question) >= 3) AND (length(question) <= 300)))
);
CREATE INDEX faq_entries_newest ON public.faq_entries USING btree (tenant_id, updated_at DESC, id DESC);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who sent a file: several did where it is the same. It is one's own for each of them.
create table public.file_holders (
  tenant_id integer not null default current_tenant(),
  file_id integer not null,
  membership_id integer not null,
  at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, membership_id, file_id),
  FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX file_holders_by_file ON public.file_holders USING btree (tenant_id, file_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Which thing uses which file, in what is published or in its draft; written by whoever saves the thing, in the same transaction. fields: where in it, comma-separated.
create table public.file_uses (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  thing_id text not null,
  state text not null,
  file_id integer not null,
  fields text not null default ''::text,
  PRIMARY KEY (tenant_id, kind, thing_id, state, file_id),
  FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((kind ~ '^[a-z][a-z0-9_]{0,39}$'::text)),
  CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text]))),
  CHECK (((length(thing_id) >= 1) AND (length(thing_id) <= 191)))
);
CREATE INDEX file_uses_by_file ON public.file_uses USING btree (tenant_id, file_id, kind);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Public files of a tenant. key is the name below the tenant's folder of the file store.
create table public.files (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  key text not null,
  name text not null,
  mime text not null,
  bytes bigint not null,
  width integer,
  height integer,
  sha256 text not null,
  created_at timestamp with time zone not null default now(),
  membership_id integer,
  kind text not null generated as (
CASE
    WHEN (mime ~~ 'image/%'::text) THEN 'picture'::text
    WHEN (mime ~~ 'audio/%'::text) THEN 'audio'::text
    WHEN (mime ~~ 'video/%'::text) THEN 'video'::text
    ELSE 'file'::text
END),
  source_sha256 text,
  alt text not null default ''::text,
  credit text not null default ''::text,
  focus text,
  tint text,
  seconds real,
  peaks jsonb,
  loudness real,
  poster jsonb,
  captions jsonb,
  recipe jsonb,
  part_of integer,
  uploaded_by integer,
  replaced_by integer,
  replaced_at timestamp with time zone,
  UNIQUE (tenant_id, key),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, part_of) REFERENCES files(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, replaced_by) REFERENCES files(tenant_id, id) ON DELETE SET NULL (replaced_by),
  FOREIGN KEY (tenant_id, uploaded_by) REFERENCES memberships(tenant_id, id) ON DELETE SET NULL (uploaded_by),
  CHECK ((length(alt) <= 191)),
  CHECK ((bytes >= 0)),
  CHECK ((length(credit) <= 191)),
  CHECK ((focus ~ '^(0|25|50|75|100)-(0|25|50|75|100)$'::text)),
  CHECK ((kind = ANY (ARRAY['picture'::text, 'audio'::text, 'video'::text, 'file'::text]))),
  CHECK ((length(name) <= 120)),
  CHECK ((seconds >= (0)::double precision)),
  CHECK ((source_sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX files_by_part ON public.files USING btree (tenant_id, part_of) WHERE (part_of IS NOT NULL);
CREATE UNIQUE INDEX files_by_source ON public.files USING btree (tenant_id, source_sha256) WHERE ((source_sha256 IS NOT NULL) AND (membership_id IS NULL) AND (part_of IS NULL) AND (replaced_at IS NULL));
CREATE INDEX files_by_uploader ON public.files USING btree (tenant_id, uploaded_by) WHERE (uploaded_by IS NOT NULL);
CREATE INDEX files_in_library ON public.files USING btree (tenant_id, id DESC) WHERE ((membership_id IS NULL) AND (part_of IS NULL) AND (replaced_at IS NULL));
CREATE INDEX files_member ON public.files USING btree (tenant_id, membership_id) WHERE (membership_id IS NOT NULL);
CREATE INDEX files_replaced ON public.files USING btree (tenant_id, replaced_at) WHERE (replaced_at IS NOT NULL);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Final grades as they were released; the last one counts. Only ever added to.
create table public.final_grades (
  tenant_id integer not null default current_tenant(),
  enrolment_id integer not null,
  number integer not null,
  percent numeric(5,2) not null,
  is_passed boolean not null,
  by_id integer,
  at timestamp with time zone not null,
  letter text,
  PRIMARY KEY (tenant_id, enrolment_id, number),
  FOREIGN KEY (tenant_id, enrolment_id) REFERENCES enrolments(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(letter) >= 1) AND (length(letter) <= 4))),
  CHECK ((number > 0)),
  CHECK (((percent >= (0)::numeric) AND (percent <= (100)::numeric)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Each word on how a match stood, with who wrote it. Only ever added to.
create table public.fixture_events (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  fixture_id integer not null,
  state text not null,
  home_score integer,
  away_score integer,
  winner text,
  written_by integer,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, fixture_id) REFERENCES fixtures(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['scheduled'::text, 'live'::text, 'final'::text, 'walkover'::text, 'void'::text]))),
  CHECK ((winner = ANY (ARRAY['home'::text, 'away'::text])))
);
CREATE INDEX fixture_events_of ON public.fixture_events USING btree (tenant_id, fixture_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Matches of a category. league: everybody of a group meets everybody, standings are reckoned of it; knockout: the winner of a position goes on to half that position in the next round. winner: of a walkover, and of a knock-out that ended level.
create table public.fixtures (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  category_id integer not null,
  phase text not null,
  group_no smallint not null default 0,
  round smallint not null,
  position smallint not null,
  home_team_id integer,
  away_team_id integer,
  starts_at timestamp with time zone,
  place text not null default ''::text,
  state text not null default 'scheduled'::text,
  home_score integer,
  away_score integer,
  winner text,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, category_id, phase, group_no, round, "position"),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, away_team_id) REFERENCES teams(tenant_id, id) ON DELETE SET NULL (away_team_id),
  FOREIGN KEY (tenant_id, category_id) REFERENCES competition_categories(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, home_team_id) REFERENCES teams(tenant_id, id) ON DELETE SET NULL (home_team_id),
  CHECK (((away_score >= 0) AND (away_score <= 9999))),
  CHECK ((home_team_id <> away_team_id)),
  CHECK (((state <> 'final'::text) OR ((home_score IS NOT NULL) AND (away_score IS NOT NULL)))),
  CHECK (((state <> 'walkover'::text) OR (winner IS NOT NULL))),
  CHECK (((group_no >= 0) AND (group_no <= 16))),
  CHECK (((home_score >= 0) AND (home_score <= 9999))),
  CHECK ((phase = ANY (ARRAY['league'::text, 'knockout'::text]))),
  CHECK ((length(place) <= 160)),
  CHECK ((("position" >= 0) AND ("position" <= 200))),
  CHECK (((round >= 1) AND (round <= 200))),
  CHECK ((state = ANY (ARRAY['scheduled'::text, 'live'::text, 'final'::text, 'walkover'::text, 'void'::text]))),
  CHECK ((winner = ANY (ARRAY['home'::text, 'away'::text])))
);
CREATE INDEX fixtures_of_away ON public.fixtures USING btree (tenant_id, away_team_id) WHERE (away_team_id IS NOT NULL);
CREATE INDEX fixtures_of_home ON public.fixtures USING btree (tenant_id, home_team_id) WHERE (home_team_id IS NOT NULL);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The fold of gradebook_events: the last one of each.
create table public.gradebook_cells (
  tenant_id integer not null default current_tenant(),
  enrolment_id integer not null,
  chapter_id integer not null,
  kind text not null,
  percent integer,
  event integer not null,
  PRIMARY KEY (tenant_id, enrolment_id, chapter_id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES chapters(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, enrolment_id) REFERENCES enrolments(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['override'::text, 'excuse'::text, 'withdraw'::text]))),
  CHECK (((percent >= 0) AND (percent <= 100)))
);
CREATE INDEX gradebook_cells_by_chapter ON public.gradebook_cells USING btree (tenant_id, chapter_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Marks that a person set over what a quiz or an assignment says, chapters somebody was excused from, and what was taken back. Only ever added to.
create table public.gradebook_events (
  tenant_id integer not null default current_tenant(),
  enrolment_id integer not null,
  chapter_id integer not null,
  number integer not null,
  kind text not null,
  percent integer,
  comment text not null default ''::text,
  by_id integer,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, enrolment_id, chapter_id, number),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES chapters(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, enrolment_id) REFERENCES enrolments(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((kind = 'override'::text) = (percent IS NOT NULL))),
  CHECK ((length(comment) <= 500)),
  CHECK ((kind = ANY (ARRAY['override'::text, 'excuse'::text, 'withdraw'::text]))),
  CHECK ((number > 0)),
  CHECK (((percent >= 0) AND (percent <= 100)))
);
CREATE INDEX gradebook_events_by_chapter ON public.gradebook_events USING btree (tenant_id, chapter_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- How much a chapter's mark counts; 0: not at all. None: 1, and 0 for practice and for what one need not do.
create table public.gradebook_weights (
  tenant_id integer not null default current_tenant(),
  class_id integer not null,
  chapter_id integer not null,
  weight numeric(6,2) not null,
  PRIMARY KEY (tenant_id, class_id, chapter_id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES chapters(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, class_id) REFERENCES gradebooks(tenant_id, class_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((weight >= (0)::numeric) AND (weight <= (1000)::numeric)))
);
CREATE INDEX gradebook_weights_by_chapter ON public.gradebook_weights USING btree (tenant_id, chapter_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- How a class comes to its final grade. missing: what has no mark counts as zero, or not at all. None: the usual rule.
create table public.gradebooks (
  tenant_id integer not null default current_tenant(),
  class_id integer not null,
  missing text not null default 'zero'::text,
  passing_percent integer not null default 70,
  attendance_weight numeric(6,2) not null default 0,
  rev integer not null default 0,
  updated_at timestamp with time zone not null,
  letters jsonb not null default '[]'::jsonb,
  PRIMARY KEY (tenant_id, class_id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((attendance_weight >= (0)::numeric) AND (attendance_weight <= (1000)::numeric))),
  CHECK ((missing = ANY (ARRAY['zero'::text, 'skip'::text]))),
  CHECK (((passing_percent >= 0) AND (passing_percent <= 100)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The mark of an enrolment in a quiz: the fold of its attempts.
create table public.grades (
  tenant_id integer not null default current_tenant(),
  enrolment_id integer not null,
  chapter_id integer not null,
  attempt_id integer not null,
  percent integer not null,
  is_passed boolean not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, enrolment_id, chapter_id),
  FOREIGN KEY (tenant_id, attempt_id) REFERENCES attempts(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES quizzes(tenant_id, chapter_id),
  FOREIGN KEY (tenant_id, enrolment_id) REFERENCES enrolments(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((percent >= 0) AND (percent <= 100)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- A guardian's consent for a child (article 25): asked by mail, given or refused by a link that works once.
create table public.guardian_consents (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  membership_id integer not null,
  guardian_name text not null,
  guardian_email text not null,
  token_hash text not null,
  status text not null default 'requested'::text,
  text_version text not null,
  asked_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_ip_hash text,
  withdraw_hash text,
  UNIQUE (tenant_id, token_hash),
  UNIQUE (tenant_id, withdraw_hash),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK (((guardian_email = lower(guardian_email)) AND (length(guardian_email) <= 254))),
  CHECK (((length(guardian_name) >= 3) AND (length(guardian_name) <= 100))),
  CHECK ((status = ANY (ARRAY['requested'::text, 'given'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text])))
);
CREATE INDEX guardian_consents_member ON public.guardian_consents USING btree (tenant_id, membership_id, id DESC);
-- row security on
-- policy lookout for select to app_lookout using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who gave which points, when and why, and the rubric as it was. Only ever added to.
create table public.hand_in_events (
  tenant_id integer not null default current_tenant(),
  hand_in_id integer not null,
  number integer not null,
  kind text not null,
  points numeric(6,2),
  levels jsonb not null default '{}'::jsonb,
  comment text not null default ''::text,
  rubric jsonb not null default '[]'::jsonb,
  by_id integer,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, hand_in_id, number),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, hand_in_id) REFERENCES hand_ins(tenant_id, id) ON DELETE CASCADE,
  CHECK ((length(comment) <= 4000)),
  CHECK ((kind = ANY (ARRAY['mark'::text, 'return'::text, 'release'::text]))),
  CHECK ((number > 0)),
  CHECK ((points >= (0)::numeric))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Files and recordings of what is handed in. upload: what sent it, so that asking twice keeps it once.
create table public.hand_in_files (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  hand_in_id integer not null,
  key text not null,
  name text not null,
  mime text not null,
  bytes bigint not null,
  upload text not null,
  at timestamp with time zone not null,
  UNIQUE (tenant_id, hand_in_id, upload),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, hand_in_id) REFERENCES hand_ins(tenant_id, id) ON DELETE CASCADE,
  CHECK (((length(name) >= 1) AND (length(name) <= 191)))
);
CREATE INDEX hand_in_files_by_key ON public.hand_in_files USING btree (tenant_id, key);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What somebody, or a group, writes and hands in. replaced: handed in again before it was marked. lateness: minutes after due_at. points, percent: the fold of hand_in_events, after what lateness costs.
create table public.hand_ins (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  chapter_id integer not null,
  enrolment_id integer,
  group_number integer,
  number integer not null,
  state text not null default 'draft'::text,
  text text not null default ''::text,
  link text not null default ''::text,
  rev integer not null default 1,
  begun_at timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  due_at timestamp with time zone,
  lateness integer not null default 0,
  late_percent integer not null default 0,
  receipt text,
  points numeric(6,2),
  possible numeric(6,2),
  percent integer,
  is_passed boolean,
  events integer not null default 0,
  appeal text,
  UNIQUE (tenant_id, receipt),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES assignments(tenant_id, chapter_id),
  FOREIGN KEY (tenant_id, enrolment_id) REFERENCES enrolments(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((appeal = ANY (ARRAY['open'::text, 'answered'::text]))),
  CHECK (((enrolment_id IS NOT NULL) OR (group_number IS NOT NULL))),
  CHECK (((group_number >= 1) AND (group_number <= 500))),
  CHECK (((late_percent >= 0) AND (late_percent <= 100))),
  CHECK ((lateness >= 0)),
  CHECK ((length(link) <= 500)),
  CHECK ((number > 0)),
  CHECK (((percent >= 0) AND (percent <= 100))),
  CHECK ((points >= (0)::numeric)),
  CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'replaced'::text, 'returned'::text, 'graded'::text]))),
  CHECK ((length(text) <= 50000))
);
CREATE INDEX hand_ins_by_enrolment ON public.hand_ins USING btree (tenant_id, enrolment_id);
CREATE UNIQUE INDEX hand_ins_draft_of_group ON public.hand_ins USING btree (tenant_id, chapter_id, group_number) WHERE ((group_number IS NOT NULL) AND (state = 'draft'::text));
CREATE UNIQUE INDEX hand_ins_draft_of_one ON public.hand_ins USING btree (tenant_id, chapter_id, enrolment_id) WHERE ((group_number IS NULL) AND (state = 'draft'::text));
CREATE UNIQUE INDEX hand_ins_of_group ON public.hand_ins USING btree (tenant_id, chapter_id, group_number, number) WHERE (group_number IS NOT NULL);
CREATE UNIQUE INDEX hand_ins_of_one ON public.hand_ins USING btree (tenant_id, chapter_id, enrolment_id, number) WHERE (group_number IS NULL);
CREATE INDEX hand_ins_waiting ON public.hand_ins USING btree (tenant_id, chapter_id, state);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The first request with a key is done; a second one gets the same answer. Kept 30 days.
create table public.idempotency_keys (
  tenant_id integer not null default current_tenant(),
  actor_id integer not null,
  route text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, actor_id, route, key),
  FOREIGN KEY (tenant_id, actor_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(key) >= 1) AND (length(key) <= 255)))
);
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (tenant_id, created_at);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Files that were sent to be imported. file: where the bytes lie among the uploads, for two days. tries: how often it was begun; what ends the server twice is not begun a third time.
create table public.import_runs (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  source text not null,
  becomes text not null,
  is_draft boolean not null,
  name text not null,
  bytes bigint not null,
  file text not null,
  act text not null default 'trial'::text,
  state text not null default 'waiting'::text,
  stage text not null default ''::text,
  stage_done integer not null default 0,
  stage_total integer not null default 0,
  tries integer not null default 0,
  report jsonb,
  problem text,
  created_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((act = ANY (ARRAY['trial'::text, 'write'::text]))),
  CHECK ((becomes = ANY (ARRAY['course'::text, 'news'::text, 'blog'::text, 'articles'::text, 'podcasts'::text, 'tulisan-temans'::text]))),
  CHECK ((bytes > 0)),
  CHECK ((file ~ '^[0-9a-f]{32}$'::text)),
  CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CHECK ((source = ANY (ARRAY['book'::text, 'word'::text, 'wordpress'::text, 'feed'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'refused'::text])))
);
CREATE INDEX import_runs_waiting ON public.import_runs USING btree (touched_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who pays a class in how many parts. Kept as long as the books.
create table public.instalment_plans (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  membership_id integer,
  title text not null,
  parts integer not null,
  grace_days integer not null,
  created_at timestamp with time zone not null,
  suspended_at timestamp with time zone,
  ended_at timestamp with time zone,
  PRIMARY KEY (tenant_id, id),
  CHECK (((grace_days >= 0) AND (grace_days <= 60))),
  CHECK (((parts >= 2) AND (parts <= 12)))
);
CREATE INDEX instalment_plans_of ON public.instalment_plans USING btree (tenant_id, membership_id, id DESC);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The parts of a plan: whole rupiah, and until when. The first one has the order that holds the place.
create table public.instalments (
  tenant_id integer not null default current_tenant(),
  plan_id integer not null,
  n integer not null,
  subtotal bigint not null,
  discount bigint not null,
  due_at timestamp with time zone not null,
  order_code text,
  reminded_at timestamp with time zone,
  look_at timestamp with time zone,
  UNIQUE (tenant_id, order_code),
  PRIMARY KEY (tenant_id, plan_id, n),
  FOREIGN KEY (tenant_id, plan_id) REFERENCES instalment_plans(tenant_id, id),
  CHECK (((discount >= 0) AND (discount < subtotal))),
  CHECK (((n >= 1) AND (n <= 12))),
  CHECK ((subtotal > 0))
);
CREATE INDEX instalments_due ON public.instalments USING btree (look_at) WHERE (look_at IS NOT NULL);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Ways in. With an email it is for that address alone; without, a link for uses_left people. token_hash is SHA-256 of 32 random bytes.
create table public.invitations (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  token_hash text not null,
  kind smallint not null,
  email text,
  name text,
  program_ids integer[] not null default '{}'::integer[],
  province_code text,
  message text not null default ''::text,
  uses_left integer not null default 1,
  invited_by integer,
  membership_id integer,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  uses_total integer not null default 1,
  sent_at timestamp with time zone,
  school_id integer,
  class_name text,
  phone text,
  UNIQUE (tenant_id, token_hash),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, school_id) REFERENCES schools(tenant_id, id) ON DELETE SET NULL (school_id),
  CHECK (((length(class_name) >= 1) AND (length(class_name) <= 60))),
  CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CHECK (((kind >= 1) AND (kind <= 9))),
  CHECK ((length(message) <= 500)),
  CHECK (((length(name) >= 3) AND (length(name) <= 100))),
  CHECK ((phone ~ '^\+628[1-9]\d{6,10}$'::text)),
  CHECK ((province_code ~ '^\d{2}$'::text)),
  CHECK ((uses_left >= 0)),
  CHECK (((uses_total >= 1) AND (uses_total <= 1000)))
);
CREATE INDEX invitations_email ON public.invitations USING btree (tenant_id, email) WHERE (email IS NOT NULL);
CREATE INDEX invitations_open ON public.invitations USING btree (tenant_id, created_at DESC);
-- row security on
-- policy lookout for select to app_lookout using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy traces_looked_up for select to app_platform using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Jobs of an organisation. Salaries are whole rupiah. Without a cover of its own a job shows the organisation's. Open until valid_through, or closed by hand.
create table public.jobs (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  career_id integer not null,
  slug text not null,
  title text not null,
  summary text not null default ''::text,
  description_html text not null default ''::text,
  cover jsonb,
  employment_type text not null,
  workplace text not null,
  city_code text,
  salary_min bigint,
  salary_max bigint,
  salary_period text not null default 'month'::text,
  openings integer not null default 1,
  skills text[] not null default '{}'::text[],
  apply_url text,
  apply_email text,
  valid_through timestamp with time zone,
  status text not null default 'draft'::text,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  kept_status text,
  seo jsonb not null default '{}'::jsonb,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, career_id) REFERENCES careers(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((apply_url ~ '^https?://'::text)),
  CHECK ((salary_max >= salary_min)),
  CHECK (((workplace = 'remote'::text) OR (city_code IS NOT NULL))),
  CHECK ((city_code ~ '^\d{2}\.\d{2}$'::text)),
  CHECK ((employment_type = ANY (ARRAY['full_time'::text, 'part_time'::text, 'contract'::text, 'temporary'::text, 'internship'::text, 'volunteer'::text]))),
  CHECK ((kept_status = ANY (ARRAY['open'::text, 'closed'::text, 'filled'::text]))),
  CHECK ((openings > 0)),
  CHECK ((salary_min > 0)),
  CHECK ((salary_period = ANY (ARRAY['hour'::text, 'day'::text, 'week'::text, 'month'::text, 'year'::text]))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text, 'filled'::text, 'archived'::text]))),
  CHECK ((length(summary) <= 300)),
  CHECK (((length(title) >= 3) AND (length(title) <= 255))),
  CHECK ((workplace = ANY (ARRAY['onsite'::text, 'hybrid'::text, 'remote'::text])))
);
CREATE INDEX jobs_newest ON public.jobs USING btree (tenant_id, published_at DESC, id DESC) WHERE (status = 'open'::text);
CREATE INDEX jobs_of_career ON public.jobs USING btree (tenant_id, career_id, published_at DESC);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who stands on a board with how much. Of a pupil only the first name is shown, whatever stands in name.
create table public.leaderboard_entries (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  leaderboard_id integer not null,
  name text not null,
  school_name text not null default ''::text,
  province_code text,
  city_code text,
  membership_id integer,
  score integer not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, leaderboard_id) REFERENCES leaderboards(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((city_code ~ '^\d{2}\.\d{2}$'::text)),
  CHECK (((length(name) >= 1) AND (length(name) <= 160))),
  CHECK ((province_code ~ '^\d{2}$'::text)),
  CHECK ((length(school_name) <= 160))
);
CREATE INDEX leaderboard_entries_by_score ON public.leaderboard_entries USING btree (tenant_id, leaderboard_id, score DESC);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Boards. Those of source league are reckoned from a season's points, all others from their entries. Visitors see those whose status is published.
create table public.leaderboards (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  title text not null,
  summary text not null default ''::text,
  period text not null,
  unit text not null,
  scope text not null,
  source text not null default 'entries'::text,
  competition_id integer,
  position integer not null default 0,
  updated_at timestamp with time zone not null default now(),
  status text not null default 'published'::text,
  version integer not null default 1,
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, competition_id) REFERENCES competitions(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((source = 'league'::text) = (competition_id IS NOT NULL))),
  CHECK (((length(period) >= 1) AND (length(period) <= 60))),
  CHECK ((scope = ANY (ARRAY['student'::text, 'school'::text, 'team'::text]))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((source = ANY (ARRAY['entries'::text, 'league'::text]))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text]))),
  CHECK ((length(summary) <= 600)),
  CHECK (((length(title) >= 3) AND (length(title) <= 120))),
  CHECK (((length(unit) >= 1) AND (length(unit) <= 30)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Accounts of a tenant's books: a kind, and whose where there are several (midtrans, person:12).
create table public.ledger_accounts (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  kind text not null,
  owner text not null default ''::text,
  UNIQUE (tenant_id, kind, owner),
  PRIMARY KEY (tenant_id, id),
  CHECK ((length(owner) <= 60))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What stands on an account that a decision hangs on, counted on its own side. Moved by one conditional update, and never below zero.
create table public.ledger_balances (
  tenant_id integer not null default current_tenant(),
  account_id integer not null,
  balance bigint not null default 0,
  PRIMARY KEY (tenant_id, account_id),
  FOREIGN KEY (tenant_id, account_id) REFERENCES ledger_accounts(tenant_id, id),
  CHECK ((balance >= 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What the nightly look at the books found, a line each; none: all is well.
create table public.ledger_checks (
  tenant_id integer not null default current_tenant(),
  checked_on date not null,
  findings jsonb not null default '[]'::jsonb,
  PRIMARY KEY (tenant_id, checked_on)
);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What an account had come to at the end of a closed month, from the beginning. Only ever added to.
create table public.ledger_closings (
  tenant_id integer not null default current_tenant(),
  month date not null,
  account_id integer not null,
  debits bigint not null,
  credits bigint not null,
  PRIMARY KEY (tenant_id, month, account_id),
  FOREIGN KEY (tenant_id, account_id) REFERENCES ledger_accounts(tenant_id, id),
  FOREIGN KEY (tenant_id, month) REFERENCES ledger_months(tenant_id, month),
  CHECK ((credits >= 0)),
  CHECK ((debits >= 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Closed months of the books: asked for by one, closed by another. seal is the SHA-256 of the seal before it and of every move of the month.
create table public.ledger_months (
  tenant_id integer not null default current_tenant(),
  month date not null,
  state text not null default 'asked'::text,
  ends_at timestamp with time zone not null,
  note text not null default ''::text,
  asked_by integer not null,
  asked_at timestamp with time zone not null,
  closed_by integer,
  closed_at timestamp with time zone,
  last_txn integer,
  txns integer,
  moves integer,
  seal text,
  filed_by integer,
  filed_at timestamp with time zone,
  reference text not null default ''::text,
  PRIMARY KEY (tenant_id, month),
  CHECK ((asked_by <> closed_by)),
  CHECK (((state = 'asked'::text) = (seal IS NULL))),
  CHECK (((seal IS NULL) = (last_txn IS NULL))),
  CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CHECK ((length(note) <= 500)),
  CHECK ((length(reference) <= 100)),
  CHECK ((seal ~ '^[0-9a-f]{64}$'::text)),
  CHECK ((state = ANY (ARRAY['asked'::text, 'closed'::text, 'filed'::text])))
);
-- row security on
-- policy not_filed for update to app_user using (((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")) AND (state <> 'filed'::text))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy only_asked for delete to app_user using (((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")) AND (state = 'asked'::text)))
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- An amount that goes from one account (credit) to another (debit).
create table public.ledger_moves (
  tenant_id integer not null default current_tenant(),
  txn_id integer not null,
  n integer not null,
  debit_id integer not null,
  credit_id integer not null,
  amount bigint not null,
  PRIMARY KEY (tenant_id, txn_id, n),
  FOREIGN KEY (tenant_id, credit_id) REFERENCES ledger_accounts(tenant_id, id),
  FOREIGN KEY (tenant_id, debit_id) REFERENCES ledger_accounts(tenant_id, id),
  FOREIGN KEY (tenant_id, txn_id) REFERENCES ledger_txns(tenant_id, id),
  CHECK ((amount > 0)),
  CHECK ((debit_id <> credit_id)),
  CHECK ((n > 0))
);
CREATE INDEX ledger_moves_by_credit ON public.ledger_moves USING btree (tenant_id, credit_id);
CREATE INDEX ledger_moves_by_debit ON public.ledger_moves USING btree (tenant_id, debit_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- One event of the books. The same event twice is the same row: unique by kind and reference.
create table public.ledger_txns (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  kind text not null,
  ref text not null,
  order_code text,
  at timestamp with time zone not null,
  posted_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, kind, ref),
  PRIMARY KEY (tenant_id, id),
  CHECK (((length(ref) >= 1) AND (length(ref) <= 120)))
);
CREATE INDEX ledger_txns_by_order ON public.ledger_txns USING btree (tenant_id, order_code) WHERE (order_code IS NOT NULL);
CREATE INDEX ledger_txns_newest ON public.ledger_txns USING btree (tenant_id, at DESC, id DESC);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Features of a learning product (specification section 3), in order. benefits: [{title, icon, desc}]. Visitors see those that are published.
create table public.lms_features (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  product text not null,
  slug text not null,
  key text not null,
  icon text not null default 'sparkles'::text,
  title text not null,
  description text not null default ''::text,
  image jsonb,
  list_features text[] not null default '{}'::text[],
  benefits jsonb not null default '[]'::jsonb,
  position integer not null default 0,
  updated_at timestamp with time zone not null default now(),
  status text not null default 'published'::text,
  version integer not null default 1,
  UNIQUE (tenant_id, product, key),
  UNIQUE (tenant_id, product, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(description) <= 2000)),
  CHECK ((length(icon) <= 40)),
  CHECK ((key ~ '^[a-z][a-z0-9_]{0,63}$'::text)),
  CHECK ((product = ANY (ARRAY['lms'::text, 'aksara'::text, 'general'::text]))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text]))),
  CHECK (((length(title) >= 1) AND (length(title) <= 120)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Addresses that get no letters of this tenant: a mail server refused them for good, until ends_at, or somebody asked for it. Letters of the account service go nevertheless.
create table public.mail_suppressions (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  address text not null,
  cause text not null,
  words text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone,
  UNIQUE (tenant_id, address),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((address = lower(address)) AND ((length(address) >= 3) AND (length(address) <= 254)))),
  CHECK ((cause = ANY (ARRAY['refused'::text, 'asked'::text]))),
  CHECK ((length(words) <= 300))
);
-- row security on
-- policy platform_sends for all to app_platform using (true) with check (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What programs have sent to members: counted by the hour, and answered the same when the same key comes again.
create table public.mailer_calls (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  key text,
  digest text not null,
  recipients integer not null,
  answer jsonb not null,
  created_at timestamp with time zone not null,
  UNIQUE (tenant_id, key),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(digest) = 64)),
  CHECK (((length(key) >= 8) AND (length(key) <= 100))),
  CHECK ((recipients >= 0))
);
CREATE INDEX mailer_calls_newest ON public.mailer_calls USING btree (tenant_id, created_at);
-- row security on
-- policy platform_sweeps for all to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Whom a mailing goes to, frozen when it begins, so that nobody is written to twice and nobody is passed over: by mail, into the daily letter, by the bell alone, or not at all, as they chose.
create table public.mailing_recipients (
  tenant_id integer not null default current_tenant(),
  mailing_id integer not null,
  membership_id integer not null,
  state text not null default 'waiting'::text,
  told_at timestamp with time zone,
  PRIMARY KEY (tenant_id, mailing_id, membership_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, mailing_id) REFERENCES mailings(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['waiting'::text, 'mailed'::text, 'gathered'::text, 'told'::text, 'left_out'::text])))
);
CREATE INDEX mailing_recipients_of_a_member ON public.mailing_recipients USING btree (tenant_id, membership_id);
-- row security on
-- policy platform_sweeps for all to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Letters to a segment of the members. Who gets one is written down when its sending begins.
create table public.mailings (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  subject text not null,
  words text not null,
  link text not null default ''::text,
  segment text not null,
  state text not null default 'draft'::text,
  due_at timestamp with time zone,
  began_at timestamp with time zone,
  ended_at timestamp with time zone,
  membership_id integer,
  by_name text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE SET NULL (membership_id),
  CHECK (((state <> 'scheduled'::text) OR (due_at IS NOT NULL))),
  CHECK ((length(link) <= 500)),
  CHECK ((length(segment) <= 80)),
  CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'sent'::text, 'cancelled'::text]))),
  CHECK (((length(subject) >= 1) AND (length(subject) <= 150))),
  CHECK (((length(words) >= 1) AND (length(words) <= 8000)))
);
CREATE INDEX mailings_due ON public.mailings USING btree (due_at) WHERE (state = ANY (ARRAY['scheduled'::text, 'sending'::text]));
CREATE INDEX mailings_newest ON public.mailings USING btree (tenant_id, id DESC);
-- row security on
-- policy platform_due for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Mail to send, written in the transaction that wants it sent. Without SMTP it stays here and the outbox page shows it.
create table public.mails (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  recipient text not null,
  subject text not null,
  html text not null,
  body_text text not null,
  reason text not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  tries integer not null default 0,
  next_try_at timestamp with time zone not null default now(),
  last_error text,
  refused_at timestamp with time zone,
  is_private boolean not null default (CURRENT_USER = 'app_accounts'::name),
  unsubscribe_url text,
  suppressed_at timestamp with time zone,
  answered text,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(answered) <= 300)),
  CHECK ((length(recipient) <= 254)),
  CHECK ((length(subject) <= 300)),
  CHECK ((length(unsubscribe_url) <= 500))
);
CREATE INDEX mails_of_a_tenant ON public.mails USING btree (tenant_id, created_at DESC, id DESC) WHERE (NOT is_private);
CREATE INDEX mails_waiting ON public.mails USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (refused_at IS NULL) AND (suppressed_at IS NULL));
-- row security on
-- policy accounts_write for insert to app_accounts using () with check (true)
-- policy lookout for select to app_lookout using (true)
-- policy overseen for select to app_overseer using (true)
-- policy platform_sends for all to app_platform using (true) with check (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who gave which points, when and why. A mark is the fold of these; a mark by hand stands over what the machine gives. Only ever added to.
create table public.mark_events (
  tenant_id integer not null default current_tenant(),
  attempt_id integer not null,
  number integer not null,
  slot integer,
  kind text not null,
  points numeric(6,2),
  comment text not null default ''::text,
  question_version integer,
  by_id integer,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, attempt_id, number),
  FOREIGN KEY (tenant_id, attempt_id) REFERENCES attempts(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(comment) <= 2000)),
  CHECK ((kind = ANY (ARRAY['auto'::text, 'manual'::text, 'regrade'::text, 'release'::text, 'void'::text]))),
  CHECK ((number > 0)),
  CHECK ((points >= (0)::numeric))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Words that somebody who marks says often.
create table public.marking_remarks (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  membership_id integer not null,
  text text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK (((length(text) >= 1) AND (length(text) <= 500)))
);
CREATE INDEX marking_remarks_by_member ON public.marking_remarks USING btree (tenant_id, membership_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- How much of a tenant's room is taken: by all (member 0), and by what each member has sent. reserved: of uploads under way. uses_at: when all things were last asked what they use.
create table public.media_storage (
  tenant_id integer not null default current_tenant(),
  member integer not null default 0,
  bytes bigint not null default 0,
  reserved bigint not null default 0,
  uses_at timestamp with time zone,
  PRIMARY KEY (tenant_id, member),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((bytes >= 0)),
  CHECK ((reserved >= 0))
);
-- row security on
-- policy overseen for select to app_overseer using (true)
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Which address of a member's calendar holds: those of earlier turns do not.
create table public.meeting_calendars (
  tenant_id integer not null default current_tenant(),
  membership_id integer not null,
  turn integer not null,
  PRIMARY KEY (tenant_id, membership_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Where a meeting is held, sealed; and whether people are being counted in. check_turn: digits and codes of another turn no longer hold.
create table public.meeting_doors (
  tenant_id integer not null default current_tenant(),
  meeting_id integer not null,
  address_sealed text,
  check_turn integer not null default 0,
  check_opened_at timestamp with time zone,
  check_closed_at timestamp with time zone,
  PRIMARY KEY (tenant_id, meeting_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, meeting_id) REFERENCES webinars(tenant_id, id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- How often somebody typed digits in this turn: four digits are soon guessed.
create table public.meeting_tries (
  tenant_id integer not null default current_tenant(),
  meeting_id integer not null,
  membership_id integer not null,
  turn integer not null,
  tries integer not null,
  PRIMARY KEY (tenant_id, meeting_id, membership_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, meeting_id) REFERENCES webinars(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX meeting_tries_by_member ON public.meeting_tries USING btree (tenant_id, membership_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Signed in here. id is SHA-256 of the 32 random bytes the cookie or bearer token holds; sign_in is the account service's, and ends this with it. is_strong: a second factor was used.
create table public.member_sessions (
  tenant_id integer not null default current_tenant(),
  id text not null,
  membership_id integer not null,
  account_id uuid not null,
  sign_in text not null,
  oidc_sid text,
  channel text not null default 'browser'::text,
  is_strong boolean not null default false,
  acting_reason text,
  user_agent text not null default ''::text,
  ip text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  idle_expires_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  id_token_sealed text,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((channel = ANY (ARRAY['browser'::text, 'bearer'::text]))),
  CHECK ((length(user_agent) <= 400))
);
CREATE INDEX member_sessions_member ON public.member_sessions USING btree (tenant_id, membership_id) WHERE (ended_at IS NULL);
CREATE INDEX member_sessions_sid ON public.member_sessions USING btree (tenant_id, oidc_sid) WHERE (ended_at IS NULL);
-- row security on
-- policy lookout for select to app_lookout using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- A person in a tenant. kind is that of specification section 6; account_id is null until an invitation is accepted and after erasure. is_restricted: a child whose guardian has not consented. privacy: choices by name, true or false.
create table public.memberships (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  account_id uuid,
  kind smallint not null,
  status text not null default 'active'::text,
  name text not null,
  email text,
  phone text,
  birth_date date,
  picture jsonb,
  bio text not null default ''::text,
  school_id integer,
  province_code text,
  city_code text,
  program_ids integer[] not null default '{}'::integer[],
  privacy jsonb not null default '{}'::jsonb,
  is_restricted boolean not null default false,
  suspended_at timestamp with time zone,
  suspended_reason text,
  joined_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  erased_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  class_name text,
  UNIQUE (tenant_id, account_id),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, school_id) REFERENCES schools(tenant_id, id) ON DELETE SET NULL (school_id),
  CHECK ((length(bio) <= 600)),
  CHECK ((city_code ~ '^\d{2}\.\d{2}$'::text)),
  CHECK (((length(class_name) >= 1) AND (length(class_name) <= 60))),
  CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CHECK (((kind >= 0) AND (kind <= 9))),
  CHECK (((length(name) >= 3) AND (length(name) <= 100))),
  CHECK ((phone ~ '^\+628[1-9]\d{6,10}$'::text)),
  CHECK ((province_code ~ '^\d{2}$'::text)),
  CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text])))
);
CREATE INDEX memberships_kind ON public.memberships USING btree (tenant_id, kind, status);
CREATE INDEX memberships_name ON public.memberships USING btree (tenant_id, lower(name));
CREATE UNIQUE INDEX memberships_one_per_email ON public.memberships USING btree (tenant_id, email) WHERE (email IS NOT NULL);
-- row security on
-- policy lookout for select to app_lookout using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy traces_looked_up for select to app_platform using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Parts of a class as they are written, in order. What visitors see stands in version_modules.
create table public.modules (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  class_id integer not null,
  slug text not null,
  title text not null,
  position integer not null,
  removed_at timestamp with time zone,
  outline_rev integer not null default 1,
  changed_by integer,
  UNIQUE (tenant_id, class_id, id),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK (((length(title) >= 1) AND (length(title) <= 255)))
);
CREATE UNIQUE INDEX modules_living ON public.modules USING btree (tenant_id, class_id, slug) WHERE (removed_at IS NULL);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What a member wants to be told, and how; a kind without a row is as its room says.
create table public.notification_choices (
  tenant_id integer not null default current_tenant(),
  membership_id integer not null,
  kind text not null,
  bell boolean not null,
  mail text not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, membership_id, kind),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((kind ~ '^[a-z][a-z_]{0,39}$'::text)),
  CHECK ((mail = ANY (ARRAY['now'::text, 'digest'::text, 'off'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What a member was told: shown by the bell, gathered into a daily letter, or both.
create table public.notifications (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  membership_id integer not null,
  kind text not null,
  title text not null,
  words text not null default ''::text,
  link text not null,
  is_in_bell boolean not null,
  is_in_digest boolean not null,
  digested_at timestamp with time zone,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((kind ~ '^[a-z][a-z_]{0,39}$'::text)),
  CHECK (((link ~ '^/'::text) AND (length(link) <= 500))),
  CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  CHECK ((length(words) <= 1000))
);
CREATE INDEX notifications_of_a_member ON public.notifications USING btree (tenant_id, membership_id, created_at DESC, id DESC) WHERE is_in_bell;
CREATE INDEX notifications_to_gather ON public.notifications USING btree (created_at) WHERE (is_in_digest AND (digested_at IS NULL));
CREATE INDEX notifications_unread ON public.notifications USING btree (tenant_id, membership_id) WHERE (is_in_bell AND (read_at IS NULL));
-- row security on
-- policy platform_due for select to app_platform using (true)
-- policy platform_sweeps for delete to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What was taken off, and who bears it. Only ever added to.
create table public.order_adjustments (
  tenant_id integer not null default current_tenant(),
  order_id integer not null,
  n integer not null,
  kind text not null,
  source text not null default 'tenant'::text,
  label text not null,
  amount bigint not null,
  PRIMARY KEY (tenant_id, order_id, n),
  FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id),
  CHECK ((amount > 0)),
  CHECK ((kind = ANY (ARRAY['coupon'::text, 'unique_code'::text, 'tax'::text]))),
  CHECK ((n > 0)),
  CHECK ((source = ANY (ARRAY['tenant'::text, 'platform'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Each thing that happened to an order. Only ever added to.
create table public.order_events (
  tenant_id integer not null default current_tenant(),
  order_id integer not null,
  n integer not null,
  kind text not null,
  from_state text,
  to_state text not null,
  by_id integer,
  why text not null default ''::text,
  amount bigint,
  at timestamp with time zone not null,
  payment_id integer,
  PRIMARY KEY (tenant_id, order_id, n),
  FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id),
  CHECK ((n > 0)),
  CHECK ((length(why) <= 500))
);
-- row security on
-- policy emptied for all to app_eraser using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What is bought, a line each, at the price of that day. Only ever added to.
create table public.order_lines (
  tenant_id integer not null default current_tenant(),
  order_id integer not null,
  n integer not null,
  label text not null,
  amount bigint not null,
  PRIMARY KEY (tenant_id, order_id, n),
  FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id),
  CHECK ((amount >= 0)),
  CHECK ((n > 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who gets which part of what is left after fee and tax, as agreed when it was sold. Only ever added to.
create table public.order_shares (
  tenant_id integer not null default current_tenant(),
  order_id integer not null,
  n integer not null,
  payee text not null,
  name text not null,
  bps integer not null,
  PRIMARY KEY (tenant_id, order_id, n),
  FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id),
  CHECK (((bps >= 1) AND (bps <= 10000))),
  CHECK ((n > 0))
);
-- row security on
-- policy emptied for all to app_eraser using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Where the visit came from in which an order was placed. It does not say which visit that was. Kept for 90 days.
create table public.order_sources (
  tenant_id integer not null default current_tenant(),
  order_code text not null,
  day date not null,
  source text not null,
  medium text not null,
  campaign text not null,
  device text not null,
  PRIMARY KEY (tenant_id, order_code),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(order_code) <= 40))
);
CREATE INDEX order_sources_by_day ON public.order_sources USING btree (tenant_id, day);
-- row security on
-- policy platform_counts for all to app_platform using (true) with check (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- One purchase. tax is the part of total that is tax; fee the provider's, as estimated at payment.
create table public.orders (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  code text not null,
  number text,
  membership_id integer,
  buyer_name text not null,
  buyer_email text,
  buyer_phone text,
  state text not null default 'pending'::text,
  class_id integer,
  classroom_id integer,
  class_slug text not null,
  title text not null,
  enrolment_id integer,
  subtotal bigint not null,
  discount bigint not null,
  tax_added bigint not null default 0,
  total bigint not null,
  tax bigint not null,
  tax_bps integer not null,
  captured bigint not null default 0,
  refunded bigint not null default 0,
  fee bigint not null default 0,
  provider text,
  method text,
  payment_id integer,
  coupon_code text,
  maturity_days integer not null,
  policy text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  matured_at timestamp with time zone,
  version integer not null default 1,
  thing text not null default 'class'::text,
  thing_id integer,
  thing_slug text,
  UNIQUE (tenant_id, code),
  PRIMARY KEY (tenant_id, id),
  CHECK ((captured >= 0)),
  CHECK (((tax >= 0) AND (tax <= total))),
  CHECK ((total = ((subtotal - discount) + tax_added))),
  CHECK ((refunded <= captured)),
  CHECK (((thing <> 'class'::text) OR (class_id IS NOT NULL))),
  CHECK (((thing = 'class'::text) OR ((thing_id IS NOT NULL) AND (thing_slug IS NOT NULL)))),
  CHECK ((code ~ '^[a-z0-9]{20}$'::text)),
  CHECK ((discount >= 0)),
  CHECK ((fee >= 0)),
  CHECK ((refunded >= 0)),
  CHECK ((state = ANY (ARRAY['pending'::text, 'paid'::text, 'refunded'::text, 'partially_refunded'::text, 'charged_back'::text, 'expired'::text, 'cancelled'::text, 'failed'::text]))),
  CHECK ((subtotal >= 0)),
  CHECK ((tax_added >= 0)),
  CHECK ((thing ~ '^[a-z_]{1,40}$'::text)),
  CHECK ((total >= 0))
);
CREATE INDEX orders_by_member ON public.orders USING btree (tenant_id, membership_id, id DESC);
CREATE INDEX orders_by_thing ON public.orders USING btree (tenant_id, thing, thing_id, id) WHERE (thing <> 'class'::text);
CREATE INDEX orders_due ON public.orders USING btree (expires_at) WHERE (state = 'pending'::text);
CREATE INDEX orders_maturing ON public.orders USING btree (paid_at) WHERE ((matured_at IS NULL) AND (state = ANY (ARRAY['paid'::text, 'partially_refunded'::text])));
CREATE INDEX orders_newest ON public.orders USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX orders_one_pending ON public.orders USING btree (tenant_id, membership_id, class_id, COALESCE(classroom_id, 0)) WHERE ((state = 'pending'::text) AND (thing = 'class'::text));
CREATE INDEX orders_with_address ON public.orders USING btree (tenant_id, created_at) WHERE ((buyer_email IS NOT NULL) OR (buyer_phone IS NOT NULL));
-- row security on
-- policy emptied for all to app_eraser using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Which public profile is a member's own: they began it, or the office handed it to them. entry_id: of the entry they write.
create table public.own_profiles (
  tenant_id integer not null default current_tenant(),
  membership_id integer not null,
  entry_id integer not null,
  UNIQUE (tenant_id, entry_id),
  PRIMARY KEY (tenant_id, membership_id),
  FOREIGN KEY (tenant_id, entry_id) REFERENCES entries(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Things whose text stands in passages, one row a thing. part: which part of a room offers it; stamp: whether its passages are still what it says.
create table public.passage_sources (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  ref text not null,
  part text not null,
  stamp text not null,
  PRIMARY KEY (tenant_id, kind, ref),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
CREATE INDEX passage_sources_by_part ON public.passage_sources USING btree (tenant_id, part);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Tags purged since the passages were last looked after; until then whoever reads asks the things themselves.
create table public.passage_stale (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  tag text not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- When all of a tenant's passages were last compared with its rooms, and how many there are.
create table public.passage_state (
  tenant_id integer not null default current_tenant(),
  refreshed_at timestamp with time zone not null,
  total integer not null,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((total >= 0))
);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Texts of passages that the endpoint refuses to make a vector of, by the digest of their text: they are found by their words alone. maker: which endpoint and model refused; reason: in the words of the office.
create table public.passage_vector_refusals (
  tenant_id integer not null default current_tenant(),
  digest text not null,
  maker text not null,
  reason text not null,
  PRIMARY KEY (tenant_id, digest),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((digest ~ '^[0-9a-f]{32}$'::text)),
  CHECK (((length(reason) >= 1) AND (length(reason) <= 300)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What passages mean, by the digest of their text. maker: which endpoint and model made it; vector: 32-bit floats of length 1, little endian; signs: which of them are positive, which is what all of a site are compared by before the nearest are compared exactly.
create table public.passage_vectors (
  tenant_id integer not null default current_tenant(),
  digest text not null,
  maker text not null,
  signs bit varying not null,
  vector bytea not null,
  PRIMARY KEY (tenant_id, digest),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(vector) = (length((signs)::"bit") * 4))),
  CHECK ((digest ~ '^[0-9a-f]{32}$'::text)),
  CHECK (((length((signs)::"bit") >= 8) AND (length((signs)::"bit") <= 4096)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Every word of a site's passages, and in how many: what a mistyped word of a question may have meant. Never shown.
create table public.passage_words (
  tenant_id integer not null default current_tenant(),
  word text not null,
  documents integer not null,
  PRIMARY KEY (tenant_id, word),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((documents > 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Passages of what is published, never written by hand. words: what leads to it without being said; audience: keys of which a reader needs one, null for everybody.
create table public.passages (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  ref text not null,
  position integer not null,
  path text not null,
  anchor text,
  title text not null,
  heading text not null default ''::text,
  words text not null default ''::text,
  body text not null,
  audience text[],
  visible_from timestamp with time zone not null,
  visible_until timestamp with time zone,
  search tsvector generated as ((((setweight(to_tsvector('indonesian'::regconfig, title), 'A'::"char") || setweight(to_tsvector('indonesian'::regconfig, heading), 'B'::"char")) || setweight(to_tsvector('indonesian'::regconfig, words), 'C'::"char")) || setweight(to_tsvector('indonesian'::regconfig, body), 'D'::"char"))),
  digest text not null generated as (md5(((((((title || chr(10)) || heading) || chr(10)) || words) || chr(10)) || body))),
  PRIMARY KEY (tenant_id, kind, ref, "position"),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, kind, ref) REFERENCES passage_sources(tenant_id, kind, ref) ON DELETE CASCADE,
  CHECK ((path ~~ '/%'::text)),
  CHECK (("position" >= 0))
);
CREATE INDEX passages_by_digest ON public.passages USING btree (tenant_id, digest);
CREATE INDEX passages_search ON public.passages USING gin (words_of(tenant_id, search));
-- row security on
-- policy searched for select to app_reader using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Where a payee is paid. A changed account is a new row, held until usable_at; payouts keep the one they were asked with.
create table public.payee_accounts (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  payee_id integer not null,
  bank text not null,
  number_sealed text,
  number_end text not null,
  holder text not null,
  added_by integer,
  added_at timestamp with time zone not null,
  usable_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  number_mark text,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, payee_id) REFERENCES payees(tenant_id, id),
  CHECK ((bank ~ '^[0-9]{3}$'::text)),
  CHECK ((usable_at >= added_at)),
  CHECK ((number_mark ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX payee_accounts_by_mark ON public.payee_accounts USING btree (tenant_id, number_mark) WHERE (number_mark IS NOT NULL);
CREATE UNIQUE INDEX payee_accounts_one ON public.payee_accounts USING btree (tenant_id, payee_id) WHERE (replaced_at IS NULL);
-- row security on
-- policy emptied for all to app_eraser using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- A public profile whose shares somebody asks for: the books know the profile, the site knows the member.
create table public.payees (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  person_id integer not null,
  membership_id integer,
  name text not null,
  linked_by integer not null,
  linked_at timestamp with time zone not null,
  UNIQUE (tenant_id, membership_id),
  UNIQUE (tenant_id, person_id),
  PRIMARY KEY (tenant_id, id),
  CHECK (((length(name) >= 1) AND (length(name) <= 255)))
);
-- row security on
-- policy emptied for all to app_eraser using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What was heard and done of payments; inserted and never changed.
create table public.payment_events (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  payment_id integer not null,
  event_key text not null,
  kind text not null,
  body jsonb not null,
  at timestamp with time zone not null,
  UNIQUE (tenant_id, event_key),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, payment_id) REFERENCES payments(tenant_id, id) ON DELETE CASCADE,
  CHECK ((event_key ~ '^[0-9a-f]{64}$'::text)),
  CHECK ((kind = ANY (ARRAY['notification'::text, 'status'::text, 'change'::text, 'mismatch'::text, 'late'::text, 'decision'::text])))
);
CREATE INDEX payment_events_of ON public.payment_events USING btree (tenant_id, payment_id, id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- How a tenant is paid; one row, none as long as nobody said. Keys of the provider are sealed.
create table public.payment_settings (
  tenant_id integer not null default current_tenant(),
  provider text not null,
  dialect text not null default 'midtrans'::text,
  is_sandbox boolean not null default true,
  keys_sealed text,
  ways jsonb not null default '[]'::jsonb,
  bank_accounts jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((dialect = ANY (ARRAY['midtrans'::text, 'xendit'::text]))),
  CHECK ((provider = ANY (ARRAY['none'::text, 'midtrans'::text, 'xendit'::text, 'simulator'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Attempts to pay: one by one way. The provider's word alone, or an approver's, makes one paid.
create table public.payments (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  subject_kind text not null,
  subject_code text not null,
  subject_number text not null,
  membership_id integer,
  provider text not null,
  is_simulated boolean not null default false,
  ref text not null,
  provider_id text,
  method text not null,
  channel text not null,
  amount bigint not null,
  fee bigint not null,
  received bigint,
  returned bigint not null default 0,
  state text not null,
  instructions jsonb not null default '{}'::jsonb,
  problem text not null default ''::text,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  heard_at timestamp with time zone,
  asked_at timestamp with time zone,
  proof_key text,
  proof_by integer,
  proof_at timestamp with time zone,
  decided_by integer,
  version integer not null default 1,
  taken_back bigint not null default 0,
  UNIQUE (tenant_id, ref),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((amount > 0)),
  CHECK (((taken_back >= 0) AND (taken_back <= returned))),
  CHECK ((fee >= 0)),
  CHECK ((method = ANY (ARRAY['qris'::text, 'va'::text, 'ewallet'::text, 'card'::text, 'transfer'::text]))),
  CHECK ((provider = ANY (ARRAY['midtrans'::text, 'xendit'::text, 'manual'::text]))),
  CHECK ((ref ~ '^SGR-[A-Z2-7]{24}$'::text)),
  CHECK ((returned >= 0)),
  CHECK ((state = ANY (ARRAY['creating'::text, 'pending'::text, 'review'::text, 'closing'::text, 'unknown'::text, 'paid'::text, 'failed'::text, 'cancelled'::text, 'expired'::text, 'refunded'::text, 'partially_refunded'::text, 'charged_back'::text]))),
  CHECK (((length(subject_code) >= 1) AND (length(subject_code) <= 60))),
  CHECK (((length(subject_kind) >= 1) AND (length(subject_kind) <= 40)))
);
CREATE INDEX payments_by_provider_id ON public.payments USING btree (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX payments_by_ref ON public.payments USING btree (ref);
CREATE INDEX payments_heard ON public.payments USING btree (heard_at) WHERE (heard_at > COALESCE(asked_at, '-infinity'::timestamp with time zone));
CREATE INDEX payments_newest ON public.payments USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX payments_of_subject ON public.payments USING btree (tenant_id, subject_kind, subject_code, id DESC);
CREATE UNIQUE INDEX payments_one_open ON public.payments USING btree (tenant_id, subject_kind, subject_code) WHERE (state = ANY (ARRAY['creating'::text, 'pending'::text, 'review'::text, 'closing'::text, 'unknown'::text]));
CREATE INDEX payments_waiting ON public.payments USING btree (state, asked_at) WHERE (state = ANY (ARRAY['creating'::text, 'pending'::text, 'review'::text, 'closing'::text, 'unknown'::text]));
-- row security on
-- policy lookout for select to app_cashier using (true)
-- policy platform_finds for select to app_platform using (((provider = 'xendit'::text) AND (provider_id IS NOT NULL)))
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who said yes to a payout, each once: above a limit it takes two. Only ever added to.
create table public.payout_approvals (
  tenant_id integer not null default current_tenant(),
  payout_id integer not null,
  by_id integer not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, payout_id, by_id),
  FOREIGN KEY (tenant_id, payout_id) REFERENCES payouts(tenant_id, id)
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Payouts that were sent with one press. Only ever added to.
create table public.payout_batches (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  press text not null,
  by_id integer,
  at timestamp with time zone not null,
  UNIQUE (tenant_id, press),
  PRIMARY KEY (tenant_id, id),
  CHECK (((length(press) >= 1) AND (length(press) <= 60)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What was approved on a day, moved by one conditional update.
create table public.payout_days (
  tenant_id integer not null default current_tenant(),
  on_day date not null,
  approved bigint not null,
  PRIMARY KEY (tenant_id, on_day),
  CHECK ((approved > 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Each step of a payout, with who and why. Only ever added to.
create table public.payout_decisions (
  tenant_id integer not null default current_tenant(),
  payout_id integer not null,
  n integer not null,
  to_state text not null,
  by_id integer,
  reason text not null default ''::text,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, payout_id, n),
  FOREIGN KEY (tenant_id, payout_id) REFERENCES payouts(tenant_id, id),
  CHECK ((n > 0)),
  CHECK ((length(reason) <= 500))
);
-- row security on
-- policy emptied for all to app_eraser using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What a provider told of payouts, and what followed. Only ever added to.
create table public.payout_events (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  payout_id integer not null,
  event_key text not null,
  kind text not null,
  body jsonb not null,
  at timestamp with time zone not null,
  UNIQUE (tenant_id, event_key),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, payout_id) REFERENCES payouts(tenant_id, id),
  CHECK ((event_key ~ '^[0-9a-f]{64}$'::text)),
  CHECK ((kind = ANY (ARRAY['notification'::text, 'change'::text, 'mismatch'::text])))
);
CREATE INDEX payout_events_of ON public.payout_events USING btree (tenant_id, payout_id, id);
-- row security on
-- policy emptied for all to app_eraser using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- From how much on two have to agree, the most of one payout and of a day, and the keys of a provider that has others for payouts.
create table public.payout_settings (
  tenant_id integer not null default current_tenant(),
  two_above bigint not null,
  most_each bigint not null,
  most_a_day bigint not null,
  keys_sealed text,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  two_above_before bigint,
  most_each_before bigint,
  most_a_day_before bigint,
  holds_from timestamp with time zone,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((most_a_day_before > 0)),
  CHECK ((most_a_day > 0)),
  CHECK ((most_each_before > 0)),
  CHECK ((most_each > 0)),
  CHECK ((two_above_before >= 0)),
  CHECK ((two_above >= 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What a payee asked for, as it stands. The amount is held in the books from the request on.
create table public.payouts (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  payee_id integer not null,
  account_id integer not null,
  amount bigint not null,
  state text not null default 'requested'::text,
  note text not null default ''::text,
  requested_by integer,
  requested_at timestamp with time zone not null,
  approved_by integer,
  transferred_on date,
  reference text not null default ''::text,
  provider text,
  is_simulated boolean not null default false,
  ref text,
  provider_id text,
  batch_id integer,
  queued_by integer,
  queued_at timestamp with time zone,
  heard_at timestamp with time zone,
  asked_at timestamp with time zone,
  sends integer not null default 0,
  problem text not null default ''::text,
  withheld bigint not null default 0,
  tax_article text not null default ''::text,
  UNIQUE (tenant_id, ref),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, batch_id) REFERENCES payout_batches(tenant_id, id),
  FOREIGN KEY (tenant_id, account_id) REFERENCES payee_accounts(tenant_id, id),
  FOREIGN KEY (tenant_id, payee_id) REFERENCES payees(tenant_id, id),
  CHECK ((amount > 0)),
  CHECK (((approved_by IS NULL) OR (requested_by IS NULL) OR (approved_by <> requested_by))),
  CHECK (((state <> ALL (ARRAY['approved'::text, 'paid'::text, 'reversed'::text])) OR (approved_by IS NOT NULL))),
  CHECK (((state <> ALL (ARRAY['paid'::text, 'reversed'::text])) OR (transferred_on IS NOT NULL))),
  CHECK ((length(note) <= 500)),
  CHECK ((length(problem) <= 500)),
  CHECK ((provider = ANY (ARRAY['midtrans'::text, 'xendit'::text]))),
  CHECK (((length(provider_id) >= 1) AND (length(provider_id) <= 100))),
  CHECK ((ref ~ '^PYT-[A-Z2-7]{24}$'::text)),
  CHECK ((length(reference) <= 100)),
  CHECK (((state <> ALL (ARRAY['queued'::text, 'processing'::text, 'unknown'::text, 'failed'::text])) OR ((provider IS NOT NULL) AND (ref IS NOT NULL) AND (queued_at IS NOT NULL) AND (approved_by IS NOT NULL)))),
  CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'queued'::text, 'processing'::text, 'unknown'::text, 'paid'::text, 'failed'::text, 'rejected'::text, 'cancelled'::text, 'reversed'::text]))),
  CHECK ((length(tax_article) <= 20)),
  CHECK (((withheld = 0) = (tax_article = ''::text))),
  CHECK (((withheld >= 0) AND (withheld < amount)))
);
CREATE INDEX payouts_by_batch ON public.payouts USING btree (tenant_id, batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX payouts_by_payee ON public.payouts USING btree (tenant_id, payee_id, id DESC);
CREATE INDEX payouts_by_provider_id ON public.payouts USING btree (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX payouts_by_ref ON public.payouts USING btree (ref) WHERE (ref IS NOT NULL);
CREATE INDEX payouts_newest ON public.payouts USING btree (tenant_id, id DESC);
CREATE UNIQUE INDEX payouts_one_open ON public.payouts USING btree (tenant_id, payee_id) WHERE (state = ANY (ARRAY['requested'::text, 'approved'::text, 'queued'::text, 'processing'::text, 'unknown'::text]));
CREATE INDEX payouts_under_way ON public.payouts USING btree (state, asked_at) WHERE (state = ANY (ARRAY['queued'::text, 'processing'::text, 'unknown'::text]));
-- row security on
-- policy emptied for all to app_eraser using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy lookout for select to app_paymaster using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Public faces of a tenant: authors, teachers, mentors. Not accounts. Visitors see those that are published.
create table public.people (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  name text not null,
  title text not null default ''::text,
  bio text not null default ''::text,
  photo jsonb,
  created_at timestamp with time zone not null default now(),
  status text not null default 'published'::text,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What somebody answered in a round; changed as long as it is open.
create table public.poll_answers (
  tenant_id integer not null default current_tenant(),
  poll_id integer not null,
  round integer not null,
  membership_id integer not null,
  option text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, poll_id, round, membership_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, poll_id) REFERENCES polls(tenant_id, id) ON DELETE CASCADE,
  CHECK (((length(option) >= 1) AND (length(option) <= 16))),
  CHECK (((round >= 1) AND (round <= 9)))
);
CREATE INDEX poll_answers_by_member ON public.poll_answers USING btree (tenant_id, membership_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- A question of the bank put to a class, or to one run of it. open: it may be answered; held: it is being talked about; closed: it is over, and its key may be seen.
create table public.polls (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  class_id integer not null,
  classroom_id integer,
  question_id integer not null,
  question_version integer not null,
  state text not null default 'open'::text,
  round integer not null default 1,
  rev integer not null default 1,
  by_id integer,
  begun_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, by_id) REFERENCES memberships(tenant_id, id) ON DELETE SET NULL (by_id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classrooms(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, question_id, question_version) REFERENCES question_versions(tenant_id, question_id, number),
  CHECK (((round >= 1) AND (round <= 9))),
  CHECK ((state = ANY (ARRAY['open'::text, 'held'::text, 'closed'::text])))
);
CREATE INDEX polls_by_asker ON public.polls USING btree (tenant_id, by_id);
CREATE INDEX polls_by_classroom ON public.polls USING btree (tenant_id, classroom_id);
CREATE INDEX polls_by_question ON public.polls USING btree (tenant_id, question_id);
CREATE INDEX polls_of_class ON public.polls USING btree (tenant_id, class_id, begun_at DESC);
CREATE UNIQUE INDEX polls_running ON public.polls USING btree (tenant_id, class_id, COALESCE(classroom_id, 0)) WHERE (state <> 'closed'::text);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Clients of a tenant, in the order of the client wall. Visitors see those that are published.
create table public.portfolio_clients (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  name text not null,
  sector text not null default ''::text,
  logo jsonb,
  position integer not null default 0,
  created_at timestamp with time zone not null default now(),
  status text not null default 'published'::text,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(name) >= 2) AND (length(name) <= 160))),
  CHECK ((length(sector) <= 80)),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Case studies. batches: [{label, date}]. photos: of the activity, images: of what came of it; both pictures with a caption.
create table public.portfolio_items (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  title text not null,
  kind text not null,
  kind_slug text not null,
  starts_on date not null,
  ends_on date not null,
  batches jsonb not null default '[]'::jsonb,
  client_id integer,
  project_link text,
  summary text not null default ''::text,
  description_html text not null default ''::text,
  cover jsonb,
  photos jsonb not null default '[]'::jsonb,
  images jsonb not null default '[]'::jsonb,
  video jsonb,
  status text not null default 'draft'::text,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, client_id) REFERENCES portfolio_clients(tenant_id, id) ON DELETE SET NULL (client_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((jsonb_typeof(batches) = 'array'::text)),
  CHECK ((ends_on >= starts_on)),
  CHECK ((jsonb_typeof(images) = 'array'::text)),
  CHECK (((length(kind) >= 2) AND (length(kind) <= 80))),
  CHECK (((kind_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(kind_slug) <= 80))),
  CHECK ((jsonb_typeof(photos) = 'array'::text)),
  CHECK ((project_link ~ '^(https?://|/)'::text)),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text]))),
  CHECK ((length(summary) <= 300)),
  CHECK (((length(title) >= 3) AND (length(title) <= 255)))
);
CREATE INDEX portfolio_items_newest ON public.portfolio_items USING btree (tenant_id, ends_on DESC, id DESC) WHERE (status = 'published'::text);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Slugs that posts have had: each leads to the post, wherever it stands now. A living slug wins.
create table public.post_addresses (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  slug text not null,
  post_id integer not null,
  left_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, kind, slug),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, post_id) REFERENCES posts(tenant_id, id) ON DELETE CASCADE,
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191)))
);
CREATE INDEX post_addresses_by_post ON public.post_addresses USING btree (tenant_id, post_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Authors of a post, in order.
create table public.post_authors (
  tenant_id integer not null default current_tenant(),
  post_id integer not null,
  person_id integer not null,
  position integer not null default 0,
  PRIMARY KEY (tenant_id, post_id, person_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, person_id) REFERENCES people(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, post_id) REFERENCES posts(tenant_id, id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Every category of a post; posts.category_id is the one shown first.
create table public.post_categories (
  tenant_id integer not null default current_tenant(),
  post_id integer not null,
  category_id integer not null,
  PRIMARY KEY (tenant_id, post_id, category_id),
  FOREIGN KEY (tenant_id, category_id) REFERENCES categories(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, post_id) REFERENCES posts(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX post_categories_by_category ON public.post_categories USING btree (tenant_id, category_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- One reaction per visitor and post. visitor is the hash of a random number in a cookie; counts are counted, never kept.
create table public.post_reactions (
  tenant_id integer not null default current_tenant(),
  post_id integer not null,
  visitor text not null,
  reaction text not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, post_id, visitor),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, post_id) REFERENCES posts(tenant_id, id) ON DELETE CASCADE,
  CHECK ((reaction = ANY (ARRAY['like'::text, 'love'::text, 'clap'::text, 'insightful'::text, 'celebrate'::text]))),
  CHECK ((visitor ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX post_reactions_counted ON public.post_reactions USING btree (tenant_id, post_id, reaction);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who was counted in posts.views within the last half hour, as a keyed hash; swept every hour. No history of reading.
create table public.post_views (
  tenant_id integer not null default current_tenant(),
  post_id integer not null,
  visitor text not null,
  seen_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, post_id, visitor),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, post_id) REFERENCES posts(tenant_id, id) ON DELETE CASCADE,
  CHECK ((visitor ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX post_views_seen ON public.post_views USING btree (seen_at);
-- row security on
-- policy platform_sweeps for all to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- News, blog, articles, podcasts and Tulisan-Temans. source names the import it came from.
create table public.posts (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  kind text not null,
  slug text not null,
  title text not null,
  summary text not null default ''::text,
  content_html text not null default ''::text,
  cover jsonb,
  category_id integer,
  tags text[] not null default '{}'::text[],
  parent_id integer,
  status text not null default 'draft'::text,
  visibility text not null default 'public'::text,
  featured boolean not null default false,
  audio jsonb,
  minutes integer not null default 1,
  views integer not null default 0,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  source text,
  search tsvector generated as (((setweight(to_tsvector('indonesian'::regconfig, title), 'A'::"char") || setweight(to_tsvector('indonesian'::regconfig, summary), 'B'::"char")) || setweight(to_tsvector('indonesian'::regconfig, "left"(content_html, 200000)), 'C'::"char"))),
  images jsonb not null default '[]'::jsonb,
  video jsonb,
  language text,
  owner_id integer,
  document jsonb,
  seo jsonb not null default '{}'::jsonb,
  trashed_at timestamp with time zone,
  trashed_from text,
  trashed_slug text,
  touched_at timestamp with time zone not null default now(),
  episode jsonb,
  UNIQUE (tenant_id, kind, slug),
  UNIQUE (tenant_id, source),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES memberships(tenant_id, id) ON DELETE SET NULL (owner_id),
  FOREIGN KEY (tenant_id, category_id) REFERENCES categories(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, parent_id) REFERENCES posts(tenant_id, id),
  CHECK ((jsonb_typeof(images) = 'array'::text)),
  CHECK ((kind = ANY (ARRAY['news'::text, 'blog'::text, 'articles'::text, 'podcasts'::text, 'tulisan-temans'::text, 'gallery'::text, 'video'::text, 'tenants'::text, 'collaborators'::text]))),
  CHECK ((language ~ '^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$'::text)),
  CHECK ((minutes >= 0)),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'in_review'::text, 'scheduled'::text, 'published'::text, 'archived'::text]))),
  CHECK ((length(summary) <= 300)),
  CHECK (((length(title) >= 1) AND (length(title) <= 255))),
  CHECK ((trashed_from = ANY (ARRAY['draft'::text, 'in_review'::text, 'scheduled'::text, 'published'::text, 'archived'::text]))),
  CHECK ((visibility = ANY (ARRAY['public'::text, 'members'::text])))
);
CREATE INDEX posts_addresses ON public.posts USING btree (tenant_id, kind, id) INCLUDE (published_at, updated_at) WHERE ((status = ANY (ARRAY['published'::text, 'scheduled'::text])) AND (visibility = 'public'::text));
CREATE INDEX posts_by_owner ON public.posts USING btree (tenant_id, owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX posts_by_parent ON public.posts USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX posts_in_bin ON public.posts USING btree (tenant_id, trashed_at) WHERE (trashed_at IS NOT NULL);
CREATE INDEX posts_newest ON public.posts USING btree (tenant_id, kind, published_at DESC, id DESC) WHERE (status = ANY (ARRAY['published'::text, 'scheduled'::text]));
CREATE INDEX posts_touched ON public.posts USING btree (tenant_id, touched_at DESC, id DESC);
CREATE INDEX posts_words ON public.posts USING gin (words_of(tenant_id, search));
-- row security on
-- policy adds for update to app_counter using (true) with check (true)
-- policy counted for select to app_counter using (true)
-- policy searched for select to app_search using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Windows in which somebody has a draft open, and at which block; true for a minute after `at`. It may be lost: it is asked anew.
create table public.presence (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  id text not null,
  membership_id integer not null,
  window_id text not null,
  block text not null default ''::text,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, kind, id, membership_id, window_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((length(block) <= 64)),
  CHECK (((length(id) >= 1) AND (length(id) <= 191))),
  CHECK ((kind ~ '^[a-z][a-z0-9_]{0,39}$'::text)),
  CHECK (((length(window_id) >= 1) AND (length(window_id) <= 60)))
);
CREATE INDEX presence_by_age ON public.presence USING btree (at);
CREATE INDEX presence_by_member ON public.presence USING btree (tenant_id, membership_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- A link to one draft: the SHA-256 of its token, and until when it opens.
create table public.preview_links (
  tenant_id integer not null default current_tenant(),
  number integer not null generated as identity,
  token_hash text not null,
  kind text not null,
  id text not null,
  made_by integer,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  UNIQUE (tenant_id, token_hash),
  PRIMARY KEY (tenant_id, number),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, kind, id) REFERENCES drafts(tenant_id, kind, id) ON DELETE CASCADE,
  CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX preview_links_by_maker ON public.preview_links USING btree (tenant_id, made_by);
CREATE INDEX preview_links_of_thing ON public.preview_links USING btree (tenant_id, kind, id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What a tenant tells people about their data (article 21), version by version; the highest is in force.
create table public.privacy_notices (
  tenant_id integer not null default current_tenant(),
  version integer not null,
  summary text not null default ''::text,
  content_html text not null,
  published_by integer,
  published_at timestamp with time zone not null default now(),
  sections jsonb not null default '[]'::jsonb,
  told_up_to integer not null default 0,
  told_at timestamp with time zone,
  PRIMARY KEY (tenant_id, version),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(summary) <= 600))
);
-- row security on
-- policy lookout for select to app_lookout using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What somebody sent for certain eyes only: how much room it takes. What it is to whom, the room says that keeps it.
create table public.private_files (
  tenant_id integer not null default current_tenant(),
  key text not null,
  membership_id integer,
  bytes bigint not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, key),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE SET NULL (membership_id),
  CHECK ((bytes >= 0)),
  CHECK ((key ~~ 'private-%'::text))
);
CREATE INDEX private_files_by_member ON public.private_files USING btree (tenant_id, membership_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Classes of a programme, in order.
create table public.program_items (
  tenant_id integer not null default current_tenant(),
  program_id integer not null,
  class_id integer not null,
  required boolean not null default true,
  position integer not null default 0,
  PRIMARY KEY (tenant_id, program_id, class_id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX program_items_by_class ON public.program_items USING btree (tenant_id, class_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Schools that take part in a programme.
create table public.program_schools (
  tenant_id integer not null default current_tenant(),
  program_id integer not null,
  school_id integer not null,
  PRIMARY KEY (tenant_id, program_id, school_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, school_id) REFERENCES schools(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX program_schools_by_school ON public.program_schools USING btree (tenant_id, school_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Programmes that bundle classes.
create table public.programs (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  name text not null,
  kind text not null default ''::text,
  summary text not null default ''::text,
  description_html text not null default ''::text,
  logo jsonb,
  cover jsonb,
  partners text[] not null default '{}'::text[],
  completion text not null default 'all_any_order'::text,
  start_date date,
  end_date date,
  status text not null default 'unpublished'::text,
  position integer not null default 0,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  province_codes text[] not null default '{}'::text[],
  lead_id integer,
  seo jsonb not null default '{}'::jsonb,
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, lead_id) REFERENCES people(tenant_id, id) ON DELETE SET NULL (lead_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((completion = ANY (ARRAY['all_in_order'::text, 'all_any_order'::text, 'at_least_n'::text]))),
  CHECK (((length(name) >= 3) AND (length(name) <= 255))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['unpublished'::text, 'active'::text, 'retired'::text]))),
  CHECK ((length(summary) <= 300))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What a question asked in each of its versions. Only ever added to: attempts and marks point at one. Options, pairs and gaps in spec are known by ids, never by their place.
create table public.question_versions (
  tenant_id integer not null default current_tenant(),
  question_id integer not null,
  number integer not null,
  spec jsonb not null,
  points numeric(6,2) not null default 1,
  by_id integer,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, question_id, number),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, question_id) REFERENCES questions(tenant_id, id) ON DELETE CASCADE,
  CHECK ((number > 0)),
  CHECK (((points > (0)::numeric) AND (points <= (100)::numeric)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Questions of the bank. What each asks stands in question_versions; version is the newest. begun_by: the membership whose own it is.
create table public.questions (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  kind text not null,
  name text not null,
  state text not null default 'draft'::text,
  tags text[] not null default '{}'::text[],
  competence text not null default ''::text,
  version integer not null default 1,
  begun_by integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  code text not null default ('q-'::text || substr((gen_random_uuid())::text, 1, 8)),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(code) <= 80))),
  CHECK ((length(competence) <= 120)),
  CHECK ((kind = ANY (ARRAY['single'::text, 'multiple'::text, 'truefalse'::text, 'short'::text, 'numeric'::text, 'matching'::text, 'ordering'::text, 'cloze'::text, 'essay'::text, 'code'::text, 'file'::text]))),
  CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CHECK ((state = ANY (ARRAY['draft'::text, 'ready'::text, 'retired'::text]))),
  CHECK ((version > 0))
);
CREATE UNIQUE INDEX questions_by_code ON public.questions USING btree (tenant_id, code);
CREATE INDEX questions_by_tag ON public.questions USING gin (tags);
CREATE INDEX questions_newest ON public.questions USING btree (tenant_id, updated_at DESC, id DESC);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What a quiz asks, in order: one question, or so many of a tag, drawn for each attempt. drawn_from: only questions that this membership began.
create table public.quiz_slots (
  tenant_id integer not null default current_tenant(),
  chapter_id integer not null,
  position integer not null,
  question_id integer,
  tag text,
  pick integer not null default 1,
  points numeric(6,2),
  drawn_from integer,
  PRIMARY KEY (tenant_id, chapter_id, "position"),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES quizzes(tenant_id, chapter_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, question_id) REFERENCES questions(tenant_id, id),
  CHECK (((question_id IS NULL) <> (tag IS NULL))),
  CHECK (((pick >= 1) AND (pick <= 50))),
  CHECK (((points > (0)::numeric) AND (points <= (100)::numeric))),
  CHECK (("position" > 0)),
  CHECK (((length(tag) >= 1) AND (length(tag) <= 40)))
);
CREATE INDEX quiz_slots_by_question ON public.quiz_slots USING btree (tenant_id, question_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- How the quiz of a chapter goes. review: what a learner sees during an attempt, after it, and when the quiz has closed.
create table public.quizzes (
  tenant_id integer not null default current_tenant(),
  chapter_id integer not null,
  mode text not null default 'exam'::text,
  intro text not null default ''::text,
  minutes integer,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  attempts integer,
  passing_percent integer not null default 70,
  is_shuffled boolean not null default true,
  is_one_by_one boolean not null default false,
  counts text not null default 'best'::text,
  review jsonb not null,
  is_open boolean not null default false,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  is_sealed boolean not null default false,
  grace_minutes integer not null default 15,
  PRIMARY KEY (tenant_id, chapter_id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES chapters(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((attempts >= 1) AND (attempts <= 50))),
  CHECK (((closes_at IS NULL) OR (opens_at IS NULL) OR (closes_at > opens_at))),
  CHECK ((counts = ANY (ARRAY['best'::text, 'last'::text]))),
  CHECK (((grace_minutes >= 1) AND (grace_minutes <= 120))),
  CHECK ((length(intro) <= 2000)),
  CHECK (((minutes >= 1) AND (minutes <= 600))),
  CHECK ((mode = ANY (ARRAY['practice'::text, 'mastery'::text, 'exam'::text]))),
  CHECK (((passing_percent >= 0) AND (passing_percent <= 100)))
);
-- row security on
-- policy overseen for select to app_overseer using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What visitors did with a thing, e.g. played an episode. session_hash tells visits of one day apart and no more. Kept for 90 days.
create table public.recorded_events (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event text not null,
  path text not null,
  entity_type text,
  entity_id text,
  session_hash text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(entity_id) <= 191)),
  CHECK ((length(entity_type) <= 40)),
  CHECK (((length(event) >= 1) AND (length(event) <= 60))),
  CHECK ((length(path) <= 300)),
  CHECK ((length(session_hash) <= 43))
);
CREATE INDEX recorded_events_at ON public.recorded_events USING brin (at);
CREATE INDEX recorded_events_by_time ON public.recorded_events USING btree (tenant_id, at);
-- row security on
-- policy platform_sweeps for all to app_platform using (true)
-- policy platform_writes for insert to app_platform using () with check (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Old addresses (lower case, no query) that lead on by 301: from imports and renamed things.
create table public.redirects (
  tenant_id integer not null default current_tenant(),
  from_path text not null,
  to_path text not null,
  created_at timestamp with time zone not null default now(),
  source text,
  id integer not null generated as identity,
  UNIQUE (tenant_id, id),
  PRIMARY KEY (tenant_id, from_path),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((from_path ~~ '/%'::text) AND (length(from_path) <= 1024))),
  CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  CHECK (((to_path ~~ '/%'::text) AND (length(to_path) <= 1024)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who said yes to a return, each once: above a limit it takes two. Only ever added to.
create table public.refund_approvals (
  tenant_id integer not null default current_tenant(),
  refund_id integer not null,
  by_id integer not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, refund_id, by_id),
  FOREIGN KEY (tenant_id, refund_id) REFERENCES refunds(tenant_id, id)
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- From how much on two have to agree to a return. One that was raised holds a day later.
create table public.refund_limits (
  tenant_id integer not null default current_tenant(),
  two_above bigint not null,
  two_above_before bigint not null,
  holds_from timestamp with time zone not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((two_above_before >= 0)),
  CHECK ((two_above >= 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Money that is to go back: asked for by one, approved by another. unallocated: money that found no order to pay.
create table public.refunds (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  order_id integer not null,
  key text not null,
  kind text not null,
  amount bigint not null,
  state text not null default 'requested'::text,
  reason text not null,
  ends_access boolean not null default false,
  provider text,
  payment_id integer,
  requested_by integer,
  requested_at timestamp with time zone not null,
  decided_by integer,
  decided_at timestamp with time zone,
  done_at timestamp with time zone,
  note text not null default ''::text,
  attempt integer not null default 0,
  sends integer not null default 0,
  sent_by integer,
  sent_at timestamp with time zone,
  asked_at timestamp with time zone,
  problem text not null default ''::text,
  account_bank text,
  account_sealed text,
  account_end text,
  account_holder text,
  account_by integer,
  UNIQUE (tenant_id, key),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id),
  CHECK ((length(account_bank) <= 60)),
  CHECK ((length(account_end) <= 4)),
  CHECK ((length(account_holder) <= 100)),
  CHECK ((amount > 0)),
  CHECK (((requested_by IS NULL) OR (decided_by IS NULL) OR (requested_by <> decided_by))),
  CHECK ((kind = ANY (ARRAY['sale'::text, 'unallocated'::text]))),
  CHECK ((length(note) <= 500)),
  CHECK ((length(problem) <= 500)),
  CHECK ((length(reason) <= 500)),
  CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'sent'::text, 'done'::text, 'rejected'::text, 'failed'::text])))
);
CREATE INDEX refunds_by_order ON public.refunds USING btree (tenant_id, order_id);
CREATE UNIQUE INDEX refunds_one_sent ON public.refunds USING btree (tenant_id, payment_id) WHERE (state = 'sent'::text);
CREATE INDEX refunds_open ON public.refunds USING btree (tenant_id, id) WHERE (state = ANY (ARRAY['requested'::text, 'approved'::text, 'sent'::text]));
CREATE INDEX refunds_under_way ON public.refunds USING btree (asked_at) WHERE (state = 'sent'::text);
-- row security on
-- policy emptied for all to app_eraser using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Documents of a team or a school that registers: private files, for whoever holds the registration's link and for whoever looks at it.
create table public.registration_papers (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  team_id integer,
  school_id integer,
  kind text not null,
  key text not null,
  name text not null,
  mime text not null,
  bytes bigint not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, school_id) REFERENCES schools(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, team_id) REFERENCES teams(tenant_id, id) ON DELETE CASCADE,
  CHECK ((bytes >= 0)),
  CHECK ((num_nonnulls(team_id, school_id) = 1)),
  CHECK ((key ~~ 'private-%'::text)),
  CHECK ((kind = ANY (ARRAY['assignment'::text, 'student_card'::text, 'guardian_sheet'::text, 'statement'::text, 'licence'::text, 'other'::text]))),
  CHECK ((length(mime) <= 100)),
  CHECK (((length(name) >= 1) AND (length(name) <= 191)))
);
CREATE INDEX registration_papers_of_school ON public.registration_papers USING btree (tenant_id, school_id) WHERE (school_id IS NOT NULL);
CREATE INDEX registration_papers_of_team ON public.registration_papers USING btree (tenant_id, team_id) WHERE (team_id IS NOT NULL);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What has to be mended of a registration, by the field of its form (members.0.nisn) or its paper (papers.12); gone once it was handed in again.
create table public.registration_remarks (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  team_id integer,
  school_id integer,
  field text not null,
  words text not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, school_id) REFERENCES schools(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, team_id) REFERENCES teams(tenant_id, id) ON DELETE CASCADE,
  CHECK ((num_nonnulls(team_id, school_id) = 1)),
  CHECK (((field ~ '^[a-zA-Z]+(\.[a-zA-Z0-9]+){0,2}$'::text) AND (length(field) <= 60))),
  CHECK (((length(words) >= 1) AND (length(words) <= 300)))
);
CREATE INDEX registration_remarks_of_school ON public.registration_remarks USING btree (tenant_id, school_id) WHERE (school_id IS NOT NULL);
CREATE INDEX registration_remarks_of_team ON public.registration_remarks USING btree (tenant_id, team_id) WHERE (team_id IS NOT NULL);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What is said about a place of a draft: the block and the words it is about, apart from the text itself, which goes on. block is empty where it is about the whole.
create table public.remarks (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  id text not null,
  number integer not null,
  rev integer not null,
  block text not null default ''::text,
  quote text not null default ''::text,
  words text not null,
  written_by integer,
  written_at timestamp with time zone not null,
  resolved_by integer,
  resolved_at timestamp with time zone,
  PRIMARY KEY (tenant_id, kind, id, number),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, kind, id) REFERENCES drafts(tenant_id, kind, id) ON DELETE CASCADE,
  CHECK ((length(block) <= 64)),
  CHECK ((number > 0)),
  CHECK ((length(quote) <= 300)),
  CHECK (((length(words) >= 1) AND (length(words) <= 2000)))
);
CREATE INDEX remarks_by_resolver ON public.remarks USING btree (tenant_id, resolved_by);
CREATE INDEX remarks_by_writer ON public.remarks USING btree (tenant_id, written_by);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What somebody removed and may still take back, for ten minutes: kept are the rows that went, changed the columns that were written over. Swept every hour.
create table public.removals (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  membership_id integer not null,
  kind text not null,
  object_id integer not null,
  name text not null,
  kept jsonb not null default '[]'::jsonb,
  changed jsonb not null default '[]'::jsonb,
  removed_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((kind ~ '^[a-z_]{2,40}$'::text))
);
CREATE INDEX removals_by_age ON public.removals USING btree (removed_at);
CREATE INDEX removals_by_member ON public.removals USING btree (tenant_id, membership_id);
-- row security on
-- policy platform_sweeps for all to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What somebody has reviewed, as FSRS knows it: when it comes back. A question that was wrong has none until its first review.
create table public.review_cards (
  tenant_id integer not null default current_tenant(),
  membership_id integer not null,
  question_id integer not null,
  due_at timestamp with time zone not null,
  reviewed_at timestamp with time zone not null,
  stability double precision not null,
  difficulty double precision not null,
  scheduled_days integer not null,
  learning_steps integer not null,
  reps integer not null,
  lapses integer not null,
  state smallint not null,
  PRIMARY KEY (tenant_id, membership_id, question_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, question_id) REFERENCES questions(tenant_id, id) ON DELETE CASCADE,
  CHECK (((state >= 0) AND (state <= 3)))
);
CREATE INDEX review_cards_by_question ON public.review_cards USING btree (tenant_id, question_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Every review, in order: what it came to, and when the card was to come back. Only added to.
create table public.review_logs (
  tenant_id integer not null default current_tenant(),
  membership_id integer not null,
  question_id integer not null,
  number integer not null,
  rating text not null,
  at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, membership_id, question_id, number),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id, question_id) REFERENCES review_cards(tenant_id, membership_id, question_id) ON DELETE CASCADE,
  CHECK ((number > 0)),
  CHECK ((rating = ANY (ARRAY['again'::text, 'hard'::text, 'good'::text])))
);
CREATE INDEX review_logs_by_day ON public.review_logs USING btree (tenant_id, membership_id, at);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What waits for a reviewer, or for its writer after one: gone as soon as it is published or taken back.
create table public.review_standings (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  id text not null,
  state text not null,
  rev integer not null,
  asked_by integer,
  since timestamp with time zone not null,
  PRIMARY KEY (tenant_id, kind, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, kind, id) REFERENCES drafts(tenant_id, kind, id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['asked'::text, 'needs_fix'::text])))
);
CREATE INDEX review_standings_waiting ON public.review_standings USING btree (tenant_id, state, since);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Steps of reviews: asked, recalled, approved or sent back, each of the rev that was looked at.
create table public.reviews (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  id text not null,
  number integer not null,
  rev integer not null,
  decision text not null,
  note text not null default ''::text,
  decided_by integer,
  decided_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, kind, id, number),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, kind, id) REFERENCES drafts(tenant_id, kind, id) ON DELETE CASCADE,
  CHECK ((decision = ANY (ARRAY['asked'::text, 'recalled'::text, 'approved'::text, 'needs_fix'::text]))),
  CHECK ((length(note) <= 2000)),
  CHECK ((number > 0))
);
CREATE INDEX reviews_by_member ON public.reviews USING btree (tenant_id, decided_by);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Files of the samples' folder that a site was filled with, and what each said then: SHA-256 of the file as it is written of the thing.
create table public.sample_marks (
  tenant_id integer not null default current_tenant(),
  path text not null,
  hash text not null,
  PRIMARY KEY (tenant_id, path),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CHECK ((length(path) <= 300))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- A list of the office as somebody keeps it: query is what its address says, without page. Shared ones are offered to everybody who may open the list.
create table public.saved_views (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  membership_id integer not null,
  list text not null,
  name text not null,
  query text not null default ''::text,
  is_shared boolean not null default false,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((list ~ '^[a-z-]{2,40}$'::text)),
  CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CHECK ((length(query) <= 1000))
);
CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (tenant_id, membership_id, list, lower(name));
CREATE INDEX saved_views_shared ON public.saved_views USING btree (tenant_id, list) WHERE is_shared;
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Every save of a draft: a day all of them, a month one an hour, a year one a day.
create table public.saves (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  id text not null,
  rev integer not null,
  sha256 text not null,
  writer text not null default ''::text,
  saved_by integer,
  saved_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, kind, id, rev),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, sha256) REFERENCES contents(tenant_id, sha256)
);
CREATE INDEX saves_by_age ON public.saves USING btree (tenant_id, saved_at);
CREATE INDEX saves_by_content ON public.saves USING btree (tenant_id, sha256);
-- row security on
-- policy lookout for select to app_lookout using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What is to be published or withdrawn when. A publication is of exactly what was planned, however the draft goes on.
create table public.schedules (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  id text not null,
  act text not null,
  due_at timestamp with time zone not null,
  sha256 text,
  planned_by integer,
  PRIMARY KEY (tenant_id, kind, id, act),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, sha256) REFERENCES contents(tenant_id, sha256),
  CHECK ((act = ANY (ARRAY['publish'::text, 'withdraw'::text]))),
  CHECK (((act = 'publish'::text) = (sha256 IS NOT NULL)))
);
CREATE INDEX schedules_by_content ON public.schedules USING btree (tenant_id, sha256);
CREATE INDEX schedules_due ON public.schedules USING btree (due_at);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Schools a tenant knows. npsn is the national number; codes of regions are Kemendagri's.
create table public.schools (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  npsn text not null,
  name text not null,
  level text not null,
  ownership text not null default 'negeri'::text,
  province_code text,
  city_code text,
  address text not null default ''::text,
  phone text not null default ''::text,
  email text not null default ''::text,
  website text not null default ''::text,
  principal text not null default ''::text,
  status text not null default 'verified'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  contact_name text not null default ''::text,
  contact_phone text not null default ''::text,
  contact_email text not null default ''::text,
  majors text[] not null default '{}'::text[],
  token_hash text,
  token_sealed text,
  reason text not null default ''::text,
  merged_into integer,
  UNIQUE (tenant_id, npsn),
  UNIQUE (tenant_id, token_hash),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, merged_into) REFERENCES schools(tenant_id, id) ON DELETE SET NULL (merged_into),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(address) <= 400)),
  CHECK ((city_code ~ '^\d{2}\.\d{2}$'::text)),
  CHECK ((length(contact_email) <= 254)),
  CHECK ((length(contact_name) <= 100)),
  CHECK ((length(contact_phone) <= 30)),
  CHECK ((length(email) <= 254)),
  CHECK ((level = ANY (ARRAY['SD'::text, 'SMP'::text, 'SMA'::text, 'SMK'::text, 'MI'::text, 'MTs'::text, 'MA'::text, 'SLB'::text, 'PKBM'::text, 'SKB'::text, 'other'::text, 'Lainnya'::text]))),
  CHECK ((cardinality(majors) <= 30)),
  CHECK (((merged_into IS NULL) OR (status = 'duplicate'::text))),
  CHECK (((length(name) >= 3) AND (length(name) <= 160))),
  CHECK ((npsn ~ '^[A-Z0-9]\d{7}$'::text)),
  CHECK ((ownership = ANY (ARRAY['negeri'::text, 'swasta'::text]))),
  CHECK ((length(phone) <= 30)),
  CHECK ((length(principal) <= 100)),
  CHECK ((province_code ~ '^\d{2}$'::text)),
  CHECK ((length(reason) <= 1000)),
  CHECK ((status = ANY (ARRAY['submitted'::text, 'needs_fix'::text, 'verified'::text, 'rejected'::text, 'duplicate'::text]))),
  CHECK ((length(website) <= 300))
);
CREATE INDEX schools_city ON public.schools USING btree (tenant_id, city_code);
CREATE INDEX schools_merged ON public.schools USING btree (tenant_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX schools_name ON public.schools USING btree (tenant_id, lower(name));
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What can be found on a site, one row a page; made from the rooms' own tables, never written by hand. stamp tells whether a row is still what its room says.
create table public.search_documents (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  ref text not null,
  path text not null,
  title text not null,
  summary text not null default ''::text,
  words text not null default ''::text,
  body text not null default ''::text,
  picture jsonb,
  published_at timestamp with time zone,
  visible_from timestamp with time zone not null,
  visible_until timestamp with time zone,
  stamp text not null,
  search tsvector generated as ((((setweight(to_tsvector('indonesian'::regconfig, title), 'A'::"char") || setweight(to_tsvector('indonesian'::regconfig, words), 'B'::"char")) || setweight(to_tsvector('indonesian'::regconfig, summary), 'C'::"char")) || setweight(to_tsvector('indonesian'::regconfig, body), 'D'::"char"))),
  head tsvector generated as (((setweight(to_tsvector('indonesian'::regconfig, title), 'A'::"char") || setweight(to_tsvector('indonesian'::regconfig, words), 'B'::"char")) || setweight(to_tsvector('indonesian'::regconfig, summary), 'C'::"char"))),
  PRIMARY KEY (tenant_id, kind, ref),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((path ~~ '/%'::text))
);
CREATE INDEX search_documents_head ON public.search_documents USING gin (words_of(tenant_id, head));
CREATE INDEX search_documents_search ON public.search_documents USING gin (words_of(tenant_id, search));
-- row security on
-- policy found for select to app_finder using (true)
-- policy searched for select to app_search using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Tags purged since the index was last looked after; the next search brings it up to date.
create table public.search_stale (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  tag text not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- When all of a tenant's index was last compared with its rooms.
create table public.search_state (
  tenant_id integer not null default current_tenant(),
  refreshed_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Every word that visitors of a site may read, and in how many documents: what a mistyped word may have meant.
create table public.search_words (
  tenant_id integer not null default current_tenant(),
  word text not null,
  documents integer not null,
  PRIMARY KEY (tenant_id, word),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((documents > 0))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Back-channel logout tokens already obeyed, so that one replayed is refused.
create table public.seen_logout_tokens (
  tenant_id integer not null default current_tenant(),
  jti text not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, jti),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Statements of payment providers as they were uploaded; the same file twice is refused. Kept as long as the books.
create table public.settlement_files (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  provider text not null,
  name text not null,
  sha256 text not null,
  first_at timestamp with time zone,
  last_at timestamp with time zone,
  bookings integer not null default 0,
  added_by integer,
  added_at timestamp with time zone not null,
  UNIQUE (tenant_id, sha256),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CHECK ((provider = ANY (ARRAY['midtrans'::text, 'xendit'::text]))),
  CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Lines of a statement: whole rupiah, money that came with +, that went back with -; the fee is what the provider kept.
create table public.settlement_lines (
  tenant_id integer not null default current_tenant(),
  file_id integer not null,
  n integer not null,
  ref text not null,
  kind text not null,
  amount bigint not null,
  fee bigint not null,
  at timestamp with time zone,
  line_key text not null,
  booked_at timestamp with time zone,
  PRIMARY KEY (tenant_id, file_id, n),
  FOREIGN KEY (tenant_id, file_id) REFERENCES settlement_files(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'chargeback'::text, 'fee'::text, 'other'::text]))),
  CHECK ((line_key ~ '^[0-9a-f]{64}$'::text)),
  CHECK ((n > 0)),
  CHECK ((length(ref) <= 120))
);
CREATE UNIQUE INDEX settlement_lines_booked ON public.settlement_lines USING btree (tenant_id, line_key) WHERE (booked_at IS NOT NULL);
CREATE INDEX settlement_lines_by_ref ON public.settlement_lines USING btree (tenant_id, ref);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Sign-ins under way. id is SHA-256 of the browser's cookie and the state together, so several tabs may sign in at once: single use, ten minutes. is_silent: nobody is asked anything; asked_strong: this one insists on a second factor.
create table public.sign_in_flows (
  tenant_id integer not null default current_tenant(),
  id text not null,
  state text not null,
  nonce text not null,
  verifier text not null,
  return_to text not null default '/'::text,
  purpose text not null default 'sign_in'::text,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  is_silent boolean not null default false,
  asked_strong boolean not null default false,
  consents jsonb not null default '[]'::jsonb,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((return_to ~~ '/%'::text) AND (length(return_to) <= 1024)))
);
CREATE INDEX sign_in_flows_expiry ON public.sign_in_flows USING btree (tenant_id, expires_at);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What a simulated provider knows of a bill; nothing of it is money.
create table public.simulator_bills (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  dialect text not null,
  provider_id text not null,
  ref text not null,
  channel text not null,
  title text not null,
  amount bigint not null,
  returned bigint not null default 0,
  status text not null,
  answer jsonb not null,
  notify_url text not null default ''::text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  UNIQUE (tenant_id, ref),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((amount > 0)),
  CHECK ((dialect = ANY (ARRAY['midtrans'::text, 'xendit'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What went over the wire between us and the simulated provider, the newest kept.
create table public.simulator_lines (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  ref text not null,
  direction text not null,
  line text not null,
  sent text not null,
  answered text not null,
  status integer not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What a simulated provider knows of a payout; nothing of it is money.
create table public.simulator_payouts (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  dialect text not null,
  provider_id text not null,
  ref text not null,
  bank text not null,
  account text not null,
  holder text not null,
  amount bigint not null,
  notes text not null,
  status text not null,
  failure text not null default ''::text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  UNIQUE (tenant_id, ref),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((amount > 0)),
  CHECK ((dialect = ANY (ARRAY['midtrans'::text, 'xendit'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Pages an editor writes as sections: the site's own (About, Pricing) and what stands around lists (News, Class). name is the path without slashes: /About is About, /Courses/@Premium is Courses-Premium, /Services/konsultasi is Services-konsultasi.
create table public.site_pages (
  tenant_id integer not null default current_tenant(),
  name text not null,
  eyebrow text not null default ''::text,
  title text not null,
  lead text not null default ''::text,
  cover jsonb,
  sections jsonb not null default '[]'::jsonb,
  seo jsonb not null default '{}'::jsonb,
  status text not null default 'published'::text,
  draft jsonb,
  version integer not null default 1,
  updated_by integer,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, name),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(eyebrow) <= 80)),
  CHECK ((length(lead) <= 600)),
  CHECK (((name ~ '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$'::text) AND (length(name) <= 100))),
  CHECK ((jsonb_typeof(sections) = 'array'::text)),
  CHECK ((jsonb_typeof(seo) = 'object'::text)),
  CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text]))),
  CHECK (((length(title) >= 1) AND (length(title) <= 160)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Further settings by key: home, navigation, footer, blog, overview.
create table public.site_setting_values (
  tenant_id integer not null default current_tenant(),
  key text not null,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, key),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((key ~ '^[a-z][a-z0-9_]{0,63}$'::text))
);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The tenant setting of specification section 3. is_maintenance counts as true when missing.
create table public.site_settings (
  tenant_id integer not null default current_tenant(),
  version integer not null default 1,
  title text not null,
  tagline text not null default ''::text,
  logo_dark jsonb,
  logo_light jsonb,
  favicon jsonb,
  layout text not null default 'default'::text,
  is_maintenance boolean,
  css jsonb not null default '{}'::jsonb,
  meta jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The kind of institution and the first step that is still to come, of sites that began with them. ended_at: all were done or left out.
create table public.site_starts (
  tenant_id integer not null default current_tenant(),
  institution text,
  step text not null default 'institution'::text,
  ended_at timestamp with time zone,
  touched_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((institution = ANY (ARRAY['school'::text, 'campus'::text, 'academy'::text, 'training'::text, 'foundation'::text, 'community'::text]))),
  CHECK ((step = ANY (ARRAY['institution'::text, 'identity'::text, 'layout'::text, 'content'::text, 'people'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The version a tenant's public key is made of; the one before holds until former_until. origins are sites from whose pages may be written.
create table public.table_keys (
  tenant_id integer not null default current_tenant(),
  version integer not null default 1,
  made_at timestamp with time zone not null,
  former_until timestamp with time zone,
  origins text[] not null default '{}'::text[],
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((version >= 1))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What a payee says of their taxes: another word is another row. The newest that somebody else has checked holds. number_sealed: NPWP or NIK.
create table public.tax_profiles (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  person_id integer not null,
  kind text not null,
  income text not null,
  number_sealed text,
  number_end text not null default ''::text,
  letter text not null default ''::text,
  letter_until date,
  state text not null default 'submitted'::text,
  reason text not null default ''::text,
  added_by integer not null,
  added_at timestamp with time zone not null,
  decided_by integer,
  decided_at timestamp with time zone,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((decided_by IS NULL) OR (decided_by <> added_by))),
  CHECK (((state = 'submitted'::text) = (decided_by IS NULL))),
  CHECK (((letter = ''::text) = (letter_until IS NULL))),
  CHECK ((income = ANY (ARRAY['service'::text, 'royalty'::text]))),
  CHECK ((kind = ANY (ARRAY['individual'::text, 'company'::text]))),
  CHECK ((length(letter) <= 100)),
  CHECK ((length(number_end) <= 4)),
  CHECK ((length(reason) <= 500)),
  CHECK ((state = ANY (ARRAY['submitted'::text, 'verified'::text, 'needs_fix'::text])))
);
CREATE INDEX tax_profiles_newest ON public.tax_profiles USING btree (tenant_id, person_id, id DESC);
CREATE INDEX tax_profiles_waiting ON public.tax_profiles USING btree (tenant_id, id) WHERE (state = 'submitted'::text);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The last order by which the fee of a team is paid; the orders themselves know the rest.
create table public.team_fees (
  tenant_id integer not null default current_tenant(),
  team_id integer not null,
  order_code text,
  PRIMARY KEY (tenant_id, team_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, team_id) REFERENCES teams(tenant_id, id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Pupils of a team. NISN, birth date, phone, mail and guardian lie sealed in details_sealed (AES-256-GCM); nisn_hash is an HMAC of the NISN, so that one enters a category once while is_counted. guardian_state: declared by who registered, confirmed or refused by the guardian's own link.
create table public.team_members (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  team_id integer not null,
  category_id integer not null,
  full_name text not null,
  grade text not null,
  major text not null default ''::text,
  is_captain boolean not null default false,
  nisn_hash text,
  details_sealed text,
  is_counted boolean not null default false,
  guardian_state text not null default 'none'::text,
  guardian_text_version text,
  guardian_token_hash text,
  guardian_at timestamp with time zone,
  membership_id integer,
  position integer not null default 0,
  sheet_checked_by integer,
  UNIQUE (tenant_id, guardian_token_hash),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, category_id) REFERENCES competition_categories(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE SET NULL (membership_id),
  FOREIGN KEY (tenant_id, team_id) REFERENCES teams(tenant_id, id) ON DELETE CASCADE,
  CHECK (((length(full_name) >= 3) AND (length(full_name) <= 100))),
  CHECK ((grade = ANY (ARRAY['X'::text, 'XI'::text, 'XII'::text, 'XIII'::text]))),
  CHECK ((guardian_state = ANY (ARRAY['none'::text, 'declared'::text, 'confirmed'::text, 'refused'::text]))),
  CHECK ((length(major) <= 100))
);
CREATE INDEX team_members_of_person ON public.team_members USING btree (tenant_id, membership_id) WHERE (membership_id IS NOT NULL);
CREATE UNIQUE INDEX team_members_once_per_category ON public.team_members USING btree (tenant_id, category_id, nisn_hash) WHERE (is_counted AND (nisn_hash IS NOT NULL));
CREATE UNIQUE INDEX team_members_one_captain ON public.team_members USING btree (tenant_id, team_id) WHERE is_captain;
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Points of a team in a stage; standings are their sum.
create table public.team_scores (
  tenant_id integer not null default current_tenant(),
  team_id integer not null,
  stage_id integer not null,
  points integer not null,
  PRIMARY KEY (tenant_id, team_id, stage_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, stage_id) REFERENCES competition_stages(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, team_id) REFERENCES teams(tenant_id, id) ON DELETE CASCADE,
  CHECK (((points >= 0) AND (points <= 100000)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Teams that schools send. token_hash is SHA-256 of what the link in the coach's mail holds; reason is what the administration last told the team; membership_id is who registered it while signed in.
create table public.teams (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  category_id integer not null,
  school_id integer not null,
  name text not null,
  status text not null default 'draft'::text,
  coach_name text not null,
  coach_email text,
  coach_phone text,
  membership_id integer,
  token_hash text not null,
  rules_version text not null,
  consented_at timestamp with time zone,
  reason text not null default ''::text,
  submitted_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  token_sealed text,
  UNIQUE (tenant_id, token_hash),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, category_id) REFERENCES competition_categories(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE SET NULL (membership_id),
  FOREIGN KEY (tenant_id, school_id) REFERENCES schools(tenant_id, id),
  CHECK (((coach_email = lower(coach_email)) AND (length(coach_email) <= 254))),
  CHECK (((length(coach_name) >= 3) AND (length(coach_name) <= 100))),
  CHECK ((coach_phone ~ '^\+628[1-9]\d{6,10}$'::text)),
  CHECK (((length(name) >= 3) AND (length(name) <= 100))),
  CHECK ((length(reason) <= 1000)),
  CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'pending_payment'::text, 'verified'::text, 'accepted'::text, 'needs_fix'::text, 'rejected'::text, 'withdrawn'::text, 'disqualified'::text])))
);
CREATE INDEX teams_by_category ON public.teams USING btree (tenant_id, category_id, status);
CREATE INDEX teams_by_school ON public.teams USING btree (tenant_id, school_id);
-- row security on
-- policy lookout for select to app_lookout using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who follows a thread, and how many of its replies they have seen.
create table public.thread_follows (
  tenant_id integer not null default current_tenant(),
  thread_id integer not null,
  membership_id integer not null,
  seen integer not null default 0,
  PRIMARY KEY (tenant_id, thread_id, membership_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, thread_id) REFERENCES threads(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX thread_follows_by_member ON public.thread_follows USING btree (tenant_id, membership_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Replies, in the order they came.
create table public.thread_posts (
  tenant_id integer not null default current_tenant(),
  thread_id integer not null,
  number integer not null,
  by_id integer,
  body text not null,
  at timestamp with time zone not null,
  removed_at timestamp with time zone,
  removed_by integer,
  PRIMARY KEY (tenant_id, thread_id, number),
  FOREIGN KEY (tenant_id, by_id) REFERENCES memberships(tenant_id, id) ON DELETE SET NULL (by_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, thread_id) REFERENCES threads(tenant_id, id) ON DELETE CASCADE,
  CHECK (((length(body) >= 1) AND (length(body) <= 8000))),
  CHECK ((number > 0))
);
CREATE INDEX thread_posts_by_author ON public.thread_posts USING btree (tenant_id, by_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What somebody finds amiss in a thread (post 0: the question itself), until whoever teaches has settled it.
create table public.thread_reports (
  tenant_id integer not null default current_tenant(),
  thread_id integer not null,
  post integer not null default 0,
  membership_id integer not null,
  why text not null,
  at timestamp with time zone not null,
  settled_at timestamp with time zone,
  PRIMARY KEY (tenant_id, thread_id, post, membership_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, thread_id) REFERENCES threads(tenant_id, id) ON DELETE CASCADE,
  CHECK (((length(why) >= 1) AND (length(why) <= 500)))
);
CREATE INDEX thread_reports_by_member ON public.thread_reports USING btree (tenant_id, membership_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- A question, or what was announced, in a class: of one run, or of all. answer: the reply that whoever teaches says answers it.
create table public.threads (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  kind text not null,
  class_id integer not null,
  classroom_id integer,
  chapter_id integer,
  title text not null,
  body text not null,
  by_id integer,
  state text not null default 'open'::text,
  answer integer,
  posts integer not null default 0,
  created_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  removed_by integer,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, by_id) REFERENCES memberships(tenant_id, id) ON DELETE SET NULL (by_id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES chapters(tenant_id, id) ON DELETE SET NULL (chapter_id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classrooms(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(body) >= 1) AND (length(body) <= 8000))),
  CHECK ((kind = ANY (ARRAY['question'::text, 'announcement'::text]))),
  CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text]))),
  CHECK (((length(title) >= 1) AND (length(title) <= 160)))
);
CREATE INDEX threads_by_author ON public.threads USING btree (tenant_id, by_id);
CREATE INDEX threads_by_chapter ON public.threads USING btree (tenant_id, chapter_id);
CREATE INDEX threads_by_classroom ON public.threads USING btree (tenant_id, classroom_id);
CREATE INDEX threads_of_class ON public.threads USING btree (tenant_id, class_id, last_at);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- By which whoever holds a letter ends more of its kind without signing in. It opens nothing else.
create table public.unsubscribe_links (
  tenant_id integer not null default current_tenant(),
  token text not null,
  membership_id integer not null,
  kind text not null,
  created_at timestamp with time zone not null,
  UNIQUE (tenant_id, membership_id, kind),
  PRIMARY KEY (tenant_id, token),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((kind ~ '^[a-z][a-z_]{0,39}$'::text)),
  CHECK ((length(token) = 43))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Files on their way, by 128 random bits. lease: whoever writes at the moment. file_id: what it became; asked again, the same is answered.
create table public.uploads (
  tenant_id integer not null default current_tenant(),
  id text not null,
  membership_id integer not null,
  name text not null,
  mime text not null,
  bytes bigint not null,
  received bigint not null default 0,
  lease text,
  leased_until timestamp with time zone,
  file_id integer,
  created_at timestamp with time zone not null default now(),
  touched_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id) ON DELETE SET NULL (file_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, membership_id) REFERENCES memberships(tenant_id, id) ON DELETE CASCADE,
  CHECK ((bytes > 0)),
  CHECK (((received >= 0) AND (received <= bytes))),
  CHECK ((id ~ '^[0-9a-f]{32}$'::text)),
  CHECK (((length(name) >= 1) AND (length(name) <= 120)))
);
CREATE INDEX uploads_by_age ON public.uploads USING btree (touched_at);
CREATE INDEX uploads_by_member ON public.uploads USING btree (tenant_id, membership_id);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The chapters of a version. edition counts the versions in which this chapter was another than before.
create table public.version_chapters (
  tenant_id integer not null default current_tenant(),
  class_id integer not null,
  number integer not null,
  chapter_id integer not null,
  module_id integer not null,
  slug text not null,
  title text not null,
  position integer not null,
  kind text not null,
  minutes integer not null,
  is_preview boolean not null,
  is_required boolean not null,
  language text,
  completion text not null,
  completion_least integer,
  release_at timestamp with time zone,
  release_after integer,
  sha256 text not null,
  edition integer not null,
  changed_at timestamp with time zone not null,
  UNIQUE (tenant_id, class_id, number, slug),
  PRIMARY KEY (tenant_id, class_id, number, chapter_id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES chapters(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, class_id, number, module_id) REFERENCES version_modules(tenant_id, class_id, number, module_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, sha256) REFERENCES chapter_contents(tenant_id, sha256)
);
CREATE INDEX version_chapters_by_chapter ON public.version_chapters USING btree (tenant_id, chapter_id, number);
CREATE INDEX version_chapters_by_content ON public.version_chapters USING btree (tenant_id, sha256);
CREATE INDEX version_chapters_by_slug ON public.version_chapters USING btree (tenant_id, class_id, slug);
CREATE INDEX version_chapters_in_order ON public.version_chapters USING btree (tenant_id, class_id, number, module_id, "position");
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The modules of a version, in order.
create table public.version_modules (
  tenant_id integer not null default current_tenant(),
  class_id integer not null,
  number integer not null,
  module_id integer not null,
  slug text not null,
  title text not null,
  position integer not null,
  PRIMARY KEY (tenant_id, class_id, number, module_id),
  FOREIGN KEY (tenant_id, class_id, number) REFERENCES course_versions(tenant_id, class_id, number) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What was published, for ever; "before" is what stood when the history began.
create table public.versions (
  tenant_id integer not null default current_tenant(),
  kind text not null,
  id text not null,
  number integer not null,
  sha256 text not null,
  why text not null,
  published_by integer,
  published_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, kind, id, number),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, sha256) REFERENCES contents(tenant_id, sha256),
  CHECK ((why = ANY (ARRAY['before'::text, 'published'::text, 'scheduled'::text, 'restored'::text, 'changed'::text])))
);
CREATE INDEX versions_by_content ON public.versions USING btree (tenant_id, sha256);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Pages that were not counted on a day, and why not: programs, who runs the site, more than sixty in a minute.
create table public.visit_leftovers (
  tenant_id integer not null default current_tenant(),
  day date not null,
  reason text not null,
  views integer not null,
  PRIMARY KEY (tenant_id, day, reason),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((reason = ANY (ARRAY['bot'::text, 'staff'::text, 'rapid'::text])))
);
-- row security on
-- policy platform_counts for all to app_platform using (true) with check (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Pages of a visit, without queries, ids of persons and tokens. step: which step towards a class it is.
create table public.visit_pages (
  tenant_id integer not null default current_tenant(),
  day date not null,
  visitor text not null,
  page text not null,
  step text,
  views integer not null,
  PRIMARY KEY (tenant_id, day, visitor, page),
  FOREIGN KEY (tenant_id, day, visitor) REFERENCES visits(tenant_id, day, visitor) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(page) <= 300)),
  CHECK ((step = ANY (ARRAY['class'::text, 'form'::text])))
);
-- row security on
-- policy platform_counts for all to app_platform using (true) with check (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who came to a site on a day of its own time zone, told apart by a hash under that day's salt. source, medium, campaign: of their first page of the day. joined, orders: places in classes they took, orders they placed. Kept for 90 days.
create table public.visits (
  tenant_id integer not null default current_tenant(),
  day date not null,
  visitor text not null,
  source text not null,
  medium text not null,
  campaign text not null,
  device text not null,
  views integer not null default 0,
  joined integer not null default 0,
  orders integer not null default 0,
  PRIMARY KEY (tenant_id, day, visitor),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(campaign) <= 60)),
  CHECK ((device = ANY (ARRAY['phone'::text, 'desk'::text]))),
  CHECK ((length(medium) <= 60)),
  CHECK ((length(source) <= 100)),
  CHECK ((length(visitor) <= 22))
);
-- row security on
-- policy platform_counts for all to app_platform using (true) with check (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Official replies to aspirations.
create table public.voice_replies (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  voice_id integer not null,
  content text not null,
  membership_id integer,
  by_name text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, voice_id) REFERENCES voices(tenant_id, id) ON DELETE CASCADE,
  CHECK ((length(by_name) <= 200)),
  CHECK (((length(content) >= 3) AND (length(content) <= 2000)))
);
CREATE INDEX voice_replies_of ON public.voice_replies USING btree (tenant_id, voice_id, id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What moderators did about a voice, one after another, with who and why. Appended only.
create table public.voice_steps (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  voice_id integer not null,
  what text not null,
  was text not null,
  became text not null,
  reason text not null default ''::text,
  membership_id integer,
  by_name text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, voice_id) REFERENCES voices(tenant_id, id) ON DELETE CASCADE,
  CHECK ((length(by_name) <= 200)),
  CHECK ((length(reason) <= 500)),
  CHECK ((what = ANY (ARRAY['state'::text, 'progress'::text])))
);
CREATE INDEX voice_steps_of ON public.voice_steps USING btree (tenant_id, voice_id, id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who supports an aspiration, known again by a random number of their browser only; one each.
create table public.voice_supports (
  tenant_id integer not null default current_tenant(),
  voice_id integer not null,
  visitor_hash text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, voice_id, visitor_hash),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, voice_id) REFERENCES voices(tenant_id, id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What visitors say. Only published ones are seen; email and network_hash never are, and the hash goes after 90 days. shown_at is when it was first published. A review keeps the slug of its book, which never changes, and stands aside while the book is not shown.
create table public.voices (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  kind text not null,
  state text not null default 'pending'::text,
  name text not null,
  role text not null default ''::text,
  email text,
  content text not null,
  rating integer,
  category text,
  progress text,
  book_id integer,
  book_slug text,
  is_aside boolean not null default false,
  supports integer not null default 0,
  source text not null default 'form'::text,
  consent_version text not null default ''::text,
  membership_id integer,
  network_hash text,
  created_at timestamp with time zone not null default now(),
  shown_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, book_id) REFERENCES books(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(book_slug) >= 1) AND (length(book_slug) <= 191))),
  CHECK ((category = ANY (ARRAY['learning'::text, 'facilities'::text, 'programme'::text, 'platform'::text, 'community'::text, 'other'::text]))),
  CHECK (((kind = 'book_review'::text) = ((book_id IS NOT NULL) AND (book_slug IS NOT NULL)))),
  CHECK (((kind <> 'book_review'::text) OR (rating IS NOT NULL))),
  CHECK (((kind = 'aspiration'::text) = ((category IS NOT NULL) AND (progress IS NOT NULL)))),
  CHECK (((length(content) >= 3) AND (length(content) <= 2000))),
  CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CHECK ((kind = ANY (ARRAY['testimony'::text, 'aspiration'::text, 'book_review'::text]))),
  CHECK (((length(name) >= 3) AND (length(name) <= 100))),
  CHECK ((progress = ANY (ARRAY['received'::text, 'planned'::text, 'in_progress'::text, 'done'::text, 'declined'::text]))),
  CHECK (((rating >= 1) AND (rating <= 5))),
  CHECK ((length(role) <= 100)),
  CHECK ((source = ANY (ARRAY['form'::text, 'program'::text]))),
  CHECK ((state = ANY (ARRAY['pending'::text, 'published'::text, 'rejected'::text, 'spam'::text, 'hidden'::text]))),
  CHECK ((supports >= 0))
);
CREATE INDEX voices_book ON public.voices USING btree (tenant_id, book_id) WHERE (book_id IS NOT NULL);
CREATE INDEX voices_email ON public.voices USING btree (tenant_id, email) WHERE (email IS NOT NULL);
CREATE INDEX voices_queue ON public.voices USING btree (tenant_id, state, created_at);
CREATE INDEX voices_shown ON public.voices USING btree (tenant_id, kind, shown_at DESC, id DESC) WHERE (state = 'published'::text);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Each try to deliver: when, how long it took, what was answered. status is empty where nothing was.
create table public.webhook_attempts (
  tenant_id integer not null default current_tenant(),
  delivery_id integer not null,
  n integer not null,
  at timestamp with time zone not null,
  milliseconds integer not null,
  status integer,
  answer text not null default ''::text,
  problem text,
  PRIMARY KEY (tenant_id, delivery_id, n),
  FOREIGN KEY (tenant_id, delivery_id) REFERENCES webhook_deliveries(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((length(answer) <= 1000)),
  CHECK ((milliseconds >= 0)),
  CHECK ((n >= 1)),
  CHECK ((problem = ANY (ARRAY['time_out'::text, 'unreachable'::text, 'forbidden'::text, 'redirect'::text, 'status'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- A message on its way to one endpoint. is_resent: a person sent it again; it is tried once.
create table public.webhook_deliveries (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  endpoint_id integer not null,
  message_id text not null,
  is_resent boolean not null default false,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  next_try_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, endpoint_id) REFERENCES webhook_endpoints(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, message_id) REFERENCES webhook_messages(tenant_id, id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text, 'stopped'::text])))
);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (next_try_at) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries_of_a_message ON public.webhook_deliveries USING btree (tenant_id, message_id);
CREATE INDEX webhook_deliveries_of_an_endpoint ON public.webhook_deliveries USING btree (tenant_id, endpoint_id, id DESC);
-- row security on
-- policy platform_due for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Addresses that are told of events. sealed_secret: what signs, sealed; old_secret signs beside it until it ends. failing_since: the first failure since anything arrived.
create table public.webhook_endpoints (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  name text not null,
  url text not null,
  events text[] not null,
  sealed_secret text not null,
  old_secret text,
  old_secret_until timestamp with time zone,
  stopped_at timestamp with time zone,
  stopped_why text,
  failing_since timestamp with time zone,
  created_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((stopped_at IS NULL) = (stopped_why IS NULL))),
  CHECK (((old_secret IS NULL) = (old_secret_until IS NULL))),
  CHECK (((cardinality(events) >= 1) AND (cardinality(events) <= 50))),
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CHECK ((stopped_why = ANY (ARRAY['person'::text, 'failing'::text, 'gone'::text]))),
  CHECK (((length(url) >= 8) AND (length(url) <= 500)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- What happened, once however many are told. payload: the very bytes that are signed; it names things by their ids only.
create table public.webhook_messages (
  tenant_id integer not null default current_tenant(),
  id text not null,
  event text not null,
  payload text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(event) >= 3) AND (length(event) <= 60))),
  CHECK ((id ~ '^msg_[A-Za-z0-9_-]{22}$'::text))
);
CREATE INDEX webhook_messages_oldest ON public.webhook_messages USING btree (created_at);
-- row security on
-- policy platform_sweeps for all to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who speaks at a webinar, in order.
create table public.webinar_speakers (
  tenant_id integer not null default current_tenant(),
  webinar_id integer not null,
  person_id integer not null,
  position integer not null default 0,
  PRIMARY KEY (tenant_id, webinar_id, person_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, person_id) REFERENCES people(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, webinar_id) REFERENCES webinars(tenant_id, id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Dated online meetings: of one run, or of everybody in the class. Whether one is to come, on or over is derived from the clock, unless who teaches ended it before.
create table public.webinars (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  class_id integer not null,
  title text not null,
  summary text not null default ''::text,
  start_at timestamp with time zone not null,
  minutes integer not null,
  time_zone text not null default 'Asia/Jakarta'::text,
  provider text not null default ''::text,
  recording_url text,
  capacity integer,
  is_cancelled boolean not null default false,
  classroom_id integer,
  chapter_id integer,
  recording_film jsonb,
  is_recording_public boolean not null default false,
  ended_at timestamp with time zone,
  sequence integer not null default 0,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  day_told_for timestamp with time zone,
  hour_told_for timestamp with time zone,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES chapters(tenant_id, id) ON DELETE SET NULL (chapter_id),
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classrooms(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((capacity > 0)),
  CHECK (((minutes >= 1) AND (minutes <= 1440))),
  CHECK ((length(provider) <= 60)),
  CHECK (((recording_url ~ '^https://'::text) AND (length(recording_url) <= 500))),
  CHECK ((length(summary) <= 600)),
  CHECK (((length(title) >= 3) AND (length(title) <= 255)))
);
CREATE INDEX webinars_by_chapter ON public.webinars USING btree (tenant_id, chapter_id);
CREATE INDEX webinars_by_class ON public.webinars USING btree (tenant_id, class_id, start_at);
CREATE INDEX webinars_by_run ON public.webinars USING btree (tenant_id, classroom_id, start_at);
CREATE INDEX webinars_in_time ON public.webinars USING btree (tenant_id, start_at);
-- row security on
-- policy platform_due for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Whether income tax is withheld from payouts, and the rates with the rule that each comes from.
create table public.withholding_settings (
  tenant_id integer not null default current_tenant(),
  is_on boolean not null,
  rules jsonb not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Income tax of a payout as it was reckoned when it was asked for, with the rule it came from. Only ever added to; whether it came to it the books say.
create table public.withholdings (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  ref text not null,
  number text not null,
  person_id integer not null,
  profile_id integer not null,
  rule text not null,
  gross bigint not null,
  base bigint not null,
  amount bigint not null,
  parts jsonb not null,
  has_number boolean not null,
  source text not null,
  object_code text not null default ''::text,
  at timestamp with time zone not null,
  UNIQUE (tenant_id, ref),
  PRIMARY KEY (tenant_id, id),
  CHECK ((base > 0)),
  CHECK (((amount > 0) AND (amount < gross))),
  CHECK ((gross > 0)),
  CHECK (((length(number) >= 1) AND (length(number) <= 40))),
  CHECK (((length(ref) >= 1) AND (length(ref) <= 60))),
  CHECK ((rule = ANY (ARRAY['pph21'::text, 'pph23_service'::text, 'pph23_royalty'::text, 'pph_final'::text])))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who works with whom at an assignment: those of one number.
create table public.work_groups (
  tenant_id integer not null default current_tenant(),
  chapter_id integer not null,
  enrolment_id integer not null,
  number integer not null,
  PRIMARY KEY (tenant_id, chapter_id, enrolment_id),
  FOREIGN KEY (tenant_id, chapter_id) REFERENCES assignments(tenant_id, chapter_id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, enrolment_id) REFERENCES enrolments(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((number >= 1) AND (number <= 500)))
);
CREATE INDEX work_groups_by_enrolment ON public.work_groups USING btree (tenant_id, enrolment_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Accounts by name and address.
create view accounts.account_names with (security_invoker = true) as
 SELECT id,
    name,
    email,
    email_verified_at,
    status
   FROM accounts.accounts;
-- read by app_accounts

-- Tenants by name and state.
create view platform.known_tenants with (security_invoker = true) as
 SELECT id,
    slug,
    name,
    status,
    time_zone
   FROM platform.tenants;
-- read by app_accounts, app_platform

-- Hosts of tenants, without what proves them.
create view platform.tenant_hosts with (security_invoker = true) as
 SELECT tenant_id,
    id,
    host,
    state,
    is_primary
   FROM platform.tenant_domains;
-- read by app_platform

-- Members who are here, without names.
create view active_members with (security_invoker = true) as
 SELECT tenant_id,
    id,
    kind,
    school_id,
    province_code,
    city_code
   FROM memberships
  WHERE ((status = 'active'::text) AND (erased_at IS NULL));
-- read by app_user

-- Who administers a tenant and can be written to.
create view administrators with (security_invoker = true) as
 SELECT tenant_id,
    id,
    name,
    email
   FROM memberships
  WHERE ((kind = 1) AND (status = 'active'::text) AND (erased_at IS NULL) AND (email IS NOT NULL));
-- read by app_user

-- Chapters that are assignments, or were when they were published, with the class they are in. shown_title: as it was published last. is_written: it still stands in the draft.
create view assignment_chapters with (security_invoker = true) as
 SELECT h.tenant_id,
    h.id,
    h.class_id,
    h.slug,
    h.title,
    h."position",
    m."position" AS module_position,
    c.slug AS class_slug,
    c.name AS class_name,
    COALESCE(( SELECT v.title
           FROM version_chapters v
          WHERE ((v.tenant_id = h.tenant_id) AND (v.class_id = h.class_id) AND (v.chapter_id = h.id))
          ORDER BY v.number DESC
         LIMIT 1), h.title) AS shown_title,
    ((h.kind = 'assignment'::text) AND (h.removed_at IS NULL) AND (m.removed_at IS NULL)) AS is_written
   FROM chapters h,
    modules m,
    classes c
  WHERE ((m.tenant_id = h.tenant_id) AND (m.id = h.module_id) AND (c.tenant_id = h.tenant_id) AND (c.id = h.class_id) AND ((h.kind = 'assignment'::text) OR (EXISTS ( SELECT
           FROM version_chapters v
          WHERE ((v.tenant_id = h.tenant_id) AND (v.class_id = h.class_id) AND (v.chapter_id = h.id) AND (v.kind = 'assignment'::text))))));
-- read by app_user

-- Until when the people of a run hand in, where it has a day of its own.
create view assignment_days with (security_invoker = true) as
 SELECT tenant_id,
    chapter_id,
    classroom_id,
    due_at
   FROM assignment_dues;
-- read by app_user

-- Who works with whom at an assignment: those of one number.
create view assignment_groups with (security_invoker = true) as
 SELECT tenant_id,
    chapter_id,
    enrolment_id,
    number
   FROM work_groups;
-- read by app_user

-- Assignments that were set up: whether a group hands them in, and until when.
create view assignment_terms with (security_invoker = true) as
 SELECT tenant_id,
    chapter_id,
    is_group,
    is_open,
    due_at,
    late
   FROM assignments;
-- read by app_user

-- What was noted of who was at a meeting; nothing is noted of who did not come.
create view attendance_entries with (security_invoker = true) as
 SELECT tenant_id,
    meeting_id,
    membership_id,
    state
   FROM attendance;
-- read by app_user

-- Questions of the bank: name, kind, newest version and state.
create view bank_names with (security_invoker = true) as
 SELECT tenant_id,
    id,
    kind,
    name,
    version,
    state,
    competence,
    begun_by
   FROM questions;
-- read by app_user

-- What a book is called, for rooms that speak of it.
create view book_names with (security_invoker = true) as
 SELECT tenant_id,
    id,
    slug,
    title,
    is_shown
   FROM books;
-- read by app_user

-- Categories of the league that teams have registered for, with how many.
create view busy_categories with (security_invoker = true) as
 SELECT tenant_id,
    category_id,
    (count(*))::integer AS teams
   FROM teams
  GROUP BY tenant_id, category_id;
-- read by app_user

-- Classes that somebody is or was enrolled in.
create view busy_classes with (security_invoker = true) as
 SELECT DISTINCT tenant_id,
    class_id
   FROM enrolments;
-- read by app_user

-- Runs that somebody is or was enrolled in.
create view busy_runs with (security_invoker = true) as
 SELECT DISTINCT tenant_id,
    classroom_id
   FROM enrolments
  WHERE (classroom_id IS NOT NULL);
-- read by app_user

-- How many cards there are by list and facet, those to come among them.
create view card_totals with (security_invoker = true) as
 SELECT tenant_id,
    source,
    kind,
    facet,
    total
   FROM card_counts;
-- read by app_user

-- Chapters that were opened, and since when they are done.
create view chapter_standings with (security_invoker = true) as
 SELECT tenant_id,
    enrolment_id,
    chapter_id,
    opened_at,
    done_at
   FROM chapter_progress;
-- read by app_user

-- What published chapters say, of all versions.
create view chapter_texts with (security_invoker = true) as
 SELECT DISTINCT ON (h.tenant_id, h.chapter_id, h.sha256) h.tenant_id,
    h.chapter_id AS id,
    h.title,
    t.html
   FROM version_chapters h,
    chapter_contents t
  WHERE ((t.tenant_id = h.tenant_id) AND (t.sha256 = h.sha256))
  ORDER BY h.tenant_id, h.chapter_id, h.sha256, h.number DESC;
-- read by app_user

-- Where a class stands, for what points at it.
create view class_addresses with (security_invoker = true) as
 SELECT tenant_id,
    id,
    slug
   FROM classes;
-- read by app_user

-- Chapters of the newest version in their modules, without what they say.
create view class_chapters with (security_invoker = true) as
 SELECT h.tenant_id,
    h.chapter_id AS id,
    h.class_id,
    h.slug,
    h.title,
    h.minutes,
    h.is_preview,
    h.is_required,
    h."position",
    m.module_id,
    m.slug AS module_slug,
    m.title AS module_title,
    m."position" AS module_position
   FROM classes c,
    version_chapters h,
    version_modules m
  WHERE ((h.tenant_id = c.tenant_id) AND (h.class_id = c.id) AND (h.number = c.course_number) AND (m.tenant_id = h.tenant_id) AND (m.class_id = h.class_id) AND (m.number = h.number) AND (m.module_id = h.module_id));
-- read by app_user

create view class_competences with (security_invoker = true) as
 SELECT c.tenant_id,
    c.id AS class_id,
    word.word AS competence
   FROM (classes c
     CROSS JOIN LATERAL unnest(c.competencies) word(word));
-- read by app_user

-- Classes as those see them who take part or look after them, also what is no longer published.
create view class_entries with (security_invoker = true) as
 SELECT tenant_id,
    id,
    slug,
    name,
    type,
    premium,
    price,
    cover,
    certificate,
    status,
    published_at,
    course_number
   FROM classes;
-- read by app_user

-- Dated runs of classes.
create view class_runs with (security_invoker = true) as
 SELECT tenant_id,
    class_id,
    status,
    registration_open_at,
    registration_close_at,
    start_at,
    end_at
   FROM classrooms;
-- read by app_user

-- Who teaches a class, with the share of its price; for the rooms of money only.
create view class_shares with (security_invoker = true) as
 SELECT tenant_id,
    class_id,
    person_id,
    role,
    "position",
    share_bps
   FROM class_instructors;
-- read by app_user

-- Who teaches a class; not what they get for it.
create view class_teachers with (security_invoker = true) as
 SELECT tenant_id,
    class_id,
    person_id
   FROM class_instructors;
-- read by app_user

-- Who looks after a class.
create view class_teams with (security_invoker = true) as
 SELECT tenant_id,
    class_id,
    membership_id,
    role
   FROM class_staff;
-- read by app_user

-- Webinars of classes; meetings of a run are none.
create view class_webinars with (security_invoker = true) as
 SELECT tenant_id,
    class_id,
    start_at,
    is_cancelled
   FROM webinars
  WHERE (classroom_id IS NULL);
-- read by app_user

-- Competences that have a page.
create view competence_names with (security_invoker = true) as
 SELECT tenant_id,
    slug,
    name,
    description
   FROM competences
  WHERE (status = 'published'::text);
-- read by app_user

-- Chapters in their modules, version by version, without what they say.
create view course_chapters with (security_invoker = true) as
 SELECT h.tenant_id,
    h.chapter_id AS id,
    h.class_id,
    h.number,
    h.slug,
    h.title,
    h.minutes,
    h.is_preview,
    h.is_required,
    h."position",
    h.kind,
    h.completion,
    h.completion_least,
    h.release_at,
    h.release_after,
    m.module_id,
    m.slug AS module_slug,
    m.title AS module_title,
    m."position" AS module_position
   FROM version_chapters h,
    version_modules m
  WHERE ((m.tenant_id = h.tenant_id) AND (m.class_id = h.class_id) AND (m.number = h.number) AND (m.module_id = h.module_id));
-- read by app_user

-- When which version of a course was published.
create view course_publications with (security_invoker = true) as
 SELECT tenant_id,
    class_id,
    number,
    kind,
    published_at
   FROM course_versions;
-- read by app_user

-- Of each campaign's fund: given, gone back to donors (refunds and chargebacks), and spent less what was taken back.
create view donation_funds with (security_invoker = true) as
 SELECT tenant_id,
    owner,
    ( SELECT (COALESCE(sum(m.amount), (0)::numeric))::bigint AS "coalesce"
           FROM ledger_moves m,
            ledger_txns t
          WHERE ((t.tenant_id = m.tenant_id) AND (t.id = m.txn_id) AND (m.tenant_id = a.tenant_id) AND (m.credit_id = a.id) AND (t.kind = 'donation'::text))) AS given,
    ( SELECT (COALESCE(sum(m.amount), (0)::numeric))::bigint AS "coalesce"
           FROM ledger_moves m,
            ledger_txns t
          WHERE ((t.tenant_id = m.tenant_id) AND (t.id = m.txn_id) AND (m.tenant_id = a.tenant_id) AND (m.debit_id = a.id) AND (t.kind = ANY (ARRAY['refund'::text, 'dispute_lost'::text])))) AS returned,
    ( SELECT (COALESCE(sum(
                CASE
                    WHEN (m.debit_id = a.id) THEN m.amount
                    ELSE (- m.amount)
                END), (0)::numeric))::bigint AS "coalesce"
           FROM ledger_moves m,
            ledger_txns t
          WHERE ((t.tenant_id = m.tenant_id) AND (t.id = m.txn_id) AND (m.tenant_id = a.tenant_id) AND ((a.id = m.debit_id) OR (a.id = m.credit_id)) AND (t.kind = ANY (ARRAY['donation_spent'::text, 'correction'::text])))) AS spent
   FROM ledger_accounts a
  WHERE (kind = 'donation_fund'::text);
-- read by app_user

-- The chapters of a class as they are written, in order from 0 within their module, with the hash of what they say.
create view drafted_chapters with (security_invoker = true) as
 SELECT h.tenant_id,
    h.class_id,
    h.id,
    h.module_id,
    h.slug,
    h.title,
    h.kind,
    h.minutes,
    h.is_preview,
    h.is_required,
    h.language,
    h.completion,
    h.completion_least,
    h.release_at,
    h.release_after,
    h.content_html,
    h.document,
    h.settings,
    h.updated_at,
    h.outline_rev,
    h.changed_by,
    encode(sha256(convert_to((jsonb_build_object('html', h.content_html, 'document', h.document, 'settings', h.settings))::text, 'UTF8'::name)), 'hex'::text) AS sha256,
    ((row_number() OVER (PARTITION BY h.tenant_id, h.module_id ORDER BY h."position", h.id) - 1))::integer AS "position"
   FROM chapters h,
    modules m
  WHERE ((m.tenant_id = h.tenant_id) AND (m.id = h.module_id) AND (h.removed_at IS NULL) AND (m.removed_at IS NULL));
-- read by app_user

-- The modules of a class as they are written, in order from 0.
create view drafted_modules with (security_invoker = true) as
 SELECT tenant_id,
    class_id,
    id,
    slug,
    title,
    outline_rev,
    changed_by,
    ((row_number() OVER (PARTITION BY tenant_id, class_id ORDER BY m."position", id) - 1))::integer AS "position"
   FROM modules m
  WHERE (removed_at IS NULL);
-- read by app_user

-- Who takes part in which class, in which state.
create view enrolment_entries with (security_invoker = true) as
 SELECT tenant_id,
    id,
    class_id,
    classroom_id,
    membership_id,
    state,
    finished_at
   FROM enrolments;
-- read by app_user

-- Everybody who was ever a participant, those who left as well: since when, when they last opened or finished a chapter, and when they completed the class.
create view enrolment_spans with (security_invoker = true) as
 SELECT e.tenant_id,
    e.id,
    e.class_id,
    e.membership_id,
    e.state,
    e.joined_at,
    e.finished_at,
    seen.at AS seen_at
   FROM (enrolments e
     LEFT JOIN LATERAL ( SELECT max(GREATEST(p.opened_at, p.done_at)) AS at
           FROM chapter_progress p
          WHERE ((p.tenant_id = e.tenant_id) AND (p.enrolment_id = e.id))) seen ON (true))
  WHERE (e.joined_at IS NOT NULL);
-- read by app_user

-- Participants with the version they read, how many required chapters it has and how many are done, when they last read, since when nothing was heard of them in a class that has begun, and which chapter is next.
create view enrolment_standings with (security_invoker = true) as
 SELECT e.tenant_id,
    e.id,
    e.class_id,
    e.classroom_id,
    e.membership_id,
    e.state,
    e.joined_at,
    e.finished_at,
    n.number,
    counted.total,
    counted.done,
    counted.opened_at AS seen_at,
    GREATEST(e.joined_at, counted.opened_at, r.start_at) AS silent_since,
    next.chapter_id AS next_id,
    next.title AS next_title
   FROM (((((enrolments e
     JOIN class_entries c ON (((c.tenant_id = e.tenant_id) AND (c.id = e.class_id))))
     LEFT JOIN run_entries r ON (((r.tenant_id = e.tenant_id) AND (r.id = e.classroom_id))))
     CROSS JOIN LATERAL ( SELECT COALESCE(r.pinned_number, c.course_number) AS number) n)
     CROSS JOIN LATERAL ( SELECT (count(*) FILTER (WHERE h.is_required))::integer AS total,
            (count(*) FILTER (WHERE (h.is_required AND (p.done_at IS NOT NULL))))::integer AS done,
            max(p.opened_at) AS opened_at
           FROM (course_chapters h
             LEFT JOIN chapter_progress p ON (((p.tenant_id = h.tenant_id) AND (p.enrolment_id = e.id) AND (p.chapter_id = h.id))))
          WHERE ((h.tenant_id = e.tenant_id) AND (h.class_id = e.class_id) AND (h.number = n.number))) counted)
     LEFT JOIN LATERAL ( SELECT h.id AS chapter_id,
            h.title
           FROM (course_chapters h
             LEFT JOIN chapter_progress p ON (((p.tenant_id = h.tenant_id) AND (p.enrolment_id = e.id) AND (p.chapter_id = h.id))))
          WHERE ((h.tenant_id = e.tenant_id) AND (h.class_id = e.class_id) AND (h.number = n.number) AND h.is_required AND (p.done_at IS NULL))
          ORDER BY h.module_position, h."position", h.id
         LIMIT 1) next ON (true))
  WHERE (e.state = ANY (ARRAY['active'::text, 'completed'::text]));
-- read by app_user

-- Where what is published is written, and by whom.
create view entry_authors with (security_invoker = true) as
 SELECT tenant_id,
    kind,
    own_id,
    id,
    owner_id
   FROM entries
  WHERE ((own_id IS NOT NULL) AND (trashed_at IS NULL));
-- read by app_user

-- Under which category classes are filed, seen or not.
create view filed_classes with (security_invoker = true) as
 SELECT tenant_id,
    id,
    category_id
   FROM classes
  WHERE (category_id IS NOT NULL);
-- read by app_user

-- Reactions, without who gave them.
create view given_reactions with (security_invoker = true) as
 SELECT tenant_id,
    post_id,
    reaction
   FROM post_reactions;
-- read by app_user

-- Of each assignment that somebody has begun: how many are handed in, and how many of these wait for a mark.
create view hand_in_counts with (security_invoker = true) as
 SELECT tenant_id,
    chapter_id,
    (count(*) FILTER (WHERE (state = ANY (ARRAY['submitted'::text, 'graded'::text, 'returned'::text]))))::integer AS handed_in,
    (count(*) FILTER (WHERE (state = 'submitted'::text)))::integer AS waiting
   FROM hand_ins
  GROUP BY tenant_id, chapter_id;
-- read by app_user

-- What an enrolment, or the group it works with, has handed in: its released mark, or null while it waits.
create view hand_in_marks with (security_invoker = true) as
 SELECT i.tenant_id,
    i.enrolment_id,
    i.chapter_id,
    i.number,
        CASE i.state
            WHEN 'graded'::text THEN i.percent
            ELSE NULL::integer
        END AS percent
   FROM hand_ins i
  WHERE ((i.group_number IS NULL) AND (i.state = ANY (ARRAY['submitted'::text, 'graded'::text])))
UNION ALL
 SELECT g.tenant_id,
    g.enrolment_id,
    i.chapter_id,
    i.number,
        CASE i.state
            WHEN 'graded'::text THEN i.percent
            ELSE NULL::integer
        END AS percent
   FROM (assignment_groups g
     JOIN hand_ins i ON (((i.tenant_id = g.tenant_id) AND (i.chapter_id = g.chapter_id) AND (i.group_number = g.number))))
  WHERE (i.state = ANY (ARRAY['submitted'::text, 'graded'::text]));
-- read by app_user

-- Schools by name, whatever their state.
create view known_schools with (security_invoker = true) as
 SELECT tenant_id,
    id,
    npsn,
    name,
    province_code,
    city_code
   FROM schools;
-- read by app_user

-- Competitions by name and season.
create view known_seasons with (security_invoker = true) as
 SELECT tenant_id,
    id,
    name,
    season,
    starts_on,
    slug,
    (status = 'published'::text) AS is_shown,
    ends_on
   FROM competitions;
-- read by app_user

-- Chapters of kind live as they are written.
create view live_chapters with (security_invoker = true) as
 SELECT h.tenant_id,
    h.id,
    h.class_id,
    h.title,
    h."position",
    m."position" AS module_position,
    (h.completion = 'attend'::text) AS is_attended
   FROM chapters h,
    modules m
  WHERE ((m.tenant_id = h.tenant_id) AND (m.id = h.module_id) AND (h.kind = 'live'::text) AND (h.removed_at IS NULL) AND (m.removed_at IS NULL));
-- read by app_user

-- Meetings of classes, without where they are held. Those of a run (classroom_id) are for its people, all others for anybody.
create view meeting_entries with (security_invoker = true) as
 SELECT tenant_id,
    class_id,
    title,
    start_at,
    minutes,
    time_zone,
    provider,
    is_cancelled,
    id,
    summary,
    capacity,
    ended_at,
        CASE
            WHEN is_recording_public THEN recording_url
            ELSE NULL::text
        END AS recording_url,
        CASE
            WHEN is_recording_public THEN (recording_film ->> 'key'::text)
            ELSE NULL::text
        END AS recording_key,
    classroom_id
   FROM webinars;
-- read by app_user

-- Who speaks at a meeting, in order.
create view meeting_speakers with (security_invoker = true) as
 SELECT tenant_id,
    webinar_id AS meeting_id,
    person_id,
    "position"
   FROM webinar_speakers;
-- read by app_user

-- How members are shown to themselves and written to.
create view member_contacts with (security_invoker = true) as
 SELECT tenant_id,
    id,
    name,
    email,
    picture,
    erased_at
   FROM memberships;
-- read by app_user

-- Members by name, for what they did.
create view member_names with (security_invoker = true) as
 SELECT tenant_id,
    id,
    name
   FROM memberships;
-- read by app_user

-- What a session may do follows from these.
create view member_rights with (security_invoker = true) as
 SELECT tenant_id,
    id,
    kind,
    status,
    name,
    program_ids,
    province_code
   FROM memberships;
-- read by app_user

-- From when to when members were here.
create view member_stays with (security_invoker = true) as
 SELECT tenant_id,
    kind,
    joined_at,
    LEAST(erased_at,
        CASE
            WHEN (status = 'suspended'::text) THEN suspended_at
            ELSE NULL::timestamp with time zone
        END) AS left_at
   FROM memberships
  WHERE (status <> 'invited'::text);
-- read by app_user

-- Active members of schools, and when each was last seen.
create view member_visits with (security_invoker = true) as
 SELECT tenant_id,
    id,
    school_id,
    last_seen_at
   FROM memberships
  WHERE ((status = 'active'::text) AND (erased_at IS NULL) AND (school_id IS NOT NULL));
-- read by app_user

-- By how much each event moved each account, + on the debit side, - on the credit side.
create view money_moves with (security_invoker = true) as
 SELECT m.tenant_id,
    t.id AS txn_id,
    t.kind AS txn_kind,
    t.ref,
    t.order_code,
    t.at,
    a.kind,
    a.owner,
        CASE
            WHEN (m.debit_id = a.id) THEN m.amount
            ELSE (- m.amount)
        END AS amount
   FROM ((ledger_moves m
     JOIN ledger_txns t ON (((t.tenant_id = m.tenant_id) AND (t.id = m.txn_id))))
     JOIN ledger_accounts a ON (((a.tenant_id = m.tenant_id) AND ((a.id = m.debit_id) OR (a.id = m.credit_id)))));
-- read by app_user

-- Published classes and those that were put away since.
create view once_visible_classes with (security_invoker = true) as
 SELECT tenant_id,
    id,
    published_at
   FROM classes
  WHERE ((status = ANY (ARRAY['published'::text, 'scheduled'::text, 'archived'::text])) AND (published_at IS NOT NULL));
-- read by app_user

-- Things whose writers have something that visitors do not see yet.
create view open_drafts with (security_invoker = true) as
 SELECT tenant_id,
    kind,
    id,
    saved_at,
    saved_by
   FROM drafts
  WHERE (sha256 IS NOT NULL);
-- read by app_user

-- Sessions that nobody has ended; whether one has expired, the reader asks with the moment.
create view open_sessions with (security_invoker = true) as
 SELECT tenant_id,
    id,
    membership_id,
    sign_in,
    channel,
    user_agent,
    ip,
    created_at,
    last_seen_at,
    idle_expires_at,
    expires_at
   FROM member_sessions
  WHERE (ended_at IS NULL);
-- read by app_user

-- What orders were for, with which coupon, and by which way they were paid.
create view order_labels with (security_invoker = true) as
 SELECT tenant_id,
    code,
    title,
    coupon_code,
    method
   FROM orders;
-- read by app_user

-- How orders stand, for the rooms whose things they are for.
create view order_standings with (security_invoker = true) as
 SELECT tenant_id,
    id,
    code,
    number,
    thing,
    thing_id,
    membership_id,
    buyer_email,
    state,
    total,
    captured,
    refunded,
    method,
    created_at,
    paid_at,
    buyer_name
   FROM orders;
-- read by app_user

-- What payees may ask for, have asked for, and owe.
create view payee_balances with (security_invoker = true) as
 SELECT tenant_id,
    owner,
    kind,
    ( SELECT b.balance
           FROM ledger_balances b
          WHERE ((b.tenant_id = a.tenant_id) AND (b.account_id = a.id))) AS balance
   FROM ledger_accounts a
  WHERE (kind = ANY (ARRAY['payee_available'::text, 'pending_payout'::text, 'payee_debt'::text]));
-- read by app_user

-- Public profiles that earn, and the member who asks for it.
create view payee_people with (security_invoker = true) as
 SELECT tenant_id,
    person_id,
    membership_id,
    name
   FROM payees;
-- read by app_user

-- All attempts to pay, with what came, what went back and the fee that was reckoned with.
create view payment_standings with (security_invoker = true) as
 SELECT tenant_id,
    id,
    ref,
    provider,
    state,
    subject_kind,
    subject_code,
    subject_number,
    amount,
    fee,
    received,
    returned,
    paid_at
   FROM payments;
-- read by app_user

-- Which steps of payouts are in the books.
create view payout_entries with (security_invoker = true) as
 SELECT tenant_id,
    kind,
    ref
   FROM ledger_txns
  WHERE (kind ~~ 'payout\_%'::text);
-- read by app_user

-- Moves of what was handed over to be paid out: + handed over, - arrived or come back.
create view payouts_in_transit with (security_invoker = true) as
 SELECT m.tenant_id,
        CASE
            WHEN (m.credit_id = a.id) THEN m.amount
            ELSE (- m.amount)
        END AS amount
   FROM (ledger_accounts a
     JOIN ledger_moves m ON (((m.tenant_id = a.tenant_id) AND ((a.id = m.debit_id) OR (a.id = m.credit_id)))))
  WHERE (a.kind = 'payout_clearing'::text);
-- read by app_user

-- What is to be published or withdrawn when.
create view planned_acts with (security_invoker = true) as
 SELECT tenant_id,
    kind,
    id,
    act,
    due_at
   FROM schedules;
-- read by app_user

-- Posts by number, whatever their state.
create view post_ids with (security_invoker = true) as
 SELECT tenant_id,
    id
   FROM posts;
-- read by app_user

-- The classes of a programme in their order.
create view program_classes with (security_invoker = true) as
 SELECT tenant_id,
    program_id,
    class_id,
    "position"
   FROM program_items;
-- read by app_user

-- Programmes by name, whatever their state.
create view program_names with (security_invoker = true) as
 SELECT tenant_id,
    id,
    slug,
    name
   FROM programs;
-- read by app_user

-- Which schools take part in which programmes.
create view programs_of_schools with (security_invoker = true) as
 SELECT tenant_id,
    program_id,
    school_id
   FROM program_schools;
-- read by app_user

-- Each version of a question, which never changes, with what the question is called now.
create view question_contents with (security_invoker = true) as
 SELECT v.tenant_id,
    v.question_id AS id,
    v.number,
    q.kind,
    q.name,
    v.spec
   FROM (question_versions v
     JOIN questions q ON (((q.tenant_id = v.tenant_id) AND (q.id = v.question_id))));
-- read by app_user

-- Chapters that are quizzes, or were when they were published, with the class they are in. shown_title: as it was published last. is_written: it still stands in the draft.
create view quiz_chapters with (security_invoker = true) as
 SELECT h.tenant_id,
    h.id,
    h.class_id,
    h.slug,
    h.title,
    h.minutes,
    h."position",
    m.slug AS module_slug,
    m.title AS module_title,
    m."position" AS module_position,
    c.slug AS class_slug,
    c.name AS class_name,
    COALESCE(( SELECT v.title
           FROM version_chapters v
          WHERE ((v.tenant_id = h.tenant_id) AND (v.class_id = h.class_id) AND (v.chapter_id = h.id))
          ORDER BY v.number DESC
         LIMIT 1), h.title) AS shown_title,
    ((h.kind = 'quiz'::text) AND (h.removed_at IS NULL) AND (m.removed_at IS NULL)) AS is_written
   FROM chapters h,
    modules m,
    classes c
  WHERE ((m.tenant_id = h.tenant_id) AND (m.id = h.module_id) AND (c.tenant_id = h.tenant_id) AND (c.id = h.class_id) AND ((h.kind = 'quiz'::text) OR (EXISTS ( SELECT
           FROM version_chapters v
          WHERE ((v.tenant_id = h.tenant_id) AND (v.class_id = h.class_id) AND (v.chapter_id = h.id) AND (v.kind = 'quiz'::text))))));
-- read by app_user

-- Quizzes of chapters: how they are taken, and what a learner sees at which moment.
create view quiz_entries with (security_invoker = true) as
 SELECT tenant_id,
    chapter_id,
    mode,
    review,
    closes_at
   FROM quizzes;
-- read by app_user

-- The mark of an enrolment in a quiz; percent null: an attempt that waits for somebody to mark it.
create view quiz_marks with (security_invoker = true) as
 SELECT g.tenant_id,
    g.enrolment_id,
    g.chapter_id,
    g.percent
   FROM grades g
UNION ALL
 SELECT a.tenant_id,
    a.enrolment_id,
    a.chapter_id,
    NULL::integer AS percent
   FROM attempts a
  WHERE (a.state = 'needs_grading'::text);
-- read by app_user

-- Approved returns that are in the books.
create view refund_entries with (security_invoker = true) as
 SELECT tenant_id,
    ref
   FROM ledger_txns
  WHERE (kind = ANY (ARRAY['refund'::text, 'unallocated_refund'::text]));
-- read by app_user

-- Official replies as programs read them, within an aspiration.
create view rest_aspiration_replies with (security_invoker = true) as
 SELECT r.tenant_id,
    r.id,
    r.created_at,
    r.content,
    r.voice_id
   FROM (voice_replies r
     JOIN voices v ON (((v.tenant_id = r.tenant_id) AND (v.id = r.voice_id))))
  WHERE ((v.kind = 'aspiration'::text) AND (v.state = 'published'::text));
-- read by app_user

-- Published aspirations as programs read them; state is how far it has come.
create view rest_aspirations with (security_invoker = true) as
 SELECT tenant_id,
    id,
    created_at,
    name,
    content,
    category,
    progress AS state,
    supports
   FROM voices
  WHERE ((kind = 'aspiration'::text) AND (state = 'published'::text));
-- read by app_user

-- Published book reviews as programs read them.
create view rest_book_reviews with (security_invoker = true) as
 SELECT tenant_id,
    id,
    created_at,
    book_slug,
    name,
    rating,
    content,
    book_id
   FROM voices
  WHERE ((kind = 'book_review'::text) AND (state = 'published'::text) AND (NOT is_aside));
-- read by app_user

-- Books as programs read them, within a review.
create view rest_books with (security_invoker = true) as
 SELECT tenant_id,
    id,
    slug,
    title,
    author,
    publisher,
    year,
    summary
   FROM books
  WHERE is_shown;
-- read by app_user

-- Published campaigns as programs read them, within a donation.
create view rest_donation_campaigns with (security_invoker = true) as
 SELECT tenant_id,
    id,
    slug,
    title,
    summary,
    goal,
    (ends_on)::text AS ends_on
   FROM donation_campaigns
  WHERE (status = 'published'::text);
-- read by app_user

-- Donations whose money is here, as programs read them: who wants no name, or was not looked at yet, has none.
create view rest_donations with (security_invoker = true) as
 SELECT d.tenant_id,
    d.id,
    d.created_at,
    d.campaign_id,
    d.kept AS amount,
    d.paid_at,
        CASE
            WHEN (d.is_anonymous OR (d.words <> 'published'::text)) THEN NULL::text
            ELSE d.name
        END AS name,
        CASE
            WHEN (d.words = 'published'::text) THEN d.message
            ELSE ''::text
        END AS message
   FROM (donations d
     JOIN donation_campaigns c ON (((c.tenant_id = d.tenant_id) AND (c.id = d.campaign_id))))
  WHERE ((d.kept > 0) AND (c.status = 'published'::text));
-- read by app_user

-- Published testimonies as programs read them.
create view rest_testimonies with (security_invoker = true) as
 SELECT tenant_id,
    id,
    created_at,
    name,
    role,
    content,
    rating
   FROM voices
  WHERE ((kind = 'testimony'::text) AND (state = 'published'::text));
-- read by app_user

-- Members whose guardian has yet to consent.
create view restricted_members with (security_invoker = true) as
 SELECT tenant_id,
    id
   FROM memberships
  WHERE is_restricted;
-- read by app_user

-- Reviews of cards: whose, and when.
create view review_entries with (security_invoker = true) as
 SELECT tenant_id,
    membership_id,
    at
   FROM review_logs;
-- read by app_user

-- What waits for a review or was sent back, with the words it came back with last: for lists.
create view review_states with (security_invoker = true) as
 SELECT tenant_id,
    kind,
    id,
    state,
    since,
    ( SELECT r.note
           FROM reviews r
          WHERE ((r.tenant_id = s.tenant_id) AND (r.kind = s.kind) AND (r.id = s.id) AND (r.decision = 'needs_fix'::text))
          ORDER BY r.number DESC
         LIMIT 1) AS note
   FROM review_standings s;
-- read by app_user

-- Dated runs with what decides who gets in.
create view run_entries with (security_invoker = true) as
 SELECT tenant_id,
    id,
    class_id,
    name,
    start_at,
    end_at,
    registration_open_at,
    registration_close_at,
    time_zone,
    mode,
    venue,
    city,
    registrar_city_codes,
    capacity,
    waitlist,
    price,
    join_mode,
    join_code,
    status,
    pinned_number
   FROM classrooms;
-- read by app_user

-- Sales and donations that are in the books, by their order.
create view sale_entries with (security_invoker = true) as
 SELECT tenant_id,
    order_code
   FROM ledger_txns
  WHERE (kind = ANY (ARRAY['sale'::text, 'donation'::text]));
-- read by app_user

-- Stages of the league in which teams have points.
create view scored_stages with (security_invoker = true) as
 SELECT DISTINCT tenant_id,
    stage_id
   FROM team_scores;
-- read by app_user

-- The categories of a competition.
create view season_categories with (security_invoker = true) as
 SELECT tenant_id,
    id,
    competition_id,
    slug,
    name
   FROM competition_categories;
-- read by app_user

-- What came to the bank by each booking of a statement: statement:<file>:<booking>.
create view settlement_entries with (security_invoker = true) as
 SELECT t.tenant_id,
    t.ref,
        CASE
            WHEN (a.id = m.debit_id) THEN m.amount
            ELSE (- m.amount)
        END AS amount
   FROM ((ledger_txns t
     JOIN ledger_moves m ON (((m.tenant_id = t.tenant_id) AND (m.txn_id = t.id))))
     JOIN ledger_accounts a ON (((a.tenant_id = m.tenant_id) AND ((a.id = m.debit_id) OR (a.id = m.credit_id)) AND (a.kind = 'bank'::text))))
  WHERE (t.kind = 'settlement'::text);
-- read by app_user

-- Published aspirations, for search and sitemaps.
create view shown_aspirations with (security_invoker = true) as
 SELECT tenant_id,
    id,
    content,
    shown_at,
    updated_at
   FROM voices
  WHERE ((kind = 'aspiration'::text) AND (state = 'published'::text));
-- read by app_user

-- What the card of a thing shows at a moment: the row whose from_at is past and until_at is not.
create view shown_cards with (security_invoker = true) as
 SELECT tenant_id,
    source,
    kind,
    id,
    from_at,
    until_at,
    sorted_at,
    facets,
    item
   FROM cards;
-- read by app_user

-- The newest word of each member on each purpose.
create view standing_consents with (security_invoker = true) as
 SELECT DISTINCT ON (tenant_id, membership_id, purpose) tenant_id,
    membership_id,
    purpose,
    is_given,
    text_version,
    at
   FROM consents
  ORDER BY tenant_id, membership_id, purpose, at DESC, id DESC;
-- read by app_user

-- Places in classes that somebody has or had.
create view taken_places with (security_invoker = true) as
 SELECT tenant_id,
    id,
    class_id
   FROM enrolments;
-- read by app_user

-- Moves of income tax that was withheld: + withheld when a payout was handed over, - given back when it failed or came back.
create view tax_moves with (security_invoker = true) as
 SELECT m.tenant_id,
    t.kind AS txn_kind,
    t.ref,
    t.at,
    a.owner AS article,
        CASE
            WHEN (m.credit_id = a.id) THEN m.amount
            ELSE (- m.amount)
        END AS amount
   FROM ((ledger_accounts a
     JOIN ledger_moves m ON (((m.tenant_id = a.tenant_id) AND ((a.id = m.debit_id) OR (a.id = m.credit_id)))))
     JOIN ledger_txns t ON (((t.tenant_id = m.tenant_id) AND (t.id = m.txn_id))))
  WHERE ((a.kind = 'tax_withheld'::text) AND (t.kind ~~ 'payout\_%'::text));
-- read by app_user

-- Teams by name, whatever became of them.
create view team_names with (security_invoker = true) as
 SELECT tenant_id,
    id,
    category_id,
    name,
    status
   FROM teams;
-- read by app_user

-- Schools that are what they say.
create view verified_schools with (security_invoker = true) as
 SELECT tenant_id,
    id,
    npsn,
    name,
    level,
    ownership,
    province_code,
    city_code,
    created_at
   FROM schools
  WHERE (status = 'verified'::text);
-- read by app_user

-- Categories of posts and of classes, in their order.
create view visible_categories with (security_invoker = true) as
 SELECT tenant_id,
    id,
    kind,
    slug,
    name,
    "position"
   FROM categories;
-- read by app_user

-- Published classes; those of them that are due are seen.
create view visible_classes with (security_invoker = true) as
 SELECT tenant_id,
    id,
    slug,
    name,
    type,
    category_id,
    certificate,
    duration_minutes,
    competencies,
    published_at
   FROM classes
  WHERE ((status = ANY (ARRAY['published'::text, 'scheduled'::text])) AND (published_at IS NOT NULL));
-- read by app_user

-- People by name, as they stand beside what they wrote or teach.
create view visible_people with (security_invoker = true) as
 SELECT tenant_id,
    id,
    slug,
    name,
    title,
    bio,
    photo
   FROM people
  WHERE (status = 'published'::text);
-- read by app_user

-- Programmes that run.
create view visible_programs with (security_invoker = true) as
 SELECT tenant_id,
    id,
    slug,
    name,
    "position"
   FROM programs
  WHERE (status = 'active'::text);
-- read by app_user

CREATE OR REPLACE FUNCTION platform.add_views(seen json)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 WITH looks AS MATERIALIZED (
          SELECT p.tenant_id,
             p.id,
             s.looks
            FROM (json_to_recordset(add_views.seen) s(tenant_id integer, id integer, looks integer)
              JOIN posts p ON (((p.tenant_id = s.tenant_id) AND (p.id = s.id))))
           ORDER BY p.tenant_id, p.id
          FOR NO KEY UPDATE OF p
         ), counted AS (
          UPDATE posts p SET views = (p.views + looks.looks)
            FROM looks
           WHERE ((p.tenant_id = looks.tenant_id) AND (p.id = looks.id))
           RETURNING p.tenant_id,
             p.id,
             p.views
         )
  UPDATE cards c SET weight = counted.views, item = regexp_replace(c.item, '"views":[0-9]+}$'::text, (('"views":'::text || counted.views) || '}'::text))
    FROM counted
   WHERE ((c.tenant_id = counted.tenant_id) AND (c.source = 'posts'::text) AND (c.id = counted.id));
END;

CREATE OR REPLACE FUNCTION public.card_language(language text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when language is null or language ~* '^id(-|$)' then '' else ',"language":' || to_json(language)::text end
$function$;

CREATE OR REPLACE FUNCTION public.cards_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare changes jsonb := '[]';
begin
  if current_setting('role') = 'app_platform' then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || coalesce((select jsonb_agg(jsonb_build_object('tenant_id', tenant_id, 'source', source,
      'kind', kind, 'facets', facets, 'step', -1)) from old_cards where until_at = 'infinity'), '[]');
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || coalesce((select jsonb_agg(jsonb_build_object('tenant_id', tenant_id, 'source', source,
      'kind', kind, 'facets', facets, 'step', 1)) from new_cards where until_at = 'infinity'), '[]');
  end if;
  if changes <> '[]' then
    perform count_cards(changes);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.classroom_state(status text, registration_open_at timestamp with time zone, registration_close_at timestamp with time zone, start_at timestamp with time zone, end_at timestamp with time zone, at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (status = ANY (ARRAY['cancelled'::text, 'postponed'::text])) THEN status WHEN ((status = 'completed'::text) OR (at > end_at)) THEN 'ended'::text WHEN ((registration_open_at IS NULL) OR (at < registration_open_at)) THEN CASE WHEN (at >= start_at) THEN 'started'::text ELSE 'comingSoon'::text END WHEN (at <= COALESCE(registration_close_at, start_at)) THEN 'onRegistration'::text WHEN (at < start_at) THEN 'soon'::text ELSE 'started'::text END;

CREATE OR REPLACE FUNCTION public.count_cards(changes jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into card_counts (tenant_id, source, kind, facet, total)
  select tenant_id, source, kind, facet, sum(step)
    from jsonb_to_recordset(changes) as one (tenant_id int, source text, kind text, facets text[], step int),
      unnest(array_prepend('', facets)) facet
    group by tenant_id, source, kind, facet having sum(step) <> 0
    order by tenant_id, source, kind, facet
  on conflict (tenant_id, source, kind, facet) do update set total = card_counts.total + excluded.total
$function$;

CREATE OR REPLACE FUNCTION public.current_tenant()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif");

CREATE OR REPLACE FUNCTION platform.empty_books()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 UPDATE orders SET buyer_name = 'Pembeli'::text, buyer_email = NULL::text, buyer_phone = NULL::text, membership_id = NULL::integer
   WHERE ((orders.tenant_id = current_tenant()) AND platform.is_ended());
 UPDATE order_shares SET name = 'Penerima'::text
   WHERE ((order_shares.tenant_id = current_tenant()) AND platform.is_ended());
 UPDATE order_events SET why = ''::text
   WHERE ((order_events.tenant_id = current_tenant()) AND platform.is_ended());
 UPDATE refunds SET reason = ''::text, note = ''::text
   WHERE ((refunds.tenant_id = current_tenant()) AND platform.is_ended());
 UPDATE payees SET name = 'Penerima'::text, membership_id = NULL::integer
   WHERE ((payees.tenant_id = current_tenant()) AND platform.is_ended());
 UPDATE payee_accounts SET number_sealed = NULL::text, number_end = ''::text, number_mark = NULL::text, holder = ''::text
   WHERE ((payee_accounts.tenant_id = current_tenant()) AND platform.is_ended());
 UPDATE payouts SET note = ''::text, reference = ''::text, problem = ''::text
   WHERE ((payouts.tenant_id = current_tenant()) AND platform.is_ended());
 UPDATE payout_decisions SET reason = ''::text
   WHERE ((payout_decisions.tenant_id = current_tenant()) AND platform.is_ended());
 UPDATE payout_events SET body = '{}'::jsonb
   WHERE ((payout_events.tenant_id = current_tenant()) AND platform.is_ended());
END;

CREATE OR REPLACE FUNCTION public.enter_careers(tenant integer, careers integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select c.tenant_id, 'career', c.id, c.slug, c.name, c.industry, coalesce(c.cover, c.logo),
      case c.status when 'published' then 'published' when 'scheduled' then 'published'
        when 'archived' then 'archived' else 'draft' end, c.updated_at
    from public.careers c where c.tenant_id = tenant and c.id = any (careers)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at);
  -- jobs are listed with the name of their organisation
  select enter_jobs(tenant, coalesce((select array_agg(j.id) from public.jobs j
    where j.tenant_id = tenant and j.career_id = any (careers)), '{}'))
$function$;

CREATE OR REPLACE FUNCTION public.enter_classes(tenant integer, classes integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select c.tenant_id, 'class', c.id, c.slug, c.name, c.code, c.cover,
      case c.status when 'published' then 'published' when 'scheduled' then 'published'
        when 'archived' then 'archived' else 'draft' end, c.updated_at
    from public.classes c where c.tenant_id = tenant and c.id = any (classes)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.enter_competences(tenant integer, skills integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, status, touched_at)
    select t.tenant_id, 'competence', t.id, t.slug, t.name, left(t.description, 160),
      t.status, t.updated_at
    from public.competences t where t.tenant_id = tenant and t.id = any (skills)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.enter_donation_campaigns(tenant integer, campaigns integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select c.tenant_id, 'campaign', c.id, c.slug, c.title,
      case when c.ends_on is null then '' else 'sampai ' || to_char(c.ends_on, 'DD-MM-YYYY') end, c.picture,
      c.status, c.updated_at
    from public.donation_campaigns c where c.tenant_id = tenant and c.id = any (campaigns)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.enter_events(tenant integer, events integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, cover, status, occurs_at, touched_at)
    select e.tenant_id, 'event', e.id, e.slug, e.title, e.cover,
      case e.editorial_status when 'published' then 'published' when 'scheduled' then 'published'
        when 'archived' then 'archived' else 'draft' end, e.start_at, e.updated_at
    from public.events e where e.tenant_id = tenant and e.id = any (events)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    cover = excluded.cover, status = excluded.status, occurs_at = excluded.occurs_at,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.enter_jobs(tenant integer, jobs integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, occurs_at, touched_at)
    select j.tenant_id, 'job', j.id, j.slug, j.title,
      concat_ws(', ', c.name, case j.status when 'closed' then 'ditutup' when 'filled' then 'sudah terisi' end), j.cover,
      case j.status when 'draft' then 'draft' when 'archived' then 'archived' else 'published' end, j.valid_through,
      j.updated_at
    from public.jobs j join public.careers c on c.tenant_id = j.tenant_id and c.id = j.career_id
    where j.tenant_id = tenant and j.id = any (jobs)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status, occurs_at = excluded.occurs_at,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.enter_leaderboards(tenant integer, boards integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, status, touched_at)
    select t.tenant_id, 'leaderboard', t.id, t.slug, t.title, t.period,
      t.status, t.updated_at
    from public.leaderboards t where t.tenant_id = tenant and t.id = any (boards)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.enter_lms_features(tenant integer, features integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select f.tenant_id, 'lms_feature', f.id, f.slug, f.title,
      case f.product when 'lms' then 'LMS' when 'aksara' then 'Aksara' else 'Umum' end, f.image, f.status, f.updated_at
    from public.lms_features f where f.tenant_id = tenant and f.id = any (features)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.enter_people(tenant integer, persons integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select p.tenant_id, 'person', p.id, p.slug, p.name, p.title, p.photo, p.status, p.updated_at
    from public.people p where p.tenant_id = tenant and p.id = any (persons)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.enter_portfolio_clients(tenant integer, clients integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select c.tenant_id, 'client', c.id, c.slug, c.name, c.sector, c.logo, c.status, c.updated_at
    from public.portfolio_clients c where c.tenant_id = tenant and c.id = any (clients)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.enter_portfolio_items(tenant integer, items integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select i.tenant_id, 'portfolio', i.id, i.slug, i.title, i.kind, i.cover, i.status, i.updated_at
    from public.portfolio_items i where i.tenant_id = tenant and i.id = any (items)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.enter_programs(tenant integer, programs integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, occurs_at, touched_at)
    select g.tenant_id, 'program', g.id, g.slug, g.name, g.kind, coalesce(g.cover, g.logo),
      case g.status when 'active' then 'published' when 'retired' then 'archived' else 'draft' end,
      g.start_date, g.updated_at
    from public.programs g where g.tenant_id = tenant and g.id = any (programs)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status, occurs_at = excluded.occurs_at,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.enter_seasons(tenant integer, seasons integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into entries (tenant_id, kind, own_id, slug, title, note, status, occurs_at, touched_at)
    select t.tenant_id, 'season', t.id, t.slug, t.name, t.season,
      case t.status when 'cancelled' then 'published' else t.status end, t.starts_on::timestamp at time zone 'UTC', t.updated_at
    from public.competitions t where t.tenant_id = tenant and t.id = any (seasons)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, status = excluded.status, occurs_at = excluded.occurs_at,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$function$;

CREATE OR REPLACE FUNCTION public.erase_traces(member integer, addresses text[], names text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 UPDATE audit_entries SET actor_name = 'Anggota terhapus'::text, ip = ''::text
   WHERE ((audit_entries.tenant_id = current_tenant()) AND (audit_entries.actor_id = erase_traces.member) AND (EXISTS ( SELECT
            FROM memberships m
           WHERE ((m.tenant_id = current_tenant()) AND (m.id = erase_traces.member) AND (m.erased_at IS NOT NULL)))));
 UPDATE audit_entries SET object_name = 'Anggota terhapus'::text, before = ( SELECT jsonb_object_agg(jsonb_each.key, jsonb_each.value) AS jsonb_object_agg
            FROM jsonb_each(
                 CASE
                     WHEN (jsonb_typeof(audit_entries.before) = 'object'::text) THEN audit_entries.before
                     ELSE NULL::jsonb
                 END) jsonb_each(key, value)
           WHERE (jsonb_each.key = ANY (ARRAY['kind'::text, 'status'::text, 'isStrong'::text, 'ended'::text, 'version'::text, 'purpose'::text]))), after = ( SELECT jsonb_object_agg(jsonb_each.key, jsonb_each.value) AS jsonb_object_agg
            FROM jsonb_each(
                 CASE
                     WHEN (jsonb_typeof(audit_entries.after) = 'object'::text) THEN audit_entries.after
                     ELSE NULL::jsonb
                 END) jsonb_each(key, value)
           WHERE (jsonb_each.key = ANY (ARRAY['kind'::text, 'status'::text, 'isStrong'::text, 'ended'::text, 'version'::text, 'purpose'::text])))
   WHERE ((audit_entries.tenant_id = current_tenant()) AND (audit_entries.object_type = 'member'::text) AND (audit_entries.object_id = (erase_traces.member)::text) AND (EXISTS ( SELECT
            FROM memberships m
           WHERE ((m.tenant_id = current_tenant()) AND (m.id = erase_traces.member) AND (m.erased_at IS NOT NULL)))));
 UPDATE audit_entries SET object_name = 'Undangan terhapus'::text, before = kept_of_trace(audit_entries.before, (erase_traces.addresses || erase_traces.names)), after = kept_of_trace(audit_entries.after, (erase_traces.addresses || erase_traces.names))
   WHERE ((audit_entries.tenant_id = current_tenant()) AND (audit_entries.object_type = 'invitation'::text) AND (audit_entries.object_id IN ( SELECT (i.id)::text AS id
            FROM invitations i
           WHERE ((i.tenant_id = current_tenant()) AND (i.email = ANY (erase_traces.addresses))))) AND (NOT (EXISTS ( SELECT
            FROM memberships m
           WHERE ((m.tenant_id = current_tenant()) AND (m.email = ANY (erase_traces.addresses)))))));
 UPDATE audit_entries e SET object_name =
         CASE
             WHEN (EXISTS ( SELECT
                FROM unnest(erase_traces.addresses) word(word)
               WHERE (strpos(lower(e.object_name), word.word) > 0))) THEN 'Anggota terhapus'::text
             ELSE e.object_name
         END, before = kept_of_trace(e.before, erase_traces.addresses), after = kept_of_trace(e.after, erase_traces.addresses)
   WHERE ((e.tenant_id = current_tenant()) AND (EXISTS ( SELECT
            FROM unnest(erase_traces.addresses) word(word)
           WHERE (strpos(lower(concat_ws(' '::text, e.object_name, (e.before)::text, (e.after)::text)), word.word) > 0))) AND (NOT (EXISTS ( SELECT
            FROM memberships m
           WHERE ((m.tenant_id = current_tenant()) AND (m.email = ANY (erase_traces.addresses)))))));
 DELETE FROM mails l
   WHERE ((l.tenant_id = current_tenant()) AND (NOT (EXISTS ( SELECT
            FROM memberships m
           WHERE ((m.tenant_id = current_tenant()) AND (m.email = ANY (erase_traces.addresses)))))) AND ((l.recipient = ANY (erase_traces.addresses)) OR (EXISTS ( SELECT
            FROM unnest(erase_traces.addresses) word(word)
           WHERE (strpos(lower(l.body_text), word.word) > 0))) OR ((l.sent_at IS NOT NULL) AND (EXISTS ( SELECT
            FROM unnest(erase_traces.names) word(word)
           WHERE (strpos(lower(l.body_text), lower(word.word)) > 0))))));
 UPDATE mails l SET subject = replace(l.subject, (erase_traces.names)[1], 'seorang anggota'::text), body_text = replace(l.body_text, (erase_traces.names)[1], 'seorang anggota'::text), html = replace(replace(l.html, (erase_traces.names)[1], 'seorang anggota'::text), (erase_traces.names)[2], 'seorang anggota'::text)
   WHERE ((l.tenant_id = current_tenant()) AND ((erase_traces.names)[1] <> ''::text) AND ((erase_traces.names)[2] <> ''::text) AND (strpos(l.body_text, (erase_traces.names)[1]) > 0) AND (NOT (EXISTS ( SELECT
            FROM memberships m
           WHERE ((m.tenant_id = current_tenant()) AND (m.email = ANY (erase_traces.addresses)))))));
END;

CREATE OR REPLACE FUNCTION platform.is_ended()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM platform.tenants
           WHERE ((tenants.id = current_tenant()) AND (tenants.status = 'deleted'::text)))) AS "exists";
END;

CREATE OR REPLACE FUNCTION accounts.is_signed_in(sign_in text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM (accounts.sign_ins s
              JOIN accounts.accounts a ON ((a.id = s.account_id)))
           WHERE ((s.uid = is_signed_in.sign_in) AND (s.ended_at IS NULL) AND (a.status = 'active'::text)))) AS "exists";
END;

CREATE OR REPLACE FUNCTION public.keep_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('role') = 'app_platform' then
    return null;
  end if;
  execute tg_argv[0];
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.kept_of_trace(trace jsonb, words text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 SELECT
         CASE
             WHEN (jsonb_typeof(trace) <> 'object'::text) THEN NULL::jsonb
             ELSE ( SELECT jsonb_object_agg(jsonb_each.key,
                     CASE
                         WHEN (EXISTS ( SELECT
                            FROM unnest(kept_of_trace.words) word(word)
                           WHERE (strpos(lower((jsonb_each.value)::text), lower(word.word)) > 0))) THEN to_jsonb('[dihapus]'::text)
                         ELSE jsonb_each.value
                     END) AS jsonb_object_agg
                FROM jsonb_each(kept_of_trace.trace) jsonb_each(key, value))
         END AS jsonb_object_agg;
END;

CREATE OR REPLACE FUNCTION public.made_class_cards(tenant integer, classes integer[])
 RETURNS TABLE(id integer, from_at timestamp with time zone, until_at timestamp with time zone, version bigint, sorted_at timestamp with time zone, title_key text, rank integer, start_at timestamp with time zone, facets text[], item text)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with known as materialized (
    select c.*,
      array['level:' || c.level, 'type:' || c.type, 'premium:' || c.premium, 'preClass:' || c.pre_class,
          'elevated:' || c.is_elevated]
        || case when c.category_id is null then '{}' else array['category:' || c.category_id] end
        || array(select 'in:' || k.slug from visible_categories k where k.tenant_id = c.tenant_id and k.id = c.category_id)
        || array(select 'competence:' || lower(word) from unnest(c.competencies) word)
        || array(select 'instructor:' || p.slug from class_instructors ci join visible_people p
            on p.tenant_id = ci.tenant_id and p.id = ci.person_id
            where ci.tenant_id = c.tenant_id and ci.class_id = c.id order by 1)
        || array(select 'program:' || i.program_id from program_classes i
            where i.tenant_id = c.tenant_id and i.class_id = c.id order by 1)
        || array(select 'within:' || g.slug from program_classes i join visible_programs g
            on g.tenant_id = i.tenant_id and g.id = i.program_id
            where i.tenant_id = c.tenant_id and i.class_id = c.id order by 1)
        || array(select distinct 'held:' || held.code from classrooms r, unnest(r.held_city_codes) as held (code)
            where r.tenant_id = c.tenant_id and r.class_id = c.id order by 1)
        || array(select distinct 'registrar:' || registrar.code from classrooms r,
              unnest(case when r.registrar_city_codes = '{}' then array['any'] else r.registrar_city_codes end) as registrar (code)
            where r.tenant_id = c.tenant_id and r.class_id = c.id order by 1) as lasting_facets,
      (select json_build_object('id', k.id, 'slug', k.slug, 'name', k.name)
        from visible_categories k where k.tenant_id = c.tenant_id and k.id = c.category_id) as category,
      (select count(*)::int from version_modules m where m.tenant_id = c.tenant_id and m.class_id = c.id
        and m.number = c.course_number) as modules,
      (select count(*)::int from version_chapters h where h.tenant_id = c.tenant_id and h.class_id = c.id
        and h.number = c.course_number) as chapters
    from public.classes c
    where c.tenant_id = tenant and c.id = any (classes)
      and c.status in ('published', 'scheduled') and c.published_at is not null
  ), drawn as (
    select c.id, span.moment, span.until_at, c.published_at as sorted_at, lower(c.name) as title_key, run.start_at,
      array_position(array['onRegistration', 'soon', 'comingSoon', 'started', 'postponed', 'ended', 'cancelled'],
        span.state) as rank,
      array['state:' || span.state] || c.lasting_facets as facets,
      (select left(row_to_json(item)::text, -1) || card_language(c.language) || '}' from (select
        c.id, c.code, c.slug, c.name, c.summary,
        c.logo || jsonb_build_object('url', '~p/' || (c.logo ->> 'key')) as logo,
        c.cover || jsonb_build_object('url', '~p/' || (c.cover ->> 'key')) as cover,
        c.type, c.level, c.premium, c.category,
        coalesce(run.price, c.price) as price, c.compare_at_price as "compareAtPrice", c.certificate,
        c.duration_minutes as "durationMinutes", c.modules as "totalModules", c.chapters as "totalChapters",
        c.rating_average as "ratingAverage", c.rating_count as "ratingCount",
        span.state, span.state = 'comingSoon' as "comingSoon", span.state = 'onRegistration' as "onRegistration",
        span.state = 'started' as started, span.state = 'ended' as ended,
        case when run.id is null then null else json_build_object('id', run.id, 'code', run.code, 'name', run.name,
          'state', span.run_state, 'startAt', run.start_at, 'endAt', run.end_at,
          'registrationOpenAt', run.registration_open_at, 'registrationCloseAt', run.registration_close_at,
          'timeZone', run.time_zone, 'mode', run.mode, 'venue', run.venue, 'city', run.city,
          'heldCityIds', run.held_city_codes, 'registrarCityIds', run.registrar_city_codes,
          'capacity', run.capacity) end as classroom) item) as item
    from known c
      cross join lateral (
        select turn.*, coalesce(lead(moment) over (order by moment), 'infinity') as until_at from (
          select moment, run.id as run_id, run.state as run_state, now_is.state,
            (lag(run.id) over by_time, lag(now_is.state) over by_time) is distinct from (run.id, now_is.state) as is_new
          from (
            -- moments at which a state may turn; a state holds at its last moment, so the next microsecond is one too
            select c.published_at as moment
            union
            select at + step from classrooms r,
                unnest(array[r.registration_open_at, r.registration_close_at, r.start_at, r.end_at]) at,
                (values (interval '0'), (interval '1 microsecond')) as steps (step)
              where r.tenant_id = c.tenant_id and r.class_id = c.id and c.type <> 'self_paced' and at is not null
            union
            -- of two runs that stand alike the nearer one is shown: until half way between them
            select r.start_at + (s.start_at - r.start_at) / 2 + step from classrooms r join classrooms s
                on s.tenant_id = r.tenant_id and s.class_id = r.class_id and s.start_at > r.start_at,
                (values (interval '0'), (interval '1 microsecond')) as steps (step)
              where r.tenant_id = c.tenant_id and r.class_id = c.id and c.type <> 'self_paced') turning
            -- one that can be joined before one that goes on, that before one to come, an ended one last; then the nearest
            left join lateral (
              select r.id, standing.state from classrooms r
                cross join lateral (select classroom_state(r.status, r.registration_open_at, r.registration_close_at,
                  r.start_at, r.end_at, moment) as state) standing
                where r.tenant_id = c.tenant_id and r.class_id = c.id and c.type <> 'self_paced'
                order by array_position(array['onRegistration', 'soon', 'started', 'comingSoon', 'postponed', 'ended',
                    'cancelled'], standing.state), abs(extract(epoch from r.start_at - moment))
                limit 1) run on true
            cross join lateral (select case when c.type = 'self_paced' then 'onRegistration'
              else coalesce(run.state, 'comingSoon') end as state) now_is
          where moment >= c.published_at
          window by_time as (order by moment)) turn
        where is_new) span
      left join classrooms run on run.tenant_id = c.tenant_id and run.id = span.run_id
  )
  select id, moment, until_at, hashtextextended(item, 0), sorted_at, title_key, rank, start_at, facets, item from drawn
$function$;

CREATE OR REPLACE FUNCTION public.made_post_cards(tenant integer, posts integer[])
 RETURNS TABLE(kind text, id integer, from_at timestamp with time zone, version bigint, title_key text, weight integer, facets text[], item text)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select core.kind, core.id, core.published_at, hashtextextended(core.item || card_language(core.language), 0), lower(core.title), core.views,
    core.facets, left(core.item, -1) || ',"views":' || core.views || card_language(core.language) || '}'
  from (
    select p.kind, p.id, p.title, p.published_at, p.views, p.language, row_to_json(item)::text as item,
      array(select 'category:' || pc.category_id from post_categories pc
          where pc.tenant_id = p.tenant_id and pc.post_id = p.id order by 1)
        || array(select 'in:' || c.slug from post_categories pc
          join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
          where pc.tenant_id = p.tenant_id and pc.post_id = p.id order by 1)
        || case when p.parent_id is null then array['parent:none']
          else array['parent:some', 'below:' || (select q.slug from public.posts q
            where q.tenant_id = p.tenant_id and q.id = p.parent_id)] end as facets
    from public.posts p cross join lateral (
      select p.id, p.kind as "kindSlug", p.slug, p.title, p.summary,
        p.cover || jsonb_build_object('url', '~p/' || (p.cover ->> 'key')) as cover,
        (select json_build_object('id', c.id, 'slug', c.slug, 'name', c.name)
          from categories c where c.tenant_id = p.tenant_id and c.id = p.category_id) as category,
        p.tags,
        (select coalesce(json_agg(json_build_object('slug', a.slug, 'name', a.name, 'title', a.title,
            'photo', a.photo || jsonb_build_object('url', '~p/' || (a.photo ->> 'key'))) order by pa.position), '[]')
          from post_authors pa join visible_people a on a.tenant_id = pa.tenant_id and a.id = pa.person_id
          where pa.tenant_id = p.tenant_id and pa.post_id = p.id) as authors,
        p.published_at as "publishedAt", p.minutes, p.featured,
        case when p.audio ? 'key' then p.audio || jsonb_build_object('url', '~m/' || (p.audio ->> 'key'))
          else p.audio end as audio,
        case when p.video ? 'key' then p.video || jsonb_build_object('url', '~m/' || (p.video ->> 'key'))
          else p.video end as video,
        (select coalesce(jsonb_agg(image.value || jsonb_build_object('url', '~p/' || (image.value ->> 'key'))
            order by image.position), '[]')
          from jsonb_array_elements(p.images) with ordinality as image (value, position)) as images
    ) item
    where p.tenant_id = tenant and p.id = any (posts)
      and p.status in ('published', 'scheduled') and p.published_at is not null and p.visibility = 'public'
  ) core
$function$;

CREATE OR REPLACE FUNCTION public.passage_hits(terms text[], exact text[], keys text[], hidden text[], total integer, at timestamp with time zone, most integer)
 RETURNS TABLE(kind text, ref text, "position" integer, score double precision, coverage double precision, said double precision, weights integer[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
BEGIN ATOMIC
 WITH asked AS MATERIALIZED (
          SELECT t.number,
             to_tsquery('indonesian'::regconfig, t.term) AS query,
             to_tsquery('indonesian'::regconfig, (passage_hits.exact)[t.number]) AS word
            FROM unnest(passage_hits.terms) WITH ORDINALITY t(term, number)
         ), hits AS MATERIALIZED (
          SELECT p.kind,
             p.ref,
             p."position",
             p.search
            FROM passages p
           WHERE ((words_of(p.tenant_id, p.search) @@ words_here(to_tsquery('indonesian'::regconfig, array_to_string(passage_hits.terms, ' | '::text)))) AND ((p.tenant_id + 0) = current_tenant()) AND ((p.audience IS NULL) OR (p.audience && passage_hits.keys)) AND (p.visible_from <= passage_hits.at) AND ((p.visible_until IS NULL) OR (p.visible_until > passage_hits.at)) AND (NOT (EXISTS ( SELECT
                    FROM unnest(passage_hits.hidden) prefix(prefix)
                   WHERE starts_with(p.path, prefix.prefix)))))
          LIMIT 3000
         ), rare AS MATERIALIZED (
          SELECT a.number,
             a.query,
             a.word,
             (ln(((1)::numeric + ((((GREATEST((passage_hits.total)::bigint, count(h.ref), (50)::bigint) - count(h.ref)))::numeric + 0.5) / ((count(h.ref))::numeric + 0.5)))))::double precision AS weight
            FROM (asked a
              LEFT JOIN hits h ON ((h.search @@ a.query)))
           GROUP BY a.number, a.query, a.word
         ), all_weight AS (
          SELECT sum(rare.weight) AS weight
            FROM rare
         ), ranked AS (
          SELECT h.kind,
             h.ref,
             h."position",
             r.weight,
             (h.search @@ r.word) AS is_said,
             (ts_rank('{0.2,0.45,0.7,1}'::real[], h.search, r.query))::double precision AS rank
            FROM (hits h
              JOIN rare r ON ((h.search @@ r.query)))
         )
  SELECT k.kind,
     k.ref,
     k."position",
     sum((k.weight * ((k.rank / (k.rank + (0.2)::double precision)) + (
         CASE
             WHEN k.is_said THEN 0.25
             ELSE (0)::numeric
         END)::double precision))) AS sum,
     (sum(k.weight) / ( SELECT all_weight.weight
            FROM all_weight)),
     (COALESCE(sum(k.weight) FILTER (WHERE k.is_said), (0)::double precision) / ( SELECT all_weight.weight
            FROM all_weight)),
     ( SELECT array_agg(((rare.weight * (1000)::double precision))::integer ORDER BY rare.number) AS array_agg
            FROM rare) AS array_agg
    FROM ranked k
   GROUP BY k.kind, k.ref, k."position"
   ORDER BY (sum((k.weight * ((k.rank / (k.rank + (0.2)::double precision)) + (
         CASE
             WHEN k.is_said THEN 0.25
             ELSE (0)::numeric
         END)::double precision)))) DESC, k.kind, k.ref, k."position"
  LIMIT passage_hits.most;
END;

CREATE OR REPLACE FUNCTION public.passage_knows(word text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM passages p
           WHERE ((words_of(p.tenant_id, p.search) @@ words_here(to_tsquery('indonesian'::regconfig, passage_knows.word))) AND ((p.tenant_id + 0) = current_tenant())))) AS "exists";
END;

CREATE OR REPLACE FUNCTION platform.payment_place(asked text)
 RETURNS TABLE(tenant integer, payment integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 SELECT payments.tenant_id,
     payments.id
    FROM payments
   WHERE (payments.ref = payment_place.asked);
END;

CREATE OR REPLACE FUNCTION platform.payments_due(at timestamp with time zone)
 RETURNS TABLE(tenant integer, payment integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 SELECT payments.tenant_id,
     payments.id
    FROM payments
   WHERE (payments.heard_at > COALESCE(payments.asked_at, '-infinity'::timestamp with time zone))
 UNION
  SELECT payments.tenant_id,
     payments.id
    FROM payments
   WHERE ((payments.state = ANY (ARRAY['creating'::text, 'closing'::text, 'unknown'::text])) AND (payments.updated_at < (payments_due.at - '00:00:30'::interval)))
 UNION
  SELECT payments.tenant_id,
     payments.id
    FROM payments
   WHERE ((payments.state = ANY (ARRAY['pending'::text, 'review'::text])) AND (payments.provider <> 'manual'::text) AND ((COALESCE(payments.asked_at, payments.created_at) < (payments_due.at - '00:15:00'::interval)) OR ((payments.expires_at <= payments_due.at) AND (COALESCE(payments.asked_at, payments.created_at) < (payments_due.at - '00:01:00'::interval)))))
 UNION
  SELECT payments.tenant_id,
     payments.id
    FROM payments
   WHERE ((payments.state = 'pending'::text) AND (payments.provider = 'manual'::text) AND (payments.expires_at <= payments_due.at))
 LIMIT 500;
END;

CREATE OR REPLACE FUNCTION platform.payout_places(asked text)
 RETURNS TABLE(tenant integer, payout integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 SELECT payouts.tenant_id,
     payouts.id
    FROM payouts
   WHERE (payouts.ref = payout_places.asked)
 UNION
  SELECT payouts.tenant_id,
     payouts.id
    FROM payouts
   WHERE (payouts.provider_id = payout_places.asked)
 LIMIT 20;
END;

CREATE OR REPLACE FUNCTION platform.payouts_due(at timestamp with time zone)
 RETURNS TABLE(tenant integer, payout integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 SELECT payouts.tenant_id,
     payouts.id
    FROM payouts
   WHERE (payouts.heard_at > COALESCE(payouts.asked_at, '-infinity'::timestamp with time zone))
 UNION
  SELECT payouts.tenant_id,
     payouts.id
    FROM payouts
   WHERE ((payouts.state = ANY (ARRAY['queued'::text, 'unknown'::text])) AND (COALESCE(payouts.asked_at, payouts.queued_at) < (payouts_due.at - '00:00:30'::interval)))
 UNION
  SELECT payouts.tenant_id,
     payouts.id
    FROM payouts
   WHERE ((payouts.state = 'processing'::text) AND (COALESCE(payouts.asked_at, payouts.queued_at) < (payouts_due.at - '00:10:00'::interval)))
 UNION
  SELECT payouts.tenant_id,
     payouts.id
    FROM payouts
   WHERE ((payouts.state = 'paid'::text) AND (payouts.provider IS NOT NULL) AND (payouts.queued_at > (payouts_due.at - '7 days'::interval)) AND (COALESCE(payouts.asked_at, payouts.queued_at) < (payouts_due.at - '1 day'::interval)))
 LIMIT 500;
END;

CREATE OR REPLACE FUNCTION public.plain_text(html text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN TRIM(BOTH FROM regexp_replace(replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(html, '<(script|style)[^>]*>.*?</\1>'::text, ' '::text, 'gi'::text), '<[^>]*>'::text, ' '::text, 'g'::text), '&nbsp;'::text, ' '::text), '&lt;'::text, '<'::text), '&gt;'::text, '>'::text), '&quot;'::text, '"'::text), '&#39;'::text, ''''::text), '&amp;'::text, '&'::text), '\s+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.posts_with_words(words text, prefix text)
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
BEGIN ATOMIC
 SELECT p.id
    FROM posts p
   WHERE ((words_of(p.tenant_id, p.search) @@ words_here((websearch_to_tsquery('indonesian'::regconfig, posts_with_words.words) || to_tsquery('indonesian'::regconfig, posts_with_words.prefix)))) AND ((p.tenant_id + 0) = current_tenant()))
  LIMIT 10000;
END;

CREATE OR REPLACE FUNCTION public.product_figures(OUT active integer, OUT suspended integer, OUT leaving integer, OUT bytes bigint, OUT failed_mails integer, OUT stuck_mails integer, OUT running_exams integer)
 RETURNS SETOF record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 SELECT ( SELECT (count(*))::integer AS count
            FROM platform.tenants t
           WHERE (t.status = 'active'::text)) AS count,
     ( SELECT (count(*))::integer AS count
            FROM platform.tenants t
           WHERE (t.status = 'suspended'::text)) AS count,
     ( SELECT (count(*))::integer AS count
            FROM platform.tenants t
           WHERE (t.status = 'offboarding'::text)) AS count,
     ( SELECT (COALESCE(sum(s.bytes), (0)::numeric))::bigint AS "coalesce"
            FROM media_storage s
           WHERE (s.member = 0)) AS "coalesce",
     ( SELECT (count(*))::integer AS count
            FROM mails m
           WHERE (m.refused_at IS NOT NULL)) AS count,
     ( SELECT (count(*))::integer AS count
            FROM mails m
           WHERE ((m.sent_at IS NULL) AND (m.refused_at IS NULL) AND (m.suppressed_at IS NULL) AND (m.tries > 2))) AS count,
     ( SELECT (count(*))::integer AS count
            FROM (attempts a
              JOIN quizzes q ON (((q.tenant_id = a.tenant_id) AND (q.chapter_id = a.chapter_id))))
           WHERE ((a.state = 'in_progress'::text) AND (q.mode = 'exam'::text))) AS count
    FROM platform.tenants here
   WHERE ((here.id = current_tenant()) AND (here.slug = 'sanggar'::text));
END;

CREATE OR REPLACE FUNCTION public.publish_courses(tenant integer, which integer[], why text, said text, by_member integer, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  with next as materialized (
    select c.tenant_id, c.id as class_id, c.course_number as before, 1 + coalesce((select max(v.number)
        from course_versions v where v.tenant_id = c.tenant_id and v.class_id = c.id), 0) as number
      from public.classes c where c.tenant_id = tenant and c.id = any (which)
  ), made as (
    insert into course_versions (tenant_id, class_id, number, kind, note, published_by, published_at)
      select tenant_id, class_id, number, case when before is null then 'first' else why end, said, by_member,
        coalesce(at, now()) from next
  ), parts as (
    insert into version_modules (tenant_id, class_id, number, module_id, slug, title, position)
      select n.tenant_id, n.class_id, n.number, m.id, m.slug, m.title, m.position
      from next n join drafted_modules m on m.tenant_id = n.tenant_id and m.class_id = n.class_id
  ), hashed as materialized (
    select h.*, n.number, n.before
      from next n join drafted_chapters h on h.tenant_id = n.tenant_id and h.class_id = n.class_id
  ), kept as (
    insert into chapter_contents (tenant_id, sha256, html, document, settings)
      select distinct on (tenant_id, sha256) tenant_id, sha256, content_html, document, settings from hashed
      on conflict do nothing
  ), lessons as (
    insert into version_chapters (tenant_id, class_id, number, chapter_id, module_id, slug, title, position, kind, minutes,
        is_preview, is_required, language, completion, completion_least, release_at, release_after, sha256, edition,
        changed_at)
      select h.tenant_id, h.class_id, h.number, h.id, h.module_id, h.slug, h.title,
        h.position, h.kind, h.minutes, h.is_preview,
        h.is_required, h.language, h.completion, h.completion_least, h.release_at, h.release_after, h.sha256,
        coalesce(same.edition, 1 + coalesce((select max(o.edition) from version_chapters o
          where o.tenant_id = h.tenant_id and o.chapter_id = h.id), 0)),
        coalesce(same.changed_at, at, h.updated_at)
      from hashed h left join version_chapters same on same.tenant_id = h.tenant_id and same.class_id = h.class_id
        and same.number = h.before and same.chapter_id = h.id
        and (same.sha256, same.slug, same.title, same.kind, same.minutes, same.is_preview, same.is_required, same.language,
            same.completion, same.completion_least, same.release_at, same.release_after)
          is not distinct from (h.sha256, h.slug, h.title, h.kind, h.minutes, h.is_preview, h.is_required, h.language,
            h.completion, h.completion_least, h.release_at, h.release_after)
  )
  update public.classes c set course_number = n.number from next n
    where c.tenant_id = n.tenant_id and c.id = n.class_id
$function$;

CREATE OR REPLACE FUNCTION public.put_back(kept jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  part record;
  names text;
begin
  for part in select (p.value ->> 'table')::regclass as source, p.value -> 'rows' as rows, p.ordinality as place
    from jsonb_array_elements(kept) with ordinality p
  loop
    select string_agg(format('%I', a.attname), ', ') into names from pg_attribute a
      where a.attrelid = part.source and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and part.rows -> 0 ? a.attname;
    execute format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1) %3$s',
      part.source, names, case when part.place > 1 then 'on conflict do nothing' else '' end) using part.rows;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.ranked_hits(broad text, exact text, phrase text, at timestamp with time zone)
 RETURNS TABLE(kind text, ref text, published_at timestamp with time zone, rank real)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
BEGIN ATOMIC
 WITH hits AS MATERIALIZED (
          SELECT d.kind,
             d.ref,
             d.title,
             d.search,
             d.head,
             d.published_at
            FROM search_documents d
           WHERE ((words_of(d.tenant_id, d.search) @@ words_here(to_tsquery('indonesian'::regconfig, ranked_hits.broad))) AND ((d.tenant_id + 0) = current_tenant()) AND (d.visible_from <= ranked_hits.at) AND ((d.visible_until IS NULL) OR (d.visible_until > ranked_hits.at)))
          LIMIT 2000
         ), counted AS MATERIALIZED (
          SELECT (count(*) <= 300) AS is_few
            FROM hits
         )
  SELECT h.kind,
     h.ref,
     h.published_at,
     (((ts_rank('{0.1,0.25,0.5,1}'::real[],
         CASE
             WHEN counted.is_few THEN h.search
             ELSE h.head
         END, to_tsquery('indonesian'::regconfig, ranked_hits.exact), 1) * (4)::double precision) + ts_rank('{0.1,0.25,0.5,1}'::real[],
         CASE
             WHEN counted.is_few THEN h.search
             ELSE h.head
         END, to_tsquery('indonesian'::regconfig, ranked_hits.broad), 1)) + (
         CASE
             WHEN (lower(h.title) ~~ (('%'::text || ranked_hits.phrase) || '%'::text)) THEN 1
             ELSE 0
         END)::double precision)
    FROM hits h,
     counted;
END;

CREATE OR REPLACE FUNCTION public.remake_cards()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('role') = 'app_platform' or current_setting('app.cards_held', true) = 'on' then
    return null;
  end if;
  execute tg_argv[0];
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.remake_class_cards(tenant integer, classes integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  with made as materialized (select * from made_class_cards(tenant, classes)), gone as (
    delete from cards c where c.tenant_id = tenant and c.source = 'classes' and c.id = any (classes)
      and not exists (select from made m where m.id = c.id and m.from_at = c.from_at))
  insert into cards (tenant_id, source, kind, id, from_at, until_at, version, sorted_at, title_key, rank, start_at, facets,
      item)
    select tenant, 'classes', 'class', id, from_at, until_at, version, sorted_at, title_key, rank, start_at, facets, item
      from made
    on conflict (tenant_id, source, id, from_at) do update set until_at = excluded.until_at, version = excluded.version,
      sorted_at = excluded.sorted_at, title_key = excluded.title_key, rank = excluded.rank,
      start_at = excluded.start_at, facets = excluded.facets, item = excluded.item
    where (cards.until_at, cards.version, cards.sorted_at, cards.facets)
      is distinct from (excluded.until_at, excluded.version, excluded.sorted_at, excluded.facets);
$function$;

CREATE OR REPLACE FUNCTION public.remake_post_cards(tenant integer, posts integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  with made as materialized (select * from made_post_cards(tenant, posts)), gone as (
    delete from cards c where c.tenant_id = tenant and c.source = 'posts' and c.id = any (posts)
      and not exists (select from made m where m.id = c.id and m.from_at = c.from_at))
  insert into cards (tenant_id, source, kind, id, from_at, version, sorted_at, title_key, weight, facets, item)
    select tenant, 'posts', kind, id, from_at, version, from_at, title_key, weight, facets, item from made
    on conflict (tenant_id, source, id, from_at) do update set kind = excluded.kind, version = excluded.version,
      title_key = excluded.title_key, weight = excluded.weight, facets = excluded.facets, item = excluded.item
    where (cards.kind, cards.version, cards.weight, cards.facets)
      is distinct from (excluded.kind, excluded.version, excluded.weight, excluded.facets);
$function$;

CREATE OR REPLACE FUNCTION public.rows_going(source regclass, wanted jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  found jsonb;
  kept jsonb;
  tie record;
begin
  execute format('select jsonb_agg(distinct to_jsonb(t)) from %1$s t join jsonb_populate_recordset(null::%1$s, $1) w on %2$s', source,
    (select string_agg(format('t.%1$I = w.%1$I', name), ' and ') from jsonb_object_keys(wanted -> 0) name))
    into found using wanted;
  if found is null then
    return '[]';
  end if;
  kept := jsonb_build_array(jsonb_build_object('table', source::text, 'rows', found));
  for tie in
    select c.conrelid::regclass as below, jsonb_object_agg(b.attname, a.attname) as names
      from pg_constraint c
      cross join lateral unnest(c.conkey, c.confkey) as k (below, above)
      join pg_attribute b on b.attrelid = c.conrelid and b.attnum = k.below
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.above
      where c.confrelid = source and c.contype = 'f' and c.confdeltype = 'c'
      group by c.oid, c.conrelid
  loop
    kept := kept || rows_going(tie.below, (
      select jsonb_agg((select jsonb_object_agg(n.key, r -> n.value) from jsonb_each_text(tie.names) n))
        from jsonb_array_elements(found) r));
  end loop;
  return kept;
end $function$;

CREATE OR REPLACE FUNCTION public.search_hits(broad text, exact text, phrase text, at timestamp with time zone)
 RETURNS TABLE(kind text, ref text, published_at timestamp with time zone, rank real)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
BEGIN ATOMIC
 WITH hits AS MATERIALIZED (
          SELECT d.kind,
             d.ref,
             d.title,
             d.search,
             d.head,
             d.published_at
            FROM search_documents d
           WHERE ((words_of(d.tenant_id, d.search) @@ words_here(to_tsquery('indonesian'::regconfig, search_hits.broad))) AND ((d.tenant_id + 0) = current_tenant()) AND (d.visible_from <= search_hits.at) AND ((d.visible_until IS NULL) OR (d.visible_until > search_hits.at)))
          LIMIT 2000
         ), counted AS (
          SELECT (count(*) <= 300) AS is_few
            FROM hits
         )
  SELECT h.kind,
     h.ref,
     h.published_at,
     (((ts_rank('{0.1,0.25,0.5,1}'::real[],
         CASE
             WHEN counted.is_few THEN h.search
             ELSE h.head
         END, to_tsquery('indonesian'::regconfig, search_hits.exact), 1) * (4)::double precision) + ts_rank('{0.1,0.25,0.5,1}'::real[],
         CASE
             WHEN counted.is_few THEN h.search
             ELSE h.head
         END, to_tsquery('indonesian'::regconfig, search_hits.broad), 1)) + (
         CASE
             WHEN (lower(h.title) ~~ (('%'::text || search_hits.phrase) || '%'::text)) THEN 1
             ELSE 0
         END)::double precision)
    FROM hits h,
     counted;
END;

CREATE OR REPLACE FUNCTION public.search_knows(word text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM search_documents d
           WHERE ((words_of(d.tenant_id, d.search) @@ words_here(to_tsquery('indonesian'::regconfig, (search_knows.word || ':*'::text)))) AND ((d.tenant_id + 0) = current_tenant())))) AS "exists";
END;

CREATE OR REPLACE FUNCTION public.search_titles(prefix text, at timestamp with time zone, most integer)
 RETURNS TABLE(kind text, ref text, rank real, published_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
BEGIN ATOMIC
 SELECT d.kind,
     d.ref,
     ts_rank('{0,0,0.3,1}'::real[], d.head, to_tsquery('indonesian'::regconfig, search_titles.prefix)) AS ts_rank,
     d.published_at
    FROM search_documents d
   WHERE ((words_of(d.tenant_id, d.head) @@ words_here(to_tsquery('indonesian'::regconfig, search_titles.prefix))) AND ((d.tenant_id + 0) = current_tenant()) AND (d.visible_from <= search_titles.at) AND ((d.visible_until IS NULL) OR (d.visible_until > search_titles.at)))
  LIMIT search_titles.most;
END;

CREATE OR REPLACE FUNCTION platform.tenants_due(at timestamp with time zone)
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 SELECT member_sessions.tenant_id
    FROM member_sessions
   WHERE (LEAST(member_sessions.expires_at, member_sessions.ended_at) < (tenants_due.at - '30 days'::interval))
 UNION
  SELECT invitations.tenant_id
    FROM invitations
   WHERE (GREATEST(invitations.expires_at, invitations.accepted_at, invitations.revoked_at) < (tenants_due.at - '180 days'::interval))
 UNION
  SELECT saves.tenant_id
    FROM saves
   WHERE ((saves.saved_at < (tenants_due.at - '1 year'::interval)) OR ((saves.saved_at >= (tenants_due.at - '9 days'::interval)) AND (saves.saved_at <= (tenants_due.at - '1 day'::interval))) OR ((saves.saved_at >= (tenants_due.at - '38 days'::interval)) AND (saves.saved_at <= (tenants_due.at - '30 days'::interval))))
 UNION
  SELECT guardian_consents.tenant_id
    FROM guardian_consents
   WHERE ((guardian_consents.status = 'requested'::text) AND (guardian_consents.expires_at <= tenants_due.at))
 UNION
  SELECT memberships.tenant_id
    FROM memberships
   WHERE (memberships.is_restricted AND (memberships.erased_at IS NULL) AND (memberships.birth_date <= (((((tenants_due.at AT TIME ZONE 'UTC'::text) + '14:00:00'::interval))::date - '18 years'::interval))::date))
 UNION
  SELECT privacy_notices.tenant_id
    FROM privacy_notices
   WHERE (privacy_notices.told_at IS NULL);
END;

CREATE OR REPLACE FUNCTION platform.tenants_naming(account uuid, addresses text[])
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
BEGIN ATOMIC
 SELECT memberships.tenant_id
    FROM memberships
   WHERE ((memberships.account_id = tenants_naming.account) AND (memberships.erased_at IS NULL))
 UNION
  SELECT invitations.tenant_id
    FROM invitations
   WHERE (invitations.email = ANY (tenants_naming.addresses))
 UNION
  SELECT appointments.tenant_id
    FROM appointments
   WHERE (appointments.email = ANY (tenants_naming.addresses))
 UNION
  SELECT demo_requests.tenant_id
    FROM demo_requests
   WHERE (demo_requests.email = ANY (tenants_naming.addresses))
 UNION
  SELECT teams.tenant_id
    FROM teams
   WHERE (teams.coach_email = ANY (tenants_naming.addresses))
 UNION
  SELECT mails.tenant_id
    FROM mails
   WHERE ((mails.recipient = ANY (tenants_naming.addresses)) OR (EXISTS ( SELECT
            FROM unnest(tenants_naming.addresses) word(word)
           WHERE (strpos(lower(mails.body_text), word.word) > 0))))
 UNION
  SELECT audit_entries.tenant_id
    FROM audit_entries
   WHERE (EXISTS ( SELECT
            FROM unnest(tenants_naming.addresses) word(word)
           WHERE (strpos(lower(concat_ws(' '::text, audit_entries.object_name, (audit_entries.before)::text, (audit_entries.after)::text)), word.word) > 0)));
END;

CREATE OR REPLACE FUNCTION public.words_here(words tsquery)
 RETURNS tsquery
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (numnode(words) > 0) THEN (((('''#'::text || (current_tenant())::text) || ''''::text))::tsquery && words) ELSE NULL::tsquery END;

CREATE OR REPLACE FUNCTION public.words_of(tenant integer, words tsvector)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (words || array_to_tsvector(ARRAY[('#'::text || (tenant)::text)]));

CREATE OR REPLACE FUNCTION public.write_back(changed jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  part record;
begin
  for part in select (p.value ->> 'table')::regclass as source, p.value -> 'rows' as rows, p.value -> 'by' as keys
    from jsonb_array_elements(changed) p
  loop
    execute format('update %1$s t set %2$s from jsonb_populate_recordset(null::%1$s, $1) w where %3$s', part.source,
      (select string_agg(format('%1$I = w.%1$I', name), ', ') from jsonb_object_keys(part.rows -> 0) name
        where not part.keys ? name),
      (select string_agg(format('t.%1$I = w.%1$I', name), ' and ') from jsonb_array_elements_text(part.keys) name))
      using part.rows;
  end loop;
end $function$;

