import type { FastifyInstance } from 'fastify';
import { accountChartCalls } from '../../../src/api/calls/account-chart.ts';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { accountDefaultCalls, ledgerAccountCalls } from '../../../src/api/calls/ledger-account.ts';
import { type DefaultRole, isComplete, mayStandFor } from '../../../src/domain/books/account-defaults.ts';
import {
  accountGroups,
  accountSubgroups,
  groupIdOf,
  groupNameOf,
  subgroupById,
} from '../../../src/domain/books/account-groups.ts';
import { standardAccounts } from '../../../src/domain/books/accounts.ts';
import type { TypedOpening } from '../../../src/domain/books/bank.ts';
import {
  type AccountCard,
  type AccountView,
  blankAccount,
  roleOf,
} from '../../../src/domain/books/ledger-account.ts';
import { decimal } from '../../../src/domain/money.ts';
import { typedCard } from '../../../src/domain/values/fields-of.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { mergeAnswers } from '../../../src/domain/words/account-merge.ts';
import { settingsAnswers } from '../../../src/domain/words/business.ts';
import { ledgerAccountAnswers as words } from '../../../src/domain/words/ledger.ts';
import { saveAccountingSettings } from '../../commands/accounting-settings.ts';
import { mergeAccount, previewMerge } from '../../commands/merge-account.ts';
import { moveAccount, saveAccount } from '../../commands/save-account.ts';
import { accountViews } from '../../reports/account-balances.ts';
import { accountUses } from '../../reports/account-uses.ts';
import { allAccounts } from '../../store/books/accounts.ts';
import { type Ctx, calendarOf, Refused, withBusiness } from '../../store/database/tx.ts';
import { matterVersions } from '../../store/plan/events.ts';
import { accountingSettings } from '../../store/settings/account-defaults.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf, requestedSpan } from '../call/paging.ts';

type Typed = ArgsOf<typeof ledgerAccountCalls.addAccount>;

const cardOf = (typed: Typed): AccountCard => {
  const subgroup = subgroupById(typed.subgroupId);
  if (typed.groupId !== undefined && subgroup && groupIdOf(subgroup.group) !== typed.groupId)
    throw new Refused(invalid('groupId', words.subgroupOfAnother));
  return typedCard(blankAccount, typed);
};

const openingOf = ({ openingBalance, openingOn, openingRate }: Typed): TypedOpening | null =>
  openingBalance === undefined
    ? null
    : {
        amount: decimal(openingBalance),
        onDay: openingOn ?? null,
        rate: openingRate ? decimal(openingRate) : null,
      };

const viewOf = (account: AccountView) => ({
  ...account,
  groupName: groupNameOf(account.group),
  subgroupName: subgroupById(account.subgroupId)!.name,
  role: roleOf(account),
});

const savedAs = (message: string, { id, repeated }: { id: number; repeated?: boolean }) => ({
  message,
  id,
  repeated: repeated === true,
});

/** All of a short list for a picker; the ten of a page where one is named. */
const listed = <Row>(
  rows: readonly Row[],
  { page, order }: { page?: string | undefined; order?: string | undefined },
): Row[] => {
  const sorted = order?.toLowerCase() === 'desc' ? [...rows].reverse() : [...rows];
  if (page === undefined) return sorted;
  const { page: requestedPage, limit } = pageOf({ page });
  return sorted.slice((requestedPage - 1) * limit, requestedPage * limit);
};

/** Mounts the calls of the chart of accounts. */
const chartRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, ledgerAccountCalls, inBusiness(services), {
    listGroups: async ({ args }) => listed(accountGroups, args),
    listSubgroups: async ({ args }) =>
      listed(
        accountSubgroups.map(({ group, ...subgroup }) => ({ ...subgroup, groupId: groupIdOf(group) })),
        args,
      ),
    listAccounts: async ({ ctx, args: { period: sortby, from: fromdate, to: todate } }) => {
      const accounts = await withBusiness(ctx, 'read', (tx) =>
        accountViews(tx, requestedSpan({ fromdate, todate, sortby }, calendarOf(tx), 'thisyear')),
      );
      return accounts.map(viewOf);
    },
    addAccount: async ({ ctx, args }) =>
      savedAs(words.accountAdded, await saveAccount(ctx, cardOf(args), null, openingOf(args))),
    updateAccount: async ({ ctx, args: { id, version = null, ...typed } }) =>
      savedAs(words.accountUpdated, await saveAccount(ctx, cardOf(typed), { id, version }, openingOf(typed))),
    deactivateAccount: async ({ ctx, args }) =>
      savedAs(settingsAnswers.changesSaved, await moveAccount(ctx, args.id, 'deactivate')),
    mergeUses: async ({ ctx, args: { account } }) => ({
      message: mergeAnswers.preview,
      ...(await previewMerge(ctx, Number(account))),
    }),
    mergeAccount: async ({ ctx, args: { id, into } }) =>
      savedAs(mergeAnswers.merged, await mergeAccount(ctx, id, into)),
    activateAccount: async ({ ctx, args }) =>
      savedAs(settingsAnswers.changesSaved, await moveAccount(ctx, args.id, 'activate')),
  });

/** The account of a role, and those that may stand for it. */
const standIns = async (ctx: Ctx, role: DefaultRole) => {
  const [accounts, { defaults }] = await withBusiness(ctx, 'read', (tx) =>
    Promise.all([allAccounts(tx), accountingSettings(tx)]),
  );
  const own = defaults[role] ?? standardAccounts[role];
  return {
    message: words.accounts,
    default: accounts.find(({ id }) => id === own)!,
    accounts: accounts.filter((one) => mayStandFor(role, one, ctx.business.homeCurrency)),
  };
};

/** Mounts the calls of the accounting defaults. */
const defaultRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, accountDefaultCalls, inBusiness(services), {
    cashAccounts: ({ ctx }) => standIns(ctx, 'cash'),
    incomeAccounts: ({ ctx }) => standIns(ctx, 'sales'),
    inventoryAccounts: ({ ctx }) => standIns(ctx, 'inventory'),
    taxCollectedAccounts: ({ ctx }) => standIns(ctx, 'taxCollected'),
    taxPaidAccounts: ({ ctx }) => standIns(ctx, 'taxPaid'),
    saveAccounting: async ({ ctx, args: { day, month, since = null, version = null, ...defaults } }) => {
      const { repeated } = await saveAccountingSettings(ctx, defaults, { day, month, since }, version);
      return {
        message: settingsAnswers.changesSaved,
        isComplete: isComplete({ defaults, fiscalDay: day }),
        repeated: repeated === true,
      };
    },
    getAccounting: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const [settings, versionOf] = await Promise.all([accountingSettings(tx), matterVersions(tx)]);
        return {
          message: words.accountingSettings,
          ...settings,
          isComplete: isComplete(settings),
          version: versionOf('accounting'),
        };
      }),
  });

/** Mounts the calls of the chart beside those of its accounts. */
const usesRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, accountChartCalls, inBusiness(services), {
    accountUses: async ({ ctx, args }) => {
      const uses = await withBusiness(ctx, 'read', (tx) => accountUses(tx, Number(args.account)));
      return { message: words.uses, uses };
    },
  });

/** Mounts the calls of the chart of accounts and of what posts to it by itself. */
export const ledgerAccountRoutes = (app: FastifyInstance, services: Services): void => {
  chartRoutes(app, services);
  usesRoutes(app, services);
  defaultRoutes(app, services);
};
