import { bankProblems } from '../../src/domain/bank-money/bank-problems.ts';
import {
  type Bank,
  type BankCard,
  type BankFacts,
  bankStandingOf,
  ledgerName,
  type TypedOpening,
} from '../../src/domain/books/bank.ts';
import type { Entry } from '../../src/domain/books/entry.ts';
import type { World } from '../../src/domain/books/world.ts';
import { type CurrencyRights, currencyRefusal } from '../../src/domain/business/foreign-currency.ts';
import {
  openingOfEntry,
  type PlannedOpening,
  planBankOpening,
} from '../../src/domain/opening/opening-bank.ts';
import { invalid, isRefusal, type Refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import { settingsRefusals as settingsRefusalWords } from '../../src/domain/words/business.ts';
import { bankLifecycle } from '../../src/machines/bank/bank.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';

const moneyRefusal = (business: CurrencyRights, card: BankCard, standing: Bank | null): Refusal | null =>
  standing?.used && standing.currency !== card.currency
    ? invalid('currency', settingsRefusalWords.bankCurrencyFixed(standing.currency, card.currency))
    : currencyRefusal(business, card.currency, standing?.currency);

const editMove = (bank: Bank): Move<BankFacts> | Refusal =>
  decide(bankLifecycle, bankStandingOf(bank), { type: 'bank.edit' });

/**
 * Why a bank's tidy card can't be saved as typed, or null.
 *
 * @param standing the bank as it is; null for a new one
 * @param nameIsTaken another account of the books has the name its own would get
 */
export const saveBankAct = (
  business: CurrencyRights,
  card: BankCard,
  standing: Bank | null,
  nameIsTaken: boolean,
): Refusal | null => {
  const faults = refusalOf(bankProblems(card));
  if (faults) return faults;
  const move = standing && editMove(standing);
  if (isRefusal(move)) return move;
  const refused = moneyRefusal(business, card, standing);
  if (refused || !nameIsTaken) return refused;
  return invalid('name', settingsRefusalWords.bankNameTaken(ledgerName(card)));
};

/**
 * Brings a bank's opening balance to what was typed.
 *
 * @param standing the entry it is in; null where there is none
 */
export const openBankAct = (
  accountId: number,
  card: BankCard,
  standing: Entry | null,
  opening: TypedOpening,
  world: World,
): PlannedOpening | Refusal => {
  const known = standing && openingOfEntry(standing);
  const typed = {
    amount: opening.amount,
    onDay: opening.onDay ?? known?.onDay ?? world.today,
    rate: card.currency === world.homeCurrency ? '1' : (opening.rate ?? known?.rate ?? '1'),
  };
  const about = { accountId, ledgerName: ledgerName(card), currency: card.currency };
  return planBankOpening(about, standing, typed, world);
};
