import { type Entry, type EntryLine, postedLines, reversed, type TaxedLine } from '../books/entry.ts';
import { farDayRefusal } from '../books/far-day.ts';
import { lockRefusal } from '../books/lock.ts';
import type { OpenItem, Settlement } from '../books/open-item.ts';
import type { TaxRecord } from '../books/tax-record.ts';
import type { World } from '../books/world.ts';
import { type Day, daysAfter, oneYearAfter } from '../day.ts';
import { atRate, type Decimal, isZero, negated, sum, zero } from '../money.ts';
import { emptyPlan, type Plan, record } from '../plan/plan.ts';
import { formatDay } from '../values/format.ts';
import { invalid, isRefusal, named, type Refusal, refusalOf } from '../values/refusal.ts';
import {
  journalEntryMemos as memos,
  journalEntryWarnings as warnings,
  journalEntryRefusals as words,
} from './journal-entries.words.ts';
import { type EntryLookup, type PlacedLine, placedLines } from './placed-line.ts';
import { afterSettling, type SettleableItem, settleWith } from './settling.ts';
import { type TypedEntry, typedEntryProblems } from './typed-entry.ts';

/** What an entry is planned on. */
export interface EntryContext extends EntryLookup {
  /** What its lines may settle, held against other writers. */
  items: readonly SettleableItem[];
  /** The day the books begin. */
  booksBegan: Day;
}

/** An entry about to be posted, and the one that undoes it later; null where none does. */
export interface PlannedEntry {
  plan: Plan;
  entryId: string;
  pairId: string | null;
  /** What its entries have beside their lines. */
  reference: string;
}

/** What the entry's lines are about, before any of them is placed in the books. */
interface Header {
  id: string;
  onDay: Day;
  currency: string;
  rate: Decimal;
}

const dayRefusal = (
  onDay: Day,
  { onDay: typed, reverseOn, lines }: TypedEntry,
  world: World,
): Refusal | null => {
  const latest = oneYearAfter(world.today);
  if (onDay > latest) return invalid('onDay', words.tooFarAhead({ day: formatDay(latest, world.locale) }));
  if (reverseOn !== null && reverseOn <= onDay) return invalid('reverseOn', words.reverseTooEarly);
  const lastPair = oneYearAfter(onDay);
  if (reverseOn !== null && reverseOn > lastPair)
    return invalid('reverseOn', words.tooFarAhead({ day: formatDay(lastPair, world.locale) }));
  return (
    lockRefusal(world, onDay) ??
    farDayRefusal(
      world,
      { field: 'onDay', day: typed },
      { field: 'reverseOn', day: reverseOn },
      ...lines.map(({ dueOn }, index) => ({ field: `lines.${index}.dueOn`, day: dueOn, plans: true })),
    )
  );
};

const warningsOf = (onDay: Day, booksBegan: Day, { today, locale }: World): string[] => [
  ...(onDay > today ? [warnings.ahead({ day: formatDay(onDay, locale) })] : []),
  ...(onDay < booksBegan ? [warnings.beforeBooks({ day: formatDay(booksBegan, locale) })] : []),
];

/** What a line on a tax account says of its tax: owed where the account owes it, claimed back where it is paid. */
const taxRecordOf = (
  { typed: { taxBase }, tax, account, amount, homeAmount }: PlacedLine,
  { currency, rate }: Header,
  world: World,
): TaxRecord | undefined => {
  if (!tax) return undefined;
  const isSale = account.group === 'liability';
  const signed = (value: Decimal) => (isSale ? negated(value) : value);
  const [charged, homeCharged] = [signed(amount), signed(homeAmount)];
  const ofBase = (value: Decimal) => (charged.startsWith('-') ? negated(value) : value);
  const base = taxBase ?? zero;
  return {
    side: isSale ? 'sale' : 'purchase',
    documentId: null,
    documentLineId: null,
    taxId: tax.id,
    taxName: tax.name,
    kind: tax.kind,
    rate: tax.percent,
    deductible: '100',
    country: '',
    currency,
    base: ofBase(base),
    homeBase: ofBase(atRate(base, rate, world.homeDigits)),
    tax: charged,
    homeTax: homeCharged,
    deducted: isSale ? zero : charged,
    homeDeducted: isSale ? zero : homeCharged,
  };
};

const lineOf = (line: PlacedLine, header: Header, world: World): TaxedLine => {
  const { account, contact, typed, amount, homeAmount } = line;
  const taxed = taxRecordOf(line, header, world);
  return {
    accountId: account.id,
    amount: homeAmount,
    currency: header.currency,
    foreignAmount: amount,
    rate: header.rate,
    contactId: contact?.id ?? null,
    channel: 'manual',
    memo: typed.description.trim() || null,
    ...(taxed && { taxId: taxed.taxId, taxBase: taxed.base, taxed }),
  };
};

