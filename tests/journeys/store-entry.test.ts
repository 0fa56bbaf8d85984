import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { shopifyPlatform } from '../../server/adapters/shop/shopify.ts';
import { storeAddresses } from '../../src/api/wire/store-addresses.ts';
import { type ShopSandbox, startShopSandbox } from '../../tools/sandboxes/src/shop/server.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { startMember } from '../support/member.ts';
import { testSecret } from '../support/payments.ts';
import { goodPassword } from '../support/people.ts';
import { type Product, startProduct, type Visitor } from '../support/product.ts';
import { freePort } from '../support/sandbox.ts';

let sandbox: ShopSandbox;
let product: Product;
let visitors: Visitor[] = [];
beforeAll(async () => {
  const port = await freePort();
  sandbox = await startShopSandbox({
    port: 0,
    secret: testSecret,
    appUrl: `http://localhost:${port}${storeAddresses.enter}`,
  });
  const shops = (origin: string) =>
    shopifyPlatform({ key: 'test', secret: testSecret, sandboxUrl: sandbox.url }, origin);
  product = await startProduct({ port, shops });
});
afterAll(async () => {
  await product.close();
  await sandbox.close();
});
afterEach(async () => {
  for (const { context } of visitors) await context.close();
  expect(visitors.flatMap(({ faults }) => faults)).toEqual([]);
  visitors = [];
});

type Page = Visitor['page'];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the product from the admin of a shop, on another site. */
const enter = async (page: Page, shop: string): Promise<void> => {
  await page.goto(`${sandbox.url}/shops/${shop}.myshopify.com/admin`);
  await page.getByRole('link', { name: 'Open Counterfoil' }).click();
};

/** The wizard names shop and business, and waits for a press; then the shop is asked, and connected. */
const connectHere = async (page: Page, shop: string, business: string): Promise<void> => {
  await page.getByText(`You’ll connect ${shop}.myshopify.com to ${business}.`).waitFor();
  expect(await page.getByLabel('Store name or address').inputValue()).toBe(`${shop}.myshopify.com`);
  expect(sandbox.shopOf(`${shop}.myshopify.com`).app.status).toBe('absent');
  await press(page, 'Go to your store');
  await page.waitForURL(/\/admin\/oauth\/authorize/);
  await press(page, 'Allow and connect');
  await page.locator('[aria-current=step]').getByText('Sync').waitFor();
};

test('whoever is signed in comes from the store’s admin to the wizard, which names store and business', async () => {
  const member = await startMember(product);
  visitors.push(member);
  await enter(member.page, 'here-already');
  await member.page.getByText('here-already.myshopify.com').first().waitFor();
  expect(await violationsInBothLooks(member.page)).toEqual(clean);
  await connectHere(member.page, 'here-already', member.shop.business.name);
});

test('whoever is signed out signs in on the way', async () => {
  const member = await startMember(product);
  const visitor = await product.visitor();
  visitors.push(member, visitor);
  const { page } = visitor;
  await enter(page, 'out-first');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await press(page, 'Sign in');
  await connectHere(page, 'out-first', member.shop.business.name);
});

/** What a new account's mail leads to. */
const mailedLink = async (email: string): Promise<string> => {
  const response = await fetch(`${product.origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  const [letter] = (await response.json()) as { text: string }[];
  const { pathname, search } = new URL(/https?:\/\/\S+\/auth\/\S+code=[\w-]+/.exec(letter?.text ?? '')![0]);
  return pathname + search;
};

test('somebody new signs up on the way, and is led back to the wizard in the tab that the mailed link opened', async () => {
  const visitor = await product.visitor();
  visitors.push(visitor);
  const { page, context } = visitor;
  const email = 'new@store.example.com';
  await enter(page, 'new-euro');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await press(page, 'Create account');
  await page.waitForURL('**/auth/email-verification');
  const tab = await context.newPage();
  await tab.goto(await mailedLink(email));
  await tab.waitForURL('**/auth/onboarding');
  await tab.getByLabel('Company name').fill('Harbour Bakery');
  await tab.getByLabel('Country').selectOption({ label: 'Belgium' });
  await press(tab, 'More details');
  await tab.getByLabel('Company address').fill('14 Quay Street, Ostend');
  await press(tab, 'Create business');
  await connectHere(tab, 'new-euro', 'Harbour Bakery');
});
