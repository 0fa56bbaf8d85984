import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { noAddress } from '../../src/domain/values/address.ts';
import { expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type Member, startMember } from '../support/member.ts';
import { signUp } from '../support/newcomer.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Product, startProduct } from '../support/product.ts';
import { quoteApiFor } from '../support/quote-api.ts';

const longName = 'Bartholomew & Daughters Fine Antiques, Clocks and Restorations of Bruges';

let product: Product;
let member: Member;
let invoice: string;
beforeAll(async () => {
  product = await startProduct();
  member = await startMember(product);
  const { api } = member;
  const customer = expectOk(
    await api.client.send(customerCalls.addCustomer, {
      type: 'person',
      name: longName,
      email: 'bartholomew.and.daughters@a-domain-of-many-words.example.com',
    }),
  ).body.data.id;
  const TaxId = await api.tax('VAT at the reduced rate', '6');
  const line = { ItemName: 'Restoration of a clock', quantity: '12', price: '1350', TaxId };
  invoice = await api.invoice({ customer, items: [line] });
  await quoteApiFor(api.client).quote({ customer });
});
afterAll(async () => {
  expect(member.faults).toEqual([]);
  await product.close();
});

const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** How far what is written in the cells of a row reaches over what is written in the next. */
const overlapsIn = (row: Locator) =>
  row.evaluate((tr) => {
    const written = [...tr.children].flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return [...range.getClientRects()];
    });
    return written.filter((one, at) =>
      written
        .slice(at + 1)
        .some(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    ).length;
  });

