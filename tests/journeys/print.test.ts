import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { mailSettingsCalls } from '../../src/api/calls/mail-settings.ts';
import { expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { orderApiFor } from '../support/order-api.ts';
import { countPrints, prints } from '../support/prints.ts';
import { counterfoil } from '../support/sheet.ts';

walkAsMember();
beforeEach(() => countPrints(member.page));

/** Width and height of a page of the print, in millimetres. */
const paperOf = async (page: Page): Promise<number[]> => {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes).toHaveLength(1);
  return boxes[0]!.slice(1).map((points) => (Number(points) / 72) * 25.4);
};

test('an invoice is printed as its sheet alone, on paper of its own size, under its number', async () => {
  const { page, api } = member;
  const id = await api.invoice();
  const number = (await api.view(id)).invoicenumber;
  await page.goto(`/sales/view-invoice?item=${id}&print=true`);
  await expect.poll(() => prints(page)).toBe(1);
  expect(await page.title()).toBe(`Invoice #${number}`);
  expect(await counterfoil(page).count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  const [width, height] = await paperOf(page);
  // A browser counts paper in whole pixels, a quarter of a millimetre each.
  expect(width).toBeCloseTo(215.9, 0);
  expect(height).toBeCloseTo(279.4, 0);
});

test('the print is reached from the invoice, and Back and a reload open no second dialog', async () => {
  const { page, api } = member;
  const id = await api.invoice();
  await page.goto(`/sales/view-invoice?item=${id}`);
  await page.getByRole('link', { name: 'Print' }).click();
  await page.waitForURL('**print=true');
  await expect.poll(() => prints(page)).toBe(1);
  await page.goBack();
  await counterfoil(page).waitFor();
  await page.goForward();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  expect(await prints(page)).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  expect(await prints(page)).toBe(0);
  await page.getByRole('link', { name: 'Back' }).click();
  await counterfoil(page).waitFor();
  expect(new URL(page.url()).searchParams.has('print')).toBe(false);
});

test('on the spec’s page of 300.5 by 450.5 mm an invoice, a bill and an order are printed without margin', async () => {
  const { page, api, client } = member;
  expectOk(await client.send(mailSettingsCalls.savePaperSize, { PaperSize: 'large' }));
  const vendor = await billApiFor(client).vendor('Northern Wax');
  const invoice = await api.invoice();
  const bill = await billApiFor(client).bill({ vendor });
  const order = await orderApiFor(client).order({ vendor });
  for (const [address, title] of [
    [`/sales/view-invoice?item=${invoice}&print=true`, 'Invoice #INV-0001'],
    [`/bills/view?bill=${bill}&print=true`, 'Bill #BILL-0001'],
    [`/purchase-order/view?po=${order}&print=true`, 'Purchase Order #PO-0001'],
  ] as const) {
    await page.goto(address);
    await expect.poll(() => prints(page)).toBe(1);
    expect(await page.title()).toBe(title);
    const [width, height] = await paperOf(page);
    expect(width).toBeCloseTo(300.5, 0);
    expect(height).toBeCloseTo(450.5, 0);
    // The sheet begins at the edge of the page, and goes as far as the other: what is white at its sides is its own.
    await page.emulateMedia({ media: 'print' });
    const { x, y, wide } = await page
      .locator('article.document')
      .evaluate((sheet) => ({ ...sheet.getBoundingClientRect().toJSON(), wide: innerWidth }));
    const { width: taken } = await page
      .locator('article.document')
      .evaluate((sheet) => sheet.getBoundingClientRect().toJSON());
    expect([x, y, taken]).toEqual([0, 0, wide]);
    await page.emulateMedia({ media: null });
  }
});
