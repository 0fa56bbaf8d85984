import { readFileSync } from 'node:fs';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { stockMonths } from './migrations/0301-stock-months.ts';
import { depositsAndInterest } from './migrations/0302-deposits-and-interest.ts';
import { taxRecords } from './migrations/0303-tax-records.ts';
import { entryLinesForAuditors } from './migrations/0305-entry-lines-for-auditors.ts';
import { plainLineGuard } from './migrations/0307-plain-line-guard.ts';
import { linkBusinessYear } from './migrations/0308-link-business-year.ts';
import { manualEntries } from './migrations/0310-manual-entries.ts';
import { bankMoney } from './migrations/0320-bank-money.ts';
import { budgets } from './migrations/0325-budgets.ts';
import { auditTrail } from './migrations/0330-audit-trail.ts';
import { spentLines } from './migrations/0340-spent-lines.ts';
import { grossPrices } from './migrations/0345-gross-prices.ts';
import { auditIndexes } from './migrations/0363-audit-indexes.ts';
import { importTaxOfExpenses } from './migrations/0366-import-tax-of-expenses.ts';
import { openingEntry } from './migrations/0370-opening-entry.ts';
import { budgetReminders } from './migrations/0375-budget-reminders.ts';
import { fiscalStarts } from './migrations/0376-fiscal-starts.ts';
import { plainStatementComment } from './migrations/0383-plain-statement-comment.ts';
import { planEvents } from './migrations/0390-plan-events.ts';
import { planBilling } from './migrations/0391-plan-billing.ts';
import { planInvoices } from './migrations/0392-plan-invoices.ts';
import { planCodes } from './migrations/0393-plan-codes.ts';
import { planSeats } from './migrations/0394-plan-seats.ts';
import { storeBilling } from './migrations/0395-store-billing.ts';
import { revaluationIndex } from './migrations/0396-revaluation-index.ts';
import { taxFilings } from './migrations/0397-tax-filings.ts';
import { accountingPeriods } from './migrations/0400-accounting-periods.ts';
import { eventChain } from './migrations/0420-event-chain.ts';
import { eventXid } from './migrations/0421-event-xid.ts';
import { savedReports } from './migrations/0440-saved-reports.ts';
import { lockExceptionIndex, lockExceptions } from './migrations/0450-lock-exceptions.ts';
import { mergedAccounts } from './migrations/0452-merged-accounts.ts';
import { importHeaderLine } from './migrations/0470-import-header-line.ts';
import { importReviewed } from './migrations/0480-import-reviewed.ts';
import { paidBackNotes } from './migrations/0495-paid-back-notes.ts';
import { searchLetters } from './migrations/0496-search-letters.ts';
import { storeOrderOutcomes } from './migrations/0500-store-order-outcomes.ts';
import { erasedPeople } from './migrations/0520-erased-people.ts';
import { alone, outside, runSteps, type Step, statements } from './run-steps.ts';
import { filesVersion, takeOver } from './schema-version.ts';

/** The files of `schema` in the order in which they refer to one another. The build copies the folder beside what it bundles. */
const files = [
  'access',
  'files',
  'settings',
  'contacts',
  'stock',
  'documents',
  'books',
  'mail',
  'providers',
  'store',
  'imports',
  'jobs',
  'maintenance',
];

const wholeSchema: Step = {
  up: async (client) => {
    for (const file of files)
      await client.query(readFileSync(new URL(`./schema/${file}.sql`, import.meta.url), 'utf8'));
  },
};

/** How the schema is made, and every migration since, in order. */
const steps: Record<string, Step> = {
  [filesVersion]: wholeSchema,
  '0301-stock-months': statements(stockMonths),
  '0302-deposits-and-interest': statements(depositsAndInterest),
  '0303-tax-records': statements(taxRecords),
  '0305-entry-lines-for-auditors': statements(entryLinesForAuditors),
  '0307-plain-line-guard': statements(plainLineGuard),
  '0308-link-business-year': statements(linkBusinessYear),
  '0310-manual-entries': statements(manualEntries),
  '0320-bank-money': statements(bankMoney),
  '0325-budgets': statements(budgets),
  '0330-audit-trail': statements(auditTrail),
  '0340-spent-lines': statements(spentLines),
  '0345-gross-prices': statements(grossPrices),
  '0363-audit-indexes': outside(...auditIndexes),
  '0366-import-tax-of-expenses': statements(importTaxOfExpenses),
  '0370-opening-entry': statements(openingEntry),
  '0375-budget-reminders': statements(budgetReminders),
  '0376-fiscal-starts': statements(fiscalStarts),
  '0383-plain-statement-comment': statements(plainStatementComment),
  '0390-plan-events': statements(planEvents),
  '0391-plan-billing': statements(planBilling),
  '0392-plan-invoices': statements(planInvoices),
  '0393-plan-codes': statements(planCodes),
  '0394-plan-seats': statements(planSeats),
  '0395-store-billing': statements(storeBilling),
  '0396-revaluation-index': outside(...revaluationIndex),
  '0397-tax-filings': statements(taxFilings),
  '0400-accounting-periods': statements(accountingPeriods),
  '0420-event-chain': statements(eventChain),
  '0421-event-xid': outside(...eventXid),
  '0440-saved-reports': statements(savedReports),
  '0450-lock-exceptions': statements(lockExceptions),
  '0451-lock-exception-index': outside(...lockExceptionIndex),
  '0452-merged-accounts': statements(mergedAccounts),
  '0470-import-header-line': statements(importHeaderLine),
  '0480-import-reviewed': statements(importReviewed),
  '0495-paid-back-notes': statements(paidBackNotes),
  '0496-search-letters': statements(searchLetters),
  '0500-store-order-outcomes': statements(storeOrderOutcomes),
  '0520-erased-people': statements(erasedPeople),
};

/** The newest step this program knows, as archives name it. */
export const schemaVersion = (): string => Object.keys(steps).at(-1)!;

/** True for a step this program has: a database or an archive of it can be brought to the newest. */
export const knowsVersion = (version: string): boolean => version in steps;

/** Makes the tables of the queue, and of a newer version of it. */
const makeQueue = async (url: string): Promise<void> => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
};

/**
 * Migrates a database to this program's schema, or to an older step. When several processes call it at once, one runs the steps and the others wait.
 *
 * @param url a connection as the database's owner
 * @param to the step to stop at; the newest when left out
 * @throws SchemaRefusal for a database that is older than the files of the schema, or newer than the program, and what a failing step threw
 */
export const migrate = (url: string, to?: string): Promise<void> =>
  alone(url, async (client) => {
    await takeOver(client);
    await makeQueue(url);
    await runSteps(client, steps, to);
  });
