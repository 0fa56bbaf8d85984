/**
 * Fiscal starts are kept with the year they begin to hold: how years began before is beside how they begin now. A budget of a short year
 * keeps its last day. The business of a link answers both, as every business does.
 */
export const fiscalStarts = `
alter table business add column fiscal_before jsonb not null default '[]' check (jsonb_typeof(fiscal_before) = 'array');
comment on column business.fiscal_before is 'How fiscal years began before they begin as fiscal_month and fiscal_day say, the oldest first: month, day, and the first day of the first year that began otherwise.';
alter table budget add column ends_on date;
comment on column budget.ends_on is 'The last day of its fiscal year where that is shorter than twelve months.';
drop function open_link(uuid, uuid, uuid, bytea);
create function open_link(business uuid, document uuid, note uuid, token_hash bytea)
  returns table (id uuid, name text, address text, home_currency text, time_zone text, locale text, plan text, multi_currency bool,
    tax_after_discount bool, tax_per_rate bool, fiscal_month smallint, fiscal_day int, fiscal_before jsonb, document_kind text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select b.id, b.name, b.address, b.home_currency, b.time_zone, b.locale, b.plan, b.multi_currency,
    coalesce((b.settings -> 'taxAfterDiscount')::bool, false), coalesce((b.settings -> 'taxPerRate')::bool, false),
    b.fiscal_month, coalesce(b.fiscal_day, 1)::int, b.fiscal_before, d.kind
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
