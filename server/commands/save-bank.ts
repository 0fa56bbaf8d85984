import { v7 } from 'uuid';
import {
  type Bank,
  type BankCard,
  type BankOpening,
  bankProblems,
  bankStandingOf,
  lastDigits,
  ledgerName,
  tidyBank,
} from '../../src/domain/bank.ts';
import { openingOfEntry, planBankOpening } from '../../src/domain/books/opening-bank.ts';
import { invalid, refusal } from '../../src/domain/refusal.ts';
import { bankLifecycle } from '../../src/machines/bank/bank.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { settleDefaultBank } from '../services/default-bank.ts';
import { refuseCurrency } from '../services/refuse-currency.ts';
import { accountNameIsTaken, addBankAccount, findBank, insertBank, updateBank } from '../store/banks.ts';
import { entryById } from '../store/entries.ts';
import { recordEvent } from '../store/events.ts';
import { carryOut } from '../store/intent.ts';
import { lockSettings } from '../store/settings-lock.ts';
import { refuseStaleVersion } from '../store/stale-version.ts';
import { type Ctx, granted, Refused, type Tx } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';
import type { Settled } from './default-bank.ts';

/** An opening balance as it is typed. */
export interface TypedOpening {
  amount: BankOpening['amount'];
  /** Null is that of the one that stands, today where there is none. */
  onDay: string | null;
  /** Home per unit of the bank's currency; null is that of the one that stands, 1 where there is none. */
  rate: string | null;
}

const cardOf = (tx: Tx, typed: BankCard): BankCard => {
  const tidy = tidyBank(typed);
  const card = { ...tidy, currency: tidy.currency || tx.business.homeCurrency };
  const fields = bankProblems(card);
  if (fields.length) throw new Refused(refusal('invalid', fields[0]!.message, { fields }));
  return card;
};

/** The bank as it stands, when it can be edited. */
const editable = async (tx: Tx, { id, version }: { id: string; version: number | null }): Promise<Bank> => {
  const bank = await findBank(tx, id);
  granted(decide(bankLifecycle, bankStandingOf(bank), { type: 'bank.edit' }));
  await refuseStaleVersion(tx, bank, version);
  return bank;
};

const refuseCard = async (tx: Tx, card: BankCard, standing: Bank | null): Promise<void> => {
  if (standing?.used && standing.currency !== card.currency)
    throw new Refused(
      invalid(
        'currency',
        `The account has entries, so it stays in ${standing.currency}. Add another bank for ${card.currency}.`,
      ),
    );
  refuseCurrency(tx, card.currency, standing?.currency);
  if (await accountNameIsTaken(tx, ledgerName(card), standing?.accountId ?? null))
    throw new Refused(
      invalid(
        'name',
        `Your books have an account called ${ledgerName(card)}, perhaps one no longer in use. Write the name differently.`,
      ),
    );
};

/** Brings the bank's opening balance to what was typed; answers the entry it stands in. */
const openBooks = async (
  tx: Tx,
  bank: { accountId: number; openingId: string | null },
  card: BankCard,
  opening: TypedOpening,
): Promise<string | null> => {
  const world = await worldOf(tx);
  const standing = bank.openingId === null ? null : await entryById(tx, bank.openingId);
  const known = standing && openingOfEntry(standing);
  const typed = {
    amount: opening.amount,
    onDay: opening.onDay ?? known?.onDay ?? world.today,
    rate: card.currency === world.homeCurrency ? '1' : (opening.rate ?? known?.rate ?? '1'),
  };
  const about = { accountId: bank.accountId, ledgerName: ledgerName(card), currency: card.currency };
  const planned = granted(planBankOpening(about, standing, typed, world));
  await writePlan(tx, planned.plan);
  return planned.openingId;
};

/**
 * Adds a bank with its ledger account, or saves one that stands; its account follows its name. The first becomes the
 * default, and so does one that is to be it. Throws `Missing`, and `Refused` for faults, an older version, a bank that is
 * put away, a locked day of its opening balance.
 *
 * @param opening what stood in it before; null leaves it as it is
 */
export const saveBank = (
  ctx: Ctx,
  typed: BankCard,
  existing: { id: string; version: number | null } | null,
  { opening, makeDefault }: { opening: TypedOpening | null; makeDefault: boolean },
): Promise<Settled> =>
  carryOut(ctx, async (tx) => {
    const card = cardOf(tx, typed);
    const id = existing?.id ?? v7();
    await lockSettings(tx);
    const standing = existing && (await editable(tx, existing));
    await refuseCard(tx, card, standing);
    const known = standing ?? { accountId: await addBankAccount(tx, card), openingId: null };
    const openingId = opening ? await openBooks(tx, known, card, opening) : known.openingId;
    await (standing
      ? updateBank(tx, standing, openingId, card)
      : insertBank(tx, { id, accountId: known.accountId, openingId }, card));
    // The trail names the account by its end: whoever reads it needs no more.
    const data = { name: card.name, accountEnds: lastDigits(card.accountNumber), currency: card.currency };
    await recordEvent(tx, existing ? 'bank.update' : 'bank.create', 'bank', id, data);
    await settleDefaultBank(tx, makeDefault ? id : null);
    return { id };
  });
