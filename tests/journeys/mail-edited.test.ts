import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { expectOk } from '../support/api.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct, type Visitor } from '../support/product.ts';
import { counterfoil, dialog } from '../support/sheet.ts';

let product: Product;
let member: Member;
let guest: Visitor;
let jobs: Jobs;
beforeAll(async () => {
  product = await startProduct();
  const { database, clock, pdf, sealing, origin } = product;
  jobs = await startJobs(
    { database, clock, pdf, mail: localMailbox, payments: null, sealing, origin },
    () => {},
  );
});
afterAll(async () => {
  await jobs.stop();
  await product.close();
});
beforeEach(async () => {
  member = await startMember(product);
  guest = await product.visitor();
});
afterEach(async () => {
  await Promise.all([member.context.close(), guest.context.close()]);
  expect([...member.faults, ...guest.faults]).toEqual([]);
});

const expectClean = async () =>
  expect(await violationsInBothLooks(member.page)).toEqual({ light: [], dark: [] });

const ada = async () =>
  expectOk(
    await member.api.client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Ada Stone',
      email: 'ada@example.com',
    }),
  ).body.data.id;

test('a mail is worded once, edited before it is sent, and read as a page on wide and narrow screens', async () => {
  const { page, api } = member;
  await page.goto('/settings/emails');
  const card = page.getByRole('region', { name: 'Emails', exact: true });
  await card.getByLabel('Subject').fill('{number} for {customer}');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Email wording saved.').waitFor();
  await card.getByRole('button', { name: 'Reset to default' }).waitFor();
  await expectClean();

  const id = await api.invoice({ customer: await ada(), prices: ['100', '20.5'] });
  const { invoicenumber } = await api.view(id);
  await page.goto(`/sales/view-invoice?item=${id}`);
  await counterfoil(page).getByRole('button', { name: 'Send', exact: true }).click();
  await dialog(page)
    .getByRole('radio', { name: /^Email/ })
    .check();
  await expect
    .poll(() => dialog(page).getByLabel('Subject').inputValue())
    .toBe(`${invoicenumber} for Ada Stone`);
  await dialog(page)
    .getByText(/^Replies go to .+@/)
    .waitFor();
  await dialog(page)
    .getByRole('textbox', { name: 'Message' })
    .fill('Hello Ada,\n\nas we said on Monday.\n\nBest, Ben');
  await dialog(page).getByLabel('Send me a copy').check();
  await expectClean();
  await dialog(page).getByRole('button', { name: 'Send email' }).click();
  await page.getByText('Email sent.').waitFor();

  const letter = guest.page.getByRole('article').filter({ hasText: `${invoicenumber} for Ada Stone` });
  await expect
    .poll(async () => {
      await guest.page.goto('/dev/mailbox?to=ada@example.com');
      return letter.count();
    })
    .toBe(1);
  expect(await letter.innerText()).toContain('as we said on Monday.');
  const framed = letter.frameLocator('iframe');
  await framed.getByRole('link', { name: 'View invoice' }).waitFor();
  expect(await framed.getByText('as we said on Monday.').count()).toBe(1);

  const address = await letter.locator('iframe').getAttribute('src');
  for (const width of [600, 360]) {
    await guest.page.setViewportSize({ width, height: 900 });
    await guest.page.goto(address!);
    await guest.page.getByText('Amount due').waitFor();
    const beyond = await guest.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, `${width} px`).toBe(0);
  }
});

test('a paid invoice is confirmed by mail, and the history says so', async () => {
  const { page, api } = member;
  const id = await api.invoice({ customer: await ada(), prices: ['100'], deposit: '100' });
  await page.goto(`/sales/view-invoice?item=${id}`);
  await counterfoil(page).getByRole('button', { name: 'Send payment confirmation' }).click();
  expect(
    await dialog(page)
      .getByRole('radio', { name: /^Payment confirmation/ })
      .isChecked(),
  ).toBe(true);
  await dialog(page).getByRole('button', { name: 'Send confirmation' }).click();
  await counterfoil(page)
    .getByText(/^Payment confirmation sent/)
    .first()
    .waitFor();
});
