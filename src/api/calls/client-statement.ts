import { done, subject, told } from './call.ts';
import { day, number, optional, texts, typedText } from './field.ts';

const { ours } = subject('businessid', '/api/Client/', {}, 'statementOfAccount');

/** Calls about the statements of all customers. */
export const clientStatementCalls = {
  /** To each customer who owes something on the last of the days: all days until today unless told. */
  sendStatements: ours.change('send-statements', 'customer.reshare', {
    takes: {
      period: optional(typedText('sortby', 20)),
      from: optional(day('fromdate')),
      to: optional(day('todate')),
    },
    says: told({
      sent: number('Sent'),
      /** Who owes something and has no email address. */
      unreached: texts('Unreached'),
      ...done,
    }),
    touches: ['customers'],
  }),
};
