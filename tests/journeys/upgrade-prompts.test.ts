import { expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { type Cap, type PlanFlag, planTables } from '../../src/domain/access/plans.ts';
import { plans, type UpgradeType, upgrade } from '../../src/domain/access/plans.words.ts';
import { expectOk } from '../support/api.ts';
import { putOnPlan, withoutCurrencies } from '../support/joined.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { dialog, pressMore } from '../support/sheet.ts';

walkAsMember();

const press = (name: string) => member.page.getByRole('button', { name, exact: true }).first().click();
const times = async (count: number, act: (n: number) => Promise<unknown>) => {
  for (let n = 1; n <= count; n += 1) await act(n);
};
const fillItem = async () => {
  await member.page.goto('/inventory/add-item');
  await member.page.getByLabel('Name').fill('Candle');
  await member.page.getByLabel('Price').fill('8');
};
const addItem = (n: number) =>
  member.client
    .send(productCalls.addProduct, { type: 'product', productname: `Item ${n}`, price: '1' })
    .then(expectOk);

/** A report that the free plan lacks, opened from the directory. */
const fromReports = async (title: string): Promise<void> => {
  await putOnPlan(product, member, 'free');
  await member.page.goto('/reports');
  await member.page.getByRole('link', { name: title }).click();
};

/** How each prompt is opened on the free plan, from the place that asks for more than it has. */
const asks: Partial<Record<UpgradeType, () => Promise<void>>> = {
  createClient: async () => {
    await times(10, (n) => member.api.customer(`Customer ${n}`));
    await putOnPlan(product, member, 'free');
    await member.page.goto('/customers/add-customer');
    await member.page.getByLabel('Display name').fill('Eleventh');
    await press('Save customer');
  },
  addInventory: async () => {
    await times(5, addItem);
    await putOnPlan(product, member, 'free');
    await fillItem();
    await press('Save item');
  },
  createInvoice: async () => {
    const { page, api } = member;
    const customer = await api.customer('Ada Stone');
    await addItem(1);
    await times(10, () => api.invoice({ customer, status: 'Draft' }));
    await putOnPlan(product, member, 'free');
    await page.goto('/add-invoice');
    await page.getByRole('combobox', { name: 'Customer' }).fill('Ada');
    await page.getByRole('option', { name: /Ada Stone/ }).click();
    await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Item');
    await page.getByRole('option', { name: /Item 1/ }).click();
    await press('Issue invoice');
  },
  barcode: async () => {
    await putOnPlan(product, member, 'free');
    await fillItem();
    await member.page.getByLabel('Barcode').fill('4006381333931');
    await press('Save item');
  },
  multiLocation: async () => {
    await putOnPlan(product, member, 'free');
    await member.page.goto('/settings/locations');
    await press('Turn on multiple locations');
    await dialog(member.page).getByRole('button', { name: 'Turn on multiple locations' }).click();
  },
  multiCurrency: async () => {
    await withoutCurrencies(product, member);
    await putOnPlan(product, member, 'free');
    await member.page.goto('/settings/exchange-rates');
    await press('Enable foreign currencies');
    await dialog(member.page).getByRole('button', { name: 'Enable foreign currencies' }).click();
  },
  clientStatement: async () => {
    const customer = await member.api.customer('Ada Stone');
    await putOnPlan(product, member, 'free');
    await member.page.goto(`/customers/view?client=${customer}`);
    await member.page.getByRole('link', { name: 'Statement', exact: true }).click();
  },
  advancedAccounting: async () => {
    await putOnPlan(product, member, 'free');
    await member.page.goto('/dashboard');
    await member.page.getByRole('link', { name: 'Chart of accounts' }).click();
  },
  budgetPlanning: async () => {
    await putOnPlan(product, member, 'free');
    await member.page.goto('/dashboard');
    await member.page.getByRole('link', { name: 'Budgets' }).click();
  },
  vendors: async () => {
    await putOnPlan(product, member, 'free');
    await member.page.goto('/vendors/list');
    await member.page.getByRole('link', { name: 'New vendor' }).first().click();
  },
  bills: async () => {
    await putOnPlan(product, member, 'free');
    await member.page.goto('/bills/list');
    await member.page.getByRole('link', { name: /first bill/ }).click();
  },
  purchaseOrders: async () => {
    await putOnPlan(product, member, 'free');
    await member.page.goto('/purchase-order/list');
    await member.page.getByRole('link', { name: /first purchase order/ }).click();
  },
  inventoryValuation: async () => {
    await putOnPlan(product, member, 'free');
    await member.page.goto('/dashboard');
    await member.page.getByRole('link', { name: 'Valuation' }).click();
  },
  importInventory: async () => {
    await putOnPlan(product, member, 'free');
    await member.page.goto('/inventory/list');
    await pressMore(member.page, 'Import');
  },
  stockAnalysis: async () => {
    await putOnPlan(product, member, 'free');
    await member.page.goto('/inventory/list');
    await pressMore(member.page, 'Stock analysis');
  },
  vendorAging: () => fromReports('Payable ageing'),
  purchasesByVendor: () => fromReports('Purchases by vendor'),
  employeeSalesReport: () => fromReports('Sales by employee'),
  auditTrail: async () => {
    await putOnPlan(product, member, 'free');
    await member.page.goto('/dashboard');
    await member.page.getByRole('link', { name: 'Audit trail' }).click();
  },
  accountReports: async () => {
    await putOnPlan(product, member, 'free');
    await member.page.goto('/dashboard');
    await member.page.getByRole('link', { name: 'Journal' }).click();
  },
};

test('each prompt of what is built is opened by a test of its own', () => {
  const caps = Object.keys(planTables.free.caps) as Cap[];
  const built = [
    ...(Object.keys(plans.flagWords) as PlanFlag[]).map(upgrade.promptOfFlag),
    ...caps.map(upgrade.promptOfCap),
  ];
  expect(Object.keys(asks).sort()).toEqual(built.sort());
});

test.each(Object.entries(asks))(
  'the prompt %s opens where more is asked for than the plan has',
  async (type, ask) => {
    await ask();
    const { page } = member;
    await page.locator(`[data-prompt=${type}]`).waitFor();
    expect(await page.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
      '/settings/plans',
    );
    expect(await page.getByRole('link', { name: 'Compare plans and prices' }).getAttribute('href')).toBe(
      '/pricing',
    );
  },
);
