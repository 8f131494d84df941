-- The embedded user directory. Whatever could be used against a person is sealed with a key kept outside the database.

-- The ids browsers are configured with. The pool's is part of every password verifier and can never change.
create table identity_pool (
  only_one           boolean primary key default true check (only_one),
  pool_id            text not null,
  client_id          text not null,
  rotating_client_id text not null,
  requires_mfa       boolean not null default false
);

-- Keys that sign tokens: the newest whose time has come signs, the next one is published ahead of its time.
create table identity_key (
  kid           text primary key,
  sealed_key    text not null,
  active_from   timestamptz not null
);

create table identity_user (
  sub             uuid primary key,
  -- In lower case: an address is taken in any letter case.
  email           text not null unique,
  -- A new address waits here until a code sent to it came back.
  pending_email   text,
  status          text not null check (status in ('UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED')),
  enabled         boolean not null default true,
  email_verified  boolean not null default false,
  attributes      json not null,
  sealed_verifier text not null,
  sealed_totp     text,
  sealed_new_totp text,
  -- The newest 30-second step whose code was used: a code works once.
  totp_step       bigint not null default 0,
  totp_enabled    boolean not null default false,
  totp_preferred  boolean not null default false,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);

-- One code a purpose: a newer one replaces the older. `attempts` is paid before the code is compared.
create table identity_code (
  sub        uuid not null references identity_user (sub) on delete cascade,
  purpose    text not null,
  digest     text not null,
  sent_to    text not null,
  attempts   integer not null default 0,
  expires_at timestamptz not null,
  primary key (sub, purpose)
);

-- Failed sign-ins by name, whether somebody has that name or not. Unlogged, like the challenges below: a sign-in then
-- waits for the disk once and not six times, and what a crash forgets is minutes old.
create unlogged table identity_lock (
  name         text primary key,
  failures     integer not null,
  failed_at    timestamptz not null,
  locked_until timestamptz
);
create index identity_lock_by_age on identity_lock (failed_at);

-- How often something was done in the hour that began at `since`.
create table identity_limit (
  name  text primary key,
  used  integer not null,
  since timestamptz not null
);
create index identity_limit_by_age on identity_limit (since);

-- A sign-in that waits for its next answer. Whoever deletes the row may go on: so each is answered once.
create unlogged table identity_challenge (
  digest     text primary key,
  kind       text not null,
  sub        uuid,
  client_id  text not null,
  sealed     text not null,
  attempts   integer not null default 0,
  expires_at timestamptz not null
);
create index identity_challenge_by_age on identity_challenge (expires_at);
create index identity_challenge_by_sub on identity_challenge (sub);

create table identity_device (
  device_key       text primary key,
  sub              uuid not null references identity_user (sub) on delete cascade,
  group_key        text not null,
  name             text not null,
  sealed_verifier  text not null,
  remembered       boolean not null default false,
  created_at       timestamptz not null,
  modified_at      timestamptz not null,
  authenticated_at timestamptz not null
);
create index identity_device_by_sub on identity_device (sub, authenticated_at);

-- Everything that descends from one sign-in. Its id is in every token of it.
create table identity_family (
  origin_jti       uuid primary key,
  sub              uuid not null references identity_user (sub) on delete cascade,
  client_id        text not null,
  device_key       text,
  device_group_key text,
  -- From then on its refresh tokens work with the device's key only.
  device_confirmed boolean not null default false,
  signed_in_at     timestamptz not null,
  expires_at       timestamptz not null,
  revoked_at       timestamptz
);
create index identity_family_by_sub on identity_family (sub);
create index identity_family_by_age on identity_family (expires_at);

create table identity_refresh (
  digest     text primary key,
  origin_jti uuid not null references identity_family (origin_jti) on delete cascade,
  -- Set when the token was exchanged for a newer one.
  rotated_at timestamptz
);
create index identity_refresh_by_family on identity_refresh (origin_jti);
