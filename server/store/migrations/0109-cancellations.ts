/**
 * The paper that says an issued document is cancelled: numbered in a series of its own beside credit notes, with the figures
 * the document had. One of a document that came to nothing comes to nothing.
 */
export const cancellations = `
alter table credit_note add column figures jsonb, drop constraint credit_note_kind_check, drop constraint credit_note_amount_check,
  add constraint credit_note_kind_check check (kind in ('credit-note', 'vendor-credit', 'cancellation')),
  add constraint credit_note_amount_check check (amount > 0 or (kind = 'cancellation' and amount = 0)),
  add constraint credit_note_figures_check check ((figures is not null) = (kind = 'cancellation'));
create unique index credit_note_cancellation on credit_note (business_id, document_id) where kind = 'cancellation' and undone_at is null;
select set_config('app.maintenance', 'on', true);
insert into series (business_id, kind, prefix) select id, 'cancellation', 'CAN-' from business on conflict do nothing;
select set_config('app.maintenance', '', true);
`;
