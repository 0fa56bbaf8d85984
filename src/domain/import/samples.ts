import {
  accountSample,
  billSample,
  customerSample,
  entrySample,
  expenseSample,
  itemSample,
  orderSample,
  salesSample,
  vendorSample,
} from './import-files.words.ts';
import type { ImportKind } from './run.ts';

/** A file of a few rows of each kind that can be imported as it is, by field. */
export const importSamples: Readonly<
  Record<ImportKind, readonly Readonly<Partial<Record<string, string>>>[]>
> = {
  customers: customerSample,
  vendors: vendorSample,
  inventory: itemSample,
  expenses: expenseSample,
  sales: salesSample,
  bills: billSample,
  'purchase-orders': orderSample,
  accounts: accountSample,
  'journal-entries': entrySample,
};
