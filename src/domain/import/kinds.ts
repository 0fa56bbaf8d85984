import { paymentModes } from '../books/accounts.ts';
import { units } from '../product.ts';
import {
  customerColumnNames,
  expenseColumnNames,
  itemColumnNames,
  vendorColumnNames,
} from '../words/import-columns.ts';
import {
  customerImportWords,
  expenseImportWords,
  itemWords,
  vendorImportWords,
} from '../words/import-kinds.ts';
import { customerSample, expenseSample, itemSample, vendorSample } from '../words/import-samples.ts';
import { contactTypes, itemTypes, yesOrNo } from './choices.ts';
import { columnsNamed, type ImportKindSpec } from './kind.ts';
import type { ImportKind } from './run.ts';

const ofContacts = {
  numberFields: ['openingBalance', 'openingRate'],
  dayFields: ['openingOn'],
  choices: { type: contactTypes },
};

/** Every kind of import by its name; what takes a kind takes its row of this. Source: answers-2.md, Q53. */
export const importKindSpecs: Readonly<Record<ImportKind, ImportKindSpec>> = {
  customers: {
    ...ofContacts,
    columns: columnsNamed(customerColumnNames, ['name']),
    ...{
      sample: customerSample,
      add: 'customer.add',
      flag: null,
      cap: 'clients',
      words: customerImportWords,
    },
  },
  vendors: {
    ...ofContacts,
    columns: columnsNamed(vendorColumnNames, ['name']),
    ...{ sample: vendorSample, add: 'vendor.add', flag: 'vendors', cap: null, words: vendorImportWords },
  },
  inventory: {
    columns: columnsNamed(itemColumnNames, ['name']),
    numberFields: ['price', 'cost', 'quantity', 'reorderLevel'],
    dayFields: ['openingOn', 'expiresOn'],
    choices: { unit: units, kind: itemTypes, tracked: yesOrNo, salesTax: 'taxes' },
    ...{
      sample: itemSample,
      add: 'inventory.add',
      flag: 'importInventory',
      cap: 'inventory',
      words: itemWords,
    },
  },
  expenses: {
    columns: columnsNamed(expenseColumnNames, ['name', 'onDay', 'category', 'amount']),
    numberFields: ['amount', 'rate'],
    dayFields: ['onDay'],
    choices: {
      ...{ category: 'expenseCategories', taxId: 'taxes', bankId: 'banks' },
      ...{ mode: Object.values(paymentModes), includesTax: yesOrNo },
    },
    ...{ sample: expenseSample, add: 'expense.add', flag: null, cap: null, words: expenseImportWords },
  },
};

/** A field as the column of its kind is called; empty for a fault of the whole row. */
export const columnName = ({ columns }: ImportKindSpec, field: string): string =>
  columns.find(({ key }) => key === field)?.name ?? '';
