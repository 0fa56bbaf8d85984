import { expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import type { Member } from '../support/member.ts';
import { picture } from '../support/picture.ts';
import { member, product, walkWithProviders } from '../support/provider-journey.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

walkWithProviders();

const at = '/settings/payment-settings?activeTab=payment-methods';
type Page = Member['page'];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const panel = (page: Page, name: string) => page.getByRole('form', { name });
const cards = 'Card payments with Stripe';
const wallets = 'Wallets and bank transfers with Paystack';
const moreWallets = 'Wallets and bank transfers with Flutterwave';
const paypal = 'PayPal payments';
const noMoney = 'no money moves';
const shows = (page: Page, name: string, word: string) =>
  panel(page, name).getByText(word, { exact: true }).first().waitFor();

test('Stripe is connected on its own pages, takes a payment that the invoice shows, and is left', async () => {
  const { page, api } = member;
  await page.goto(at);
  await shows(page, cards, 'Not connected');
  expect(await page.getByText(noMoney).count()).toBe(1);
  expect(
    await page.getByRole('region', { name: 'Wallets and bank transfers' }).getByRole('form').count(),
  ).toBe(2);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'none');
  await press(page, 'Connect Stripe');
  await page.waitForURL(/\/setup\/s\/acct_/);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await press(page, 'Leave it unfinished');
  await page.waitForURL('**/settings/payment-settings**');
  await shows(page, cards, 'Set-up not finished');
  await page.getByText('Stripe needs more details before you can take payments.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'pending');
  await press(page, 'Continue set-up');
  await press(page, 'Finish, with the account held back');
  await shows(page, cards, 'Restricted');
  await picture(page, 'restricted');
  await press(page, 'Continue set-up');
  await press(page, 'Finish set-up');
  await shows(page, cards, 'Connected');
  await page.getByText('Umbrella Works').first().waitFor();
  await picture(page, 'connected');

  const id = await api.invoice({ issuedOn: product.clock().toISOString().slice(0, 10) });
  await page.goto(`/sales/view-invoice?item=${id}`);
  await pressAct(page, 'Get payment link');
  await page.getByLabel('Payment link').waitFor();
  await dialog(page).getByRole('button', { name: 'Go to the payment page' }).click();
  await page.waitForURL(/\/c\/pay\/cs_test_/);
  await page.getByText('100.00 USD').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'checkout');
  await press(page, 'Pay');
  await page.waitForURL('**/sales**');
  await page.goto(`/sales/view-invoice?item=${id}`);
  await counterfoil(page).locator('.inside').getByText('Paid', { exact: true }).first().waitFor();

  await page.goto(at);
  await press(page, 'Disconnect Stripe');
  await picture(page, 'disconnect');
  await dialog(page).getByRole('button', { name: 'Keep connected' }).click();
  await shows(page, cards, 'Connected');
  await press(page, 'Disconnect Stripe');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Disconnect Stripe' }).click();
  await shows(page, cards, 'Not connected');
});

test('Paystack is connected by keyboard to a bank account, once its name was confirmed', async () => {
  const { page } = member;
  await page.goto(at);
  await panel(page, wallets).getByRole('button', { name: 'Connect Paystack' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Country of the bank').selectOption('South Africa');
  await page.getByRole('option', { name: 'Absa Bank', exact: true }).waitFor({ state: 'attached' });
  await press(page, 'Check account');
  await page.getByRole('alert').getByText('Paystack can’t check bank accounts in South Africa').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Country of the bank').selectOption('Nigeria');
  await page.getByRole('option', { name: 'Zenith Bank' }).waitFor({ state: 'attached' });
  await page.getByLabel('Bank', { exact: true }).selectOption('Zenith Bank');
  await page.getByLabel('Account number').fill('12');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Enter an account number of 10 digits.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'bank');
  await page.getByLabel('Account number').fill('012 345 6789');
  await page.keyboard.press('Enter');
  await page.getByText('ADA LOVELACE OKAFOR').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'confirm');
  await press(page, 'Back');
  expect(await page.getByLabel('Account number').inputValue()).toBe('012 345 6789');
  await press(page, 'Check account');
  await press(page, 'Yes, connect this account');
  await shows(page, wallets, 'Connected');
  await page.getByText('Ends in 6789').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'paystack');
});

