import type { OpenItem, Settlement } from '../../../src/domain/books/open-item.ts';
import type { ItemSide } from '../../../src/domain/books/side.ts';
import { firstOfMonth } from '../../../src/domain/day.ts';
import type { DocumentHeader } from '../../../src/domain/documents/document.ts';
import { isBilled } from '../../../src/domain/documents/status.ts';
import { type Decimal, isPositive, isZero, negated, plus, zero } from '../../../src/domain/money.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { heldItem } from '../books/items.ts';
import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

type Sums = Record<string, Decimal | number>;

/** Adds rows that share a key, and leaves out those whose sums are all zero. */
const grouped = <Key extends Record<string, unknown>, Value extends Sums>(
  rows: readonly { key: Key; value: Value }[],
): (Key & Value)[] => {
  const groups = new Map<string, { key: Key; value: Sums }>();
  for (const row of rows) {
    const id = JSON.stringify(row.key);
    const group = groups.get(id);
    if (!group) groups.set(id, { key: row.key, value: { ...row.value } });
    else
      for (const name of Object.keys(row.value)) {
        const [a, b] = [group.value[name]!, row.value[name]!];
        group.value[name] = typeof a === 'number' ? a + (b as number) : plus(a, b as Decimal);
      }
  }
  return [...groups.values()]
    .filter((group) => Object.values(group.value).some((value) => !isZero(String(value))))
    .map((group) => ({ ...group.key, ...(group.value as Value) }));
};

const dayOf = (document: DocumentHeader, sign: 1 | -1) => ({
  key: { kind: document.kind, subtype: document.subtype, status: document.status, day: document.issuedOn },
  value: {
    n: sign,
    homeTotal: sign === 1 ? document.homeTotal : negated(document.homeTotal),
    homeOpen: sign === 1 ? document.homeOpen : negated(document.homeOpen),
  },
});

/** One more or one fewer of what is open on the day a document falls due. */
const dueOf = (document: DocumentHeader, sign: 1 | -1) => ({
  key: { kind: document.kind, day: document.dueOn },
  value: { n: sign, homeOpen: sign === 1 ? document.homeOpen : negated(document.homeOpen) },
});

/** What a document bills its contact for in the month it was issued in. */
const billedOf = (document: DocumentHeader, sign: 1 | -1) => ({
  key: { kind: document.kind, contactId: document.contactId, month: firstOfMonth(document.issuedOn) },
  value: { n: sign, homeTotal: sign === 1 ? document.homeTotal : negated(document.homeTotal) },
});

/** What each changed document adds to a sum it counts in, after what it added before is taken away. */
const changesOf = <Row>(
  plan: Plan,
  counts: (document: DocumentHeader) => boolean,
  rowOf: (document: DocumentHeader, sign: 1 | -1) => Row,
): Row[] =>
  plan.documents.flatMap(({ before, after }) => [
    ...(before && counts(before) ? [rowOf(before, -1)] : []),
    ...(counts(after) ? [rowOf(after, 1)] : []),
  ]);

/** Debits and credits of a plan's entries by account, channel and a day made from each line's day. */
const balancesOf = (plan: Plan, day: (onDay: string) => string) =>
  grouped(
    plan.entries.flatMap((entry) =>
      entry.lines.map((line) => ({
        key: { accountId: line.accountId, channel: line.channel, day: day(entry.onDay) },
        value: isPositive(line.amount)
          ? { debit: line.amount, credit: zero }
          : { debit: zero, credit: negated(line.amount) },
      })),
    ),
  );

/** Whose items a plan settles: those it opens itself, those the act holds, and any other, looked up in one go. */
const sidesOf = async (tx: Tx, plan: Plan): Promise<Map<string, Pick<OpenItem, 'contactId' | 'side'>>> => {
  const sides = new Map<string, Pick<OpenItem, 'contactId' | 'side'>>(
    plan.items.map((item) => [item.id, item]),
  );
  for (const { itemId } of plan.settlements) {
    const held = sides.has(itemId) ? undefined : heldItem(tx, itemId);
    if (held) sides.set(itemId, held);
  }
  const others = plan.settlements.map((one) => one.itemId).filter((id) => !sides.has(id));
  if (others.length) {
    const rows = await tx.query(
      { id: column.id, contactId: column.id, side: column.text.as<ItemSide>() },
      'select id, contact_id, side from open_item where business_id = $1 and id = any($2)',
      [tx.business.id, [...new Set(others)]],
    );
    for (const row of rows) sides.set(row.id, { contactId: row.contactId, side: row.side });
  }
  return sides;
};

/**
 * What was cancelled, written off or given back was never paid: it lowers what was billed, so that paid totals leave it out. A
 * cancelled item is no claim any more, and one again when the cancellation is reversed.
 */
const totalsOf = ({ kind, amount, homeAmount }: Settlement) => {
  const wasPaid = kind !== 'cancel' && kind !== 'write-off' && kind !== 'credit-note';
  return {
    billed: wasPaid ? zero : negated(homeAmount),
    settled: wasPaid ? homeAmount : zero,
    items: kind === 'cancel' ? (isPositive(amount) ? -1 : 1) : 0,
    claimed: kind === 'cancel' ? negated(homeAmount) : zero,
  };
};

/** What a plan adds to every derived row, each group one row per key. */
export const rollupsOf = async (tx: Tx, plan: Plan) => {
  const sides = await sidesOf(tx, plan);
  const contacts = [
    ...plan.items.map((item) => ({
      key: { contactId: item.contactId, side: item.side },
      value: { billed: item.homeAmount, settled: zero, items: 1, claimed: item.homeAmount },
    })),
    ...plan.settlements.map((settlement) => {
      const { contactId, side } = sides.get(settlement.itemId)!;
      return { key: { contactId, side }, value: totalsOf(settlement) };
    }),
  ];
  return {
    contacts: grouped(contacts),
    documentDays: grouped(changesOf(plan, () => true, dayOf)),
    documentsDue: grouped(changesOf(plan, (one) => one.dueOn !== null && isPositive(one.homeOpen), dueOf)),
    contactMonths: grouped(changesOf(plan, (one) => one.contactId !== null && isBilled(one), billedOf)),
    dayBalances: balancesOf(plan, (day) => day),
    monthBalances: balancesOf(plan, firstOfMonth),
  };
};
