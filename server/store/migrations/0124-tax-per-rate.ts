/** Whoever comes by a link sees the business as its members do: how it rounds tax goes with how it takes it. */
export const taxRounding = `
drop function open_link(uuid, uuid, bytea);
create function open_link(business uuid, document uuid, token_hash bytea)
  returns table (id uuid, name text, address text, home_currency text, time_zone text, locale text, plan text, multi_currency bool,
    tax_after_discount bool, tax_per_rate bool)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select b.id, b.name, b.address, b.home_currency, b.time_zone, b.locale, b.plan, b.multi_currency,
    coalesce((b.settings -> 'taxAfterDiscount')::bool, false), coalesce((b.settings -> 'taxPerRate')::bool, false)
  from share s join business b on b.id = s.business_id
  join document d on d.business_id = s.business_id and d.id = s.document_id
  where s.business_id = open_link.business and s.document_id = open_link.document and s.token_hash = open_link.token_hash
    and s.revoked_at is null and d.number is not null and d.status <> 'Deleted';
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function open_link(uuid, uuid, bytea) from public;
grant execute on function open_link(uuid, uuid, bytea) to counterfoil_app;
`;
