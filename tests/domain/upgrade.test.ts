import { expect, test } from 'vitest';
import { type Cap, planTables } from '../../src/domain/access/plans.ts';
import { upgrade } from '../../src/domain/access/plans.words.ts';

/** The prompts, by hand from the document's list. */
const prompts =
  `clientStatement auditTrail vendorAging purchasesByVendor employeeSalesReport accountReports bills
  advancedAccounting budgetPlanning inventoryValuation purchaseOrders vendors barcode createClient importInventory
  addInventory createInvoice createQuote multiCurrency stockAnalysis multiLocation`.split(/\s+/);

test.each(prompts)('the prompt %s says what, why and the way out', (type) => {
  const { header, title, subtitle, bullets, picture } =
    upgrade.upgradePrompts[type as keyof typeof upgrade.upgradePrompts];
  for (const text of [header, title, subtitle, ...bullets]) expect(text.trim()).not.toBe('');
  expect(bullets).toHaveLength(3);
  expect(['paper', 'people', 'stock', 'report', 'money']).toContain(picture);
});

test('there is no other prompt, and every flag and cap of a plan has one', () => {
  expect(Object.keys(upgrade.upgradePrompts).sort()).toEqual([...prompts].sort());
  const requested = [
    ...[...planTables.enterprise.flags].map(upgrade.promptOfFlag),
    ...(Object.keys(planTables.free.caps) as Cap[]).map(upgrade.promptOfCap),
  ];
  expect(requested.filter((type) => !prompts.includes(type))).toEqual([]);
  expect(prompts.filter((type) => !requested.includes(type as never))).toEqual(['createQuote']);
});

test('a prompt of a limit says so in the spec’s words', () => {
  for (const cap of ['invoices', 'inventory', 'clients'] as const)
    expect(upgrade.upgradePrompts[upgrade.promptOfCap(cap)].header).toBe(
      'You have reached the limit for your plan',
    );
});
