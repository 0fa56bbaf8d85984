import type { AccountGroup } from '../../src/domain/books/accounts.ts';
import { accountPartOf } from '../../src/domain/books/part-of-account.ts';
import type { Effects } from '../../src/domain/plan/effects.ts';
import type { AccountPart } from '../../src/domain/values/account-part.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';

/** The accounts that plans post to, by their numbers, for showing what they do. */
export const accountsIn = async (
  tx: Tx,
  effects: readonly Effects[],
): Promise<Map<number, { account: string; part: AccountPart }>> => {
  const entries = effects.flatMap((one) => one.entries);
  const ids = [...new Set(entries.flatMap((entry) => entry.lines.map((line) => line.accountId)))];
  const rows = await tx.query(
    {
      id: column.int,
      name: column.text,
      group: column.text.as<AccountGroup>().called('grp'),
      subgroup: column.text,
      role: column.text.orNull,
    },
    'select id, name, grp, subgroup, role from account where business_id = $1 and id = any($2)',
    [tx.business.id, ids],
  );
  return new Map(rows.map((row) => [row.id, { account: row.name, part: accountPartOf(row) }]));
};
