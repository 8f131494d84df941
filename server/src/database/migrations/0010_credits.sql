-- Credits are a ledger, never a counter: the balance is the sum of the entries. An entry is written once and stays.
-- `reference` is the fact an entry is for: the payment, the refund, the grading. No fact can be booked twice.
create table credit_entry (
  id          uuid primary key,
  account_id  uuid not null references account (id) on delete cascade,
  credits     integer not null,
  reason      text not null check (reason in
    ('welcome', 'purchase', 'renewal', 'hold', 'settlement', 'release', 'refund', 'restore', 'grant')),
  reference   text not null,
  -- Not a foreign key: the entry stays when the resume goes.
  resume_id   uuid,
  -- The operator's words.
  note        text,
  at          timestamptz not null,
  unique (reason, reference),
  check (case reason
    when 'hold' then credits < 0
    when 'refund' then credits < 0
    when 'settlement' then credits = 0
    when 'grant' then credits <> 0
    else credits > 0
  end)
);
create index credit_by_account on credit_entry (account_id, at);
-- What was held is either spent or given back, and only once.
create unique index credit_hold_ends_once on credit_entry (reference) where reason in ('settlement', 'release');

-- Whatever takes credits waits for its turn at the account, so that two cannot both see the last one.
create function keep_credits_whole() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'A credit entry is never changed.' using errcode = 'check_violation';
  end if;
  if new.credits < 0 then
    perform 1 from account where id = new.account_id for no key update;
    if (select coalesce(sum(credits), 0) from credit_entry where account_id = new.account_id) + new.credits < 0 then
      raise exception 'A balance is never negative.' using errcode = 'check_violation', constraint = 'credit_balance';
    end if;
  end if;
  return new;
end $$;
create trigger credit_entry_whole before insert or update on credit_entry
  for each row execute function keep_credits_whole();

-- A refund or dispute that was booked. What was being spent at that moment may still come back from a failed grading,
-- and is then taken: `owed` counts it.
create table credit_reversal (
  reference   text primary key,
  account_id  uuid not null references account (id) on delete cascade,
  owed        integer not null check (owed >= 0),
  at          timestamptz not null
);
create index credit_reversal_owed on credit_reversal (account_id) where owed > 0;

-- The credit set aside for a review; null where it costs nothing.
alter table review add hold_id uuid references credit_entry (id);
