import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { csvHeaders } from '../../src/domain/business/reference.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { asAdmin } from '../support/database.ts';
import { headAct } from '../support/head-act.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { dialog } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const add = async ({ client }: Member, name: string, more: Record<string, unknown> = {}) =>
  expectOk(await client.send(customerCalls.addCustomer, { type: 'person', name, ...more }));

/** Presses the dialog's button and reads the file the browser saves. */
const downloaded = async (page: Page) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
};

test('the list is saved as a file as it is narrowed and ordered, on all its pages, with the columns left ticked', async () => {
  const member = await startMember(product);
  const { page, faults } = member;
  for (let n = 1; n <= 12; n += 1)
    await add(member, `Quay ${String(n).padStart(2, '0')}`, { phone: `+234 801 ${n}`, taxid: '=1+1' });
  await add(member, 'Harbour Hotel');
  await page.goto('/customers/list?sort=name+asc');
  await headAct(page, 'Export');
  await dialog(page).getByText('The file has all 13 customers in the list').waitFor();
  const name = dialog(page).getByRole('checkbox', { name: 'Name (always)' });
  expect([await name.isChecked(), await name.isDisabled()]).toEqual([true, true]);
  expect(await dialog(page).getByRole('checkbox').count()).toBe(csvHeaders('customers')!.length);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('searchbox').fill('quay');
  await page.getByRole('row', { name: /Harbour Hotel/ }).waitFor({ state: 'detached' });
  await headAct(page, 'Export');
  await dialog(page).getByText('The file has all 12 customers in the list').waitFor();
  for (const { header } of csvHeaders('customers')!)
    if (!['Name', 'Phone', 'Tax ID'].includes(header))
      await dialog(page).getByRole('checkbox', { name: header, exact: true }).uncheck();
  const file = await downloaded(page);
  expect(file.name).toMatch(/^Customers \d{4}-\d{2}-\d{2}\.csv$/);
  const lines = Array.from(
    { length: 12 },
    (_, n) => `Quay ${String(n + 1).padStart(2, '0')},+234 801 ${n + 1},'=1+1`,
  );
  expect(file.text).toBe(`\uFEFF${['Name,Phone,Tax ID', ...lines].join('\r\n')}\r\n`);
  await page.getByText(`Downloading ${file.name}.`).waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('rows picked by their boxes are saved alone', async () => {
  const member = await startMember(product);
  const { page, faults } = member;
  for (const name of ['Ada', 'Ben', 'Cleo']) await add(member, name);
  await page.goto('/customers/list');
  for (const name of ['Ada', 'Cleo']) await page.getByRole('row', { name }).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Export' }).click();
  await dialog(page).getByText('The file has the 2 customers you selected').waitFor();
  const { text } = await downloaded(page);
  expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual(['\uFEFFName', 'Cleo', 'Ada', '']);
  expect(faults).toEqual([]);
});

test('columns that can’t be had are told in the words of the spec, and asked for again', async () => {
  const member = await startMember(product, 360);
  const { page, faults } = member;
  await add(member, 'Ada');
  const refuse = { status: 400, json: { Message: 'No.', kind: 'unexpected' } };
  await page.route('**/api/Reference/csv-headers**', (route) => route.fulfill(refuse));
  await page.goto('/customers/list');
  await headAct(page, 'Export');
  const text = 'We couldn’t load the columns. Refresh the page and try again.';
  await dialog(page).getByText(text).waitFor();
  // A toast with the same words would lie over the way on.
  expect(await page.getByText(text).count()).toBe(1);
  expect(await dialog(page).getByRole('button', { name: 'Download CSV' }).isDisabled()).toBe(true);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.unroute('**/api/Reference/csv-headers**');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Phone', exact: true }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect((await downloaded(page)).text).toContain('\r\nAda,');
  expect(faults.filter((fault) => !/400/.test(fault))).toEqual([]);
});

test.each([
  ['Accountant', 1],
  ['Staff', 0],
  ['Viewer', 0],
])('as %s the list has %i ways to export', async (role, ways) => {
  const member = await startMember(product);
  const { page, shop, faults } = member;
  await add(member, 'Ada');
  await asAdmin(product.url, `update member set role = '${role}' where user_id = '${shop.user.id}'`);
  await page.goto('/customers/list');
  await page.getByRole('row', { name: 'Ada' }).waitFor();
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(ways);
  await page.getByRole('row', { name: 'Ada' }).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected rows' }).waitFor();
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(2 * ways);
  expect(faults).toEqual([]);
});
