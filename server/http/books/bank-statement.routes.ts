import type { FastifyInstance } from 'fastify';
import { bankStatementCalls } from '../../../src/api/calls/bank-statement.ts';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import {
  type BankStatement,
  type BankStatementCard,
  differenceOf,
} from '../../../src/domain/bank-money/statement.ts';
import { decimal } from '../../../src/domain/money.ts';
import { bankStatementAnswers as words } from '../../../src/domain/words/bank-money.ts';
import {
  markStatement,
  moveStatement,
  type StatementDone,
  saveStatement,
} from '../../commands/bank-statement.ts';
import { bankReconciliation, statementRows, statementView } from '../../reports/bank-statement.ts';
import { readReport } from '../../reports/report.ts';
import { statementsOfAccount } from '../../store/books/bank-statements.ts';
import { findMoneyBank } from '../../store/books/money-banks.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { linkedSheet } from '../reports/linked-sheet.ts';
import { requestOf } from '../reports/report.requests.ts';
import { transactionAnswer } from './bank-money.answers.ts';

type Card = Pick<
  ArgsOf<typeof bankStatementCalls.startStatement>,
  'lastDay' | 'closing' | 'firstDay' | 'opening'
>;

const cardOf = ({ lastDay, closing, firstDay, opening }: Card): BankStatementCard => ({
  lastDay,
  closing: decimal(closing),
  firstDay: firstDay ?? null,
  opening: opening ? decimal(opening) : null,
});

const answered = (statement: BankStatement) => ({ ...statement, difference: differenceOf(statement) });

const done = (message: string, { id, repeated }: StatementDone) => ({
  message,
  id,
  repeated: repeated === true,
});

/** Mounts the calls about statements of banks. */
export const bankStatementRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, bankStatementCalls, inBusiness(services), {
    statements: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { accountId } = await findMoneyBank(tx, args.bankId);
        const statements = await statementsOfAccount(tx, accountId);
        return { message: words.statements, statements: statements.map(answered) };
      }),
    statement: ({ ctx, args: { id, ...paged } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const view = await statementView(tx, id);
        const { rows, total, earlier } = await statementRows(tx, view);
        const request = requestOf({ ...paged, statement: id }, { from: null, to: null });
        const { sheet } = await readReport(tx, bankReconciliation, request, null);
        const { statement, bank, sums } = view;
        return {
          ...answered(statement),
          bankId: bank.id,
          bankName: bank.name,
          currency: bank.currency,
          books: sums.books,
          outstanding: sums.outstanding,
          transactions: rows.map(transactionAnswer),
          total,
          earlier: earlier.map(transactionAnswer),
          report: linkedSheet(sheet),
        };
      }),
    startStatement: async ({ ctx, args: { bankId, ...card } }) =>
      done(words.started, await saveStatement(ctx, bankId, cardOf(card), null)),
    updateStatement: async ({ ctx, args: { id, version = null, ...card } }) =>
      done(words.saved, await saveStatement(ctx, '', cardOf(card), { id, version })),
    markStatement: async ({ ctx, args }) =>
      done(words.marked, await markStatement(ctx, args.id, args.entryIds, args.mark)),
    finishStatement: async ({ ctx, args }) =>
      done(words.finished, await moveStatement(ctx, args.id, 'finish')),
    reopenStatement: async ({ ctx, args }) =>
      done(words.reopened, await moveStatement(ctx, args.id, 'reopen')),
    deleteStatement: async ({ ctx, args }) =>
      done(words.deleted, await moveStatement(ctx, args.id, 'delete')),
  });
