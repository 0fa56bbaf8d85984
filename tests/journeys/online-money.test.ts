import { expect, test } from 'vitest';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { bankApiFor } from '../support/bank-api.ts';
import type { Member } from '../support/member.ts';
import { picture } from '../support/picture.ts';
import { member, product, sandbox, walkWithProviders } from '../support/provider-journey.ts';
import { dialog, fieldIn, pressAct, pressInDialog } from '../support/sheet.ts';

walkWithProviders();

type Page = Member['page'];
const at = '/settings/payment-settings?activeTab=payment-methods';
const payoutsAt = '/accounting/payouts';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** A page as a person sees it, once what is awaited stands there: pictured, and nothing for axe to object to. */
const seen = async (page: Page, name: string) => {
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, name);
};
/** Opens the page again until a report has come through and shows what is awaited. */
const showing = async (page: Page, path: string, text: string | RegExp) => {
  await expect
    .poll(
      async () => {
        await page.goto(path);
        await page.getByRole('heading').first().waitFor();
        return page
          .getByText(text)
          .first()
          .waitFor({ timeout: 2000 })
          .then(
            () => true,
            () => false,
          );
      },
      { timeout: 30_000 },
    )
    .toBe(true);
};

test('money paid online is refunded in part, disputed and won back, and paid out to the bank until clearing is empty', async () => {
  const { page, api, client } = member;
  expectOk(await bankApiFor(client).add('Northbank'));
  await page.goto(at);
  await press(page, 'Connect Stripe');
  await page.waitForURL(/\/setup\/s\/acct_/);
  const account = /acct_\w+/.exec(page.url())![0];
  await press(page, 'Finish set-up');
  await page.getByText('Connected', { exact: true }).first().waitFor();
  const id = await api.invoice({ issuedOn: product.clock().toISOString().slice(0, 10) });
  const invoiceAt = `/sales/view-invoice?item=${id}`;

  const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }))
    .body.data;
  const customer = await product.visitor(360);
  await customer.page.goto(link);
  await press(customer.page, 'Pay online');
  await dialog(customer.page).getByRole('button', { name: 'Go to the payment page' }).waitFor();
  // Nothing else is connected, so nothing else is offered.
  expect(await dialog(customer.page).getByRole('radio').count()).toBe(1);
  await dialog(customer.page).getByText('Card (test)', { exact: true }).waitFor();
  await seen(customer.page, 'pay-dialog');
  await dialog(customer.page).getByRole('button', { name: 'Go to the payment page' }).click();
  await customer.page.waitForURL(/\/c\/pay\/cs_test_/);
  await press(customer.page, 'Pay');
  await customer.page.waitForURL((url) => url.href.startsWith(product.origin));
  expect(customer.faults).toEqual([]);
  await customer.context.close();

  await showing(page, invoiceAt, /Refund up to/);
  await seen(page, 'invoice-paid');
  await press(page, /Refund up to/);
  await dialog(page).getByLabel('Amount to refund').fill('30');
  await seen(page, 'refund-dialog');
  await dialog(page).getByRole('button', { name: 'Refund', exact: true }).click();
  await showing(page, invoiceAt, 'Refunded');
  await seen(page, 'invoice-refunded');

  const balance = `${sandbox.url}/balance/${account}`;
  await page.goto(balance);
  await seen(page, 'balance');
  await press(page, 'Dispute 70.00 USD');
  await showing(page, invoiceAt, 'Your customer disputes');
  await seen(page, 'invoice-disputed');
  await page.goto(balance);
  await press(page, 'Win the dispute of 70.00 USD');
  await showing(page, invoiceAt, 'Dispute won');
  // What came back is no second payment to refund.
  expect(await page.getByRole('button', { name: /^Refund up to/ }).count()).toBe(1);
  await seen(page, 'invoice-won');

  await page.goto(balance);
  await press(page, 'Pay out the balance');
  await showing(page, payoutsAt, 'On its way');
  await page.goto(balance);
  await press(page, /^Let .* arrive$/);
  await showing(page, payoutsAt, 'Paid out');
  await page.getByText('Northbank').first().waitFor();
  await page.getByText('Nothing is waiting now.').waitFor();
  await seen(page, 'payouts');
  await press(page, 'Record a payout');
  await dialog(page).getByLabel('Amount received').waitFor();
  await seen(page, 'record-payout');
  await page.goto(at);
  const toBalance = page.getByRole('link', { name: 'Open the balance page' });
  expect(await toBalance.getAttribute('href')).toBe(balance);
  await page.goto('/reports/trial-balance');
  await page.getByText('Northbank').first().waitFor();
  await seen(page, 'trial');
  expect(await api.balances()).not.toHaveProperty('3');
});

