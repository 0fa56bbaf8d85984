import { accountGroups, accountSubgroups } from '../books/account-groups.ts';
import { paymentModes } from '../books/payment-mode.ts';
import { units } from '../stock/product.ts';
import { contactTypes, itemTypes, yesOrNo } from './choices.ts';
import {
  accountColumnNames,
  billColumnNames,
  customerColumnNames,
  entryColumnNames,
  expenseColumnNames,
  itemColumnNames,
  orderColumnNames,
  salesColumnNames,
  vendorColumnNames,
} from './import-files.words.ts';
import {
  accountImportWords,
  billImportWords,
  customerImportWords,
  entryImportWords,
  expenseImportWords,
  itemWords,
  orderImportWords,
  salesImportWords,
  vendorImportWords,
} from './imports.words.ts';
import { columnsNamed, type ImportKindSpec } from './kind.ts';
import type { ImportKind } from './run.ts';

const ofContacts = {
  numberFields: ['openingBalance', 'openingRate'],
  dayFields: ['openingOn'],
  choices: { type: contactTypes },
};

const ofDocuments = {
  numberFields: [
    'quantity',
    'price',
    'lineDiscount',
    'discount',
    'rate',
    'shipping',
    'total',
    'taxTotal',
    'taxAmount',
  ],
  comparedOnly: ['taxTotal', 'status', 'cancelled', 'balance'],
  dayFields: ['issuedOn'],
  choices: {
    tax: 'taxes',
    shippingTax: 'taxes',
    pricesIncludeTax: yesOrNo,
    location: 'locations',
    account: 'purchaseAccounts',
  },
} as const;
const needed = ['contact', 'issuedOn', 'item', 'quantity', 'price'] as const;

/** Every kind of import by its name; what takes a kind takes its row of this. Source: answers-2.md, Q53. */
export const importKindSpecs: Readonly<Record<ImportKind, ImportKindSpec>> = {
  customers: {
    ...ofContacts,
    columns: columnsNamed(customerColumnNames, ['name']),

    add: 'customer.add',
    flag: null,
    cap: 'clients',
    words: customerImportWords,
  },
  vendors: {
    ...ofContacts,
    columns: columnsNamed(vendorColumnNames, ['name']),
    add: 'vendor.add',
    flag: 'vendors',
    cap: null,
    words: vendorImportWords,
  },
  inventory: {
    columns: columnsNamed(itemColumnNames, ['name']),
    numberFields: ['price', 'cost', 'quantity', 'reorderLevel'],
    dayFields: ['openingOn', 'expiresOn'],
    counted: 'quantity',
    choices: {
      unit: units,
      kind: itemTypes,
      tracked: yesOrNo,
      salesTax: 'taxes',
      purchaseTax: 'taxes',
      location: 'locations',
    },

    add: 'inventory.add',
    flag: 'importInventory',
    cap: 'inventory',
    words: itemWords,
  },
  expenses: {
    columns: columnsNamed(expenseColumnNames, ['name', 'onDay', 'category', 'amount']),
    numberFields: ['amount', 'rate', 'taxAmount', 'taxBase', 'total'],
    comparedOnly: ['total'],
    dayFields: ['onDay'],
    choices: {
      category: 'expenseCategories',
      taxId: 'taxes',
      bankId: 'banks',
      mode: Object.values(paymentModes),
      includesTax: yesOrNo,
    },
    add: 'expense.add',
    flag: null,
    cap: null,
    words: expenseImportWords,
    exports: 'expense.export',
  },
  sales: {
    ...ofDocuments,
    numberFields: [...ofDocuments.numberFields, 'paid', 'balance'],
    dayFields: ['issuedOn', 'dueOn'],
    choices: { ...ofDocuments.choices, type: ['Invoice', 'Receipt'] },
    columns: columnsNamed(salesColumnNames, [...needed]),
    add: 'invoice.add',
    flag: null,
    cap: 'invoices',
    words: salesImportWords,
    documents: 'invoice',
    exports: 'invoice.export',
  },
  bills: {
    ...ofDocuments,
    numberFields: [...ofDocuments.numberFields, 'taxBase', 'paid', 'balance'],
    dayFields: ['issuedOn', 'dueOn'],
    columns: columnsNamed(billColumnNames, [...needed]),
    add: 'bill.add',
    flag: 'bills',
    cap: null,
    words: billImportWords,
    documents: 'bill',
    exports: 'bill.export',
  },
  'purchase-orders': {
    ...ofDocuments,
    numberFields: [...ofDocuments.numberFields, 'taxBase'],
    columns: columnsNamed(orderColumnNames, [...needed]),
    add: 'purchaseOrder.add',
    flag: 'purchaseOrders',
    cap: null,
    words: orderImportWords,
    documents: 'order',
    exports: 'purchaseOrder.export',
  },
  accounts: {
    columns: columnsNamed(accountColumnNames, ['name', 'subgroup']),
    numberFields: ['openingBalance'],
    dayFields: ['openingOn'],
    choices: {
      group: accountGroups.map(({ name }) => name),
      subgroup: [...new Set(accountSubgroups.map(({ name }) => name))],
    },
    add: 'settings.account',
    flag: 'advancedAccounting',
    cap: null,
    words: accountImportWords,
    exports: 'settings.account',
  },
  'journal-entries': {
    columns: columnsNamed(entryColumnNames, ['number', 'onDay', 'account', 'debit', 'credit']),
    numberFields: ['debit', 'credit', 'rate'],
    dayFields: ['onDay'],
    choices: { account: 'entryAccounts' },
    add: 'settings.account',
    flag: 'advancedAccounting',
    cap: null,
    words: entryImportWords,
  },
};

/** A field as the column of its kind is called; empty for a fault of the whole row. */
export const columnName = ({ columns }: ImportKindSpec, field: string): string =>
  columns.find(({ key }) => key === field)?.name ?? '';