const today = () => product.clock().toISOString().slice(0, 10);
/** An invoice of 100 for somebody who can be written to. */
const invoiceFor = async ({ api, client }: Member, money: Record<string, unknown> = {}) => {
  const sent = { type: 'person', name: 'Ada Stone', email: 'ada@example.com' };
  const customer = expectOk(await client.send(customerCalls.addCustomer, sent)).body.data.id;
  return api.invoice({ customer, issuedOn: today(), money });
};
const isPaid = async (page: Page, id: string) => {
  await page.goto(`/sales/view-invoice?item=${id}`);
  await counterfoil(page).locator('.inside').getByText('Paid', { exact: true }).first().waitFor();
};

test('Flutterwave is connected to a bank account, and a declined card is tried again until the invoice is paid', async () => {
  const { page, client } = member;
  await page.goto(at);
  await panel(page, moreWallets).getByRole('button', { name: 'Connect Flutterwave' }).click();
  const fields = panel(page, moreWallets);
  await fields.getByRole('option', { name: 'Zenith Bank' }).waitFor({ state: 'attached' });
  await fields.getByLabel('Bank', { exact: true }).selectOption('Zenith Bank');
  await fields.getByLabel('Account number').fill('0123456789');
  await press(page, 'Check account');
  await page.getByRole('alert').getByText('Flutterwave asks for your phone number.').waitFor();
  await picture(page, 'flutterwave-phone');
  const { contact: version } = expectOk(await client.send(businessCalls.getSettings)).body.data.versions;
  expectOk(await client.send(businessCalls.saveContact, { phone: '+234 800 000 0000', version }));
  await press(page, 'Check account');
  await page.getByText('ADA LOVELACE OKAFOR').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'flutterwave-confirm');
  await press(page, 'Yes, connect this account');
  await shows(page, moreWallets, 'Connected');
  await picture(page, 'flutterwave');

  const id = await invoiceFor(member);
  const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }))
    .body.data;
  const customer = await product.visitor(360);
  await customer.page.goto(link);
  await customer.page.getByRole('button', { name: /^Pay online/ }).click();
  await dialog(customer.page).getByRole('radio', { name: 'Flutterwave' }).check({ force: true });
  await picture(customer.page, 'flutterwave-way');
  await dialog(customer.page).getByRole('button', { name: 'Go to the payment page' }).click();
  await customer.page.waitForURL(/\/flutterwave\/pay\//);
  await customer.page.getByText('100.00 USD').waitFor();
  expect(await violationsInBothLooks(customer.page)).toEqual(clean);
  await picture(customer.page, 'flutterwave-checkout');
  await press(customer.page, 'Have the card declined');
  await customer.page.getByText('The card was declined. Try again.').waitFor();
  await press(customer.page, 'Pay');
  await customer.page.waitForURL((url) => url.href.startsWith(product.origin));
  expect(customer.faults).toEqual([]);
  await customer.context.close();
  await isPaid(page, id);
});

test('PayPal is connected on its own page, and an invoice is paid there even when the customer never comes back', async () => {
  const { page } = member;
  await page.goto(at);
  await press(page, 'Connect PayPal');
  await page.waitForURL(/\/paypal\/bizsignup\//);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'paypal-signup');
  await press(page, 'Leave without connecting');
  await page.waitForURL('**/settings/payment-settings**');
  await shows(page, paypal, 'Set-up not finished');
  await press(page, 'Continue set-up');
  await press(page, 'Connect, with the email not confirmed');
  await shows(page, paypal, 'Restricted');
  await picture(page, 'paypal-restricted');
  await press(page, 'Continue set-up');
  await page.waitForURL(/\/paypal\/account\//);
  await press(page, 'Confirm email address');
  await page.getByText('Nothing is missing.').waitFor();
  await page.goto(at);
  await shows(page, paypal, 'Connected');
  await panel(page, paypal).getByText('Umbrella Works').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'paypal');

  const id = await invoiceFor(member);
  await page.goto(`/sales/view-invoice?item=${id}`);
  await pressAct(page, 'Get payment link');
  await dialog(page).getByRole('radio', { name: 'PayPal' }).check({ force: true });
  await dialog(page).getByRole('button', { name: 'Go to the payment page' }).click();
  await page.waitForURL(/\/paypal\/checkoutnow\//);
  await picture(page, 'paypal-checkout');
  await press(page, 'Pay and close the window');
  await page.getByText('You approved this payment.').waitFor();
  await expect
    .poll(async () => (await member.api.view(id)).standing.status, { timeout: 20_000 })
    .toBe('Paid');
  await isPaid(page, id);
  await page.goto(at);
  await press(page, 'Disconnect PayPal');
  await dialog(page).getByRole('button', { name: 'Disconnect PayPal' }).click();
  await shows(page, paypal, 'Not connected');
});
