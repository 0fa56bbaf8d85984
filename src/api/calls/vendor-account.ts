import { vendorStatement } from '../../domain/report/contact-statement.ts';
import { done, file, plainly, subject, told } from './call.ts';
import { claim, claimTypes, statementAsked, statementSums } from './customer-account.ts';
import { decimal, id, list, nullable, number, oneOf, optional, text } from './field.ts';
import { mailForm, mailSent } from './mailing.ts';
import { ratedMoney } from './payment.ts';
import { figureDays } from './span.ts';

const at = '/api/Vendor/';
const { ours } = subject('businessid', at);
const statements = subject('businessid', at, {}, 'statementOfAccount').ours;

const one = { contactId: id('vendorid') };
const touches = ['vendors', 'bills', 'orders', 'dashboard', 'reports'] as const;

/** What a vendor is owed and was paid, and what goes to them about it. */
export const vendorAccountCalls = {
  vendorStatement: subject('businessid', at, {}, vendorStatement.flag).ours.read(
    'statement',
    vendorStatement.permission,
    {
      takes: { ...one, ...statementAsked },
      says: plainly({
        claims: list('statement', {
          ...claim,
          documentId: nullable(id('vendorBillId')),
          number: nullable(text('number')),
          type: oneOf('type', claimTypes),
        }),
        ...statementSums,
        claimed: decimal('totalbillsamount'),
        credit: decimal('advance'),
      }),
      reads: 'vendors',
    },
  ),
  downloadVendorStatement: statements.ask('download-statement', 'vendor.export', {
    takes: { ...one, ...figureDays },
    says: file,
  }),
  sendVendorStatement: statements.change('send-statement', 'vendor.reshare', {
    takes: { ...one, ...figureDays, ...mailForm },
    says: mailSent,
    touches: ['vendors'],
  }),
  payVendorOpening: ours.change('pay-opening-balance', 'vendor.addPayment', {
    takes: { ...one, amount: decimal('amount'), ...ratedMoney },
    says: told(done),
    touches,
  }),
  refundAdvance: ours.change('refund-advance', 'vendor.delete', {
    takes: {
      ...one,
      amount: decimal('amount'),
      /** The currency it stands in; home where none is named. */
      foreignCurrencyId: optional(nullable(number('ForeignCurrencyID'))),
      ...ratedMoney,
    },
    says: told(done),
    touches,
  }),
  deleteVendorOpeningPayment: ours.change('delete-opening-payment', 'vendor.delete', {
    takes: { ...one, paymentId: id('PaymentId') },
    says: told(done),
    touches,
  }),
};
