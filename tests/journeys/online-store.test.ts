import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { shopifyPlatform } from '../../server/adapters/shop/shopify.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import type { Child } from '../support/child.ts';
import { type Member, startMember } from '../support/member.ts';
import { testSecret } from '../support/payments.ts';
import { type Product, startProduct, type Visitor } from '../support/product.ts';
import { freePort, startShopSandboxProcess } from '../support/sandbox.ts';
import { dialog } from '../support/sheet.ts';
import { connectionOf } from '../support/store-api.ts';

let sandbox: Child<{ url: string }>;
let product: Product;
let member: Member;
let others: Visitor[];
beforeAll(async () => {
  sandbox = await startShopSandboxProcess();
  product = await startProduct({
    port: await freePort(),
    shops: (origin) =>
      shopifyPlatform({ key: 'test', secret: testSecret, sandboxUrl: sandbox.ready.url }, origin),
  });
});
afterAll(async () => {
  await product.close();
  await sandbox.kill();
});
beforeEach(async () => {
  others = [];
  member = await startMember(product);
});
afterEach(async () => {
  const everybody = [member, ...others];
  for (const { context } of everybody) await context.close();
  expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
});

const at = '/settings/online-store';
type Page = Member['page'];
const step = (page: Page, name: string) => page.locator('[aria-current=step]').getByText(name).waitFor();
/** The steps as they are heard; a finished one has a tick in its number's place. */
const steps = (page: Page) =>
  page.getByRole('list', { name: 'Steps of the set-up' }).getByRole('listitem').allTextContents();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

/** Names a store, goes to it, and answers there. */
const askAt = async (page: Page, shop: string, answer: string) => {
  await page.getByLabel('Store name or address').fill(shop);
  await press(page, 'Go to your store');
  await page.waitForURL(/\/admin\/oauth\/authorize/);
  await press(page, answer);
};

