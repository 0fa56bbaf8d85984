import { subgroupById } from '../../src/domain/books/account-groups.ts';
import type { TypedOpening } from '../../src/domain/books/bank.ts';
import type { Entry } from '../../src/domain/books/entry.ts';
import {
  type AccountCard,
  type AccountFacts,
  accountProblems,
  accountStandingOf,
  type LedgerAccount,
  openingAsDebit,
  takesNoOpening,
  whyNotSubgroup,
} from '../../src/domain/books/ledger-account.ts';
import type { World } from '../../src/domain/books/world.ts';
import { type CurrencyRights, currencyRefusal } from '../../src/domain/business/foreign-currency.ts';
import { isZero } from '../../src/domain/money.ts';
import {
  openingOfEntry,
  type PlannedOpening,
  planBankOpening,
} from '../../src/domain/opening/opening-bank.ts';
import { emptyPlan } from '../../src/domain/plan/plan.ts';
import { invalid, isRefusal, type Refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import { ledgerAccountRefusals as words } from '../../src/domain/words/ledger.ts';
import { type AccountEvent, accountLifecycle } from '../../src/machines/account/account.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';

/** Moves an account on: edited, merged, deactivated, activated. */
export const moveAccountAct = (
  account: Pick<LedgerAccount, 'active' | 'usedBy' | 'isSystem'>,
  type: AccountEvent['type'],
): Move<AccountFacts> | Refusal => decide(accountLifecycle, accountStandingOf(account), { type });

const isBanks = ({ usedBy }: LedgerAccount): boolean => usedBy.some(({ kind }) => kind === 'bank');

const changed = (card: AccountCard, standing: LedgerAccount): Refusal | null => {
  const move = moveAccountAct(standing, 'account.edit');
  if (isRefusal(move)) return move;
  if (isBanks(standing) && card.name !== standing.name) return invalid('name', words.bankNamesIt);
  if (card.currency !== standing.currency && standing.isSystem)
    return invalid('currency', words.systemCurrencyStays);
  if (card.currency !== standing.currency && (standing.used || standing.usedBy.length > 0))
    return invalid('currency', words.currencyStays(standing.currency));
  const stays = whyNotSubgroup(standing, card.subgroupId);
  return stays === null ? null : invalid('subgroupId', stays);
};

/**
 * Why an account's tidy card can't be saved as typed, or null.
 *
 * @param standing the account as it is; null for a new one
 */
export const saveAccountAct = (
  business: CurrencyRights,
  card: AccountCard,
  standing: LedgerAccount | null,
  taken: { name: boolean; code: boolean },
): Refusal | null => {
  const refused =
    refusalOf(accountProblems(card, business.homeCurrency)) ?? (standing && changed(card, standing));
  if (refused) return refused;
  if (taken.name) return invalid('name', words.nameTaken);
  if (taken.code) return invalid('code', words.codeTaken);
  return currencyRefusal(business, card.currency, standing?.currency);
};

/**
 * Brings an account's opening balance to what was typed, on the side its group has.
 *
 * @param standing the entry it is in; null where there is none
 */
export const openAccountAct = (
  account: Pick<LedgerAccount, 'id' | 'usedBy'>,
  card: AccountCard,
  standing: Entry | null,
  typed: TypedOpening,
  world: World,
): PlannedOpening | Refusal => {
  if (takesNoOpening({ ...account, subgroupId: card.subgroupId }))
    return isZero(typed.amount)
      ? { plan: emptyPlan(), openingId: null }
      : invalid('openingBalance', words.openingElsewhere);
  const known = standing && openingOfEntry(standing);
  const opening = openingAsDebit(subgroupById(card.subgroupId)!.group, typed);
  return planBankOpening(
    { accountId: account.id, ledgerName: card.name, currency: card.currency },
    standing,
    {
      amount: opening.amount,
      onDay: opening.onDay ?? known?.onDay ?? world.today,
      rate: card.currency === world.homeCurrency ? '1' : (opening.rate ?? known?.rate ?? '1'),
    },
    world,
  );
};
