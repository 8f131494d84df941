-- A letter to whoever handed a report over, once it was taken. Hosts of the version before drop one that reaches them.
alter table letter
  drop constraint letter_kind_check,
  add constraint letter_kind_check
    check (kind in ('report.ready', 'batch.done', 'credits.low', 'renewal.ahead', 'handover.taken'));
