import { type AccountDefaults, defaultsRefusal } from '../../src/domain/books/account-defaults.ts';
import type { Day } from '../../src/domain/day.ts';
import type { FiscalStart } from '../../src/domain/values/fiscal-year.ts';
import { changeFiscalStart } from '../services/fiscal-start.ts';
import { type BaseVersion, type Saved, settleMatter } from '../services/settle-matter.ts';
import { allAccounts } from '../store/books/accounts.ts';
import { holdBooks } from '../store/database/hold.ts';
import { type Ctx, refuse } from '../store/database/tx.ts';
import { setAccountDefaults } from '../store/settings/account-defaults.ts';

/**
 * Chooses the accounts new postings take for five roles, and the first day of the fiscal year. What is posted keeps its
 * accounts: whoever is posting holds the book, so that no entry is written with both. Throws `Refused` for an account that
 * may not stand for its role, beside its field.
 */
export const saveAccountingSettings = (
  ctx: Ctx,
  defaults: AccountDefaults,
  start: FiscalStart & { since: Day | null },
  baseVersion: BaseVersion,
): Promise<Saved> =>
  settleMatter(ctx, { act: 'accounting', baseVersion }, { ...defaults, ...start }, async (tx) => {
    await holdBooks(tx, 'alone');
    refuse(defaultsRefusal(defaults, start, await allAccounts(tx), tx.business.homeCurrency));
    await setAccountDefaults(tx, defaults);
    await changeFiscalStart(tx, start);
  });
