-- Who had welcome credits, as keyed digests of their normalised addresses. They outlive account and sign-in, so that
-- nobody gets the credits twice; whoever has the database alone cannot tell whose they are.
create table welcome_digest (
  digest  text primary key,
  at      timestamptz not null
);

-- Accounts made before this table was there are entered by the host that starts, which has the key.
alter table account add welcome_known boolean not null default false;
create index account_welcome_unknown on account (id) where not welcome_known;