describe.each([1440, 1100, 360])('%i px wide', (width) => {
  test.each(['/sales/list', '/quotes/list', '/customers/list'])(
    'a long name keeps the list %s within the window',
    async (address) => {
      const { page } = member;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await page.getByText(longName, { exact: true }).first().waitFor();
      expect(await beyond(page)).toBe(0);
    },
  );

  test('the name of a tax reaches over no amount on paper', async () => {
    const { page } = member;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/sales/view-invoice?item=${invoice}`);
    const row = page.getByRole('row').filter({ hasText: 'Restoration of a clock' });
    expect(await row.innerText()).toContain('VAT at the reduced rate');
    expect(await overlapsIn(row)).toBe(0);
    expect(await beyond(page)).toBe(0);
  });

  test('a long name keeps the choices of customers within the window, and no wider than is read at a glance', async () => {
    const { page } = member;
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/add-invoice');
    await page.getByRole('combobox', { name: 'Customer' }).click();
    await page.getByRole('option', { name: longName }).waitFor();
    const box = (await page.getByRole('listbox').boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.width).toBeLessThanOrEqual(480);
  });
});

describe('a name of 160 characters without a blank, and an address of two lines', () => {
  const unbroken = 'Donaudampfschifffahrt'.repeat(8).slice(0, 160);
  let id: string;
  let shared: string;
  beforeAll(async () => {
    const { api, client } = member;
    const customer = expectOk(
      await client.send(customerCalls.addCustomer, {
        type: 'business',
        name: unbroken,
        billing: { ...noAddress, street: 'Quay House\nQuay 1', city: 'Ostend' },
      }),
    ).body.data.id;
    const TaxId = await api.tax(unbroken.slice(0, 60), '6');
    id = await api.invoice({
      customer,
      items: [{ ItemName: unbroken, quantity: '12', price: '1350', TaxId }],
    });
    shared = expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id })).body.data
      .link;
  });
  const places = () => [
    ['the sheet', `/sales/view-invoice?item=${id}`],
    ['the print page', `/sales/view-invoice?item=${id}&print=true`],
    ['the public page', new URL(shared).pathname + new URL(shared).search],
  ];

  test.each([1440, 360])('stay on the paper of sheet, print page and public page at %i px', async (width) => {
    const { page } = member;
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.setViewportSize({ width, height: 900 });
    for (const [where, address] of places()) {
      await page.goto(address!);
      const row = page.getByRole('row').filter({ hasText: unbroken.slice(0, 20) });
      await row.waitFor();
      const table = page.getByRole('table', { name: 'Lines' });
      const spills = await table.evaluate((one) => one.scrollWidth - one.parentElement!.clientWidth);
      expect([where, spills <= 0, await overlapsIn(row), await beyond(page)]).toEqual([where, true, 0, 0]);
      const tops = await Promise.all(
        ['Quay House', 'Quay 1'].map(
          async (text) => (await page.getByText(text, { exact: true }).boundingBox())!.y,
        ),
      );
      expect(tops[1]!).toBeGreaterThan(tops[0]!);
    }
  });
});

test('a name of 160 characters without a blank keeps what issuing will do beside the form', async () => {
  const { page } = member;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('Donau');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Donau/ })
    .click();
  await page.getByLabel('Price, line 1').fill('123456789');
  await page.keyboard.press('Tab');
  await page.getByText(/^Donaudampf.* owes you/).waitFor();
  expect(await beyond(page)).toBe(0);
});

test.each([1440, 360])(
  'a name without a blank keeps what approving a bill will do within the window at %i px',
  async (width) => {
    const { page, api, client } = member;
    const name = `${width}${'Donaudampfschifffahrt'.repeat(4)}`.slice(0, 80);
    const ProductIDFK = await api.goods(name, '3', '1.5');
    const bills = billApiFor(client);
    const vendor = await bills.vendor(`Harbour Mill ${width}`);
    const items = [{ ProductIDFK, ProductName: name, Qty: '7', HomeUnitPrice: '2' }];
    const id = await bills.bill({ vendor, items, status: 'Draft' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/bills/edit?bill=${id}`);
    if (width < 1000) await page.getByRole('button', { name: /Draft/ }).click();
    await page.getByRole('row', { name: 'In stock 3 10', exact: true }).waitFor();
    await page.getByText('Show the entry').click();
    await page.getByRole('columnheader', { name: 'Debit' }).waitFor();
    expect(await beyond(page)).toBe(0);
  },
);

test.each([1440, 360])(
  'a name without a blank keeps what is related within the window at %i px',
  async (width) => {
    const { page, client } = member;
    const ProductName = 'Donaudampfschifffahrt'.repeat(4).slice(0, 80);
    const vendor = await billApiFor(client).vendor(`Quay Mill ${width}`);
    const id = await orderApiFor(client).order({
      vendor,
      items: [{ ProductName, Qty: '7', HomeUnitPrice: '2' }],
    });
    expectOk(await orderApiFor(client).bill(id, ['3']));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/purchase-order/view?po=${id}`);
    if (width < 1000) await page.getByRole('button', { name: /Partly billed/ }).click();
    await page.getByText('3 of 7 billed').waitFor();
    expect(await beyond(page)).toBe(0);
  },
);

test('on a phone the current one of many tabs is in sight', async () => {
  const { page } = member;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sales/list?status=deleted');
  const tab = page.getByRole('navigation', { name: 'Statuses' }).getByRole('link', { name: /^Deleted/ });
  await expect.poll(async () => (await tab.boundingBox())!.x).toBeLessThan(300);
});

test('on a phone what is told on the way in covers no act of the form', async () => {
  const { page, context, faults } = await product.visitor(360);
  const dismissed: boolean[] = [];
  await page.exposeFunction('tell', (covered: boolean) => void dismissed.push(covered));
  // Looked at from within, for a toast goes again by itself.
  await page.addInitScript(() => {
    setInterval(() => {
      const toast = document.querySelector('.toast')?.getBoundingClientRect();
      const act = document.querySelector('[data-frame] button[type=submit]')?.getBoundingClientRect();
      const { tell } = window as unknown as { tell: (covered: boolean) => void };
      if (toast && act) tell(toast.top < act.bottom && act.top < toast.bottom);
    }, 50);
  });
  await signUp(product, page, 'phone@harbour.example');
  expect(new Set(dismissed)).toEqual(new Set([false]));
  await context.close();
  expect(faults).toEqual([]);
});
