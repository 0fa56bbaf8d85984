import { payable, receivable, type Side } from '../../src/domain/books/side.ts';
import { type Day, daysBetween } from '../../src/domain/day.ts';
import { type Decimal, isZero, minus, negated, plus, sum, zero } from '../../src/domain/money.ts';
import {
  type AgedBy,
  type AgedContact,
  type AgedItem,
  ageingDetails,
  ageingSummary,
  ageOf,
  bucketOf,
  buckets,
} from '../../src/domain/report/ageing.ts';
import type { ReportControl } from '../../src/domain/report/spec.ts';
import { ageingReportWords as words } from '../../src/domain/words/sales-reports.ts';
import { rolesOf } from '../store/books/accounts.ts';
import { leftOn } from '../store/books/items.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { accountSums, withoutRevaluations } from './account-sums.ts';
import { firstDay, type Report, reportSource, rowReport } from './report.ts';

/** Items of a side that are open at the end of a day, from what was settled up to it, by contact and due day. */
const openItems = async (
  tx: Tx,
  name: Side['owed'] | Side['surplus'],
  onDay: Day,
  by: AgedBy,
): Promise<AgedItem[]> => {
  const rows = await tx.query(
    {
      contactId: column.id,
      contact: column.text,
      documentId: column.id.orNull,
      documentNumber: column.text.orNull,
      documentType: column.text.orNull,
      onDay: column.day,
      dueOn: column.day,
      amount: column.exact,
      currency: column.text,
      open: column.exact,
    },
    `select i.contact_id, c.name as contact, i.document_id, d.number as document_number, d.subtype as document_type, i.on_day, i.due_on,
       i.amount, i.currency, ${leftOn('home_amount', '$2')} as open
     from open_item i join contact c on c.business_id = i.business_id and c.id = i.contact_id
     left join document d on d.business_id = i.business_id and d.id = i.document_id
     where i.business_id = $1 and i.side = $3 and i.on_day <= $2 order by c.name, c.id, i.due_on, i.id`,
    [tx.business.id, onDay, name],
  );
  return rows
    .filter(({ open }) => !isZero(open))
    .map(({ amount, currency, ...row }) => ({
      ...row,
      original: { amount, currency },
      late: daysBetween(by === 'due' ? row.dueOn : row.onDay, onDay),
    }));
};

const byContact = (items: readonly AgedItem[], unused: readonly AgedItem[], by: AgedBy): AgedContact[] => {
  const found = new Map<string, AgedContact>();
  const none = Object.fromEntries(buckets.map((bucket) => [bucket, zero])) as AgedContact['by'];
  const at = ({ contactId, contact }: AgedItem): AgedContact =>
    found.get(contactId) ?? { contactId, contact, by: none, unused: zero };
  for (const item of items) {
    const row = at(item);
    const bucket = bucketOf(ageOf(by, item.late));
    found.set(item.contactId, { ...row, by: { ...row.by, [bucket]: plus(row.by[bucket], item.open) } });
  }
  for (const item of unused) {
    const row = at(item);
    found.set(item.contactId, { ...row, unused: plus(row.unused, item.open) });
  }
  return [...found.values()].sort((a, b) => a.contact.localeCompare(b.contact));
};

/** What is owed, and what was paid beyond it, beside the accounts of both. */
const controlsOf = async (
  tx: Tx,
  side: Side,
  onDay: Day,
  [items, unused]: readonly [readonly AgedItem[], readonly AgedItem[]],
): Promise<ReportControl[]> => {
  const [roles, sums] = [await rolesOf(tx), await accountSums(tx, [{ from: firstDay, to: onDay }])];
  const plain = await withoutRevaluations(tx, onDay);
  const control = (name: string, account: number, listed: Decimal, sign: (amount: Decimal) => Decimal) => {
    const { label, amount } = plain(name, account, sums.get(account)?.[0] ?? zero);
    const value = sign(amount);
    return { label, value, difference: minus(listed, value), to: `account:${account}` };
  };
  const open = (of: readonly AgedItem[]) => sum(of.map((item) => item.open));
  const isCustomer = side.contact === 'customer';
  return [
    control(
      isCustomer ? words.controlCustomers : words.controlVendors,
      roles[side.owed],
      open(items),
      side.signed,
    ),
    control(
      isCustomer ? words.controlUnused : words.controlAdvances,
      roles[side.surplus],
      open(unused),
      (amount) => negated(side.signed(amount)),
    ),
  ];
};

const ageing = (name: 'customer-ageing' | 'payable-ageing', side: Side): Report => {
  const read = async (tx: Tx, to: Day | null, by: AgedBy) => {
    const onDay = to ?? tx.today;
    const found = [
      await openItems(tx, side.owed, onDay, by),
      await openItems(tx, side.surplus, onDay, by),
    ] as const;
    return { items: found[0], unused: found[1], controls: await controlsOf(tx, side, onDay, found) };
  };
  const summary = (by: AgedBy) =>
    reportSource(ageingSummary(side.contact, by), async (tx, { days }) => {
      const { items, unused, controls } = await read(tx, days.to, by);
      const rows = byContact(items, unused, by);
      return { rows, controls, total: rows.length, page: 1, whole: true as const };
    });
  const details = (by: AgedBy) =>
    reportSource(ageingDetails(side.contact, by), async (tx, { days }) => {
      const { items: rows, controls } = await read(tx, days.to, by);
      return { rows, controls, total: rows.length, page: 1, whole: true as const };
    });
  return {
    name,
    read: (tx, request, ...more) =>
      (request.view === 'details'
        ? rowReport(details(request.agedBy))
        : rowReport(summary(request.agedBy))
      ).read(tx, request, ...more),
  };
};

/** What customers owe at the end of a day, by how long it has been due. Source: finance-answers.md, section C, 23. */
export const customerAgeing = ageing('customer-ageing', receivable);
/** The same owed to vendors. Source: finance-answers.md, section C, 22. */
export const payableAgeing = ageing('payable-ageing', payable);
