import { userId } from '../wire/values.ts';
import { done, farDayConfirmed, planned, subject, told } from './call.ts';
import { day, decimal, flag, id, nullable, number, optional, typedText } from './field.ts';

const { ours } = subject('businessid', '/api/TAccountTransaction/', { userid: userId }, 'advancedAccounting');

/** Tax paid to the tax office, or paid back by it; amounts at home. */
const payment = {
  bankId: id('bankid'),
  /** What is settled of the tax on sales, and of the tax on purchases. */
  collected: decimal('taxcollected'),
  paid: decimal('taxpaid'),
  /** What moved on the bank; left out for the difference of the two. */
  amount: optional(nullable(decimal('amount'))),
  /** Today where it is left out. */
  onDay: optional(day('date')),
  memo: optional(typedText('memo', 500)),
  /** The bank may go below zero. */
  confirmOverdraft: optional(flag('confirmOverdraft')),
};

/** Every call about settling with the tax office. */
export const taxPaymentCalls = {
  taxOwed: ours.read('get-tax-owed', 'settings.account', {
    takes: {
      /** A period by its name, before which days that are given go; the month where neither is. */
      period: optional(typedText('sortby', 40)),
      from: optional(day('fromdate')),
      to: optional(day('todate')),
    },
    says: told({ upTo: day('todate'), collected: decimal('taxcollected'), paid: decimal('taxpaid') }),
    reads: 'reports',
  }),
  previewTaxPayment: ours.ask('preview-settle-tax', 'settings.account', { takes: payment, says: planned }),
  settleTax: ours.change('settle-tax', 'settings.account', {
    takes: { ...payment, ...farDayConfirmed },
    says: told({ id: id('EntryId'), number: number('EntryNumber'), ...done }),
    touches: ['reports', 'accounts', 'banks', 'dashboard'],
  }),
};
