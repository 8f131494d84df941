-- Who is considered for a request, what they and the employer said. It goes with the request and with the account, and in
-- the transaction in which somebody ends their consent.
create table shortlist_entry (
  id             uuid primary key,
  request_id     uuid not null references hiring_request (id) on delete cascade,
  account_id     uuid not null references account (id) on delete cascade,
  added_at       timestamptz not null,
  -- The digest of the key in the candidate's letter.
  ask_hash       text unique,
  asked_at       timestamptz,
  ask_expires_at timestamptz,
  accepted       boolean,
  answered_at    timestamptz,
  shown_at       timestamptz,
  interested     boolean,
  interview_wish text not null default '',
  replied_at     timestamptz,
  interview_at   timestamptz,
  unique (request_id, account_id)
);
create index shortlist_entry_by_account on shortlist_entry (account_id);

-- The link that the employer has; sent again, it is another one.
create table shortlist_link (
  request_id uuid primary key references hiring_request (id) on delete cascade,
  key_hash   text not null unique,
  sent_at    timestamptz not null,
  expires_at timestamptz not null
);

create function shortlist_consent_ended() returns trigger language plpgsql as $$
begin
  delete from shortlist_entry where account_id = new.id;
  return null;
end $$;
create trigger shortlist_consent after update of recruiting, closing_at on account for each row
  when (not new.recruiting or new.closing_at is not null) execute function shortlist_consent_ended();

-- Who was hired and what is owed for it. It is kept as books are, without the person: the request and the account may go.
create table placement (
  id          uuid primary key,
  number      integer not null unique,
  request_id  uuid not null,
  entry_id    uuid not null unique,
  company     text not null,
  role        text not null,
  bill_to     text not null,
  salary      integer not null check (salary > 0),
  currency    text not null,
  -- In hundredths of a percent.
  fee_points  integer not null check (fee_points between 1 and 10000),
  fee_cents   integer not null check (fee_cents >= 0),
  starts_on   date not null,
  invoiced_on date not null,
  due_on      date not null,
  paid_on     date
);
create index placement_by_request on placement (request_id);
