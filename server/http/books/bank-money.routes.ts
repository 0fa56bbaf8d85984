import type { FastifyInstance } from 'fastify';
import { bankMoneyCalls } from '../../../src/api/calls/bank-money.ts';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import type { CashCount } from '../../../src/domain/bank-money/cash-count.ts';
import type { FundRequest } from '../../../src/domain/bank-money/fund.ts';
import type { TransferRequest } from '../../../src/domain/bank-money/transfer.ts';
import { decimal } from '../../../src/domain/money.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import {
  bankTransferWords,
  cashCountWords,
  fundWords,
  undoWords,
} from '../../../src/domain/words/bank-money.ts';
import { settingsAnswers } from '../../../src/domain/words/business.ts';
import { countCash, type MoneyMoved, moveFund, transferFunds, undoMove } from '../../commands/bank-money.ts';
import { bankBriefs } from '../../reports/bank-briefs.ts';
import { bankTransactions, transactionBank } from '../../reports/bank-transactions.ts';
import { readReport } from '../../reports/report.ts';
import { calendarOf, withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { previewed } from '../documents/act.answers.ts';
import { linkedSheet } from '../reports/linked-sheet.ts';
import { reportDays, requestOf } from '../reports/report.requests.ts';
import { downloadReport } from '../reports/report-download.ts';
import { transactionAnswer } from './bank-money.answers.ts';

type Narrowed = Omit<ArgsOf<typeof bankMoneyCalls.transactionsFile>, 'format'>;

/** The same as a report is asked for; of a bank in another currency its worth at home is beside it. */
const sentOf = (
  { bankId, from, to, period, order, search, type, unmatched }: Narrowed,
  isForeign: boolean,
) => ({
  bank: bankId,
  from,
  to,
  period,
  order,
  search,
  type,
  unmatched,
  more: isForeign ? 'true' : undefined,
});

const fundOf = (
  movement: FundRequest['movement'],
  args: Omit<ArgsOf<typeof bankMoneyCalls.addFund>, 'confirmFarDate'>,
): FundRequest => ({
  movement,
  bankId: args.bankId,
  amount: decimal(args.amount),
  onDay: args.onDay ?? null,
  accountId: args.accountId ?? null,
  memo: args.memo ?? '',
  rate: args.rate ? decimal(args.rate) : null,
  confirmOverdraft: args.confirmOverdraft === true,
});

const amountOrNull = (amount: string | null | undefined) => (amount ? decimal(amount) : null);

const transferOf = (
  args: Omit<ArgsOf<typeof bankMoneyCalls.transferFunds>, 'confirmFarDate'>,
): TransferRequest => ({
  fromId: args.fromId,
  toId: args.toId,
  amountOut: decimal(args.amountOut),
  amountIn: amountOrNull(args.amountIn),
  fee: amountOrNull(args.fee),
  leavesOn: args.leavesOn ?? null,
  arrivesOn: args.arrivesOn ?? null,
  rate: amountOrNull(args.rate),
  memo: args.memo ?? '',
  confirmOverdraft: args.confirmOverdraft === true,
});

const countOf = (args: Omit<ArgsOf<typeof bankMoneyCalls.countCash>, 'confirmFarDate'>): CashCount => ({
  bankId: args.bankId,
  counted: decimal(args.counted),
  onDay: args.onDay ?? null,
  accountId: args.accountId ?? null,
  memo: args.memo ?? '',
  rate: amountOrNull(args.rate),
});

const saved = (message: string, { id, warnings, repeated }: MoneyMoved) => ({
  message,
  id,
  repeated: repeated === true,
  ...(warnings.length > 0 && { warnings }),
});

/** Mounts the calls about money at banks. */
export const bankMoneyRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, bankMoneyCalls, inBusiness(services), {
    banks: async ({ ctx }) => ({
      message: settingsAnswers.banks,
      banks: await withBusiness(ctx, 'read', bankBriefs),
    }),
    transactions: ({ ctx, args: { page, limit, ...narrowed } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const bank = await transactionBank(tx, narrowed.bankId);
        const sent = sentOf(narrowed, bank.currency !== ctx.business.homeCurrency);
        const request = requestOf({ ...sent, page, limit }, reportDays('alltime', sent, calendarOf(tx)));
        const found = await readReport(tx, bankTransactions, request, null);
        const { name: bankName, ends: accountEnds, currency, active, balance, homeBalance } = bank;
        return {
          bankName,
          accountEnds,
          currency,
          active,
          balance,
          homeBalance,
          transactions: found.rows.map(transactionAnswer),
          total: found.total,
          page: found.page,
          pages: pagesOf(found.total, request.limit),
          report: linkedSheet(found.sheet),
        };
      }),
    transactionsFile: async ({ ctx, args: { format = 'pdf', ...narrowed } }) => {
      const bank = await withBusiness(ctx, 'read', (tx) => transactionBank(tx, narrowed.bankId));
      const sent = sentOf(narrowed, bank.currency !== ctx.business.homeCurrency);
      return downloadReport(ctx, services, { ...sent, format, report: bankTransactions.spec.name });
    },
    addFund: async ({ ctx, args }) => saved(fundWords.added, await moveFund(ctx, fundOf('in', args))),
    removeFund: async ({ ctx, args }) => saved(fundWords.removed, await moveFund(ctx, fundOf('out', args))),
    transferFunds: async ({ ctx, args }) =>
      saved(bankTransferWords.done, await transferFunds(ctx, transferOf(args))),
    undoMove: async ({ ctx, args }) => saved(undoWords.done, await undoMove(ctx, args.id)),
    countCash: async ({ ctx, args }) => {
      const { id, difference, warnings, repeated } = await countCash(ctx, countOf(args));
      return {
        message: id ? cashCountWords.posted : cashCountWords.matches,
        id,
        difference,
        repeated: repeated === true,
        ...(warnings.length > 0 && { warnings }),
      };
    },
    previewCashCount: async ({ ctx, args }) => previewed(ctx, (preview) => countCash(preview, countOf(args))),
    previewFund: async ({ ctx, args: { movement, ...fund } }) =>
      previewed(ctx, (preview) => moveFund(preview, fundOf(movement, fund))),
    previewTransferFunds: async ({ ctx, args }) =>
      previewed(ctx, (preview) => transferFunds(preview, transferOf(args))),
  });
