import { expect, test } from 'vitest';
import { type PermissionKey, permissionKinds, permits, setOf } from '../../src/domain/access/permissions.ts';
import { type Plan, planTables } from '../../src/domain/access/plans.ts';

/** Written by hand from the documents, not from the code: which of the five sets hold a key. */
const matrix = `
  invoice    add 123  view 12345  list 12345  edit 123  delete 12    addPayment 123    reshare 123  export 124
  quote      add 123  view 12345  list 12345  edit 123  delete 12    addPayment 123    reshare 123  export 124
  receipt    add 123  view 12345  list 12345  edit 123  delete 12    addPayment 123    reshare 123  export 124
  expense    add 123  view 12345  list 12345  edit 123  delete 123   addPayment 123    reshare 123  export 124
  bill       add 123  view 12345  list 12345  edit 123  delete 123   addPayment 12345  reshare 123  export 124
  purchaseOrder add 123 view 12345 list 12345 edit 123  delete 123   addPayment 12345  reshare 123  export 124
  inventory  add 123  view 12345  list 12345  edit 123  delete 12    addPayment 123    reshare 123  export 124
  customer   add 123  view 12345  list 12345  edit 123  delete 123   addPayment 12345  reshare 123  export 124
  vendor     add 123  view 12345  list 12345  edit 123  delete 123   addPayment 123    reshare 123  export 124
  inventory  import 12  stockAnalysis 124  updateStock 123  analysisModal 124  barcode 123
  summary    sales 1245  expense 1245  purchaseOrder 1245  bill 12345  inventory 1245  customer 12345
  settings   profile 12345  business 12  payment 12  plan 1  account 1
  team       page 1  section 1
  dashboard  - 1245  team 124  todo 1245  text 124
  reports    - 124  business 124`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [subject, ...rest] = line.trim().split(/ +/);
    return Array.from({ length: rest.length / 2 }, (_, i): [key: string, sets: string] => [
      rest[i * 2] === '-' ? subject! : `${subject}.${rest[i * 2]}`,
      rest[i * 2 + 1]!,
    ]);
  });

const roles = ['Owner', 'Manager', 'Staff', 'Accountant', 'Viewer'];

test.each(matrix)('%s is held by the sets %s', (key, sets) => {
  const holders = roles.filter((role) => permits(role, key as PermissionKey)).map(setOf);
  expect(holders.join('')).toBe(sets);
});

test('the matrix has every key there is, once', () => {
  expect(matrix.map(([key]) => key).sort()).toEqual(Object.keys(permissionKinds).sort());
});

test('an admin has the owner’s set, and an unknown role the strictest', () => {
  expect(['Admin', 'Owner', 'Nobody', ''].map(setOf)).toEqual([1, 1, 5, 5]);
});

test.each<[Plan, string]>([
  ['free', '10 5 10'],
  ['starter', '50 50 Infinity'],
  ['trial', '15 15 Infinity'],
  ['growth', '500 500 Infinity'],
  ['enterprise', 'Infinity Infinity Infinity'],
])('the plan %s has caps of %s invoices, items and customers', (plan, caps) => {
  expect(Object.values(planTables[plan].caps).join(' ')).toBe(caps);
});

test.each<[flag: string, plans: string]>([
  ['barcode', 'starter trial growth enterprise'],
  ['importInventory', 'starter trial growth enterprise'],
  ['stockAnalysis', 'starter trial growth enterprise'],
  ['inventoryValuation', 'trial growth enterprise'],
  ['purchaseOrders', 'trial growth enterprise'],
  ['vendors', 'trial growth enterprise'],
  ['bills', 'trial growth enterprise'],
  ['accounting', 'trial growth enterprise'],
  ['employeeSalesReport', 'trial growth enterprise'],
  ['vendorAgingReport', 'trial growth enterprise'],
  ['purchasesByVendorReport', 'trial growth enterprise'],
  ['auditTrail', 'trial growth enterprise'],
  ['advancedAccounting', 'trial growth enterprise'],
  ['multiLocation', 'growth enterprise'],
  ['multiCurrency', 'enterprise'],
  ['statementOfAccount', 'enterprise'],
  ['budgetPlanning', 'enterprise'],
])('%s comes with the plans %s', (flag, plans) => {
  const order: Plan[] = ['starter', 'trial', 'growth', 'enterprise'];
  const having = [...order, 'free' as const].filter((plan) =>
    [...planTables[plan].flags].includes(flag as never),
  );
  expect(having.join(' ')).toBe(plans);
});
