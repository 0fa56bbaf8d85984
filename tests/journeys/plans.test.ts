import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { putOnPlan, startColleague } from '../support/joined.ts';
import { comes, member as owner, product, walkAsMember } from '../support/journey.ts';
import { dialog, pressAct } from '../support/sheet.ts';

walkAsMember();

/** What the page says of a failure beside the prompt: in a summary, a toast or a notice that can be tried again. */
const textsBeside = async (page: Page): Promise<string[]> => [
  ...(await page.locator('[role=alert] li, [role=alert] .toast').allTextContents()),
  ...(await page.getByRole('button', { name: 'Try again' }).allTextContents()),
];

const withCustomers = async (count: number) => {
  for (let n = 1; n <= count; n += 1)
    await owner.client.send(customerCalls.addCustomer, { type: 'person', name: `Customer ${n}` });
};

test('the plans stand side by side with what is used, and changing one holds at once', async () => {
  const { page } = owner;
  await withCustomers(8);
  await putOnPlan(product, owner, 'free');
  await page.goto('/settings/plans');
  await page.getByText('You are on the Free plan.').waitFor();
  await page.getByText('8 of 10').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Switch to Growth' }).click();
  await dialog(page).getByText('Nothing is charged').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Switch to Growth' }).click();
  await page.getByText('You are on the Growth plan now. Nothing was charged.').waitFor();
  await page.getByText('8', { exact: true }).waitFor();
  expect(await page.getByText('8 of 10').count()).toBe(0);
  await page.getByRole('link', { name: 'Trial balance' }).click();
  await page.getByRole('heading', { name: 'Trial balance' }).waitFor();
});

test('a limit reached opens the prompt with what is used, and nothing typed is lost', async () => {
  const { page } = owner;
  await withCustomers(10);
  await putOnPlan(product, owner, 'free');
  await page.goto('/customers/add-customer');
  await page.getByLabel('Display name').fill('Eleventh Customer');
  await page.getByRole('button', { name: 'Save customer' }).click();
  const prompt = dialog(page);
  await prompt.getByText('You have reached the limit for your plan').waitFor();
  await prompt.getByText('10 of 10').waitFor();
  await prompt.getByText('It comes with the Starter plan.').waitFor();
  expect(await prompt.getByRole('link', { name: 'Compare plans and prices' }).getAttribute('href')).toBe(
    '/pricing',
  );
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await prompt.getByRole('button', { name: 'Not now' }).click();
  expect(await textsBeside(page)).toEqual([]);
  expect(await page.getByLabel('Display name').inputValue()).toBe('Eleventh Customer');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await prompt.getByRole('link', { name: 'See the plans' }).click();
  await page.getByRole('button', { name: 'Switch to Starter' }).click();
  await dialog(page).getByRole('button', { name: 'Switch to Starter' }).click();
  await page.getByText('You are on the Starter plan now.').waitFor();
  await page.goto('/customers/add-customer');
  expect(await page.getByLabel('Display name').inputValue()).toBe('Eleventh Customer');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByText('Customer added.').waitFor();
});

test('a page the plan does not have shows its prompt in its place; who may not change the plan is told who may', async () => {
  const accountant = await comes(startColleague(product, owner, 'Accountant'));
  await putOnPlan(product, owner, 'free');
  const { page } = accountant;
  await page.goto('/reports/trial-balance');
  await page.getByRole('heading', { name: 'Read your books' }).waitFor();
  await page
    .getByText('It comes with the Growth plan. The owner of the business can change the plan.')
    .waitFor();
  expect(await page.getByRole('link', { name: 'See the plans' }).count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);
});

test('what the plan refuses is said once, by the prompt: in a part of a page, in a dialog, and where an act has none', async () => {
  const { page } = owner;
  await withCustomers(11);
  await putOnPlan(product, owner, 'starter');
  await page.goto('/customers/list');
  await page.getByRole('link', { name: 'Customer 11' }).click();
  await page.getByRole('link', { name: 'Statement' }).click();
  await page.getByRole('heading', { name: 'Send statements of account' }).waitFor();
  await page.getByText('It comes with the Enterprise plan.').waitFor();
  expect(await dialog(page).count()).toBe(0);
  expect(await textsBeside(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send statement' }).click();
  await dialog(page).getByLabel('To').fill('somebody@example.com');
  await dialog(page).getByRole('button', { name: 'Send email' }).click();
  const prompt = page.locator('[role=dialog]:has([data-prompt=clientStatement])');
  await prompt.getByRole('button', { name: 'Not now' }).click();
  expect(await textsBeside(page)).toEqual([]);
  expect(await dialog(page).getByLabel('To').inputValue()).toBe('somebody@example.com');
  await page.keyboard.press('Escape');
  await pressAct(page, 'Delete');
  await page.getByText('Customer deleted.').waitFor();
  await putOnPlan(product, owner, 'free');
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.locator('[role=dialog]:has([data-prompt=createClient])').waitFor();
  expect(await textsBeside(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // A page that learns of its plan only by asking.
  await putOnPlan(product, owner, 'growth');
  await page.goto('/reports/trial-balance');
  await page.getByRole('heading', { name: 'Trial balance' }).waitFor();
  await putOnPlan(product, owner, 'free');
  await page.getByRole('link', { name: 'Journal' }).click();
  await page.getByRole('heading', { name: 'Read your books', level: 1 }).waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await page.locator('[data-prompt]').count()).toBe(1);
  expect(await textsBeside(page)).toEqual([]);
});

test('the plans are there for whoever comes', async () => {
  const visitor = await comes(product.visitor());
  await visitor.page.goto('/pricing');
  for (const name of ['Free', 'Starter', 'Growth', 'Enterprise'])
    await visitor.page.getByRole('heading', { name, exact: true }).waitFor();
  expect(await violationsInBothLooks(visitor.page)).toEqual(clean);
});
