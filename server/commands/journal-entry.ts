import type { World } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import type { AttachmentsRequest } from '../../src/domain/documents/attachment.ts';
import type { PlannedEntry } from '../../src/domain/journal-entry/posting.ts';
import { type TaxPayment, taxPaymentEntry } from '../../src/domain/journal-entry/tax-payment.ts';
import type { TypedEntry } from '../../src/domain/journal-entry/typed-entry.ts';
import { type Effects, effectsOf } from '../../src/domain/plan/effects.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { postEntryAct, reverseEntryAct } from '../acts/journal-entry.ts';
import { attach } from '../services/attach.ts';
import { allAccounts } from '../store/books/accounts.ts';
import { booksBegan } from '../store/books/books-began.ts';
import {
  contactsNamed,
  documentOfEntry,
  entryNumber,
  insertManualEntry,
  lockItemsOfEntry,
  lockManualEntry,
  lockSettleable,
  markReversed,
  postedEntry,
} from '../store/books/manual-entries.ts';
import { findMovedBank } from '../store/books/money-banks.ts';
import { holdBooks } from '../store/database/hold.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct, type Tx } from '../store/database/tx.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { takeTaxes } from '../store/settings/taxes.ts';

/** What posting or taking back an entry answers: the entry it left behind; for a preview, its plan. */
export interface EntryResult extends Answer {
  id: string;
  number: number;
  warnings: string[];
  repeated?: boolean;
}

/** What the lines of an entry name. Accounts are read once the book is held, so that none is deactivated meanwhile. */
const contextOf = async (tx: Tx, { lines, currency }: TypedEntry) => {
  const ids = lines.flatMap(({ contactId }) => contactId ?? []);
  const names = lines.flatMap(({ contact }) => contact.trim() || []);
  const contacts = ids.length + names.length > 0 ? await contactsNamed(tx, { ids, names }) : [];
  const taxes = await takeTaxes(
    tx,
    lines.flatMap(({ taxId }) => taxId ?? []),
  );
  const items = await lockSettleable(
    tx,
    contacts.map(({ id }) => id),
    currency,
  );
  return { accounts: await allAccounts(tx), contacts, taxes, items, booksBegan: await booksBegan(tx) };
};

const planned = async (tx: Tx, typed: TypedEntry, world: World): Promise<PlannedEntry> =>
  runAct(postEntryAct, tx.business, typed, await contextOf(tx, typed), world);

const write = async (tx: Tx, { plan, entryId, pairId, reference }: PlannedEntry): Promise<EntryResult> => {
  await writePlan(tx, plan);
  await insertManualEntry(tx, entryId, { reference, pairOf: null });
  if (pairId) await insertManualEntry(tx, pairId, { reference, pairOf: entryId });
  return { id: entryId, number: await entryNumber(tx, entryId), warnings: plan.warnings };
};

/**
 * Posts an entry that somebody typed, under the next number with its files, and with it the one that undoes it where that was asked for. Throws `Missing`
 * for a tax there is none of, and `Refused`.
 */
export const addJournalEntry = (
  ctx: Ctx,
  typed: TypedEntry,
  attachments: AttachmentsRequest = {},
): Promise<EntryResult> =>
  runOnce(ctx, async (tx) => {
    const saved = await write(tx, await planned(tx, typed, await worldOf(tx)));
    await attach(tx, saved.id, attachments);
    return saved;
  });

/** What posting it would do; nothing is written. Throws as `addJournalEntry`. */
export const previewJournalEntry = async (ctx: Ctx, typed: TypedEntry): Promise<Plan> => {
  const { plan } = await runOnce({ ...ctx, previewOnly: true }, async (tx) => ({
    plan: (await planned(tx, typed, await worldOf(tx))).plan,
  }));
  return plan;
};

/**
 * Posts what was paid to the tax office, or paid back by it, as an entry by hand: it is taken back as any other. Throws `Missing` for a bank there
 * is none of, and `Refused` for faults beside their fields.
 */
export const settleTax = (ctx: Ctx, payment: TaxPayment): Promise<EntryResult & { effects?: Effects }> =>
  runOnce(ctx, async (tx) => {
    // What is on the bank decides whether it goes below zero: nobody else posts meanwhile.
    await holdBooks(tx, 'alone');
    const world = await worldOf(tx);
    const bank = await findMovedBank(tx, payment.bankId);
    const entry = await planned(tx, runAct(taxPaymentEntry, payment, bank, world), world);
    if (!tx.previewOnly) return write(tx, entry);
    const { plan, entryId: id } = entry;
    return {
      id,
      number: 0,
      warnings: plan.warnings,
      effects: effectsOf(plan, new Map(), tx.business.homeCurrency),
    };
  });

/**
 * Takes an entry back by the equal and opposite one, on a day of choice. Throws `Missing`, and `Refused` for one that nobody typed, one
 * that was taken back, takes another back, or opened what is settled since.
 */
export const reverseJournalEntry = (ctx: Ctx, id: string, onDay: Day | null): Promise<EntryResult> =>
  runOnce(ctx, async (tx) => {
    const world = await worldOf(tx);
    const manual = await lockManualEntry(tx, id);
    const known = await postedEntry(tx, id);
    const pair = manual?.pairId ? await postedEntry(tx, manual.pairId) : null;
    const items = manual ? await lockItemsOfEntry(tx, known.entry) : { opened: [], settled: [] };
    const facts = {
      byHand: manual !== null,
      document: await documentOfEntry(tx, id),
      reverses: known.entry.reverses !== null,
      settled: items.opened.some(({ item }) => item.open !== item.amount),
    };
    const standing = { status: manual?.status ?? 'Posted', facts };
    const reversal = runAct(reverseEntryAct, standing, { ...known, pair, ...items }, onDay, world);
    await writePlan(tx, reversal.plan);
    await markReversed(tx, reversal.reversedIds);
    const backId = reversal.reversalIds[reversal.reversedIds.indexOf(id)]!;
    return { id: backId, number: await entryNumber(tx, backId), warnings: [] };
  });
