import { expect, test } from 'vitest';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

walkAsMember();

const euro = 978;
const press = (name: string) => dialog(member.page).getByRole('button', { name }).click();
const choose = (text: string) =>
  dialog(member.page).locator('label').filter({ hasText: text }).locator('input').check();
const newest = async () => (await member.api.journal()).at(-1);

test('cancelling a paid invoice in euros proposes today’s rate for the refund, and books what that differs by', async () => {
  const { page, api, client } = member;
  expectOk(
    await client.send(rateCalls.saveRate, { from: 'EUR', to: 'USD', date: '2026-03-01', rate: '1.3' }),
  );
  const money = { ForeignCurrencyID: euro, ExchangeRate: '1.1' };
  const id = await api.invoice({ customer: await api.customer('Harbour Hotel'), prices: ['100'], money });
  expectOk(await api.pay(id, '100', { ExchangeRate: '1.2' }));
  await page.goto(`/sales/view-invoice?item=${id}`);
  await pressAct(page, 'Cancel invoice');
  await choose('Refund €100.00');
  const rate = dialog(page).getByLabel('Exchange rate today');
  await expect.poll(() => rate.inputValue()).toBe('1.3');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  // A rate nobody can book is refused, and said beside its field.
  await rate.fill('0');
  await press('Continue');
  await press('Back');
  await dialog(page).locator('#cancel-rate-problem').waitFor();
  await rate.fill('1.25');
  await press('Continue');
  await dialog(page).getByText('nothing is erased').waitFor();
  // The ten gained when it was paid are taken back, and five more are lost.
  await dialog(page).getByText('You lose $15.00 on the exchange rate.').waitFor();
  await press('Cancel it and refund €100.00');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await newest()).toContain('Refund of a cancelled invoice: Dr 11 120, Cr 1 125, Dr 19 5');
});

test('credit in euros that is refunded on a past day proposes the rate of that day, and leaves one that was typed', async () => {
  const { page, api, client } = member;
  const { saveRate } = rateCalls;
  for (const [date, rate] of [
    ['2026-03-01', '1.3'],
    ['2026-03-10', '1.4'],
  ] as const)
    expectOk(await client.send(saveRate, { from: 'EUR', to: 'USD', date, rate }));
  const customer = await api.customer('Harbour Hotel');
  const money = { ForeignCurrencyID: euro, ExchangeRate: '1.1' };
  const id = await api.invoice({ customer, prices: ['100'], money, issuedOn: '2026-03-02' });
  expectOk(await api.pay(id, '120', { surplus: 'credit', ExchangeRate: '1.2', date: '2026-03-02' }));
  await page.goto(`/customers/view?client=${customer}`);
  await pressAct(page, 'Refund credit');
  await expect.poll(() => dialog(page).getByLabel('Exchange rate today').inputValue()).toBe('1.4');
  await dialog(page).getByText('More details').click();
  const day = dialog(page).getByLabel('Date', { exact: true });
  await day.fill('03/05/2026');
  await day.blur();
  const rate = dialog(page).getByLabel('Exchange rate on that date');
  await expect.poll(() => rate.inputValue()).toBe('1.3');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await rate.fill('1.25');
  await day.fill('03/06/2026');
  await day.blur();
  await press('Refund €20.00');
  await dialog(page).waitFor({ state: 'detached' });
  // Credit of €20 at 1.2 goes back at 1.25: one is lost.
  expect(await newest()).toMatch(/^2026-03-06 .*: Dr 11 24, Cr \d+ 25, Dr 19 1$/);
});

test('a vendor credit in euros that is paid back asks for the rate of its day', async () => {
  const { page, client } = member;
  const bills = billApiFor(client);
  const items = [{ ProductName: 'Paper', Qty: '10', ForeignUnitPrice: '10' }];
  const more = { ForeignCurrencyIDFK: euro, ExchangeRate: '1.1' };
  const id = await bills.bill({ vendor: await bills.vendor('Quai'), items, more });
  expectOk(await bills.pay(id, '100', { ExchangeRate: '1.2' }));
  await page.goto(`/bills/view?bill=${id}`);
  await pressAct(page, 'Record vendor credit');
  await dialog(page).getByLabel('Quantity, Paper').fill('5');
  await press('Continue');
  await choose('Take €50.00 back');
  await dialog(page).getByLabel('Exchange rate today').fill('1.3');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await press('Continue');
  await dialog(page).getByText('You gain $10.00 on the exchange rate.').waitFor();
  await press('Record €50.00');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await newest()).toContain('Vendor credit: Cr 5 55, Dr 1 65, Cr 19 10');
  await counterfoil(page)
    .getByRole('button', { name: /^Vendor credits 1 · 50.00/ })
    .waitFor();
});
