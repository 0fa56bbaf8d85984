import type { Check } from './check.ts';

const grownOnly = ['append_only', 'append_only_whole'];

const triggers: Readonly<Record<string, readonly string[]>> = {
  journal_entry: [...grownOnly, 'journal_entry_lock_date', 'journal_entry_balance'],
  journal_line: [...grownOnly, 'journal_line_guard', 'journal_line_balance'],
  tax_record: grownOnly,
  settlement: grownOnly,
  stock_move: grownOnly,
  event: grownOnly,
  event_link: grownOnly,
  event_head: grownOnly,
};

const appendOnly = Object.keys(triggers);
const values = (rows: readonly string[]) => rows.map((row) => `(${row})`).join(', ');

/**
 * 11 no entry was posted into a locked period or it names its exception, and what is stored is guarded against change. When a lock was set is
 * known from the events that carry `lockedUntil`; an entry posted under a lock that left no event can't be told from one
 * that was there before, and one posted within a minute of its setting may have been under way. That no line was changed can't be seen in the line: what is checked is that nobody can.
 */
export const guardChecks: readonly Check[] = [
  {
    invariant: 11,
    sql: `
      with locks as (
        select business_id, at, (data ->> 'lockedUntil')::date as until,
          lead(at) over (partition by business_id order by at, id) as replaced_at
        from event where data ? 'lockedUntil')
      select e.business_id, format('Entry %s of %s was posted at %s, while the books were locked until %s.', e.number, e.on_day, e.posted_at, l.until) as fault
      from locks l join journal_entry e on e.business_id = l.business_id and e.on_day <= l.until
        and e.lock_exception_id is null and e.posted_at > l.at + interval '1 minute' and e.posted_at < coalesce(l.replaced_at, 'infinity') - interval '1 minute'`,
  },
  {
    invariant: 11,
    sql: `
      select e.business_id, format('Entry %s of %s, posted at %s, names an exception to the lock date that doesn’t cover it.', e.number, e.on_day, e.posted_at) as fault
      from journal_entry e join lock_exception x on x.business_id = e.business_id and x.id = e.lock_exception_id
      where e.posted_by <> x.user_id or e.on_day not between x.from_day and x.to_day or e.posted_at < x.granted_at or e.posted_at >= x.until
        or e.posted_at > x.ended_at + interval '1 minute'`,
  },
  {
    invariant: 11,
    sql: `
      select null::uuid as business_id, format('The trigger %s is not at work on %s.', x.trigger, x.on_table) as fault
      from (values ${values(appendOnly.flatMap((table) => triggers[table]!.map((name) => `'${table}', '${name}'`)))}) x (on_table, trigger)
      where not exists (select 1 from pg_trigger t where t.tgrelid = to_regclass(x.on_table) and t.tgname = x.trigger and t.tgenabled in ('O', 'A'))`,
  },
  {
    invariant: 11,
    sql: `
      select null::uuid as business_id, format('The server’s role %s may %s rows of %s.', r.name, p.verb, t.name) as fault
      from (values ${values(appendOnly.map((table) => `'${table}'`))}) t (name),
        (values ('counterfoil_app'), ('counterfoil_access')) r (name), (values ('update'), ('delete'), ('truncate')) p (verb)
      where has_table_privilege(r.name, t.name, p.verb)
        or p.verb = 'update' and has_any_column_privilege(r.name, t.name, p.verb)`,
  },
];
