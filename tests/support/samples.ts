import { accountChartCalls } from '../../src/api/calls/account-chart.ts';
import { attachmentCalls } from '../../src/api/calls/attachment.ts';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { bankMoneyCalls } from '../../src/api/calls/bank-money.ts';
import { bankStatementCalls } from '../../src/api/calls/bank-statement.ts';
import { barcodeCalls } from '../../src/api/calls/barcode.ts';
import { billCalls } from '../../src/api/calls/bill.ts';
import { booksExportCalls } from '../../src/api/calls/books-export.ts';
import { budgetCalls } from '../../src/api/calls/budget.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { clientStatementCalls } from '../../src/api/calls/client-statement.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { dashboardCalls } from '../../src/api/calls/dashboard.ts';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { expenseCalls } from '../../src/api/calls/expense.ts';
import { expenseCategoryCalls } from '../../src/api/calls/expense-category.ts';
import { fiscalYearCalls } from '../../src/api/calls/fiscal-year.ts';
import { heldPaymentCalls } from '../../src/api/calls/held-payment.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { journalEntryCalls } from '../../src/api/calls/journal-entry.ts';
import { accountDefaultCalls, ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { locationCalls } from '../../src/api/calls/location.ts';
import { lockExceptionCalls } from '../../src/api/calls/lock-exception.ts';
import { mailSettingsCalls } from '../../src/api/calls/mail-settings.ts';
import { mailingCalls, shareCalls } from '../../src/api/calls/mailing.ts';
import { openingBalanceCalls } from '../../src/api/calls/opening-balances.ts';
import { orderCalls } from '../../src/api/calls/order.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { periodCalls } from '../../src/api/calls/period.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { purchaseAccountCalls } from '../../src/api/calls/purchase-account.ts';
import { purchaseSummaryCalls } from '../../src/api/calls/purchase-summary.ts';
import { quoteCalls } from '../../src/api/calls/quote.ts';
import { type ReportCallName, sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { restockCalls } from '../../src/api/calls/restock.ts';
import { revaluationCalls } from '../../src/api/calls/revaluation.ts';
import { salesSummaryCalls } from '../../src/api/calls/sales-summary.ts';
import { savedReportCalls } from '../../src/api/calls/saved-report.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { stockCountCalls } from '../../src/api/calls/stock-count.ts';
import { taskCalls } from '../../src/api/calls/task.ts';
import { taskListCalls } from '../../src/api/calls/task-list.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { taxFilingCalls } from '../../src/api/calls/tax-filing.ts';
import { taxPaymentCalls } from '../../src/api/calls/tax-payment.ts';
import { templateCalls } from '../../src/api/calls/template.ts';
import { transferCalls } from '../../src/api/calls/transfer.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { vendorAccountCalls } from '../../src/api/calls/vendor-account.ts';
import { yearEndCalls } from '../../src/api/calls/year-end.ts';
import type { Calls } from '../../src/api/wire/call.ts';

import { accessSamples } from './access-samples.ts';
import { attachments } from './attachment-samples.ts';
import { bills } from './bill-samples.ts';
import { expenseCategories, expenses } from './expense-samples.ts';
import { aStatement, type Fixture } from './fixture.ts';
import { imports, taskSamples } from './import-samples.ts';
import { invoices } from './invoice-samples.ts';
import { barcodes, items, products, restocks, stock, stockCounts } from './item-samples.ts';
import {
  accountChart,
  accountDefaults,
  booksExports,
  journalEntries,
  ledgerAccounts,
  openingBalances,
  periods,
  revaluations,
  savedReports,
  taxFilings,
  taxPayments,
  yearEnds,
} from './ledger-account-samples.ts';
import { orders } from './order-samples.ts';
import { connected, connectedCalls } from './provider-fixture.ts';
import { quotes } from './quote-samples.ts';
import { locations, transfers } from './transfer-samples.ts';

type Samples<C> = { [Name in keyof C]: (fixture: Fixture) => Record<string, unknown> };

const customers: Samples<typeof customerCalls> = {
  addCustomer: ({ name }) => ({ type: 'person', name: `${name} the younger` }),
  updateCustomer: ({ customer, name }) => ({ id: customer, type: 'person', name: `${name} the elder` }),
  getCustomer: ({ customer }) => ({ clientid: customer }),
  listCustomers: () => ({}),
  listDeletedCustomers: () => ({}),
  listUnpaidCustomers: () => ({}),
  allCustomers: () => ({}),
  deleteCustomer: ({ customer }) => ({ clientid: customer }),
  deleteCustomers: ({ customer }) => ({ clientid: [customer] }),
  restoreCustomer: ({ deletedCustomer }) => ({ clientid: deletedCustomer }),
  restoreCustomers: ({ deletedCustomer }) => ({ clientid: [deletedCustomer] }),
  customerSummary: () => ({}),
  exportCustomers: ({ customer }) => ({ columns: ['Email', 'Address'], clientid: [customer] }),
};

const customerAccounts: Samples<typeof customerAccountCalls> = {
  clientStatement: ({ customer }) => ({ clientid: customer }),
  downloadStatement: ({ customer }) => ({ clientid: customer }),
  sendStatement: ({ customer }) => ({ clientid: customer, email: 'ada@example.com' }),
  listInvoicesOfCustomer: ({ customer }) => ({ clientId: customer }),
  customerHistory: ({ customer }) => ({ clientid: customer }),
  deleteOpeningPayment: ({ owingCustomer, openingPayment }) => ({
    clientid: owingCustomer,
    PaymentId: openingPayment,
  }),
  payOpeningBalance: ({ owingCustomer }) => ({ clientid: owingCustomer, amount: '10', paymentmode: 1 }),
};

const vendors: Samples<typeof vendorCalls> = {
  exportVendors: ({ vendor }) => ({ columns: ['Email', 'Address'], vendorid: [vendor] }),
  addVendor: ({ name }) => ({ type: 'person', VendorName: `${name} the supplier` }),
  updateVendor: ({ vendor, name }) => ({
    VendorMasterId: vendor,
    type: 'person',
    VendorName: `${name} & Sons`,
  }),
  listVendors: () => ({}),
  listDeletedVendors: () => ({}),
  listUnpaidVendors: () => ({}),
  listPaidVendors: () => ({}),
  summariseVendors: () => ({}),
  vendorSummary: ({ vendor }) => ({ vendorid: vendor }),
  countVendors: () => ({}),
  getVendor: ({ vendor }) => ({ vendorid: vendor }),
  lastPurchases: ({ vendor }) => ({ vendorid: vendor }),
  vendorNote: ({ vendor }) => ({ vendorid: vendor }),
  deleteVendor: ({ vendor }) => ({ vendorid: vendor }),
  restoreVendor: ({ deletedVendor }) => ({ vendorid: deletedVendor }),
  deleteVendors: ({ vendor }) => ({ vendorid: [vendor] }),
  restoreVendors: ({ deletedVendor }) => ({ vendorid: [deletedVendor] }),
};

const vendorAccounts: Samples<typeof vendorAccountCalls> = {
  vendorStatement: ({ owedVendor }) => ({ vendorid: owedVendor }),
  downloadVendorStatement: ({ owedVendor }) => ({ vendorid: owedVendor }),
  sendVendorStatement: ({ owedVendor }) => ({ vendorid: owedVendor, email: 'nord@example.com' }),
  refundAdvance: ({ vendor }) => ({ vendorid: vendor, amount: '5', paymentmode: 1 }),
  payVendorOpening: ({ owedVendor }) => ({ vendorid: owedVendor, amount: '10', paymentmode: 1 }),
  deleteVendorOpeningPayment: ({ owedVendor, vendorPayment }) => ({
    vendorid: owedVendor,
    PaymentId: vendorPayment,
  }),
};

/** The ground has a budget of income for 2026. */
const budgets: Samples<typeof budgetCalls> = {
  expensesBudget: () => ({ year: '2026' }),
  revenueBudget: () => ({ year: '2026' }),
  budgetById: ({ budget }) => ({ budgetid: budget }),
  createBudget: () => ({
    Year: 2026,
    BudgetType: 'Expense',
    BudgetAccounts: [{ AccountId: 21, Budget: [{ BudgetMonth: 1, Amount: '900' }] }],
  }),
  updateBudget: ({ budget }) => ({ budgetid: budget, Budget: [{ BudgetMonth: 2, Amount: '750' }] }),
  deleteBudget: ({ budget }) => ({ budgetid: budget }),
  downloadBudget: ({ budget }) => ({ budgetid: budget }),
  budgetActuals: () => ({ year: '2026', BudgetType: 'Revenue' }),
};

const fiscalYears: Samples<typeof fiscalYearCalls> = {
  fiscalYears: () => ({}),
};

const taxes: Samples<typeof taxCalls> = {
  addTax: ({ name }) => ({ TaxName: `VAT of ${name}`, TaxPercentage: '7.5', IsRecoverable: false }),
  listTaxes: () => ({}),
  updateTax: ({ tax, name }) => ({ TaxId: tax, TaxName: `GST of ${name}`, TaxPercentage: '12.25' }),
  deleteTax: ({ usedTax }) => ({ taxId: usedTax }),
  addUsualTaxes: () => ({}),
  activateTax: ({ retiredTax }) => ({ TaxId: retiredTax }),
};

const banks: Samples<typeof bankCalls> = {
  addBank: ({ name }) => ({
    bankname: `Bank of ${name}`,
    accountnumber: '9876543210',
    OpeningBalance: '12.5',
    OpeningDate: '2026-01-01',
  }),
  updateBank: ({ bank, name }) => ({ id: bank, bankname: `${name}’s new bank`, accounttype: 'Current' }),
  setDefaultBank: ({ usedBank }) => ({ bankid: usedBank }),
  getBank: ({ bank }) => ({ bankid: bank }),
  listBanks: () => ({}),
  chooseBanks: () => ({}),
  deleteBank: ({ usedBank }) => ({ bankid: usedBank }),
  activateBank: ({ awayBank }) => ({ bankid: awayBank }),
};

const bankMoney: Samples<typeof bankMoneyCalls> = {
  banks: () => ({}),
  transactions: ({ usedBank }) => ({ bankid: usedBank }),
  transactionsFile: ({ usedBank }) => ({ bankid: usedBank, format: 'csv' }),
  addFund: ({ bank }) => ({ bankid: bank, amount: '25' }),
  removeFund: ({ usedBank }) => ({ bankid: usedBank, amount: '1', memo: 'For the till' }),
  transferFunds: ({ bank, usedBank }) => ({ frombankid: usedBank, tobankid: bank, amountout: '1' }),
  undoMove: ({ bankMove }) => ({ TransactionId: bankMove }),
  countCash: ({ bank }) => ({ bankid: bank, counted: '12' }),
  previewCashCount: ({ bank }) => ({ bankid: bank, counted: '12' }),
  previewFund: ({ bank }) => ({ direction: 'in', bankid: bank, amount: '25' }),
  previewTransferFunds: ({ bank, usedBank }) => ({ frombankid: usedBank, tobankid: bank, amountout: '1' }),
};

const bankStatements: Samples<typeof bankStatementCalls> = {
  statements: ({ usedBank }) => ({ bankid: usedBank }),
  statement: ({ bankStatement }) => ({ statementid: bankStatement }),
  startStatement: ({ bank }) => ({ bankid: bank, ...aStatement }),
  updateStatement: ({ bankStatement }) => ({
    StatementId: bankStatement,
    ...aStatement,
    ClosingBalance: '9',
  }),
  markStatement: ({ bankStatement, bankMove }) => ({
    StatementId: bankStatement,
    TransactionIds: [bankMove],
    mark: 'ticked',
  }),
  finishStatement: ({ bankStatement }) => ({ StatementId: bankStatement }),
  reopenStatement: ({ finishedStatement }) => ({ StatementId: finishedStatement }),
  deleteStatement: ({ bankStatement }) => ({ StatementId: bankStatement }),
};

const templates: Samples<typeof templateCalls> = {
  listTemplates: () => ({}),
  deleteTemplate: ({ defaultTemplate }) => ({ invoiceSettingId: defaultTemplate }),
  setDefaultTemplate: ({ template }) => ({ invoiceSettingId: template, isDefault: 'true' }),
  updateTemplate: ({ template }) => ({ Id: template, InvoiceStyle: 1, InvoiceColor: '#3a2f8f' }),
  createTemplate: ({ name }) => ({
    InvoiceStyle: 1,
    InvoiceColor: `#${Buffer.from(name.slice(0, 3)).toString('hex')}`,
  }),
};

const mailSettings: Samples<typeof mailSettingsCalls> = {
  savePaperSize: () => ({ PaperSize: null }),
  saveMailWording: () => ({ mail: 'invoice', Subject: 'Invoice {number}', Message: 'Hello {customer}' }),
  saveReminders: () => ({ On: false, Days: [0, 7] }),
};

const businesses: Samples<typeof businessCalls> = {
  bookDays: () => ({}),
  getSettings: () => ({}),
  updateBusiness: ({ name }) => ({
    companyname: `${name} & Co`,
    address: 'Quay 1',
    country: { id: 56 },
    timezone: 'UTC',
    locale: 'en-BE',
  }),
  fiscalYear: () => ({ FiscalYear: 4 }),
  enableMultiCurrency: () => ({ flag: true }),
  // The home currency as it is, for what stands on the ground is written in it.
  changeDefaultCurrency: () => ({ currencyid: 840 }),
  saveTaxOrder: () => ({ TaxAfterDiscount: false }),
  saveContact: () => ({ phone: '+44 20 7946 0000', TaxNumber: '22/123/45678' }),
  saveNegativeStock: () => ({ NegativeStock: false }),
  saveSecondFactorRule: () => ({ SecondFactorNeeded: false }),
  saveNumbering: () => ({ kind: 'invoice', prefix: 'INV-', pad: 5 }),
  setLockDate: () => ({ lockedUntil: '2021-02-28' }),
};

/** Of days before any entry, which the ground has locked. */
const lockExceptions: Samples<typeof lockExceptionCalls> = {
  lockExceptions: () => ({}),
  grantLockException: ({ user }) => ({
    MemberUserId: user,
    FromDay: '2019-12-01',
    UntilDay: '2026-03-04',
    UntilHour: 18,
    Reason: 'A late bill',
  }),
  endLockException: ({ lockException }) => ({ ExceptionId: lockException }),
};

const pair = { from: 'EUR', to: 'USD', date: '2026-01-02' };
const rates: Samples<typeof rateCalls> = {
  exchangeRate: () => pair,
  listRates: () => ({}),
  fetchRates: () => ({ also: 'EUR' }),
  saveRate: () => ({ ...pair, rate: '1.1' }),
  deleteRate: () => pair,
};

const reports: Samples<typeof reportCalls> = {
  trialBalance: () => ({}),
  journalEntries: () => ({}),
  accountLedger: () => ({ TAccountId: '2' }),
  inventoryValuation: () => ({}),
  stockAnalysis: ({ place }) => ({ locationId: place, qtyFilter: 'lowstock' }),
  valuationTransactions: ({ countedProduct }) => ({ productId: countedProduct }),
  downloadReport: () => ({ report: 'trial-balance', format: 'csv' }),
  queueReportFile: () => ({ report: 'trial-balance', format: 'csv' }),
  employees: () => ({}),
};

const sheets: Samples<typeof sheetCalls> = {
  ...(Object.fromEntries(Object.keys(sheetCalls).map((name) => [name, () => ({})])) as Record<
    ReportCallName,
    () => Record<string, never>
  >),
  accountTransactionsOfOne: () => ({ TAccountId: '13' }),
  clientStatementReport: ({ customer }) => ({ clientid: customer }),
};

const dashboards: Samples<typeof dashboardCalls> = {
  businessSummary: () => ({}),
  dashboardCounters: () => ({}),
  toDoList: () => ({}),
  moneyOutlook: () => ({}),
  profitOfDays: () => ({}),
  dismissFirstSteps: () => ({ hide: true }),
};

const shares: Samples<typeof shareCalls> = {
  createLink: ({ open }) => ({ kind: 'invoice', DocumentId: open }),
  revokeLinks: ({ open }) => ({ kind: 'invoice', DocumentId: open }),
};

const { sendAgain: _, ...mailed } = mailingCalls;
const mailings: Samples<typeof mailed> = {
  resendInvoice: ({ open }) => ({ InvoiceId: open, email: 'ada@example.com' }),
  sendOrderEmail: ({ orderIssued }) => ({ PurchaseOrderID: orderIssued, email: 'supply@example.com' }),
  sendBillEmail: ({ billOpen }) => ({ vendorBillId: billOpen, email: 'supply@example.com' }),
  sendQuoteEmail: ({ quote }) => ({ QuoteID: quote, Email: 'ada@example.com' }),
  sendPaymentEmail: ({ open }) => ({ InvoiceId: open, email: 'ada@example.com' }),
  sendNotice: ({ open }) => ({
    kind: 'invoice',
    DocumentId: open,
    purpose: 'reminder',
    email: 'ada@example.com',
  }),
  getSharing: ({ open }) => ({ kind: 'invoice', DocumentId: open }),
  updateShipStatus: ({ open }) => ({ invoiceid: open, shipstatus: 'Shipped' }),
};
const prints: Samples<typeof printCalls> = {
  downloadInvoicePdf: ({ open }) => ({ InvoiceId: open }),
  downloadOrderPdf: ({ orderIssued }) => ({ PurchaseOrderID: orderIssued }),
  downloadBillPdf: ({ billOpen }) => ({ vendorBillId: billOpen }),
  downloadQuotePdf: ({ quote }) => ({ QuoteID: quote }),
};

const toPay = ({ open }: Fixture) => ({ InvoiceId: open, SuccessUrl: '/sales' });
const paymentSessions: Samples<typeof paymentSessionCalls> = {
  openCardSession: toPay,
  openFlutterwaveSession: toPay,
  openPaypalSession: toPay,
  openPaystackSession: toPay,
};

const heldPayments: Samples<typeof heldPaymentCalls> = {
  getHeld: ({ overpaid }) => ({ InvoiceId: overpaid }),
  bookHeld: ({ heldToBook }) => ({ HeldId: heldToBook }),
  refuseHeld: ({ heldToRefuse }) => ({ HeldId: heldToRefuse }),
};

/** A subject's calls, each with its name and its fields. */
const each = <C extends Calls>(calls: C, fields: Samples<C>) =>
  Object.entries(calls).map(([name, call]) => ({
    name,
    call: call as C[keyof C],
    fields: fields[name as keyof C],
  }));

/** Every call inside a business, with fields that are accepted on its ground. */
export const samples = [
  ...each(invoiceCalls, invoices),
  ...each(salesSummaryCalls, { salesSummary: () => ({}) }),
  ...each(quoteCalls, quotes),
  ...each(billCalls, bills),
  ...each(purchaseAccountCalls, { purchaseAccounts: () => ({}) }),
  ...each(expenseCalls, expenses),
  ...each(expenseCategoryCalls, expenseCategories),
  ...each(orderCalls, orders),
  ...each(purchaseSummaryCalls, { billSummary: () => ({}), orderSummary: () => ({}) }),
  ...each(customerCalls, customers),
  ...each(customerAccountCalls, customerAccounts),
  ...each(vendorCalls, vendors),
  ...each(vendorAccountCalls, vendorAccounts),
  ...each(productCalls, products),
  ...each(itemCalls, items),
  ...each(stockCalls, stock),
  ...each(restockCalls, restocks),
  ...each(stockCountCalls, stockCounts),
  ...each(barcodeCalls, barcodes),
  ...each(locationCalls, locations),
  ...each(importCalls, imports),
  ...each(transferCalls, transfers),
  ...each({ ...taskCalls, ...taskListCalls }, taskSamples),
  ...each(taxCalls, taxes),
  ...each(budgetCalls, budgets),
  ...each(clientStatementCalls, { sendStatements: () => ({}) }),
  ...each(fiscalYearCalls, fiscalYears),
  ...each(bankCalls, banks),
  ...each(bankMoneyCalls, bankMoney),
  ...each(bankStatementCalls, bankStatements),
  ...each(ledgerAccountCalls, ledgerAccounts),
  ...each(accountChartCalls, accountChart),
  ...each(accountDefaultCalls, accountDefaults),
  ...each(journalEntryCalls, journalEntries),
  ...each(openingBalanceCalls, openingBalances),
  ...each(taxFilingCalls, taxFilings),
  ...each(booksExportCalls, booksExports),
  ...each(savedReportCalls, savedReports),
  ...each(periodCalls, periods),
  ...each(taxPaymentCalls, taxPayments),
  ...each(yearEndCalls, yearEnds),
  ...each(revaluationCalls, revaluations),
  ...each(templateCalls, templates),
  ...each(dashboardCalls, dashboards),
  ...each(reportCalls, reports),
  ...each(sheetCalls, sheets),
  ...each(attachmentCalls, attachments),
  ...each(shareCalls, shares),
  ...each(mailed, mailings),
  ...each(printCalls, prints),
  ...each(paymentSessionCalls, paymentSessions),
  ...each(heldPaymentCalls, heldPayments),
  ...each(connectedCalls, connected),
  ...accessSamples,
  ...each(businessCalls, businesses),
  ...each(lockExceptionCalls, lockExceptions),
  ...each(mailSettingsCalls, mailSettings),
  ...each(rateCalls, rates),
];
