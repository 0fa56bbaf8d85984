import type { FastifyInstance } from 'fastify';
import { reportCalls } from '../../src/api/contract/report.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import type { Day } from '../../src/domain/day.ts';
import { type Decimal, isNegative, negated, sum } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import type { Range } from '../../src/domain/period.ts';
import {
  accountLedger,
  accountName,
  type BalanceRow,
  journalEntries,
  trialBalance,
} from '../reports/books.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './door.ts';
import { mount } from './mount.ts';
import { pageOf, rangeOf } from './paging.ts';

/** A signed amount on its own side. */
const sides = (amount: Decimal) => ({
  Debit: isNegative(amount) ? '0' : amount,
  Credit: isNegative(amount) ? negated(amount) : '0',
});

const balanceRow = (row: BalanceRow) => ({
  TAccountId: row.accountId,
  AccountName: row.name,
  SubGroup: row.subgroup,
  Debit: row.debit,
  Credit: row.credit,
});

const allDays: Range = { from: '0001-01-01', to: '9999-12-31' };

/** The days of the journal; of one document all of them, unless some are named. */
const journalDays = (
  query: Parameters<typeof rangeOf>[0] & { documentId?: string | undefined },
  today: Day,
): Range =>
  query.documentId && !query.fromdate && !query.todate ? allDays : rangeOf(query, today, 'thismonth');

/** Mounts the reports' calls. */
export const reportRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, reportCalls, inBusiness(services), {
    trialBalance: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const asof = query.todate ?? tx.today;
        const rows = await trialBalance(tx, asof);
        const of = (group: BalanceRow['group']) => rows.filter((row) => row.group === group).map(balanceRow);
        return {
          Assets: of('asset'),
          Liabilities: of('liability'),
          Equity: of('equity'),
          Revenue: of('income'),
          Expenses: of('expense'),
          TotalDebit: sum(rows.map((row) => row.debit)),
          TotalCredit: sum(rows.map((row) => row.credit)),
          asof,
        };
      }),
    journalEntries: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const asked = pageOf(query);
        const contact = query.clientId ?? query.vendorId;
        const { entries, total, page } = await journalEntries(tx, {
          ...asked,
          ...journalDays(query, tx.today),
          contactId: contact ? idFromWire(contact) : null,
          accountId: query.TAccountId ? Number(query.TAccountId) : null,
          documentId: query.documentId ? idFromWire(query.documentId) : null,
        });
        return {
          Entries: entries.map(({ onDay, documentId, lines, ...entry }) => ({
            ...entry,
            id: idToWire(entry.id),
            date: onDay,
            documentId: documentId ? idToWire(documentId) : null,
            lines: lines.map((line) => ({
              TAccountId: line.accountId,
              AccountName: line.account,
              ...sides(line.amount),
              contact: line.contact,
              memo: line.memo,
            })),
          })),
          total,
          currentpage: page,
          pagetotal: pagesOf(total, asked.limit),
        };
      }),
    accountLedger: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const asked = pageOf(query);
        const accountId = Number(query.TAccountId);
        const name = await accountName(tx, accountId);
        const ledger = await accountLedger(tx, {
          ...asked,
          ...rangeOf(query, tx.today, 'thismonth'),
          accountId,
        });
        return {
          AccountName: name,
          Opening: ledger.opening,
          Lines: ledger.rows.map((row) => ({
            entryId: idToWire(row.entryId),
            number: row.number,
            date: row.onDay,
            memo: row.memo,
            contact: row.contact,
            documentNumber: row.documentNumber,
            ...sides(row.amount),
            Balance: row.balance,
          })),
          total: ledger.total,
          currentpage: ledger.page,
          pagetotal: pagesOf(ledger.total, asked.limit),
        };
      }),
  });
