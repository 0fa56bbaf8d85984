import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import type { ExpenseLineView, ExpenseRow, ExpenseView } from '../../domain/expense/expense.ts';
import { minus } from '../../domain/money.ts';
import { plainRule } from '../../domain/tax.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { expenseCalls } from '../contract/expense.ts';
import { attachmentFromWire } from './document.ts';
import { renaming } from './rename.ts';

/** Our words for an expense as it is typed → the spec's. */
export const expenseFormWire = renaming({
  name: 'ExpenseName',
  description: 'Description',
  reference: 'Reference',
  category: 'CategoryID',
  vendorId: 'VendorIDFK',
  onDay: 'ExpenseDate',
  mode: 'ModeOfPaymentID',
  bankId: 'BankId',
  rate: 'ExchangeRate',
  amount: 'NoTaxTotal',
  includesTax: 'IncludesTax',
  taxId: 'ExpenseTaxId',
  lines: 'Lines',
  attachments: 'Attachments',
});

/** The same for one of its lines. */
export const expenseLineFormWire = renaming({
  id: 'LineID',
  category: 'CategoryID',
  accountId: 'TAccountId',
  amount: 'Amount',
  taxId: 'ExpenseTaxId',
  taxBase: 'TaxBase',
  taxAmount: 'TaxAmount',
});

/** What a refusal's fields are called besides. */
export const expenseFieldWire = renaming({
  ...expenseFormWire.table,
  currency: 'ForeignCurrencyIDFK',
  vendor: 'VendorIDFK',
});

/** The same for a row of the list. */
export const expenseRowWire = renaming({
  id: 'id',
  number: 'expensenumber',
  name: 'name',
  description: 'description',
  categoryName: 'category',
  vendorName: 'vendor',
  paidWith: 'paidwith',
  onDay: 'expensedate',
  currency: 'Currency',
  homeTotal: 'totalamount',
  total: 'GrandTotalAmount',
  lineCount: 'LineCount',
  version: 'version',
  standing: 'Standing',
});

/** The same for a line that is answered. */
export const expenseLineWire = renaming({
  id: 'LineID',
  category: 'CategoryID',
  accountId: 'TAccountId',
  name: 'Name',
  amount: 'Amount',
  net: 'NoTaxTotal',
  taxAmount: 'TaxAmount',
  total: 'GrandTotalAmount',
  taxId: 'TaxID',
  taxName: 'TaxName',
  taxPercent: 'TaxPercentage',
  taxKind: 'TaxKind',
  taxDeductible: 'TaxDeductible',
  taxBase: 'TaxBase',
});

/** The same for what is answered of one besides. */
export const expenseViewWire = renaming({
  ...expenseRowWire.table,
  reference: 'Reference',
  category: 'CategoryID',
  mode: 'ModeOfPaymentID',
  homeCurrencyId: 'HomeCurrencyID',
  foreignCurrencyId: 'ForeignCurrencyID',
  vendorId: 'VendorIDFK',
  bankId: 'BankId',
  bankName: 'BankName',
  taxId: 'TaxID',
  taxName: 'TaxName',
  taxPercent: 'TaxPercentage',
  taxRecoverable: 'TaxIsRecoverable',
  taxKind: 'TaxKind',
  taxDeductible: 'TaxDeductible',
  includesTax: 'IncludesTax',
  rate: 'ExchangeRate',
  amount: 'ExpenseAmount',
  homeNet: 'NoTaxTotal',
  homeTax: 'TaxAmount',
  foreignTotal: 'ForeignCurrencyAmount',
  foreignTax: 'ForeignTaxAmount',
  businessId: 'businessid',
  addedBy: 'userid',
  lines: 'Lines',
  history: 'History',
  journal: 'Journal',
});

/** A row of the list in our words. */
export const expenseRowFromWire = (
  wire: AnswerOf<typeof expenseCalls.listExpenses>['expenses'][number],
): ExpenseRow => {
  const row = expenseRowWire.fromWire(wire);
  return { ...row, standing: row.standing as ExpenseRow['standing'] };
};

type ExpenseAnswer = AnswerOf<typeof expenseCalls.getExpense>['data'];

const lineFromWire = (wire: ExpenseAnswer['Lines'][number]): ExpenseLineView => {
  const { taxId, taxName, taxPercent, taxKind, taxDeductible, taxBase, ...line } =
    expenseLineWire.fromWire(wire);
  const { kind, deductible } = plainRule;
  const tax = taxId && {
    id: taxId,
    name: taxName ?? '',
    percent: taxPercent ?? '0',
    kind: taxKind ?? kind,
    deductible: taxDeductible ?? deductible,
  };
  const importTax = taxBase === null ? null : { base: taxBase, amount: line.taxAmount };
  return { ...line, tax: tax || null, importTax };
};

/** An expense's answer in our words. */
export const expenseFromWire = (wire: ExpenseAnswer): ExpenseView => {
  const ours = expenseViewWire.fromWire(wire);
  const taxAmount = ours.foreignTax ?? ours.homeTax;
  return {
    ...ours,
    mode: ours.mode as PaymentMode,
    attachments: wire.Attachments.map(attachmentFromWire),
    taxAmount,
    net: ours.foreignTotal === null ? ours.homeNet : minus(ours.total, taxAmount),
    lines: wire.Lines.map(lineFromWire),
    journal: ours.journal.map(({ date, ...entry }) => ({ ...entry, onDay: date })),
  };
};
