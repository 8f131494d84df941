-- An address belongs to whoever confirmed it. Until somebody did, several people may have signed up with it, each with a
-- password and a code of their own, so that nobody can take it from its owner by being first.
alter table identity_user drop constraint identity_user_email_key;
create unique index identity_user_by_email on identity_user (email) where status <> 'UNCONFIRMED';
create index identity_user_unconfirmed on identity_user (email, created_at) where status = 'UNCONFIRMED';

-- Where a sign-up came from, as a keyed digest, until it is confirmed.
alter table identity_user add signed_up_from text;
