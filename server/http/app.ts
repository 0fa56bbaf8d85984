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
import { type Bounds, usualBounds } from '../../src/domain/bounds.ts';
import { zero } from '../../src/domain/money.ts';
import { callsHead } from '../../src/domain/words/calls.ts';
import { isDemoOpen } from '../demo/open-demo.ts';
import { accountRoutes } from './account.routes.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';
import { attachmentRoutes } from './attachment.routes.ts';
import { auditTrailRoutes } from './audit-trail.routes.ts';
import { bankRoutes } from './bank.routes.ts';
import { bankMoneyRoutes } from './bank-money.routes.ts';
import { bankStatementRoutes } from './bank-statement.routes.ts';
import { barcodeRoutes } from './barcode.routes.ts';
import { billRoutes } from './bill.routes.ts';
import { budgetRoutes } from './budget.routes.ts';
import { businessRoutes } from './business.routes.ts';
import { clientStatementRoutes } from './client-statement.routes.ts';
import { customerRoutes } from './customer.routes.ts';
import { customerAccountRoutes } from './customer-account.routes.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { devMailboxRoutes } from './dev-mailbox.routes.ts';
import { expenseRoutes } from './expense.routes.ts';
import { fileRoutes } from './file.routes.ts';
import { fiscalYearRoutes } from './fiscal-year.routes.ts';
import { gatewayRoutes } from './gateway.routes.ts';
import { healthRoutes } from './health.ts';
import { importRoutes } from './import.routes.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { journalEntryRoutes } from './journal-entry.routes.ts';
import { readNumbersExactly } from './json-body.ts';
import { ledgerAccountRoutes } from './ledger-account.routes.ts';
import { locationRoutes } from './location.routes.ts';
import { loggedError } from './logged-error.ts';
import { mailingRoutes } from './mailing.routes.ts';
import { type Metrics, metricsRoute } from './metrics.routes.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { onlineStoreRoutes } from './online-store.routes.ts';
import { openingBalanceRoutes } from './opening-balances.routes.ts';
import { orderRoutes } from './order.routes.ts';
import { pageRoutes } from './page.ts';
import { passwordRoutes } from './password.routes.ts';
import { paymentProviderRoutes } from './payment-provider.routes.ts';
import { heldPaymentRoutes, paymentSessionRoutes } from './payment-session.routes.ts';
import { planRoutes } from './plan.routes.ts';
import { planBillingRoutes } from './plan-billing.routes.ts';
import { planCodeRoutes } from './plan-code.routes.ts';
import { planInvoiceRoutes } from './plan-invoice.routes.ts';
import { planPaymentRoutes } from './plan-payment.routes.ts';
import { planPriceRoutes } from './plan-price.routes.ts';
import { printRoutes } from './print.routes.ts';
import { answerProblem } from './problem.ts';
import { productRoutes } from './product.routes.ts';
import { providerRoutes } from './provider.routes.ts';
import { providerMoneyRoutes } from './provider-money.routes.ts';
import { publicFileRoutes } from './public-file.routes.ts';
import { publicNoteRoutes } from './public-note.routes.ts';
import { publicViewRoutes } from './public-view.routes.ts';
import { purchaseSummaryRoutes } from './purchase-summary.routes.ts';
import { publicActRoutes, quoteRoutes } from './quote.routes.ts';
import { referenceRoutes } from './reference.routes.ts';
import { referralRoutes } from './referral.routes.ts';
import { reportRoutes } from './report.routes.ts';
import { reportChoiceRoutes } from './report-choices.routes.ts';
import { restockRoutes } from './restock.routes.ts';
import { revaluationRoutes } from './revaluation.routes.ts';
import { salesSummaryRoutes } from './sales-summary.routes.ts';
import { seatRoutes } from './seat.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { answerNoRequest, secureHeaders } from './security-headers.ts';
import { shareRoutes } from './share.routes.ts';
import { sheetRoutes } from './sheet.routes.ts';
import { stockRoutes } from './stock.routes.ts';
import { stockCountRoutes } from './stock-count.routes.ts';
import { storeBillingRoutes } from './store-billing.routes.ts';
import { storeOrderRoutes } from './store-order.routes.ts';
import { storeReportRoutes } from './store-report.routes.ts';
import { taskRoutes } from './task.routes.ts';
import { taxRoutes } from './tax.routes.ts';
import { taxFilingRoutes } from './tax-filing.routes.ts';
import { taxPaymentRoutes } from './tax-payment.routes.ts';
import { teamRoutes } from './team.routes.ts';
import { teamUserRoutes } from './team-user.routes.ts';
import { templateRoutes } from './template.routes.ts';
import { isHere } from './this-machine.ts';
import { transferRoutes } from './transfer.routes.ts';
import { vendorRoutes } from './vendor.routes.ts';
import { vendorAccountRoutes } from './vendor-account.routes.ts';
import type { AccountServices } from './visit.ts';
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
  revaluationRoutes,
  openingBalanceRoutes,
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
  reportChoiceRoutes,
  sheetRoutes,
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
