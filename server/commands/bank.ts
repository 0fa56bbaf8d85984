import {
  accountEnd,
  type BankCard,
  bankStandingOf,
  ledgerName,
  type TypedOpening,
  tidyBank,
} from '../../src/domain/books/bank.ts';
import { type Change, changesBetween, masked } from '../../src/domain/values/changes.ts';
import { bankLifecycle } from '../../src/machines/bank/bank.lifecycle.ts';
import { byChart } from '../acts/card.ts';
import { openBankAct, saveBankAct } from '../acts/save-bank.ts';
import { cardMoves, type EditedCard, type SavedCard } from '../services/card.ts';
import {
  accountNameIsTaken,
  addBankAccount,
  allBanks,
  findBank,
  holdBank,
  insertBank,
  removeBank,
  setBankActive,
  updateBank,
} from '../store/books/banks.ts';
import { entryById } from '../store/books/entries.ts';
import { defaultFlag } from '../store/database/card-store.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';

/** What the audit trail records: of an account number its end, which is enough to recognise it. */
const trail = {
  saved: (card: BankCard) => ({ name: card.name, accountEnds: accountEnd(card), currency: card.currency }),
  moved: ({ name }: BankCard) => ({ name }),
};

/** The commands that move banks. An archived bank keeps its account; a removed one takes it along. */
export const banks = cardMoves({
  spec: { noun: 'bank', trail },
  store: {
    all: allBanks,
    hold: holdBank,
    setActive: setBankActive,
    remove: removeBank,
    flagDefault: defaultFlag('bank'),
  },
  move: byChart(bankLifecycle, bankStandingOf),
  hasDefault: true,
});

/** The changes, with each number of an account cut to its end. */
const maskedBank = (changes: readonly Change[]): Change[] =>
  masked(changes, ['accountNumber', 'iban', 'routingNumber', 'sortCode']);

/** Brings the bank's opening balance to what was typed. Returns the entry it is in. */
const openBooks = async (
  tx: Tx,
  bank: { accountId: number; openingId: string | null },
  card: BankCard,
  opening: TypedOpening,
): Promise<string | null> => {
  const world = await worldOf(tx);
  const standing = bank.openingId === null ? null : await entryById(tx, bank.openingId);
  const planned = runAct(openBankAct, bank.accountId, card, standing, opening, world);
  await writePlan(tx, planned.plan);
  return planned.openingId;
};

/**
 * Adds a bank with a ledger account of its own, or saves an existing one and renames its account with it. The first bank becomes the
 * default, and so does one with `makeDefault`. Throws `Missing`, and `Refused` for faults, an older version, an archived bank, or an
 * opening balance on a locked day.
 *
 * @param opening its balance before the books began; null leaves that unchanged
 */
export const saveBank = (
  ctx: Ctx,
  typed: BankCard,
  existing: EditedCard,
  { opening, makeDefault }: { opening: TypedOpening | null; makeDefault: boolean },
): Promise<SavedCard> =>
  runOnce(ctx, async (tx) => {
    const tidy = tidyBank(typed);
    const card = { ...tidy, currency: tidy.currency || tx.business.homeCurrency };
    const id = existing?.id ?? newId();
    await lockSettings(tx);
    const standing = existing && (await findBank(tx, id));
    const isTaken = await accountNameIsTaken(tx, ledgerName(card), standing?.accountId ?? null);
    runAct(saveBankAct, tx.business, card, standing, isTaken);
    if (standing) await refuseStaleVersion(tx, standing, existing.version);
    const known = standing ?? { accountId: await addBankAccount(tx, card), openingId: null };
    const openingId = opening ? await openBooks(tx, known, card, opening) : known.openingId;
    await (standing
      ? updateBank(tx, standing, openingId, card)
      : insertBank(tx, { id, accountId: known.accountId, openingId }, card));
    const changes = standing ? maskedBank(changesBetween(standing, card)) : [];
    await recordEvent(tx, existing ? 'bank.update' : 'bank.create', 'bank', id, trail.saved(card), changes);
    await banks.settleDefault(tx, makeDefault ? id : null);
    return { id };
  });
