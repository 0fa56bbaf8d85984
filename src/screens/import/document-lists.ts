import type { QueryClient } from '@tanstack/react-query';
import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { locationCalls } from '../../api/calls/location.ts';
import { queryOf } from '../../api/client/query.ts';
import { inChartOrder, lineAccountsIn } from '../../domain/books/ledger-account.ts';
import type { ChoiceList } from '../../domain/import/columns.ts';
import { closedToLines } from '../../domain/journal-entry/placed-line.ts';

/**
 * What can stand for a location or an account that a file names, by name.
 *
 * @param asksAccounts whether accounts are chosen and may be seen; who may not chooses none
 */
export const documentLists = async (
  client: QueryClient,
  businessId: string,
  asksAccounts: boolean,
): Promise<Record<Extract<ChoiceList, 'locations' | 'purchaseAccounts' | 'entryAccounts'>, string[]>> => {
  const [locations, accounts] = await Promise.all([
    client.fetchQuery(queryOf(locationCalls.listLocations, { businessId, limit: '1000' })),
    asksAccounts ? client.fetchQuery(queryOf(ledgerAccountCalls.listAccounts, { businessId })) : [],
  ]);
  return {
    locations: locations.rows.filter(({ active }) => active).map(({ name }) => name),
    purchaseAccounts: lineAccountsIn(accounts).map(({ name }) => name),
    entryAccounts: accounts
      .filter((account) => closedToLines(account) === null)
      .sort(inChartOrder)
      .map(({ name }) => name),
  };
};
