import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { trialEnd } from '../../src/domain/access/plans.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { putOnPlan, startColleague } from '../support/joined.ts';
import { type Member, startMember } from '../support/member.ts';
import { planSandbox } from '../support/plan-payments.ts';
import { sellPlans } from '../support/plan-seller.ts';
import { type Product, startProduct } from '../support/product.ts';
import { freePort } from '../support/sandbox.ts';
import { dialog } from '../support/sheet.ts';

let sandbox: Awaited<ReturnType<typeof planSandbox>>;
let product: Product;
let owner: Member;
beforeAll(async () => {
  sandbox = await planSandbox();
  product = await startProduct({ planPayments: sandbox.planPayments, port: await freePort() });
  const operator = new pg.Client({ connectionString: product.url });
  await operator.connect();
  await sellPlans(operator);
  await operator.end();
});
afterAll(async () => {
  await product.close();
  await sandbox.close();
});
beforeEach(async () => {
  owner = await startMember(product);
  await putOnPlan(product, owner, 'trial', trialEnd(product.clock()));
});
afterEach(async () => {
  await owner.context.close();
  expect(owner.faults).toEqual([]);
});

const press = (name: string) => owner.page.getByRole('button', { name }).click();
const inDialog = (name: string | RegExp) => dialog(owner.page).getByRole('button', { name }).click();
const seen = async () => expect(await violationsInBothLooks(owner.page)).toEqual(clean);

/** Buys growth on the provider's page with a card that works. */
const buyGrowth = async () => {
  const { page } = owner;
  await page.goto('/settings/plans');
  await press('Switch to Growth');
  await inDialog('Review');
  await dialog(page).getByText('Due now').waitFor();
  await inDialog('Continue to payment');
  await page.getByRole('button', { name: 'Pay by a card that works' }).click();
  await page.getByText('Your payment is confirmed.').waitFor();
  await page.getByText('You are on the Growth plan.').waitFor();
};

test('a plan is bought on the provider’s page, changed by the card that is kept, cancelled and kept after all', async () => {
  const { page } = owner;
  await page.goto('/settings/plans');
  await page.getByText('$29.00 a month').waitFor();
  await seen();
  await buyGrowth();
  await press('Switch to Enterprise');
  await inDialog('Review');
  await dialog(page).getByText('Unused part of Growth').waitFor();
  await seen();
  await inDialog(/^Pay \$/);
  await page.getByText('You are on the Enterprise plan.').waitFor();
  await page.getByRole('link', { name: 'Billing', exact: true }).click();
  await page.getByText(/•••• \d{4}/).waitFor();
  await page.getByText('$79.00', { exact: true }).waitFor();
  const paid = page.getByRole('row').filter({ hasText: 'Paid' });
  await paid.nth(1).waitFor();
  expect(await paid.count()).toBe(2);
  await seen();
  await press('Cancel plan');
  await dialog(page).getByText('you’ll no longer have').waitFor();
  await seen();
  await inDialog('Cancel plan');
  await page.getByText('Plan cancelled.').waitFor();
  await page.getByText('You won’t be charged again. You have Enterprise until').waitFor();
  await press('Keep Enterprise');
  await page.getByText('$79.00', { exact: true }).waitFor();
});

test('who leaves the provider’s page has bought nothing, and can go on', async () => {
  const { page } = owner;
  await page.goto('/settings/plans');
  await press('Switch to Growth');
  await inDialog('Review');
  await inDialog('Continue to payment');
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await page.getByText('You haven’t finished paying for Growth.').waitFor();
  await page.getByText('You are on the Trial plan').waitFor();
  await press('Continue to payment');
  await page.getByRole('button', { name: 'Pay by a card that works' }).click();
  await page.getByText('You are on the Growth plan.').waitFor();
});

test('members see nothing about money; owners see how long the trial is', async () => {
  await owner.page.goto('/dashboard');
  await owner.page.getByText(/Your trial ends in \d+ days/).waitFor();
  const manager = await startColleague(product, owner, 'Manager');
  for (const path of ['/settings/plans', '/dashboard']) {
    await manager.page.goto(path);
    await manager.page.locator('main').getByText(/\w/).first().waitFor();
    expect(await manager.page.locator('main').textContent()).not.toMatch(/\$29|Billing|[Tt]rial ends/);
  }
  expect(manager.faults).toEqual([]);
  await manager.context.close();
});
