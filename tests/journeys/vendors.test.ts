import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { startMember } from '../support/member.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('a vendor is added, warned of, paid a part of what they were owed, edited, and deleted and taken back with others', async () => {
  const { page, faults, client } = await startMember(product);
  const email = 'mill@example.com';
  expectOk(await client.send(vendorCalls.addVendor, { type: 'business', VendorName: 'Blue Mill', email }));
  await page.goto('/vendors/list');
  await page.getByRole('row', { name: /Blue Mill/ }).waitFor();
  await page.getByRole('link', { name: 'New vendor' }).click();
  await page.getByLabel('Display name').fill('Harbour Mill');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByLabel('Payment terms in days').fill('400');
  // Folded away again, it opens by itself for what is wrong in it.
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByLabel('Payment terms in days').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save vendor' }).click();
  await page.getByRole('link', { name: 'Payment terms are 0 to 365 days.' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Payment terms in days').fill('14');
  await page.getByLabel('Opening balance').fill('250.50');
  await page.getByLabel('Bank details').fill('First Bank, NG12 3456');
  await page.getByLabel('Your account number with them').fill('C-4711');
  await page.getByLabel('Purchasing note').fill('Haggles.');
  await page.getByRole('button', { name: 'Save vendor' }).click();
  await page.getByText('Vendor added.').waitFor();
  await page.getByText('Another vendor has this email address too.').waitFor();

  await page.getByRole('heading', { name: 'Harbour Mill' }).waitFor();
  for (const kept of ['First Bank, NG12 3456', 'C-4711', 'Haggles.']) await page.getByText(kept).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pressAct(page, 'Pay opening balance');
  await dialog(page).getByLabel('Amount paid').fill('100');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page)
    .getByRole('button', { name: /^Record/ })
    .click();
  await page.getByText('Payment recorded.').waitFor();
  await counterfoil(page).locator('.owed').getByText('150.50').waitFor();
  const figure = (label: string) => counterfoil(page).getByRole('listitem').filter({ hasText: label });
  await figure('Paid so far').getByText('$100.00').waitFor();
  expect(await figure('Last payment').innerText()).toMatch(/\d{4}/);

  await counterfoil(page).getByRole('button', { name: 'Payments of the opening balance' }).click();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page)
    .getByRole('button', { name: /^Delete .* of \$100\.00/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete payment' }).click();
  await page.getByText('Payment deleted.').waitFor();
  await counterfoil(page).locator('.owed').getByText('250.50').waitFor();

  await pressAct(page, 'Edit');
  await page.getByLabel('Your account number with them').fill('C-4712');
  await page.getByRole('button', { name: 'Save vendor' }).click();
  await page.getByText('Vendor saved.').waitFor();
  await page.waitForURL('**/vendors/list');

  const tab = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Statuses' }).getByRole('link', { name });
  const counted = (name: RegExp, count: number) =>
    expect.poll(() => tab(name).innerText()).toMatch(new RegExp(`\\D${count}$`));
  for (const [name, count] of [
    [/^All/, 2],
    [/^Unpaid/, 1],
    [/^Paid/, 0],
    [/^Deleted/, 0],
  ] as const)
    await counted(name, count);
  await tab(/^Unpaid/).click();
  await page.getByRole('row', { name: /Blue Mill/ }).waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Harbour Mill.*250\.50/ }).waitFor();
  await page.getByLabel('Summary').getByText('250.50').first().waitFor();
  await tab(/^All/).click();
  await page.getByRole('row', { name: /Blue Mill/ }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await page.getByRole('checkbox', { name: /all/i }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Vendors deleted.').waitFor();
  await counted(/^Deleted/, 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Vendors restored.').waitFor();
  await counted(/^All/, 2);
  await tab(/^All/).click();
  await page.getByRole('button', { name: 'Actions for Blue Mill' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('Vendor deleted.').waitFor();
  await page.getByRole('row', { name: /Blue Mill/ }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Vendor restored.').waitFor();
  await page.getByRole('row', { name: /Blue Mill/ }).waitFor();
  expect(faults).toEqual([]);
  expect(await verify(product.url)).toEqual([]);
});

test('a customer is made a vendor too, and each of their pages leads to the other', async () => {
  const { page, faults, api } = await startMember(product);
  const customer = await api.customer('Ada Stone');
  await page.goto(`/customers/view?client=${customer}`);
  await pressAct(page, 'Make a vendor too');
  expect(await page.getByLabel('Display name').inputValue()).toBe('Ada Stone');
  await page.getByLabel('Opening balance').fill('80');
  await page.getByRole('button', { name: 'Save vendor' }).click();
  await page.waitForURL(`**/vendors/view?vendor=${customer}`);
  await counterfoil(page)
    .getByRole('link', { name: /^Also a customer, owing/ })
    .click();
  await page.waitForURL(`**/customers/view?client=${customer}`);
  await counterfoil(page)
    .getByRole('link', { name: /^Also a vendor, owed.*80\.00/ })
    .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(await counterfoil(page).getByRole('button', { name: 'Make a vendor too' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a vendor’s statement is looked at, printed, downloaded and mailed of the days somebody chooses', async () => {
  const { page, faults, client } = await startMember(product);
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Nordwind', {
    email: 'office@nordwind.example',
    openingbalance: '50',
    openingbalancedate: '2025-12-31',
  });
  const item = (HomeUnitPrice: string) => [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice }];
  await bills.bill({ vendor, day: '2026-01-10', due: '2026-02-10', items: item('200') });
  const february = await bills.bill({ vendor, day: '2026-02-20', due: '2026-03-20', items: item('100') });
  await page.goto(`/vendors/view?vendor=${vendor}`);
  await page.getByRole('link', { name: 'Statement', exact: true }).click();
  await page.getByRole('row', { name: /Balance due.*350\.00$/ }).waitFor();
  await page.getByLabel('View', { exact: true }).selectOption({ label: 'Bills' });
  await page.getByText('350.00').first().waitFor();
  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Custom dates' });
  await page.getByLabel('From', { exact: true }).fill('2026-02-01');
  await page.getByLabel('to', { exact: true }).fill('2026-02-28');
  await page.getByText('before Feb 1, 2026').waitFor();
  expect(await page.getByRole('row', { name: /^Bill/ }).count()).toBe(2);
  expect(await violationsInBothLooks(page)).toEqual(clean);

  const [file] = await Promise.all([page.waitForEvent('download'), pressAct(page, 'Statement PDF')]);
  expect((await readPdf(readFileSync(await file.path()))).text).toContain('to February 28, 2026');
  await pressAct(page, 'Send statement');
  await dialog(page).getByText('The statement for Feb 1, 2026 to Feb 28, 2026', { exact: false }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Send email' }).click();
  await page.getByText('Email sent.').waitFor();
  await counterfoil(page).getByText('Statement to office@nordwind.example').waitFor();

  const number = (await bills.view(february)).VendorBillNo;
  await page.getByRole('link', { name: 'Print' }).click();
  await expect.poll(() => page.title()).toBe('Statement of Nordwind');
  await page.getByText(`Bill ${number}`).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: `Bill ${number}` }).click();
  await page.waitForURL(`**/bills/view?bill=${february}`);
  await page.getByRole('heading', { name: `Bill ${number}` }).waitFor();
  await page.goto(`/vendors/view?vendor=${vendor}&section=statement&view=claims`);
  await page.getByRole('link', { name: 'Opening balance' }).click();
  await page.waitForURL(`**/vendors/edit?vendor=${vendor}`);
  expect(faults).toEqual([]);
});

test('what a vendor pays back of an advance is recorded on their page', async () => {
  const { page, faults, client } = await startMember(product);
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Nordwind');
  const bill = await bills.bill({ vendor });
  expectOk(await bills.pay(bill, '160', { surplus: 'credit' }));
  await page.goto(`/vendors/view?vendor=${vendor}`);
  await pressAct(page, 'Record refund of advance');
  await dialog(page).getByText('You have an advance of $60.00 with them.').waitFor();
  await dialog(page).getByLabel('Amount they refund').fill('70');
  await dialog(page).getByText('Your advance with them is only $60.00.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByLabel('Amount they refund').fill('45');
  await dialog(page).getByRole('button', { name: 'Record refund of $45.00' }).click();
  await page.getByText('Refund recorded.').waitFor();
  await counterfoil(page).getByText('15.00').waitFor();
  expect(faults).toEqual([]);
});
