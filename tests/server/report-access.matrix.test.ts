import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReportCallName, reportAddresses, sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { reportNames } from '../../src/domain/report/reports.ts';
import {
  expectedAnswer,
  expectedCalls,
  expectedPlans,
  expectedRoles,
  expectedSets,
} from '../support/expected.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/**
 * Who may have the file of each report: the key and the flag of each, by hand. Sources: finance-answers.md, Q109; answers.md, "Roles,
 * permission sets, plans".
 */
const files: readonly (readonly [report: string, key: string, flag?: string])[] = [
  ['business-summary', 'reports.business'],
  ['outstanding-revenue', 'reports'],
  ['cash-chart', 'reports'],
  ['profit-by-month', 'reports'],
  ['income-sources', 'reports'],
  ['income-statement', 'reports', 'accounting'],
  ['financial-position', 'reports', 'accounting'],
  ['cash-flow', 'reports', 'accounting'],
  ['cash-flow-entries', 'reports', 'accounting'],
  ['account-transactions', 'reports', 'accounting'],
  ['account-ledger', 'reports', 'accounting'],
  ['trial-balance', 'reports', 'accounting'],
  ['sales-by-customer', 'reports', 'accounting'],
  ['sales-by-product', 'reports', 'accounting'],
  ['sales-by-category', 'reports', 'accounting'],
  ['sales-of-category', 'reports', 'accounting'],
  ['sales-by-employee', 'reports', 'employeeSalesReport'],
  ['sales-tax', 'reports', 'accounting'],
  ['purchases-by-vendor', 'reports', 'purchasesByVendorReport'],
  ['payable-ageing', 'reports', 'vendorAgingReport'],
  ['customer-ageing', 'reports', 'accounting'],
  ['expense-analysis', 'reports', 'accounting'],
  ['client-statement', 'reports', 'statementOfAccount'],
  ['customer-statement', 'customer.export', 'statementOfAccount'],
  ['vendor-statement', 'vendor.export', 'statementOfAccount'],
  ['journal', 'reports', 'accounting'],
  ['bank-transactions', 'reports'],
  ['bank-reconciliation', 'reports'],
  ['inventory-valuation', 'inventory.export', 'inventoryValuation'],
  ['valuation-moves', 'inventory.export', 'inventoryValuation'],
  ['stock-analysis', 'inventory.export', 'stockAnalysis'],
  ['stock-movements', 'inventory.export'],
  ['credit-notes', 'invoice.export'],
  ['vendor-credits', 'bill.export'],
];

test('the table has every report, once', () => {
  expect(files.map(([report]) => report).sort()).toEqual([...reportNames].sort());
});

const holds = (key: string, role: string) => expectedSets.find((row) => row.key === key)?.[role] === 'yes';

/** A report shows contacts, items, documents and expenses by name. Source: finance-answers.md, Q109. */
test.each(expectedRoles.filter((role) => holds('reports', role)))(
  '%s reads reports, and sees all that they tell of elsewhere too',
  (role) => {
    const shown = [
      'customer',
      'vendor',
      'inventory',
      'invoice',
      'receipt',
      'bill',
      'expense',
      'purchaseOrder',
    ];
    expect(shown.filter((subject) => !holds(`${subject}.view`, role))).toEqual([]);
  },
);

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
});
afterAll(() => server.close());

/** What is said to who asks for a file: refused for who asks, or let in, to be made or found faulty. */
const said = async (report: string): Promise<string> => {
  const { body } = await client.send(reportCalls.downloadReport, { report, format: 'csv' });
  const { kind } = body as { kind?: string };
  return kind === 'not-allowed' || kind === 'plan-limit' ? kind : 'open';
};

describe.each(expectedRoles)('as %s', (role) => {
  test.each(expectedPlans)(
    'on the plan %s each file is made or refused as the table says, and never where its page is refused',
    async (plan) => {
      const { id } = client.shop.business;
      await server.owner.query('update member set role = $2 where business_id = $1', [id, role]);
      await server.owner.query('update business set plan = $2 where id = $1', [id, plan]);
      const answers = await Promise.all(files.map(async ([report]) => [report, await said(report)] as const));
      const download = expectedCalls.find(({ call }) => call === 'POST /api/Report/download')!;
      const expected = files.map(([report, key, flag = '']) => {
        const call = expectedAnswer(role, plan, download);
        return [report, call === 'open' ? expectedAnswer(role, plan, { key, flag }) : call];
      });
      expect(answers).toEqual(expected);
      for (const name of Object.keys(sheetCalls) as ReportCallName[]) {
        const { report } = reportAddresses[name];
        const page = expectedCalls.find(({ call }) => call === `GET ${sheetCalls[name].path}`)!;
        const [, file] = answers.find(([of]) => of === report)!;
        if (expectedAnswer(role, plan, page) !== 'open') expect([report, file]).not.toEqual([report, 'open']);
      }
    },
  );
});
