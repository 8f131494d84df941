-- Calls of an address or an account in the minute that ends at `until`, counted for all hosts together. Unlogged: what a
-- crash forgets is a minute old.
create unlogged table call_window (
  name  text primary key,
  used  integer not null,
  until timestamptz not null
);
create index call_window_by_end on call_window (until);
