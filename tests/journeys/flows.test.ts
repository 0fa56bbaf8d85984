import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

let product: Product;
let member: Member;
let owner: pg.Client;
beforeAll(async () => {
  product = await startProduct();
  owner = new pg.Client({ connectionString: product.url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
});
afterAll(async () => {
  await owner.end();
  await product.close();
});
beforeEach(async () => {
  member = await startMember(product);
});
afterEach(async () => {
  await member.context.close();
  expect(member.faults).toEqual([]);
});

/** Somebody closes the books until a day, or opens them. */
const lockBooks = (until: string | null) =>
  owner.query('update book set locked_until = $2 where business_id = $1', [member.shop.business.id, until]);

const today = () => product.clock().toISOString().slice(0, 10);
const press = (name: string | RegExp) => dialog(member.page).getByRole('button', { name }).click();
const reason = (text: RegExp) => dialog(member.page).getByRole('alert').getByText(text).waitFor();
const shows = (word: string) =>
  counterfoil(member.page).locator('.inside').getByText(word, { exact: true }).first().waitFor();

const openAct = async (id: string, act: string) => {
  await member.page.goto(`/sales/view-invoice?item=${id}`);
  await pressAct(member.page, act);
};

test('a payment the server refuses says why, and what was typed stays', async () => {
  const { page, api } = member;
  const id = await api.invoice({ issuedOn: today() });
  await openAct(id, 'Record payment');
  await page.getByLabel('Amount').fill('40');
  await page.getByLabel('Note').fill('In coins');
  await api.pay(id, '100');
  await press('Record payment');
  await reason(/This invoice is fully paid\./);
  expect(await page.getByLabel('Amount').inputValue()).toBe('40.00');
  expect(await page.getByLabel('Note').inputValue()).toBe('In coins');
  await press('Close');
  expect((await api.view(id)).payment).toHaveLength(1);
});

test('a cancellation in closed books is refused with its reason, goes back with the choice kept, and goes through once they are open', async () => {
  const { page, api } = member;
  const id = await api.invoice({ issuedOn: today() });
  await api.pay(id, '40');
  await openAct(id, 'Cancel invoice');
  await page.getByLabel(/^Refund/).check();
  await lockBooks(today());
  await press('Continue');
  await reason(/locked/);
  await press('Back');
  expect(await page.getByLabel(/^Refund/).isChecked()).toBe(true);
  await press('Continue');
  await reason(/locked/);
  await lockBooks(null);
  await press('Try again');
  await press(/^Cancel it and refund/);
  await dialog(page).waitFor({ state: 'detached' });
  await shows('Cancelled');
});

test('a plain act that is refused between its preview and its commit leaves everything as it was', async () => {
  const { page, api } = member;
  const id = await api.invoice({ issuedOn: today() });
  await openAct(id, 'Write off');
  await dialog(page).getByText('Bad debt').first().waitFor();
  await lockBooks(today());
  await press('Write off');
  await reason(/locked/);
  await press('Keep as is');
  await shows('Not paid');
  await lockBooks(null);
  expect((await api.view(id)).standing.status).toBe('NotPaid');
});
