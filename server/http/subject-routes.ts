import { accountRoutes } from './account/account.routes.ts';
import { accountSettingsRoutes } from './account/account-settings.routes.ts';
import { onboardingRoutes } from './account/onboarding.routes.ts';
import { passwordRoutes } from './account/password.routes.ts';
import { referralRoutes } from './account/referral.routes.ts';
import { seatRoutes } from './account/seat.routes.ts';
import { secondFactorRoutes } from './account/second-factor.routes.ts';
import { teamRoutes } from './account/team.routes.ts';
import { teamUserRoutes } from './account/team-user.routes.ts';
import { bankRoutes } from './books/bank.routes.ts';
import { bankMoneyRoutes } from './books/bank-money.routes.ts';
import { bankStatementRoutes } from './books/bank-statement.routes.ts';
import { booksExportRoutes } from './books/books-export.routes.ts';
import { budgetRoutes } from './books/budget.routes.ts';
import { expenseRoutes } from './books/expense.routes.ts';
import { fiscalYearRoutes } from './books/fiscal-year.routes.ts';
import { journalEntryRoutes } from './books/journal-entry.routes.ts';
import { ledgerAccountRoutes } from './books/ledger-account.routes.ts';
import { openingBalanceRoutes } from './books/opening-balances.routes.ts';
import { periodRoutes } from './books/period.routes.ts';
import { revaluationRoutes } from './books/revaluation.routes.ts';
import { taxFilingRoutes } from './books/tax-filing.routes.ts';
import { taxPaymentRoutes } from './books/tax-payment.routes.ts';
import { businessRoutes } from './business/business.routes.ts';
import { fileRoutes } from './business/file.routes.ts';
import { importRoutes } from './business/import.routes.ts';
import { lockExceptionRoutes } from './business/lock-exception.routes.ts';
import { referenceRoutes } from './business/reference.routes.ts';
import { taskRoutes } from './business/task.routes.ts';
import { taxRoutes } from './business/tax.routes.ts';
import { templateRoutes } from './business/template.routes.ts';
import { clientStatementRoutes } from './contacts/client-statement.routes.ts';
import { customerRoutes } from './contacts/customer.routes.ts';
import { customerAccountRoutes } from './contacts/customer-account.routes.ts';
import { vendorRoutes } from './contacts/vendor.routes.ts';
import { vendorAccountRoutes } from './contacts/vendor-account.routes.ts';
import { attachmentRoutes } from './documents/attachment.routes.ts';
import { billRoutes } from './documents/bill.routes.ts';
import { invoiceRoutes } from './documents/invoice.routes.ts';
import { mailingRoutes } from './documents/mailing.routes.ts';
import { orderRoutes } from './documents/order.routes.ts';
import { printRoutes } from './documents/print.routes.ts';
import { publicFileRoutes } from './documents/public-file.routes.ts';
import { publicNoteRoutes } from './documents/public-note.routes.ts';
import { publicViewRoutes } from './documents/public-view.routes.ts';
import { purchaseSummaryRoutes } from './documents/purchase-summary.routes.ts';
import { publicActRoutes, quoteRoutes } from './documents/quote.routes.ts';
import { salesSummaryRoutes } from './documents/sales-summary.routes.ts';
import { shareRoutes } from './documents/share.routes.ts';
import { onlineStoreRoutes } from './online-store/online-store.routes.ts';
import { storeBillingRoutes } from './online-store/store-billing.routes.ts';
import { storeOrderRoutes } from './online-store/store-order.routes.ts';
import { storeReportRoutes } from './online-store/store-report.routes.ts';
import { planRoutes } from './plans/plan.routes.ts';
import { planBillingRoutes } from './plans/plan-billing.routes.ts';
import { planCodeRoutes } from './plans/plan-code.routes.ts';
import { planInvoiceRoutes } from './plans/plan-invoice.routes.ts';
import { planPaymentRoutes } from './plans/plan-payment.routes.ts';
import { planPriceRoutes } from './plans/plan-price.routes.ts';
import { gatewayRoutes } from './providers/gateway.routes.ts';
import { paymentProviderRoutes } from './providers/payment-provider.routes.ts';
import { heldPaymentRoutes, paymentSessionRoutes } from './providers/payment-session.routes.ts';
import { providerRoutes } from './providers/provider.routes.ts';
import { providerMoneyRoutes } from './providers/provider-money.routes.ts';
import { auditTrailRoutes } from './reports/audit-trail.routes.ts';
import { dashboardRoutes } from './reports/dashboard.routes.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { savedReportRoutes } from './reports/saved-report.routes.ts';
import { yearEndRoutes } from './reports/year-end.routes.ts';
import { barcodeRoutes } from './stock/barcode.routes.ts';
import { locationRoutes } from './stock/location.routes.ts';
import { productRoutes } from './stock/product.routes.ts';
import { restockRoutes } from './stock/restock.routes.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import { stockCountRoutes } from './stock/stock-count.routes.ts';
import { transferRoutes } from './stock/transfer.routes.ts';

/** Every subject's calls, mounted alike. */
export const subjectRoutes = [
  accountRoutes,
  accountSettingsRoutes,
  passwordRoutes,
  secondFactorRoutes,
  referralRoutes,
  onboardingRoutes,
  businessRoutes,
  referenceRoutes,
  invoiceRoutes,
  salesSummaryRoutes,
  quoteRoutes,
  billRoutes,
  expenseRoutes,
  orderRoutes,
  purchaseSummaryRoutes,
  customerRoutes,
  customerAccountRoutes,
  vendorRoutes,
  vendorAccountRoutes,
  productRoutes,
  stockRoutes,
  importRoutes,
  barcodeRoutes,
  locationRoutes,
  restockRoutes,
  stockCountRoutes,
  transferRoutes,
  journalEntryRoutes,
  taxPaymentRoutes,
  taxFilingRoutes,
  savedReportRoutes,
  lockExceptionRoutes,
  periodRoutes,
  yearEndRoutes,
  revaluationRoutes,
  openingBalanceRoutes,
  booksExportRoutes,
  taxRoutes,
  budgetRoutes,
  clientStatementRoutes,
  fiscalYearRoutes,
  auditTrailRoutes,
  bankRoutes,
  bankMoneyRoutes,
  bankStatementRoutes,
  ledgerAccountRoutes,
  teamRoutes,
  seatRoutes,
  teamUserRoutes,
  planRoutes,
  planBillingRoutes,
  planInvoiceRoutes,
  planPriceRoutes,
  planCodeRoutes,
  planPaymentRoutes,
  templateRoutes,
  dashboardRoutes,
  reportRoutes,
  taskRoutes,
  shareRoutes,
  attachmentRoutes,
  publicFileRoutes,
  publicNoteRoutes,
  publicViewRoutes,
  publicActRoutes,
  printRoutes,
  mailingRoutes,
  fileRoutes,
  paymentSessionRoutes,
  heldPaymentRoutes,
  providerMoneyRoutes,
  providerRoutes,
  paymentProviderRoutes,
  gatewayRoutes,
  onlineStoreRoutes,
  storeBillingRoutes,
  storeOrderRoutes,
  storeReportRoutes,
];
