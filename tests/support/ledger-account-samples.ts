import type { accountChartCalls } from '../../src/api/calls/account-chart.ts';
import type { booksExportCalls } from '../../src/api/calls/books-export.ts';
import type { journalEntryCalls } from '../../src/api/calls/journal-entry.ts';
import type { accountDefaultCalls, ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import type { openingBalanceCalls } from '../../src/api/calls/opening-balances.ts';
import type { periodCalls } from '../../src/api/calls/period.ts';
import type { revaluationCalls } from '../../src/api/calls/revaluation.ts';
import type { savedReportCalls } from '../../src/api/calls/saved-report.ts';
import type { taxFilingCalls } from '../../src/api/calls/tax-filing.ts';
import type { taxPaymentCalls } from '../../src/api/calls/tax-payment.ts';
import type { yearEndCalls } from '../../src/api/calls/year-end.ts';
import type { Fixture } from './fixture.ts';

type Samples<C> = { [Name in keyof C]: (fixture: Fixture) => Record<string, unknown> };

/** The numbers of accounts are each business's own: the ground's are 101, in use, and 102, inactive. */
export const ledgerAccounts: Samples<typeof ledgerAccountCalls> = {
  listSubgroups: () => ({}),
  listGroups: () => ({}),
  listAccounts: () => ({}),
  addAccount: ({ name }) => ({
    TAccountName: `Consulting of ${name}`,
    SubGroupId: 12,
    Code: '4100',
    OpeningBalance: '12.5',
    OpeningDate: '2026-01-01',
  }),
  updateAccount: ({ name }) => ({ TAccountId: 101, TAccountName: `Workshop of ${name}`, SubGroupId: 14 }),
  deactivateAccount: () => ({ TAccountId: 101 }),
  activateAccount: () => ({ TAccountId: 102 }),
  mergeUses: () => ({ TAccountId: '101' }),
  mergeAccount: () => ({ TAccountId: 101, IntoId: 103 }),
};

/** The chart beside its accounts. */
export const accountChart: Samples<typeof accountChartCalls> = {
  accountUses: () => ({ TAccountId: '34' }),
};

/** How accounting is set up: one default left to the chart. */
export const accountDefaults: Samples<typeof accountDefaultCalls> = {
  cashAccounts: () => ({}),
  incomeAccounts: () => ({}),
  inventoryAccounts: () => ({}),
  taxCollectedAccounts: () => ({}),
  taxPaidAccounts: () => ({}),
  saveAccounting: () => ({
    CashAndEquivalents: 1,
    Income: 15,
    Inventory: 34,
    SalesTaxesCollected: 9,
    SalesTaxesPaid: null,
    FiscalYearStartDate: 1,
    FiscalYearStartMonth: 4,
  }),
  getAccounting: () => ({}),
};

const entry = {
  entriesItem: [
    { AccountName: 'Rent', Debit: '12.5' },
    { AccountName: '1', Credit: '12.5' },
  ],
  Memo: 'March',
};

/** Entries by hand: one of two lines, and the one that stands on the ground. */
export const journalEntries: Samples<typeof journalEntryCalls> = {
  nextEntryNumber: () => ({}),
  addJournalEntry: () => entry,
  previewJournalEntry: () => entry,
  reverseJournalEntry: ({ journalEntry }) => ({ EntryId: journalEntry }),
  getJournalEntry: ({ journalEntry }) => ({ EntryId: journalEntry }),
};

const taxPayment = { taxcollected: '2', taxpaid: '1', confirmOverdraft: true };

/** What is settled with the tax office, from the cash on hand. */
export const taxPayments: Samples<typeof taxPaymentCalls> = {
  taxOwed: () => ({}),
  previewTaxPayment: ({ bank }) => ({ bankid: bank, ...taxPayment }),
  settleTax: ({ bank }) => ({ bankid: bank, ...taxPayment }),
};

/** A month that is filed nowhere on the ground, and one that is. */
export const taxFilings: Samples<typeof taxFilingCalls> = {
  taxFiling: () => ({}),
  fileTax: () => ({ fromdate: '2023-03-01', todate: '2023-03-31', Reference: 'VAT-7', TaxPeriod: 'month' }),
  unfileTax: ({ taxFiling }) => ({ FilingId: taxFiling }),
};

/** The books of the fiscal year, for one program and for another. */
export const booksExports: Samples<typeof booksExportCalls> = {
  exportBooks: () => ({ format: 'hledger' }),
  queueBooksExport: () => ({ format: 'csv' }),
};

/** A report that is saved on the ground, and one that isn't. */
export const savedReports: Samples<typeof savedReportCalls> = {
  savedReports: () => ({}),
  savedReportReaders: () => ({ report: 'business-summary' }),
  saveReport: () => ({ Name: 'Board pack', report: 'business-summary', query: 'dates=lastmonth' }),
  updateSavedReport: ({ savedReport }) => ({
    SavedReportId: savedReport,
    Name: 'Monthly',
    report: 'business-summary',
  }),
  deleteSavedReport: ({ savedReport }) => ({ SavedReportId: savedReport }),
};

/** Months of the ground: one that is locked, one that is checked, one whose checks are met, and two with opening balances. */
export const periods: Samples<typeof periodCalls> = {
  periods: () => ({}),
  period: () => ({ Period: '2026-01' }),
  skipPeriodCheck: () => ({ Period: '2026-01', Check: 'opening', Reason: 'Moved at the end of the year' }),
  unskipPeriodCheck: () => ({ Period: '2026-02', Check: 'opening' }),
  checkPeriod: () => ({ Period: '2021-03' }),
  lockPeriod: () => ({ Period: '2021-02' }),
  reopenPeriod: () => ({ Period: '2021-01', Reason: 'A bill came late' }),
};

/** A year of the ground, and the package of one of its months. */
export const yearEnds: Samples<typeof yearEndCalls> = {
  yearEnd: () => ({ year: '2026' }),
  makeAccountantPackage: () => ({ period: '2026-01' }),
};

/** The euros on a bank at the end of a day. */
export const revaluations: Samples<typeof revaluationCalls> = {
  revaluation: () => ({ date: '2026-01-03' }),
  revalue: () => ({ date: '2026-01-03', rates: [{ Currency: 'EUR', ExchangeRate: '1.3' }] }),
};

const opening = { entriesItem: [{ AccountName: 'Equipment', Debit: '900' }], EntryDate: '2026-01-01' };

/** The balances a business begins with: one of them. */
export const openingBalances: Samples<typeof openingBalanceCalls> = {
  getOpeningBalances: () => ({ EntryDate: '2026-01-01' }),
  previewOpeningBalances: () => opening,
  postOpeningBalances: () => opening,
  downloadOpeningBalances: () => ({}),
};
