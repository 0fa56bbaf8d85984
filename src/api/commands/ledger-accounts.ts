import type { AccountDefaults, FiscalStart } from '../../domain/books/account-defaults.ts';
import type { Day } from '../../domain/day.ts';
import type { AccountCard } from '../../domain/ledger-account.ts';
import { send } from '../client/client.ts';
import { accountDefaultCalls, ledgerAccountCalls } from '../contract/ledger-account.ts';
import { bankOpeningWire } from '../wire/bank.ts';
import { accountCardWire, accountFieldWire, accountingWire } from '../wire/ledger-account.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Told } from './command.ts';

const ours = ourNames(accountFieldWire);
const oursOfAccounting = ourNames(accountingWire);

interface TypedAccount {
  card: AccountCard;
  /** What stood on it when the books began, on the side its group has; null where it takes none. */
  opening: { amount: string; onDay: string | null; rate: string | null } | null;
  /** Null for a new one. */
  edited: { id: number; version: number | null } | null;
}

/** Adds an account to the chart, or saves the one that is edited. */
export const saveAccount = (
  { businessId: businessid, intentKey }: Asked,
  { card, opening, edited }: TypedAccount,
): Promise<Told> => {
  const body = {
    businessid,
    ...accountCardWire.toWire(card),
    ...(opening && bankOpeningWire.toWire(opening)),
  };
  return edited
    ? send(ledgerAccountCalls.updateAccount, {
        body: { ...body, TAccountId: edited.id, version: edited.version },
        intentKey,
        ours,
      })
    : send(ledgerAccountCalls.addAccount, { body, intentKey, ours });
};

/** Deactivates an account that nothing uses. */
export const deactivateAccount = (
  { businessId: businessid, intentKey }: Asked,
  TAccountId: number,
): Promise<Told> =>
  send(ledgerAccountCalls.deactivateAccount, { body: { businessid, TAccountId }, intentKey });

/** Puts an inactive account to use again. */
export const activateAccount = (
  { businessId: businessid, intentKey }: Asked,
  TAccountId: number,
): Promise<Told> => send(ledgerAccountCalls.activateAccount, { body: { businessid, TAccountId }, intentKey });

interface AccountingChange {
  defaults: AccountDefaults;
  start: FiscalStart;
  /** The first day of the first fiscal year that begins so; the earliest that can where it is null. */
  since: Day | null;
  version: number | null;
}

/** Sets the accounts new postings take, and the first day of the fiscal year. */
export const saveAccounting = (
  { businessId: businessid, intentKey }: Asked,
  { defaults, start, since, version }: AccountingChange,
): Promise<Told> =>
  send(accountDefaultCalls.saveAccounting, {
    body: { businessid, ...accountingWire.toWire({ ...defaults, ...start }), FiscalYearFrom: since, version },
    intentKey,
    ours: oursOfAccounting,
  });
