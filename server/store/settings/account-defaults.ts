import {
  type AccountDefaults,
  type AccountingSettings,
  defaultRoles,
} from '../../../src/domain/books/account-defaults.ts';
import { standardAccounts } from '../../../src/domain/books/accounts.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

/** In SQL: the account new stock stands on in a business. */
export const inventoryDefault = (
  business: string,
): string => `coalesce((select d.account_id from account_default d
  where d.business_id = ${business} and d.role = 'inventory'), ${standardAccounts.inventory})`;

/** The defaults a business chose, and its fiscal year. */
export const accountingSettings = async (tx: BusinessTx): Promise<AccountingSettings> => {
  const [chosen, [business]] = await Promise.all([
    tx.query(
      { role: column.text, accountId: column.int },
      'select role, account_id from account_default where business_id = $1',
      [tx.business.id],
    ),
    tx.query(
      { fiscalDay: column.small.orNull, fiscalMonth: column.small },
      'select fiscal_day, fiscal_month from business where id = $1',
      [tx.business.id],
    ),
  ]);
  const accountOf = (wantedRole: string) => chosen.find(({ role }) => role === wantedRole)?.accountId ?? null;
  const defaults = Object.fromEntries(defaultRoles.map((role) => [role, accountOf(role)]));
  return { defaults: defaults as AccountDefaults, ...business! };
};

/** Writes the accounts of some roles; one without an account is that of the standard chart again. Called where the books are held alone. */
export const setAccountDefaults = async (tx: BusinessTx, defaults: AccountDefaults): Promise<void> => {
  const cleared = defaultRoles.filter((role) => defaults[role] === null);
  const chosen = defaultRoles.filter((role) => defaults[role] !== null);
  await Promise.all([
    tx.query('delete from account_default where business_id = $1 and role = any($2)', [
      tx.business.id,
      cleared,
    ]),
    tx.query(
      `insert into account_default (business_id, role, account_id) select $1, * from unnest($2::text[], $3::int[])
       on conflict (business_id, role) do update set account_id = excluded.account_id`,
      [tx.business.id, chosen, chosen.map((role) => defaults[role])],
    ),
  ]);
};
