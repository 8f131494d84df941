-- Figures that the operator lets the public pages show; one that is not here is not shown.
create table public_figure (
  name     text primary key,
  shown_at timestamptz not null
);

-- Two of them count who consents.
create index account_consenting on account (id) where recruiting and verified and closing_at is null;
