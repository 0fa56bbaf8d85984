/**
 * What was given back on a document: a credit note to a customer, a vendor's credit. The document keeps those that stand
 * beside its balance, as its chart is asked about them. Both are numbered in every business, those that stood before too.
 * Source: answers-2.md, Q110.
 */
export const creditNotes = `
alter table document add column credited jsonb not null default '[]';
create table credit_note (
  business_id uuid references business, id uuid, document_id uuid not null, kind text not null check (kind in ('credit-note', 'vendor-credit')),
  number text not null, seq int not null, on_day date not null, reason text not null,
  amount money_ not null check (amount > 0), settled money_ not null check (settled >= 0), home_amount money_ not null,
  lines jsonb not null, settlement_id uuid, entry_id uuid, goods_entry_id uuid, item_id uuid, payment_id uuid,
  undone_at timestamptz, created_at timestamptz not null,
  primary key (business_id, id), unique (business_id, kind, seq), unique (business_id, kind, number), check (settled <= amount),
  foreign key (business_id, document_id) references document, foreign key (business_id, settlement_id) references settlement,
  foreign key (business_id, entry_id) references journal_entry, foreign key (business_id, goods_entry_id) references journal_entry,
  foreign key (business_id, item_id) references open_item, foreign key (business_id, payment_id) references payment);
create index credit_note_document on credit_note (business_id, document_id);
alter table credit_note enable row level security;
alter table credit_note force row level security;
create policy own on credit_note to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on credit_note to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update on credit_note to counterfoil_app;
select set_config('app.maintenance', 'on', true);
insert into series (business_id, kind, prefix)
  select b.id, s.kind, s.prefix from business b cross join (values ('credit-note', 'CN-'), ('vendor-credit', 'VC-')) s (kind, prefix)
  on conflict do nothing;
select set_config('app.maintenance', '', true);
`;
