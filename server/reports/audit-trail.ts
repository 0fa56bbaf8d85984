import { type ActGroup, actsCalled, actsIn } from '../../src/domain/audit/act-groups.ts';
import type { Source } from '../../src/domain/audit/source.ts';
import {
  changesIn,
  named,
  namedIn,
  reasonOf,
  type TrailPart,
  type TrailRow,
  wordsOfActs,
} from '../../src/domain/audit/trail.ts';
import type { Change } from '../../src/domain/values/changes.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import type { Span } from '../../src/domain/values/period.ts';
import { auditActors } from '../../src/domain/words/audit-trail.ts';
import { column } from '../store/database/row.ts';
import type { BusinessTx } from '../store/database/tx.ts';

/** What of the audit trail is asked for; null and empty leave a part open. */
export interface TrailFilter {
  days: Span;
  person: string | null;
  subjectKind: string | null;
  subjectId: string | null;
  group: ActGroup | null;
  /** A document's number, whole. */
  document: string;
  text: string;
}

const scalar = (text: string): string => `(select ${text} limit 1)`;
const of = (table: string, name: string, id = 'e.subject_id'): string =>
  scalar(`${name} from ${table} s where s.business_id = e.business_id and s.id = ${id}`);

/** In SQL: the number or name of what an event is about. */
const nameNow = `(select coalesce(case e.subject_kind
  when 'expense' then ${of('expense', 's.number')}
  when 'transfer' then ${of('stock_transfer', 's.number')}
  when 'contact' then ${of('contact', 's.name')}
  when 'product' then ${of('product', 's.name')}
  when 'bank' then ${of('bank', `s.details ->> 'name'`)}
  when 'tax' then ${of('tax', 's.name')}
  when 'location' then ${of('location', 's.name')}
  when 'account' then ${of('account', 's.name', `(e.data ->> 'account')::int`)}
  when 'import' then ${of('import_run', 's.file_name')}
  when 'store_order' then ${of('store_order', 's.name')}
  when 'stock-count' then ${of('location', 's.name', `(e.data ->> 'locationId')::uuid`)}
  when 'member' then ${scalar(`coalesce(nullif(trim(x.first_name || ' ' || x.last_name), ''), s.email) from member s
    left join app_user x on x.id = s.user_id where s.business_id = e.business_id and s.id = e.subject_id`)}
  when 'user' then ${scalar(`trim(x.first_name || ' ' || x.last_name) from app_user x where x.id = e.subject_id`)}
  when 'business' then null
  else d.number end, case when jsonb_typeof(e.data -> 'name') = 'string' then e.data ->> 'name' end, e.data ->> 'shop', e.data ->> 'provider', ''))`;

/** In SQL: a status as the events of imports, stores and providers keep it. */
const elsewhere = (end: 'from' | 'to'): string =>
  `case when e.subject_kind in ('import', 'store', 'store_order', 'payment_provider', 'payment_session', 'provider_refund',
    'provider_dispute', 'provider_payout') then e.data ->> '${end}' end`;

/** In SQL: the events with what is known of them beside themselves. */
const told = `from event e left join app_user u on u.id = e.user_id
  left join document d on d.business_id = e.business_id and d.id = case
    when e.subject_kind in ('invoice', 'quote', 'bill', 'order') then e.subject_id
    when e.data ->> 'document' ~ '^[0-9a-f-]{36}$' then (e.data ->> 'document')::uuid end`;

const person = `trim(u.first_name || ' ' || u.last_name)`;

/** In SQL: one of the events of a row is such. */
const some = (such: string): string =>
  `exists (select 1 from event o where o.business_id = e.business_id and (o.id = e.id or o.part_of = e.id) and ${such})`;

/** In SQL: what is asked for, its parameters from $1 on. */
const narrowed = `e.business_id = $1 and e.part_of is null
  and ($2::date is null or e.at >= $2::date::timestamp at time zone $4) and ($3::date is null or e.at < ($3::date + 1)::timestamp at time zone $4)
  and ($5::uuid is null or e.user_id = $5) and ($6::text is null or e.subject_kind = $6) and ($7::uuid is null or e.subject_id = $7)
  and ($8::text[] is null or ${some('o.act like any ($8)')})
  and ($9 = '' or lower(d.number) = lower($9))
  and ($10 = '' or strpos(lower(${nameNow}), $10) > 0 or strpos(lower(coalesce(${person}, '')), $10) > 0
    or ${some(`(o.act like any ($11) or strpos(lower(o.data::text), $10) > 0 or strpos(lower(coalesce(o.changes::text, '')), $10) > 0)`)})`;

const valuesOf = (tx: BusinessTx, { days, person, subjectKind, subjectId, group, ...texts }: TrailFilter) => [
  tx.business.id,
  days.from,
  days.to,
  tx.business.timeZone,
  person,
  subjectKind,
  subjectId,
  group && actsIn(group),
  texts.document.trim(),
  texts.text.trim().toLowerCase(),
  actsCalled(texts.text),
];

const columns = {
  id: column.id,
  at: column.instant,
  userId: column.id.orNull,
  person: column.text.orNull,
  role: column.text.orNull,
  source: column.text.as<Source>().orNull,
  importId: column.id.orNull,
  subjectKind: column.text,
  subjectType: column.text,
  subjectId: column.id.orNull,
  subject: column.text,
  from: column.text.called('from_status').orNull,
  to: column.text.called('to_status').orNull,
  parts: column.json,
  entries: column.json,
};