const itemOf = (line: PlacedLine, { id, ...header }: Header, world: World): OpenItem => {
  const { contact, typed } = line;
  const side = line.side!;
  const terms = side.contact === 'customer' ? contact!.customerTerms : contact!.vendorTerms;
  const amount = side.signed(line.amount);
  const homeAmount = side.signed(line.homeAmount);
  return {
    ...header,
    id: world.newId(),
    side: side.owed,
    contactId: contact!.id,
    documentId: null,
    paymentId: null,
    entryId: id,
    dueOn: typed.dueOn ?? daysAfter(header.onDay, terms ?? 0),
    amount,
    homeAmount,
    open: amount,
    homeOpen: homeAmount,
  };
};

/** What of a line is none of what was typed: a difference at home alone. */
const atHome = (accountId: number, amount: Decimal, memo: string, header: Header): EntryLine => ({
  accountId,
  amount,
  currency: header.currency,
  foreignAmount: zero,
  rate: header.rate,
  channel: 'manual',
  memo,
});

/** The lines of an entry as they are posted, with what they open and settle. */
const posted = (
  lines: readonly PlacedLine[],
  header: Header,
  items: readonly SettleableItem[],
  world: World,
): { lines: TaxedLine[]; items: OpenItem[]; settlements: Settlement[] } | Refusal => {
  const own: TaxedLine[] = [];
  const opened: OpenItem[] = [];
  const settlements: Settlement[] = [];
  let gain = zero;
  let left = items;
  for (const line of lines) {
    const asTyped = lineOf(line, header, world);
    if (line.side === null) own.push(asTyped);
    else if (line.opens) {
      own.push(asTyped);
      opened.push(itemOf(line, header, world));
    } else {
      const settling = settleWith(line, left, header, world);
      if (isRefusal(settling)) return settling;
      left = afterSettling(left, settling.settlements);
      settlements.push(...settling.settlements);
      gain = sum([gain, settling.gain]);
      own.push({ ...asTyped, amount: line.side.signed(negated(settling.booked)) });
    }
  }
  // What rounding each line by itself leaves: at most one minor unit a line.
  const rest = negated(sum(lines.map(({ homeAmount }) => homeAmount)));
  const { exchange, rounding } = world.accounts;
  return {
    lines: [
      ...own,
      ...(isZero(gain) ? [] : [atHome(exchange, negated(gain), memos.exchange, header)]),
      ...(isZero(rest) ? [] : [atHome(rounding, rest, memos.rest, header)]),
    ],
    items: opened,
    settlements,
  };
};

/** The entry that undoes another on a later day: posted with it, and as much one by hand. */
const undoing = (entry: Entry, onDay: Day, world: World): Entry => ({
  ...reversed(entry, { id: world.newId(), onDay, memo: memos.undoes(entry.memo) }),
  kind: 'manual',
  reverses: null,
});

/**
 * An entry that somebody typed, and where it says so the one that undoes it later. Refused for faults, each at its line; for accounts
 * that move with other acts; on locked days; for more settled than is open. Lines are converted one by one, and what that leaves is a line
 * on rounding. Source: finance answers, Q67, Q68 and Q70.
 */
export const planJournalEntry = (
  typed: TypedEntry,
  { items, booksBegan, ...lookup }: EntryContext,
  world: World,
): PlannedEntry | Refusal => {
  const wrong = typedEntryProblems(typed, world);
  const placed = wrong.length > 0 ? { lines: [], problems: wrong } : placedLines(typed, lookup, world);
  const onDay = typed.onDay ?? world.today;
  const refused = refusalOf(placed.problems) ?? dayRefusal(onDay, typed, world);
  if (refused) return refused;
  const lockedPair = typed.reverseOn && lockRefusal(world, typed.reverseOn);
  if (lockedPair) return named(lockedPair, 'reverseOn');
  const header = { id: world.newId(), onDay, currency: typed.currency, rate: typed.rate ?? '1' };
  const booked = posted(placed.lines, header, items, world);
  if (isRefusal(booked)) return booked;
  const about = { kind: 'manual', documentId: null, paymentId: null, reverses: null } as const;
  const memo = typed.memo.trim();
  const entry: Entry = { id: header.id, onDay, ...about, memo, ...postedLines(booked.lines) };
  const pair = typed.reverseOn ? undoing(entry, typed.reverseOn, world) : null;
  const entries = pair ? [entry, pair] : [entry];
  return {
    entryId: entry.id,
    pairId: pair?.id ?? null,
    reference: typed.reference.trim(),
    plan: {
      ...emptyPlan(),
      entries,
      items: booked.items,
      settlements: booked.settlements,
      warnings: warningsOf(onDay, booksBegan, world),
      events: entries.map(({ id }) =>
        record(world, 'journal-entry.create', { id, kind: 'journal-entry' }, { from: null, to: 'Posted' }),
      ),
    },
  };
};
