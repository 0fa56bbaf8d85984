import type { FastifyInstance } from 'fastify';
import { accountChartCalls } from '../../src/api/calls/account-chart.ts';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { accountDefaultCalls, ledgerAccountCalls } from '../../src/api/contract/ledger-account.ts';
import { accountCardWire, accountingWire, accountToWire } from '../../src/api/wire/ledger-account.ts';
import type { TypedOpening } from '../../src/domain/bank.ts';
import { type DefaultRole, isComplete, mayStandFor } from '../../src/domain/books/account-defaults.ts';
import {
  accountGroups,
  accountSubgroups,
  groupIdOf,
  subgroupById,
} from '../../src/domain/books/account-groups.ts';
import { standardAccounts } from '../../src/domain/books/accounts.ts';
import { type AccountCard, blankAccount, type LedgerAccount } from '../../src/domain/ledger-account.ts';
import { decimal } from '../../src/domain/money.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { settingsAnswers } from '../../src/domain/words/business.ts';
import { ledgerAccountAnswers as words } from '../../src/domain/words/ledger.ts';
import { saveAccountingSettings } from '../commands/accounting-settings.ts';
import { moveAccount, saveAccount } from '../commands/save-account.ts';
import { accountViews } from '../reports/account-balances.ts';
import { accountUses } from '../reports/account-uses.ts';
import { accountingSettings } from '../store/account-defaults.ts';
import { allAccounts } from '../store/accounts.ts';
import { matterVersions } from '../store/events.ts';
import { type Ctx, calendarOf, Refused, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { mount } from './mount.ts';
import { mountDeclared } from './mount-declared.ts';
import { pageOf, requestedSpan } from './paging.ts';

type Typed = BodyOf<typeof ledgerAccountCalls.addAccount>;

const cardOf = (body: Typed): AccountCard => {
  const subgroup = subgroupById(body.SubGroupId);
  if (body.GroupId !== undefined && subgroup && groupIdOf(subgroup.group) !== body.GroupId)
    throw new Refused(invalid('GroupId', words.subgroupOfAnother));
  return { ...blankAccount, ...(accountCardWire.fromWire(body) as Partial<AccountCard>) };
};

const openingOf = ({ OpeningBalance, OpeningDate, OpeningRate }: Typed): TypedOpening | null =>
  OpeningBalance === undefined
    ? null
    : {
        amount: decimal(OpeningBalance),
        onDay: OpeningDate ?? null,
        rate: OpeningRate ? decimal(OpeningRate) : null,
      };

const answerWith = (message: string, { id, repeated }: { id: number; repeated?: boolean }) =>
  answer(message, { TAccountId: id, repeated: repeated === true });

/** All of a short list for a picker; the ten of a page where one is named. */
const listed = <Row>(
  rows: readonly Row[],
  { page, sortorder }: { page?: string | undefined; sortorder?: string | undefined },
): Row[] => {
  const sorted = sortorder?.toLowerCase() === 'desc' ? [...rows].reverse() : [...rows];
  if (page === undefined) return sorted;
  const { page: requestedPage, limit } = pageOf({ page });
  return sorted.slice((requestedPage - 1) * limit, requestedPage * limit);
};

/** Mounts the calls of the chart of accounts. */
const chartRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, ledgerAccountCalls, inBusiness(services), {
    listGroups: async ({ query }) => {
      const rows = accountGroups.map(({ id, name }) => ({ GroupId: id, GroupName: name }));
      return answer(words.groups, listed(rows, query));
    },
    listSubgroups: async ({ query }) => {
      const rows = accountSubgroups.map(({ id, name, group }) => ({
        SubGroupId: id,
        SubGroupName: name,
        GroupId: groupIdOf(group),
      }));
      return answer(words.subgroups, listed(rows, query));
    },
    listAccounts: async ({ ctx, query: { period, ...days } }) => {
      const accounts = await withBusiness(ctx, 'read', (tx) =>
        accountViews(tx, requestedSpan({ ...days, sortby: period }, calendarOf(tx), 'thisyear')),
      );
      return answer(words.accounts, accounts.map(accountToWire));
    },
    addAccount: async ({ ctx, body }) =>
      answerWith(words.accountAdded, await saveAccount(ctx, cardOf(body), null, openingOf(body))),
    updateAccount: async ({ ctx, body }) => {
      const existing = { id: body.TAccountId, version: body.version ?? null };
      return answerWith(
        words.accountUpdated,
        await saveAccount(ctx, cardOf(body), existing, openingOf(body)),
      );
    },
    deactivateAccount: async ({ ctx, body }) =>
      answerWith(settingsAnswers.changesSaved, await moveAccount(ctx, body.TAccountId, 'deactivate')),
    activateAccount: async ({ ctx, body }) =>
      answerWith(settingsAnswers.changesSaved, await moveAccount(ctx, body.TAccountId, 'activate')),
  });

const choiceOf = ({ id, name, code }: LedgerAccount) => ({ TAccountId: id, TAccountName: name, Code: code });

/** The account of a role, and those that may stand for it. */
const standIns = async (ctx: Ctx, role: DefaultRole) => {
  const [accounts, { defaults }] = await withBusiness(ctx, 'read', (tx) =>
    Promise.all([allAccounts(tx), accountingSettings(tx)]),
  );
  const own = defaults[role] ?? standardAccounts[role];
  return answer(words.accounts, {
    default: choiceOf(accounts.find(({ id }) => id === own)!),
    accounts: accounts.filter((one) => mayStandFor(role, one, ctx.business.homeCurrency)).map(choiceOf),
  });
};

const settingsOf = (ctx: Ctx) =>
  withBusiness(ctx, 'read', async (tx) => {
    const [settings, versionOf] = await Promise.all([accountingSettings(tx), matterVersions(tx)]);
    return { settings, version: versionOf('accounting') };
  });

/** Mounts the calls of the accounting defaults. */
const defaultRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, accountDefaultCalls, inBusiness(services), {
    cashAccounts: ({ ctx }) => standIns(ctx, 'cash'),
    incomeAccounts: ({ ctx }) => standIns(ctx, 'sales'),
    inventoryAccounts: ({ ctx }) => standIns(ctx, 'inventory'),
    taxCollectedAccounts: ({ ctx }) => standIns(ctx, 'taxCollected'),
    taxPaidAccounts: ({ ctx }) => standIns(ctx, 'taxPaid'),
    saveAccounting: async ({ ctx, body }) => {
      const { day, month, ...defaults } = accountingWire.fromWire(body);
      const start = { day, month, since: body.FiscalYearFrom ?? null };
      const { repeated } = await saveAccountingSettings(ctx, defaults, start, body.version ?? null);
      const completed = isComplete({ defaults, fiscalDay: day });
      return answer(settingsAnswers.changesSaved, {
        IsAccountingSettingsCompleted: completed,
        repeated: repeated === true,
      });
    },
    getAccounting: async ({ ctx }) => {
      const { settings, version } = await settingsOf(ctx);
      const { defaults, fiscalDay: day, fiscalMonth: month } = settings;
      const { FiscalYearStartDate, FiscalYearStartMonth, ...DefaultAccounts } = accountingWire.toWire({
        ...defaults,
        day,
        month,
      });
      return answer(words.accountingSettings, {
        DefaultAccounts,
        FiscalYearStartDate,
        FiscalYearStartMonth,
        IsAccountingSettingsCompleted: isComplete(settings),
        version,
      });
    },
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