/** The member's business is on a plan, with foreign currencies or without. */
const onPlan = async (plan: string, currencies: boolean) => {
  const owner = new pg.Client({ connectionString: product.url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  await owner.query('update business set plan = $2, multi_currency = $3 where id = $1', [
    member.shop.business.id,
    plan,
    currencies,
  ]);
  await owner.end();
};

/** The same member in another browser. */
const inAnotherBrowser = async (width: number): Promise<Page> => {
  const visitor = await product.visitor(width);
  others.push(visitor);
  const { page } = visitor;
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await press(page, 'Sign in');
  await page.waitForURL('**/dashboard');
  return page;
};

test('a store is set up over two browsers, denied once, activated, paused and disconnected', async () => {
  const { page, client } = member;
  await page.goto(at);
  await heading(page, 'Connect your Shopify store');
  await press(page, 'Go to your store');
  await page.getByRole('alert').getByText('Enter your store’s name or its myshopify.com address').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await askAt(page, 'https://blue-kettle.myshopify.com/admin', 'Deny');
  await page.getByText('You didn’t allow the connection').waitFor();
  expect((await connectionOf(client)).isShopifyConnected).toBe(false);
  await askAt(page, 'blue-kettle', 'Allow all but orders');
  await page.getByText('Your store didn’t give the permissions we need (read_orders).').first().waitFor();

  await askAt(page, 'blue-kettle', 'Allow and connect');
  await step(page, 'Sync');
  expect(new URL(page.url()).search).toBe('');
  await page.getByText('Your store has').waitFor();
  await page.getByLabel('Import orders from').fill('2026-01-01');
  await page.getByText('Your store has 12 orders since').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await press(page, 'Save and continue');
  await step(page, 'Automation');
  await page.reload();
  await step(page, 'Automation');
  await page.getByLabel('Orders become').selectOption('Receipt');
  await press(page, 'Back');
  await step(page, 'Sync');
  expect(await page.getByLabel('Import orders from').inputValue()).toBe('01/01/2026');
  await press(page, 'Save and continue');
  expect(await page.getByLabel('Orders become').inputValue()).toBe('1');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await press(page, 'Save and continue');
  await step(page, 'Accounts');
  expect(await steps(page)).toEqual([
    'Connect, done',
    'Sync, done',
    'Automation, done',
    '4Accounts',
    '5Review',
  ]);
  await press(page, 'Back');
  await step(page, 'Automation');
  expect(await steps(page)).toEqual(['Connect, done', 'Sync, done', '3Automation', '4Accounts', '5Review']);

  const phone = await inAnotherBrowser(360);
  await phone.goto(at);
  await step(phone, 'Accounts');
  expect(await steps(phone)).toEqual([
    'Connect, done',
    'Sync, done',
    'Automation, done',
    '4Accounts',
    '5Review',
  ]);
  await phone.getByText('We recommend Store clearing').waitFor();
  expect(await phone.getByLabel('Payments').inputValue()).toBe('46');
  expect(await violationsInBothLooks(phone)).toEqual(clean);
  await press(phone, 'Save and continue');
  await step(phone, 'Review');
  await phone.getByText('Orders from the day you’ve chosen are imported and posted').waitFor();
  await phone.getByText('Store clearing').waitFor();
  expect(await violationsInBothLooks(phone)).toEqual(clean);
  await press(phone, 'Activate store');
  await heading(phone, 'Blue Kettle');
  expect((await connectionOf(client)).Standing.status).toBe('Active');
  expect(await violationsInBothLooks(phone)).toEqual(clean);

  await page.goto(at);
  await heading(page, 'Blue Kettle');
  await press(page, 'Pause');
  await page.getByText('Paused', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'See store orders' }).click();
  await page.getByText('New orders wait until your store is active again.').waitFor();
  await page.getByRole('link', { name: 'Connection and settings' }).click();
  await press(page, 'Resume');
  await page.getByText('Active', { exact: true }).waitFor();
  await press(page, 'Change settings');
  await step(page, 'Sync');
  expect(await steps(page)).toEqual([
    'Connect, done',
    '2Sync',
    'Automation, done',
    'Accounts, done',
    'Review, done',
  ]);
  for (const next of ['Automation', 'Accounts', 'Review']) {
    await press(page, 'Save and continue');
    await step(page, next);
  }
  await press(page, 'Done');
  await heading(page, 'Blue Kettle');

  await press(page, 'Disconnect');
  await dialog(page).getByRole('button', { name: 'Disconnect', exact: true }).click();
  await heading(page, 'Connect your Shopify store');
  expect(await connectionOf(client)).toMatchObject({ isShopifyConnected: false, step: 1 });
});

test('a store that takes its permission back is shown with the way to connect it again', async () => {
  const { page } = member;
  await page.goto(at);
  await askAt(page, 'red-pan', 'Allow and connect');
  await step(page, 'Sync');
  await press(page, 'Save and continue');
  await step(page, 'Automation');
  await press(page, 'Save and continue');
  await step(page, 'Accounts');
  await press(page, 'Save and continue');
  await press(page, 'Activate store');
  await heading(page, 'Red Pan');
  await page.goto(`${sandbox.ready.url}/shops/red-pan.myshopify.com/admin`);
  await press(page, 'Uninstall Counterfoil');
  await page.goto(at);
  await page.getByText('Your store needs to be connected again').first().waitFor();
  await page.reload();
  await page.getByText('We’ve lost access to your store.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await press(page, 'Connect again');
  await page.waitForURL(/\/admin\/oauth\/authorize/);
  await press(page, 'Allow and connect');
  await heading(page, 'Red Pan');
  await page.getByText('Active', { exact: true }).waitFor();
});

test('a way back that isn’t good is said at the first step, with the store named again', async () => {
  const { page } = member;
  await page.goto('/api/onboarding/shopify-oauth-flow?shop=blue-kettle.myshopify.com&state=x&hmac=0');
  await page.getByText('the link back from your store had expired').first().waitFor();
  await askAt(page, 'green-jar', 'Allow and connect');
  await step(page, 'Sync');
});

test('a store in another currency is connected from where it was, once currencies are on and we are reached', async () => {
  const { page, client } = member;
  await onPlan('enterprise', false);
  await page.goto(at);
  await askAt(page, 'euro-mill', 'Allow and connect');
  await heading(page, 'Your store uses another currency');
  await page.getByText('Your store keeps its money in EUR, and your books are in USD.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  // Nothing is reached between the two calls: what was brought back goes on after that.
  await page.route('**/api/onboarding/get-shopify-access-token*', (route) => route.abort());
  await press(page, 'Enable foreign currencies');
  await heading(page, 'Your store isn’t connected');
  await page.getByText('We can’t reach Counterfoil.').first().waitFor();
  await page.unroute('**/api/onboarding/get-shopify-access-token*');
  expect(member.faults.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await page.getByRole('group', { name: 'Connect' }).getByRole('button', { name: 'Try again' }).click();
  await step(page, 'Sync');
  expect(await connectionOf(client)).toMatchObject({ isShopifyConnected: true, currency: 'EUR' });
});

test('a store in another currency than the plan’s says so, under the prompt for a plan that has it', async () => {
  const { page } = member;
  await onPlan('growth', false);
  await page.goto(at);
  await askAt(page, 'euro-pan', 'Allow and connect');
  await dialog(page).getByRole('button', { name: 'Not now' }).click();
  await page.getByText('Your store keeps its money in EUR, and your plan has one currency.').waitFor();
  await onPlan('enterprise', true);
  await press(page, 'Try again');
  await step(page, 'Sync');
});
