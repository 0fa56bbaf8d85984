import { randomBytes } from 'node:crypto';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { zero } from '../../src/domain/money.ts';
import { type Bounds, usualBounds } from '../../src/domain/values/bounds.ts';
import { callsHead } from '../../src/domain/words/calls.ts';
import { isDemoOpen } from '../demo/open-demo.ts';
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
import { readNumbersExactly } from './call/json-body.ts';
import { loggedError } from './call/logged-error.ts';
import { answerProblem } from './call/problem.ts';
import type { AccountServices } from './call/visit.ts';
import { clientStatementRoutes } from './contacts/client-statement.routes.ts';
import { customerRoutes } from './contacts/customer.routes.ts';
import { customerAccountRoutes } from './contacts/customer-account.routes.ts';
import { vendorRoutes } from './contacts/vendor.routes.ts';
import { vendorAccountRoutes } from './contacts/vendor-account.routes.ts';
import { devMailboxRoutes } from './dev-mailbox.routes.ts';
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
import { healthRoutes } from './health.ts';
import { type Metrics, metricsRoute } from './metrics.routes.ts';
import { onlineStoreRoutes } from './online-store/online-store.routes.ts';
import { storeBillingRoutes } from './online-store/store-billing.routes.ts';
import { storeOrderRoutes } from './online-store/store-order.routes.ts';
import { storeReportRoutes } from './online-store/store-report.routes.ts';
import { pageRoutes } from './page.ts';
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
import { answerNoRequest, secureHeaders } from './security-headers.ts';
import { barcodeRoutes } from './stock/barcode.routes.ts';
import { locationRoutes } from './stock/location.routes.ts';
import { productRoutes } from './stock/product.routes.ts';
import { restockRoutes } from './stock/restock.routes.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import { stockCountRoutes } from './stock/stock-count.routes.ts';
import { transferRoutes } from './stock/transfer.routes.ts';
import { isHere } from './this-machine.ts';
import { answerUnrouted, watchRequests } from './watch-requests.ts';

export interface AppOptions
  extends Omit<
    AccountServices,
    'payments' | 'gateways' | 'planPayments' | 'feePercent' | 'shops' | 'rates' | 'sealing' | 'bounds'
  > {
  /** What one person may do that reaches others; the usual bounds when left out. */
  bounds?: Bounds;
  /** Who takes online payments; nobody when left out. */
  payments?: AccountServices['payments'];
  /** Which payment providers can be connected; none when left out. */
  gateways?: AccountServices['gateways'];
  /** Who takes what businesses pay for their plans; nobody when left out. */
  planPayments?: AccountServices['planPayments'];
  /** What the installation keeps of each payment, in percent; nothing when left out. */
  feePercent?: AccountServices['feePercent'];
  /** Which online stores can be connected; none when left out. */
  shops?: AccountServices['shops'];
  /** Who knows exchange rates; nobody when left out. */
  rates?: AccountServices['rates'];
  /** What seals secrets; nothing when left out, and no second factor is turned on then. */
  sealing?: AccountServices['sealing'];
  /** Where the built page lies; null serves the API alone. */
  page: string | null;
  /** Publishes /api/openapi.json and /api/docs; off in production unless asked for. */
  docs: boolean;
  /** Checks every answer against the contract; on in tests, for it costs time. */
  checkAnswers?: boolean;
  /** Logs from this level on, to the standard output or to whatever takes its lines; nothing when left out. */
  log?: { level: string; to?: { write: (line: string) => void } };
  /** Shows the letters that stay here, to this machine alone; never in production. */
  mailbox?: boolean;
  /** Takes the address of whoever asks from the one proxy in front. */
  trustProxy?: boolean;
  /** What the server counts, and who reads it; nothing is counted when left out. */
  metrics?: Metrics;
}

/** Every subject's calls, mounted alike. */
const subjects = [
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

const openDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifySwagger, {
    openapi: {
      info: {
        ...callsHead,
        version: '1',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};

/**
 * The HTTP side of the product: security headers, the contract's calls, the page. Nothing listens yet.
 *
 * @throws when a page is asked for that is not built
 */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  z.config(en());
  const { log, metrics = null } = options;
  const app = Fastify({
    logger: log
      ? { level: log.level, serializers: { err: loggedError }, ...(log.to ? { stream: log.to } : {}) }
      : false,
    // An address may hold the code of a mailed link: what is written of a request is ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomBytes(9).toString('base64url'),
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // The proxy in front alone is believed: what stands before its own entry anybody may have written.
    trustProxy: options.trustProxy === true && ((_address: string, hop: number) => hop === 0),
    routerOptions: { maxParamLength: 200 },
    // Node would answer a request without a host by itself, bare of headers; the first hook does it instead.
    http: { requireHostHeader: false },
    clientErrorHandler: answerNoRequest,
    frameworkErrors: answerUnrouted(metrics),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(
    options.checkAnswers ? serializerCompiler : () => (answer) => JSON.stringify(answer),
  );
  readNumbersExactly(app);
  app.setErrorHandler(answerProblem);
  secureHeaders(app);
  watchRequests(app, metrics);
  if (options.docs) await openDocs(app);
  healthRoutes(app, options.database);
  const { database, clock, origin, pdf, xlsx, payments = null, rates = null, sealing = null } = options;
  const { shops = null, gateways = {}, planPayments = null, feePercent = zero } = options;
  const { passwords, bounds = usualBounds } = options;
  const services: AccountServices = {
    database,
    clock,
    origin,
    pdf,
    xlsx,
    payments,
    gateways,
    planPayments,
    feePercent,
    shops,
    rates,
    sealing,
    passwords,
    bounds,
  };
  // Inside a plugin, so that the documentation sees the routes that come after it.
  await app.register(async (api) => {
    for (const routes of subjects) routes(api, services);
    if (options.mailbox) devMailboxRoutes(api, services);
    if (metrics) metricsRoute(api, metrics);
  });
  if (options.page)
    await pageRoutes(app, options.page, {
      demoIsOpen: () => isDemoOpen(database),
      // It opens for this machine alone.
      namesMailbox: (request) => options.mailbox === true && isHere(request),
    });
  return app;
};
