-- What an invoice says besides the fee, as it was when the invoice was made: later settings change no invoice. Those made
-- before have no tax and no number with a prefix, and name who runs the installation.
alter table placement
  add prefix           text not null default '',
  -- Lines, the first of them the heading; empty where the brand is to be named.
  add seller           text not null default '',
  add payment          text not null default '',
  add tax_kind         text not null default 'none' check (tax_kind in ('rate', 'reverse', 'none')),
  add tax_name         text not null default '',
  -- In hundredths of a percent.
  add tax_points       integer not null default 0 check (tax_points between 0 and 5000),
  add tax_cents        integer not null default 0 check (tax_cents >= 0),
  add buyer_tax_number text not null default '',
  add gross_cents      integer not null generated always as (fee_cents + tax_cents) stored;
