-- What is sent and shared: links, mails of a business, and letters of the product.

-- A link by which somebody outside sees one document, or one credit note. Only the hash of its token is kept, so a link is made anew each time it is
-- handed out, and all of a document's links are revoked together.
create table share (
  business_id uuid,
  document_id uuid,
  token_hash bytea,
  credit_note_id uuid,
  on_paper bool not null default false, -- made again from the installation's key, so that printing makes one link
  created_at timestamptz not null,
  opened_on date, -- first
  last_opened_on date,
  revoked_at timestamptz,
  primary key (business_id, document_id, token_hash),
  foreign key (business_id, document_id) references document,
  foreign key (business_id, credit_note_id) references credit_note
);
call pg_temp.guard('share', 'select, insert');
grant update (revoked_at, opened_on, last_opened_on) on share to counterfoil_app;

-- The business of a link, looked up before it is known whether the link may see it. A draft has no number, and what is deleted isn't shown.
create function open_link(business uuid, document uuid, note uuid, token_hash bytea)
  returns table (id uuid, name text, address text, home_currency text, time_zone text, locale text, plan text, multi_currency bool,
    tax_after_discount bool, tax_per_rate bool, document_kind text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select b.id, b.name, b.address, b.home_currency, b.time_zone, b.locale, b.plan, b.multi_currency,
    coalesce((b.settings -> 'taxAfterDiscount')::bool, false), coalesce((b.settings -> 'taxPerRate')::bool, false), d.kind
  from share s join business b on b.id = s.business_id
  join document d on d.business_id = s.business_id and d.id = s.document_id
  where s.business_id = open_link.business and s.document_id = open_link.document and s.token_hash = open_link.token_hash
    and s.credit_note_id is not distinct from open_link.note
    and s.revoked_at is null and d.number is not null and d.status <> 'Deleted';
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function open_link(uuid, uuid, uuid, bytea) from public;
grant execute on function open_link(uuid, uuid, uuid, bytea) to counterfoil_app;

-- A mail of a business about a document, a credit note or a contact's statement. Its words are written when it goes.
create table message (
  business_id uuid references business,
  id uuid,
  document_id uuid,
  credit_note_id uuid, -- that goes along in place of the document itself
  contact_id uuid, -- of a statement
  contact_role text check (contact_role in ('customer', 'vendor')),
  from_on date, -- a statement's days
  to_on date,
  purpose text not null default 'document', -- decides its words
  channel text not null,
  recipients jsonb not null, -- { to, cc, bcc }
  subject text,
  body text,
  typed_subject text, -- as somebody edited it before it was sent
  typed_text text,
  by_user uuid,
  state text not null default 'queued',
  tries int not null default 0,
  fault text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, credit_note_id) references credit_note,
  constraint message_contact_role check ((contact_id is null) = (contact_role is null)),
  constraint message_credit_note check (credit_note_id is null or document_id is not null)
);
create index message_document on message (business_id, document_id, id);
create index message_contact on message (business_id, contact_id, id) where contact_id is not null;
-- What waits of a business's mail is counted whenever one is queued.
create index message_queued on message (business_id) where state = 'queued';
call pg_temp.guard('message', 'select, insert, update, delete');

-- A mail of the product to one address, of a business or of nobody's yet. One with a code or a token is sealed while it waits, and its body is erased
-- once it is sent.
create table letter (
  id uuid primary key,
  business_id uuid references business,
  to_address text not null,
  subject text not null,
  body_text text,
  body_html text,
  sealed bool not null default false,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  tries int not null default 0,
  fault text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index letter_to on letter (to_address, created_at desc);
create index letter_queued on letter (id) where state = 'queued';
alter table letter enable row level security;
create policy own on letter for insert to counterfoil_app
  with check (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy identity on letter to counterfoil_access using (true);
create policy whole on letter to counterfoil_maintenance using (true) with check (true);
grant insert on letter to counterfoil_app;
grant select, insert, update on letter to counterfoil_access;
