import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo } from '../../server/demo/fill-demo.ts';
import { findDemoUser } from '../../server/demo/open-demo.ts';
import { verify } from '../../server/maintenance/verify.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('on a fresh installation the demo is one press away, says how far it has come, and closes to newcomers', async () => {
  const { page, faults } = await product.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the demo business' }).click();
  await page.getByText('Lantern Coffee Supplies').first().waitFor();
  await page.getByText(/Filling the demo business with a year of work: 0 of \d+/).waitFor();
  await page.getByText('We’re filling the demo business.').waitFor();
  expect(await page.getByText('Create your first invoice').count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });

  await fillDemo(product.database, product.clock, (await findDemoUser(product.database))!);
  await page.getByText(/Filling the demo business/).waitFor({ state: 'detached' });
  await page.goto('/sales/list');
  await page.getByRole('row', { name: /INV-/ }).first().waitFor();
  await page.goto('/quotes/list');
  await page.getByRole('row', { name: /QU-/ }).first().waitFor();

  await startMember(product);
  const { page: later } = await product.visitor();
  await later.goto('/');
  await later.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await later.getByRole('button', { name: 'Open the demo business' }).count()).toBe(0);
  expect(faults).toEqual([]);
  expect(await verify(product.url)).toEqual([]);
}, 120_000);
