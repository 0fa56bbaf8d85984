/**
 * What leaves the house: links by which somebody outside sees one document, files handed out, mails, goods. Only the
 * hash of a link's token is stored, so a link is made anew each time it is handed out, and all of a document's links are
 * revoked together. What a link or a signed address stands for is answered by one function each: the server's role looks
 * into no business before it is known that it may. Such a function works as the owner, who sees rows only while it says
 * that it does maintenance.
 */
export const outward = `
create table share (
  business_id uuid, document_id uuid, token_hash bytea, created_at timestamptz not null, revoked_at timestamptz,
  primary key (business_id, document_id, token_hash), foreign key (business_id, document_id) references document);
alter table share enable row level security;
alter table share force row level security;
create policy own on share to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on share to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update (revoked_at) on share to counterfoil_app;

-- A draft has no number, and what was put away is not shown: neither has a live link.
create function open_link(business uuid, document uuid, token_hash bytea)
  returns table (id uuid, name text, address text, home_currency text, time_zone text, locale text, plan text, multi_currency bool,
    tax_after_discount bool)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select b.id, b.name, b.address, b.home_currency, b.time_zone, b.locale, b.plan, b.multi_currency,
    coalesce((b.settings -> 'taxAfterDiscount')::bool, false)
  from share s join business b on b.id = s.business_id
  join document d on d.business_id = s.business_id and d.id = s.document_id
  where s.business_id = open_link.business and s.document_id = open_link.document and s.token_hash = open_link.token_hash
    and s.revoked_at is null and d.number is not null and d.status <> 'Deleted';
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function open_link(uuid, uuid, bytea) from public;
grant execute on function open_link(uuid, uuid, bytea) to counterfoil_app;

-- A signed address is asked for by a browser that says nothing else: what it stands for is answered here alone.
create function open_signed_file(token_hash bytea, moment timestamptz) returns table (name text, mime text, bytes bytea)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select f.name, f.mime, f.bytes
  from signed_file s join file f on f.business_id = s.business_id and f.id = s.file_id
  where s.token_hash = open_signed_file.token_hash and s.until > moment;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function open_signed_file(bytea, timestamptz) from public;
grant execute on function open_signed_file(bytea, timestamptz) to counterfoil_app;
create index signed_file_of_file on signed_file (business_id, file_id);

-- What a mail is for decides its words; they are written when it goes, so that nothing here opens a document.
alter table message add column purpose text not null default 'document', add column by_user uuid;
create index message_document on message (business_id, document_id, id);

-- Delivery is a fact beside the state.
alter table document add column delivery text check (delivery in ('Shipped', 'Delivered')),
  add column tracking text not null default '';
create index document_delivered on document (business_id, kind, issued_on) where delivery = 'Delivered';
`;