test('PayPal reports no payouts: what reached the bank is recorded by hand, and clearing is empty', async () => {
  const { page, api, client } = member;
  expectOk(await bankApiFor(client).add('Northbank'));
  await page.goto(at);
  await press(page, 'Connect PayPal');
  await page.waitForURL(/\/bizsignup\//);
  await press(page, 'Agree and connect');
  await page.getByText('Connected', { exact: true }).first().waitFor();
  const id = await api.invoice({ issuedOn: product.clock().toISOString().slice(0, 10) });
  const request = { InvoiceId: id };
  const { paymentlink } = expectOk(await client.send(paymentSessionCalls.openPaypalSession, request)).body
    .data;
  await page.goto(paymentlink!);
  await press(page, 'Pay');
  await page.waitForURL((url) => url.href.startsWith(product.origin));

  const invoiceAt = `/sales/view-invoice?item=${id}`;
  await showing(page, invoiceAt, /Refund up to/);
  await page.goto(at);
  const balance = (await page.getByRole('link', { name: 'Open the balance page' }).getAttribute('href'))!;
  await page.goto(balance);
  await seen(page, 'paypal-balance');
  await press(page, 'Refund half of 100.00 USD');
  await showing(page, invoiceAt, 'Refunded');

  await showing(page, payoutsAt, /50\.00.* is waiting now/);
  await press(page, 'Record a payout');
  const fill = (label: string, value: string) => fieldIn(dialog(page), label).fill(value);
  await dialog(page).getByRole('button', { name: 'Record a payout' }).click();
  await dialog(page).locator('[aria-invalid="true"]').first().waitFor();
  await seen(page, 'record-payout-refused');
  await fill('Provider', 'PayPal');
  await fill('Amount received', '46.01');
  await fill('Fees kept by the provider', '3.99');
  await seen(page, 'record-payout-filled');
  await pressInDialog(page, 'Record a payout');
  await page.getByText('Payout recorded').waitFor();
  await page.getByText('Nothing is waiting now.').waitFor();
  await page
    .getByRole('row', { name: /PayPal/ })
    .getByText('Northbank')
    .waitFor();
  await seen(page, 'payout-recorded');
  expect(await api.balances()).toMatchObject({ 2: '50', 30: '3.99' });
  expect(await api.balances()).not.toHaveProperty('3');
});

test('an invoice that can’t be paid online tells its business what to set up, and offers its customer no way to pay', async () => {
  const { page, api, client } = member;
  const id = await api.invoice({ issuedOn: product.clock().toISOString().slice(0, 10) });
  await page.goto(`/sales/view-invoice?item=${id}`);
  await pressAct(page, 'Get payment link');
  await dialog(page)
    .getByText('No payment provider is connected. Connect one in payment settings first.')
    .waitFor();
  expect(await dialog(page).getByRole('radio').count()).toBe(0);
  await seen(page, 'no-way');
  const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }))
    .body.data;
  const customer = await product.visitor(360);
  await customer.page.goto(link);
  await customer.page.getByRole('button', { name: 'Print' }).waitFor();
  expect(await customer.page.getByRole('button', { name: /^Pay online/ }).count()).toBe(0);
  await seen(customer.page, 'no-way-customer');
  expect(customer.faults).toEqual([]);
  await customer.context.close();
});
