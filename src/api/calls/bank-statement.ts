import { statementMarks } from '../../domain/bank-money/statement.ts';
import { headOf } from '../../domain/report/reports.ts';
import { bankStatementAnswers as words } from '../../domain/words/bank-money.ts';
import { userId } from '../wire/values.ts';
import { transaction, withReport } from './bank-money.ts';
import { done, subject, told } from './call.ts';
import {
  count,
  day,
  decimal,
  flag,
  id,
  ids,
  list,
  nullable,
  number,
  oneOf,
  optional,
  text,
} from './field.ts';

const { ours } = subject('businessid', '/api/AccountSettings/', { userid: userId });

/** A statement of a bank, in the bank's currency. */
const statement = {
  id: id('StatementId'),
  /** Of the bank's first statement alone. */
  firstDay: nullable(day('firstdate')),
  lastDay: day('lastdate'),
  opening: decimal('OpeningBalance'),
  closing: decimal('ClosingBalance'),
  status: oneOf('Status', ['Open', 'Finished', 'Removed']),
  /** What the entries on it come to, how many there are, and what is still to be found. */
  ticked: decimal('Ticked'),
  count: number('count'),
  difference: decimal('Difference'),
  newest: flag('IsNewest'),
  version: number('version'),
};

/** A statement as typed; where it begins is asked of the bank's first alone. */
const card = {
  lastDay: day('lastdate'),
  closing: decimal('ClosingBalance'),
  firstDay: optional(nullable(day('firstdate'))),
  opening: optional(nullable(decimal('OpeningBalance'))),
};

const one = { id: id('StatementId') };
const saved = { id: id('StatementId'), ...done };
const touches = ['banks', 'reports'] as const;
const change = (path: string, takes: typeof one) =>
  ours.change(path, 'settings.account', { takes, says: told(saved), touches });

/** Every call about statements of banks. */
export const bankStatementCalls = {
  statements: ours.read('get-bank-statements', 'reports', {
    takes: { bankId: id('bankid') },
    says: told({ statements: list('Statements', statement) }),
    reads: 'banks',
  }),
  statement: ours.read('get-bank-statement', headOf('bank-reconciliation').permission, {
    takes: { id: id('statementid'), page: optional(count('page')), limit: optional(count('limit')) },
    says: withReport(words.statement, {
      ...statement,
      bankId: id('bankid'),
      bankName: text('bankname'),
      currency: text('Currency'),
      /** The balance in the books at the end of its last day, and the part of it that is not on the statement. */
      books: decimal('BooksBalance'),
      outstanding: decimal('Outstanding'),
      transactions: list('Transactions', transaction),
      total: number('total'),
      /** Of the first statement: what lies before it and counts as matched, but for what is chosen as outstanding. */
      earlier: list('Earlier', transaction),
    }),
    reads: 'banks',
  }),
  startStatement: ours.change('start-bank-statement', 'settings.account', {
    takes: { bankId: id('bankid'), ...card },
    says: told(saved),
    touches,
  }),
  updateStatement: ours.change('update-bank-statement', 'settings.account', {
    takes: { ...one, version: optional(nullable(number('version'))), ...card },
    says: told(saved),
    touches,
  }),
  markStatement: ours.change('mark-bank-statement', 'settings.account', {
    takes: { ...one, entryIds: ids('TransactionIds'), mark: oneOf('mark', statementMarks) },
    says: told(saved),
    touches,
  }),
  finishStatement: change('finish-bank-statement', one),
  reopenStatement: change('reopen-bank-statement', one),
  deleteStatement: change('delete-bank-statement', one),
};
