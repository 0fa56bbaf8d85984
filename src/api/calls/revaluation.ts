import { userId } from '../wire/values.ts';
import { done, farDayConfirmed, subject, told } from './call.ts';
import { day, decimal, flag, id, list, nullable, number, optional, text } from './field.ts';

const { ours } = subject('businessid', '/api/TAccountTransaction/', { userid: userId }, 'advancedAccounting');

const entry = { id: id('EntryId'), number: number('EntryNumber') };

/** Every call about taking foreign balances to the rates of a day. */
export const revaluationCalls = {
  revaluation: ours.read('get-revaluation', 'settings.account', {
    takes: { onDay: day('date') },
    says: told({
      balances: list('balances', {
        accountId: number('AccountId'),
        account: text('AccountName'),
        currency: text('Currency'),
        /** In its currency, and as it is booked at home; debits are positive. */
        own: decimal('ForeignBalance'),
        home: decimal('HomeBalance'),
        /** Of credits or advances, which are revalued on request alone. */
        isSurplus: flag('IsSurplus'),
      }),
      /** The last rate kept up to the day; null where none is. */
      rates: list('rates', {
        currency: text('Currency'),
        rate: nullable(decimal('ExchangeRate')),
        onDay: nullable(day('RateDate')),
      }),
      /** The revaluation that stands for the day. */
      standing: list('entries', entry),
    }),
    reads: 'reports',
  }),
  revalue: ours.change('revalue', 'settings.account', {
    takes: {
      onDay: day('date'),
      rates: list('rates', { currency: text('Currency'), rate: nullable(decimal('ExchangeRate')) }),
      withSurplus: optional(flag('creditsAndAdvances')),
      ...farDayConfirmed,
    },
    says: told({ entries: list('entries', entry), ...done }),
    touches: ['reports', 'accounts', 'banks', 'dashboard'],
  }),
};
