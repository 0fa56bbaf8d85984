import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { openingBalanceCalls } from '../../../src/api/calls/opening-balances.ts';
import { sideOf } from '../../../src/domain/books/fiscal-balances.ts';
import { inChartOrder } from '../../../src/domain/books/ledger-account.ts';
import {
  type OpeningContext,
  sourceOf,
  standingBalance,
  type TypedOpeningBalances,
  whyNotTyped,
} from '../../../src/domain/journal-entry/opening-balances.ts';
import type { PostedEntry } from '../../../src/domain/journal-entry/reversal.ts';
import { decimal, isZero, negated, sum, zero } from '../../../src/domain/money.ts';
import { creditOf, debitOf } from '../../../src/domain/report/posting-columns.ts';
import { openingBalanceAnswers as words } from '../../../src/domain/words/opening-balances.ts';
import {
  exportOpeningBalances,
  postOpeningBalances,
  previewOpeningBalances,
} from '../../commands/opening-balances.ts';
import { likelyOpeningDay, openingContext } from '../../store/books/opening-balances.ts';
import { type Business, type Ctx, withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { downloadOf } from '../documents/print.answers.ts';

const typedOf = ({
  onDay = null,
  lines,
}: ArgsOf<typeof openingBalanceCalls.previewOpeningBalances>): TypedOpeningBalances => ({
  onDay,
  lines: lines.map(({ account = '', accountId = null, debit, credit }) => ({
    account,
    accountId,
    debit: decimal(debit || zero),
    credit: decimal(credit || zero),
  })),
});

const linkOf = (current: PostedEntry | null) =>
  current && { id: current.entry.id, number: current.number, onDay: current.entry.onDay };

/** What the rows add up to has earlier years in it, which no account has any more. */
const earlierOf = ({ balances }: OpeningContext) => negated(sum(balances.map(standingBalance)));

const accountsOf = ({ balances }: OpeningContext, { homeCurrency, locale }: Business) =>
  balances
    .filter((balance) => balance.account.active || !isZero(standingBalance(balance)))
    .sort((a, b) => inChartOrder(a.account, b.account))
    .map((balance) => ({
      ...sideOf(standingBalance(balance)),
      accountId: balance.account.id,
      code: balance.account.code,
      account: balance.account.name,
      subgroupId: balance.account.subgroupId,
      active: balance.account.active,
      source: sourceOf(balance.account, homeCurrency),
      closed: whyNotTyped(balance, { homeCurrency, locale }),
    }));

const preview = async (ctx: Ctx, typed: TypedOpeningBalances) => {
  const { plan, equity, reversal, entryId } = await previewOpeningBalances(ctx, typed);
  const { onDay, memo, lines } = plan.entries.find(({ id }) => id === entryId)!;
  const { balances, current } = await withBusiness(ctx, 'read', (tx) => openingContext(tx, onDay));
  const nameOf = (id: number) => balances.find(({ account }) => account.id === id)!.account.name;
  return {
    onDay,
    memo,
    lines: lines.map(({ accountId, amount }) => ({
      accountId,
      account: nameOf(accountId),
      debit: debitOf(amount),
      credit: creditOf(amount),
    })),
    equityBefore: negated(equity.before),
    equityAfter: negated(equity.after),
    replaces: reversal && linkOf(current),
    warnings: plan.warnings,
  };
};

/** Mounts the calls of the trial balance a business begins with. */
export const openingBalanceRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, openingBalanceCalls, inBusiness(services), {
    getOpeningBalances: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const onDay = args.onDay ?? (await likelyOpeningDay(tx));
        const context = await openingContext(tx, onDay);
        return {
          message: words.balances,
          onDay,
          today: tx.today,
          current: linkOf(context.current),
          accounts: accountsOf(context, ctx.business),
          earlier: earlierOf(context),
        };
      }),
    previewOpeningBalances: async ({ ctx, args }) => ({
      ...(await preview(ctx, typedOf(args))),
      message: words.preview,
    }),
    postOpeningBalances: async ({ ctx, args }) => {
      const { repeated = false, ...saved } = await postOpeningBalances(ctx, typedOf(args));
      return { ...saved, message: words.saved, repeated };
    },
    downloadOpeningBalances: async ({ ctx, args }) => {
      const { data } = downloadOf(await exportOpeningBalances(ctx, args.onDay ?? null));
      return { ...data, message: words.file };
    },
  });
