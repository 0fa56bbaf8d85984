/**
 * Whether a template's paper says how it is paid online, and which links of a document stand on its paper: those are made
 * again from the installation's key, so that printing it a hundred times makes one link. Whoever comes by a link is told again how
 * the business rounds tax (0124), which 0127 had left out.
 */
export const paperLinks = `
alter table template add column shows_online boolean not null default true;
alter table share add column on_paper boolean not null default false;
drop function open_link(uuid, uuid, uuid, bytea);
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
`;
