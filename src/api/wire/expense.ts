import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import type { ExpenseRow, ExpenseView } from '../../domain/expense/expense.ts';
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
  attachments: 'Attachments',
});

/** What a refusal's fields are called besides. */
export const expenseFieldWire = renaming({
  ...expenseFormWire.table,
  currency: 'ForeignCurrencyIDFK',
  vendor: 'VendorIDFK',
});

/** The same for a category of expenses. */
export const expenseCategoryWire = renaming({
  number: 'CategoryID',
  name: 'Category',
  accountId: 'TAccountId',
  accountName: 'AccountName',
  active: 'IsActive',
  accountActive: 'IsAccountActive',
  used: 'IsUsed',
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
  version: 'version',
  standing: 'Standing',
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

/** An expense's answer in our words. */
export const expenseFromWire = (wire: AnswerOf<typeof expenseCalls.getExpense>['data']): ExpenseView => {
  const {
    taxId,
    taxName,
    taxPercent,
    taxRecoverable: _,
    taxKind,
    taxDeductible,
    ...ours
  } = expenseViewWire.fromWire(wire);
  const taxAmount = ours.foreignTax ?? ours.homeTax;
  return {
    ...ours,
    mode: ours.mode as PaymentMode,
    attachments: wire.Attachments.map(attachmentFromWire),
    taxAmount,
    net: ours.foreignTotal === null ? ours.homeNet : minus(ours.total, taxAmount),
    tax:
      taxId === null
        ? null
        : {
            id: taxId,
            name: taxName ?? '',
            percent: taxPercent ?? '0',
            kind: taxKind ?? plainRule.kind,
            deductible: taxDeductible ?? plainRule.deductible,
          },
    journal: ours.journal.map(({ date, ...entry }) => ({ ...entry, onDay: date })),
  };
};