/** In SQL: the numbers of the entries an act posted about its subject; what is about nothing that has a row is of an act's only one. */
const entries = `select coalesce(jsonb_agg(j.number order by j.number), '[]') as numbers from journal_entry j
  where j.business_id = e.business_id and j.act_id = e.act_id and (j.document_id = e.subject_id or j.id::text = e.data ->> 'entryId'
    or j.document_id is null and exists (select 1 from journal_line l where l.business_id = j.business_id and l.entry_id = j.id
      and e.subject_id in (l.document_id, l.contact_id, l.product_id))
    or not exists (select 1 from event o where o.business_id = e.business_id and o.act_id = e.act_id and o.part_of is null and o.id <> e.id))`;

const rowsAt = async (tx: BusinessTx, filter: TrailFilter, limit: number, offset: number) =>
  tx.query(
    columns,
    `select e.id, e.at, e.user_id, ${person} as person, e.role, e.source, e.import_id, e.subject_kind,
       case when e.subject_kind in ('invoice', 'quote', 'bill', 'order') then coalesce(d.subtype, e.subject_kind)
         when e.subject_kind = 'contact' and (e.act like 'vendor.%' or e.data ->> 'role' = 'vendor') then 'vendor'
         when e.subject_kind = 'contact' and (e.act like 'customer.%' or e.data ->> 'role' = 'customer') then 'customer'
         else e.subject_kind end as subject_type,
       e.subject_id, ${nameNow} as subject,
       coalesce(e.from_status, ${elsewhere('from')}) as from_status, coalesce(p.to_status, ${elsewhere('to')}) as to_status,
       p.parts, j.numbers as entries
     ${told}
     cross join lateral (select jsonb_agg(jsonb_build_object('act', o.act, 'data', o.data, 'changes', o.changes) order by o.id) as parts,
       (array_agg(o.to_status order by o.id desc) filter (where o.to_status is not null))[1] as to_status
       from event o where o.business_id = e.business_id and (o.id = e.id or o.part_of = e.id)) p
     cross join lateral (${entries}) j
     where ${narrowed} order by e.at desc, e.id desc limit $12 offset $13`,
    [...valuesOf(tx, filter), limit, offset],
  );

/** What things are called now, by id; accounts by their number. */
const namesOf = async (
  tx: BusinessTx,
  { ids, accounts }: ReturnType<typeof namedIn>,
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length + accounts.length === 0) return new Map();
  const rows = await tx.query(
    { id: column.text, name: column.text.orNull },
    `select id::text, name from contact where business_id = $1 and id = any($2)
     union all select id::text, name from product where business_id = $1 and id = any($2)
     union all select id::text, name from tax where business_id = $1 and id = any($2)
     union all select id::text, name from location where business_id = $1 and id = any($2)
     union all select id::text, details ->> 'name' from bank where business_id = $1 and id = any($2)
     union all select id::text, number from document where business_id = $1 and id = any($2)
     union all select id::text, trim(first_name || ' ' || last_name) from app_user where id = any($2)
     union all select id::text, name from account where business_id = $1 and id = any($3)`,
    [tx.business.id, ids, accounts],
  );
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
};

/** True for what a row tells as its way from a status to another. */
const isItsWay = (
  row: { from: string | null; to: string | null },
  { field, before, after }: Change,
): boolean =>
  before === null && ((field === 'from' && after === row.from) || (field === 'to' && after === row.to));

const actorOf = (row: { person: string | null; source: Source | null; userId: string | null }): string =>
  row.person ?? auditActors[row.source ?? ''] ?? '';

/** A stretch of the audit trail, the newest first. */
export const trailRows = async (
  tx: BusinessTx,
  filter: TrailFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<TrailRow[]> => {
  const rows = await rowsAt(tx, filter, limit, offset);
  const changed = rows.map((row) => {
    const parts = row.parts as TrailPart[];
    return changesIn(parts).filter((change) => !isItsWay(row, change));
  });
  const names = await namesOf(tx, namedIn(changed.flat()));
  return rows.map(({ parts, ...row }, n) => ({
    ...row,
    person: actorOf(row),
    act: wordsOfActs(parts as TrailPart[], row.subjectKind),
    reason: reasonOf(parts as TrailPart[]),
    changes: changed[n]!.map((change) => named(change, (value) => names.get(value))),
    entries: row.entries as number[],
  }));
};

/** How many rows there are. */
export const countTrail = async (tx: BusinessTx, filter: TrailFilter): Promise<number> => {
  const [row] = await tx.query(
    { n: column.int },
    `select count(*)::int as n ${told} where ${narrowed}`,
    valuesOf(tx, filter),
  );
  return row!.n;
};

/** A page of the audit trail, the newest first; one beyond the last is the last. */
export const auditTrail = async (
  tx: BusinessTx,
  filter: TrailFilter,
  requested: { page: number; limit: number },
): Promise<{ rows: TrailRow[]; total: number; page: number }> => {
  const total = await countTrail(tx, filter);
  const page = pageWithin(total, requested);
  const { limit } = requested;
  return { rows: await trailRows(tx, filter, { limit, offset: (page - 1) * limit }), total, page };
};
