import { accountUseKinds } from '../../domain/books/ledger-account.ts';
import { subject, told } from './call.ts';
import { count, id, list, nullable, oneOf, text } from './field.ts';

const { ours } = subject('businessid', '/api/TAccount/');

/** Calls of the chart of accounts beside those of its accounts. */
export const accountChartCalls = {
  /** What keeps an account in use, each by its name. */
  accountUses: ours.read('uses', 'settings.account', {
    takes: { account: count('TAccountId') },
    says: told({
      uses: list('Uses', {
        kind: oneOf('Kind', accountUseKinds),
        /** Of a default or a role what it is for, as in UsedBy. */
        name: text('Name'),
        id: nullable(id('Id')),
      }),
    }),
    reads: 'accounts',
  }),
};
