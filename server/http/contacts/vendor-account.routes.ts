import type { FastifyInstance } from 'fastify';
import { vendorAccountCalls } from '../../../src/api/calls/vendor-account.ts';
import { payable } from '../../../src/domain/books/side.ts';
import { decimal } from '../../../src/domain/money.ts';
import { vendorAnswers as words } from '../../../src/domain/words/customers.ts';
import { documentAnswers } from '../../../src/domain/words/documents.ts';
import { refundCredit } from '../../commands/credit.ts';
import { deleteOpeningPayment, payOpeningBalance } from '../../commands/pay-opening-balance.ts';
import { vendorActivity, vendorStatement } from '../../reports/contact-statement.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import type { AccountServices } from '../call/visit.ts';
import { currencyFrom } from '../documents/document.requests.ts';
import { paidOf, paymentOf } from '../documents/payment.requests.ts';
import { mailedStatement, printedStatement, statementAnswer } from './statement.answers.ts';

const done = (message: string, { repeated }: { repeated?: boolean }) => ({
  message,
  repeated: repeated === true,
});

/** Mounts the calls about what a vendor is owed and was paid. */
export const vendorAccountRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mountDeclared(app, vendorAccountCalls, inBusiness(services), {
    vendorStatement: ({ ctx, args: { contactId, ...asked } }) =>
      statementAnswer(ctx, { claims: vendorStatement, activity: vendorActivity }, contactId, asked),
    downloadVendorStatement: ({ ctx, args: { contactId, ...days } }) =>
      printedStatement({ ctx, services }, payable, contactId, days),
    sendVendorStatement: ({ ctx, args: { contactId, period, from, to, ...mail } }) =>
      mailedStatement(ctx, payable, contactId, { period, from, to }, mail),
    payVendorOpening: async ({ ctx, args: { contactId, amount, ...paid } }) => {
      const payment = { contactId, amount: decimal(amount), ...paymentOf(paid) };
      return done(documentAnswers.paymentRecordAdded, await payOpeningBalance(ctx, payable, payment));
    },
    refundAdvance: async ({ ctx, args: { contactId, amount, foreignCurrencyId, rate, ...paid } }) => {
      const refund = {
        contactId,
        amount: decimal(amount),
        currency: currencyFrom(foreignCurrencyId),
        ...paidOf(paid),
        rate: rate ? decimal(rate) : null,
      };
      return done(words.advanceRefunded, await refundCredit(ctx, payable, refund));
    },
    deleteVendorOpeningPayment: async ({ ctx, args: { contactId, paymentId } }) =>
      done(documentAnswers.paymentDeleted, await deleteOpeningPayment(ctx, payable, contactId, paymentId)),
  });
