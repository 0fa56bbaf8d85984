import { taxKinds } from '../../../src/domain/tax/tax.ts';
import { currencies } from '../../../src/domain/values/currency.ts';

const kinds = taxKinds.map((kind) => `'${kind}'`).join(', ');
/** Decimals of the currencies that have other than two. */
const digits = `(values ${currencies.flatMap((one) => (one.digits === 2 ? [] : `('${one.code}', ${one.digits})`)).join(', ')}) d (code, digits)`;

/**
 * A tax has a kind, the part of it that is deducted and its reason for paper, as lines and expenses keep them; and every entry has a record
 * of what each line of its document was taxed with, beside its own lines, which stay as they are.
 *
 * Records of what was posted before come from the lines on tax accounts and, where nothing was posted of a tax because it was zero or joined
 * the cost, from the document as it stands, its credit notes and write-offs. An entry that an edit replaced since has none of the latter, nor
 * has its reversal: they come to nothing together.
 */
export const taxRecords = `
select set_config('app.maintenance', 'on', true);

alter table tax add kind text not null default 'standard' check (kind in (${kinds})),
  add deductible numeric(7,4) not null default 100 check (deductible between 0 and 100), add reason text not null default '';
update tax set kind = case when percent = 0 then 'zero' else kind end, deductible = case when recoverable then 100 else 0 end
  where percent = 0 or not recoverable;
alter table tax drop recoverable;

alter table document_line add tax_kind text not null default 'standard' check (tax_kind in (${kinds})),
  add tax_deductible numeric(7,4) not null default 100, add tax_reason text not null default '', add given_base money_;
update document_line set tax_kind = case when tax_percent = 0 then 'zero' else tax_kind end,
    tax_deductible = case when tax_recoverable then 100 else 0 end
  where tax_percent = 0 or not tax_recoverable;
alter table document_line drop tax_recoverable;

alter table expense add tax_kind text check (tax_kind in (${kinds})), add tax_deductible numeric(7,4);
update expense set tax_kind = case when tax_percent = 0 then 'zero' else 'standard' end,
    tax_deductible = case when tax_recoverable then 100 else 0 end
  where tax_id is not null;
alter table expense drop tax_recoverable;

update document set ext = jsonb_set(ext, '{terms,shippingTax}', (ext #> '{terms,shippingTax}') - 'recoverable' || jsonb_build_object(
    'kind', case when (ext #>> '{terms,shippingTax,percent}')::numeric = 0 then 'zero' else 'standard' end,
    'deductible', case when (ext #>> '{terms,shippingTax,recoverable}')::bool is false then '0' else '100' end))
  where jsonb_typeof(ext #> '{terms,shippingTax}') = 'object';

create table tax_record (
  business_id uuid, entry_id uuid, n smallint, on_day date not null, -- its entry's
  side text not null check (side in ('sale', 'purchase')), document_id uuid, document_line_id uuid,
  tax_id uuid, tax_name text not null, kind text not null check (kind in (${kinds})), rate numeric(7,4), deductible numeric(7,4) not null,
  country text not null, currency text not null,
  base money_ not null, home_base money_ not null, tax money_ not null, home_tax money_ not null,
  deducted money_ not null, home_deducted money_ not null,
  primary key (business_id, entry_id, n),
  foreign key (business_id, entry_id) references journal_entry,
  check (side = 'purchase' or deducted = 0 and home_deducted = 0));
comment on table tax_record is 'What each line of a document was taxed with as its entry was posted, also where the tax is nothing.';
create index tax_record_day on tax_record (business_id, on_day, side);
alter table tax_record enable row level security;
alter table tax_record force row level security;
create policy own on tax_record to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on tax_record to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
create policy whole on tax_record to counterfoil_maintenance using (true) with check (true);
grant select, insert on tax_record to counterfoil_app;
grant select on tax_record to counterfoil_maintenance;

create temporary table found on commit drop as
with
  lines as (
    select l.business_id, l.entry_id, e.on_day, case when coalesce(d.kind = 'invoice', false) then 'sale' else 'purchase' end as side,
      l.document_id, l.document_line_id, l.tax_id, coalesce(dl.tax_name, t.name, '') as tax_name,
      coalesce(dl.tax_kind, t.kind, 'standard') as kind, coalesce(dl.tax_percent, t.percent) as rate,
      coalesce(d.parties #>> '{to,country}', '') as country, l.currency, l.rate as fx,
      case when e.reverses is null then l.tax_base else -l.tax_base end as base, l.fx_amount as tax, l.amount as home_tax
    from journal_line l join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
      left join document d on d.business_id = l.business_id and d.id = l.document_id
      left join document_line dl on dl.business_id = l.business_id and dl.id = l.document_line_id
      left join tax t on t.business_id = l.business_id and t.id = l.tax_id
    where l.tax_base is not null and e.kind not in ('manual', 'opening')),
  -- What a document is taxed with that was not posted on a tax account.
  parts as (
    select l.business_id, l.document_id, l.id as document_line_id, l.tax_id, l.tax_name, l.tax_kind as kind, l.tax_percent as rate,
      case when (d.ext #>> '{terms,taxAfterDiscount}')::bool then l.amount - l.discount_share else l.amount - l.own_discount end as base,
      l.tax_amount as tax
    from document_line l join document d on d.business_id = l.business_id and d.id = l.document_id
    where d.kind in ('invoice', 'bill') and (l.tax_id is not null and l.tax_amount = 0 or l.tax_deductible = 0 and d.kind = 'bill' and l.tax_amount <> 0)
    union all
    select d.business_id, d.id, null, (x ->> 'id')::uuid, x ->> 'name', x ->> 'kind', (x ->> 'percent')::numeric, d.shipping, d.shipping_tax
    from document d cross join lateral (select d.ext #> '{terms,shippingTax}' as x) s
    where d.kind in ('invoice', 'bill') and jsonb_typeof(x) = 'object' and d.shipping <> 0
      and (d.shipping_tax = 0 or d.kind = 'bill' and x ->> 'deductible' = '0')),
  posted as (
    select distinct on (e.business_id, e.document_id) e.*, d.kind as document_kind, d.currency, coalesce(d.rate, 1) as fx,
      coalesce(d.parties #>> '{to,country}', '') as country, d.total
    from journal_entry e join document d on d.business_id = e.business_id and d.id = e.document_id
    where e.kind in ('sale', 'purchase') order by e.business_id, e.document_id, e.number desc),
  given as (
    select n.business_id, n.document_id, n.entry_id, nullif(x ->> 'lineId', '')::uuid as document_line_id,
      (x ->> 'taxBase')::numeric as base, (x ->> 'tax')::numeric as tax, n.undone_at is null as live
    from credit_note n cross join lateral jsonb_array_elements(n.lines) x where n.entry_id is not null and n.kind <> 'cancellation'
    union all
    select business_id, document_id, entry_id, null, (shipping ->> 'amount')::numeric, (shipping ->> 'tax')::numeric, undone_at is null
    from credit_note where entry_id is not null and kind <> 'cancellation' and jsonb_typeof(shipping) = 'object'),
  forgiven as (
    select s.business_id, i.document_id, s.entry_id, least(s.amount, w.whole) / w.whole as part
    from settlement s join open_item i on i.business_id = s.business_id and i.id = s.item_id
      join document d on d.business_id = i.business_id and d.id = i.document_id
      cross join lateral (select d.total - coalesce(sum(n.amount), 0) as whole from credit_note n
        where n.business_id = d.business_id and n.document_id = d.id and n.kind <> 'cancellation' and n.undone_at is null) w
    where s.kind = 'write-off' and s.reverses is null and w.whole > 0 and exists (
      select 1 from journal_line l where l.business_id = s.business_id and l.entry_id = s.entry_id and l.tax_base is not null)),
  unposted as (
    select p.*, e.id as entry_id, e.on_day, e.country, e.currency, e.fx, e.document_kind, 1 as sign, p.base as own_base, p.tax as own_tax
      from parts p join posted e on e.business_id = p.business_id and e.document_id = p.document_id
    union all
    select p.*, n.id, n.on_day, e.country, e.currency, e.fx, e.document_kind, -1, g.base, g.tax
      from parts p join posted e on e.business_id = p.business_id and e.document_id = p.document_id
        join given g on g.business_id = p.business_id and g.document_id = p.document_id and g.document_line_id is not distinct from p.document_line_id
        join journal_entry n on n.business_id = g.business_id and n.id = g.entry_id
    union all
    select p.*, n.id, n.on_day, e.country, e.currency, e.fx, e.document_kind, -1,
        round((p.base - w.base) * f.part, 2), round((p.tax - w.tax) * f.part, 2)
      from parts p join posted e on e.business_id = p.business_id and e.document_id = p.document_id
        cross join lateral (select coalesce(sum(base), 0) as base, coalesce(sum(tax), 0) as tax from given g
          where g.live and g.business_id = p.business_id and g.document_id = p.document_id and g.document_line_id is not distinct from p.document_line_id) w
        join forgiven f on f.business_id = p.business_id and f.document_id = p.document_id
        join journal_entry n on n.business_id = f.business_id and n.id = f.entry_id),
  expenses as (
    select x.*, e.on_day as posted_on from expense x join journal_entry e on e.business_id = x.business_id and e.id = x.entry_id
    where x.tax_id is not null and (x.tax_amount = 0 or x.tax_deductible = 0)),
  together as (
    select business_id, entry_id, on_day, side, document_id, document_line_id, tax_id, tax_name, kind, rate, 100 as deductible, country,
      currency, fx, base, case side when 'sale' then -tax else tax end as tax, case side when 'sale' then -home_tax else home_tax end as home_tax,
      side = 'purchase' as is_deducted, false as is_mirrored from lines
    union all
    select business_id, entry_id, on_day, case document_kind when 'invoice' then 'sale' else 'purchase' end, document_id, document_line_id,
      tax_id, coalesce(tax_name, ''), kind, rate, case when own_tax = 0 then 100 else 0 end, country, currency, fx, sign * own_base, sign * own_tax, null, false, true from unposted
    union all
    select business_id, entry_id, posted_on, 'purchase', null, null, tax_id, tax_name, tax_kind, tax_percent, tax_deductible, '', currency, rate,
      net, tax_amount, null, false, true from expenses)
select * from together
-- What a reversal takes back has the opposite sign, on its own day; those on tax accounts are among the lines already.
union all
select t.business_id, r.id, r.on_day, t.side, t.document_id, t.document_line_id, t.tax_id, t.tax_name, t.kind, t.rate, t.deductible, t.country,
  t.currency, t.fx, -t.base, -t.tax, t.home_tax, false, true
from together t join journal_entry r on r.business_id = t.business_id and r.reverses = t.entry_id where t.is_mirrored;

insert into tax_record (business_id, entry_id, n, on_day, side, document_id, document_line_id, tax_id, tax_name, kind, rate, deductible, country,
    currency, base, home_base, tax, home_tax, deducted, home_deducted)
  select f.business_id, entry_id, row_number() over (partition by f.business_id, entry_id order by document_line_id nulls last, tax_id, base),
    on_day, side, document_id, document_line_id, tax_id, tax_name, kind, rate, deductible, f.country, currency,
    base, round(base * fx, coalesce(d.digits, 2)), tax, coalesce(home_tax, round(tax * fx, coalesce(d.digits, 2))),
    case when is_deducted then tax else 0 end, case when is_deducted then home_tax else 0 end
  from found f join business b on b.id = f.business_id left join ${digits} on d.code = b.home_currency;

create trigger append_only before update or delete on tax_record for each row execute function append_only();
create trigger append_only_whole before truncate on tax_record for each statement execute function append_only();
select set_config('app.maintenance', '', true);
`;
