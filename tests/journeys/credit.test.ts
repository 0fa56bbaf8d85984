import { beforeEach, expect, test } from 'vitest';
import { apiFor, expectOk } from '../support/api.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

walkAsMember();
let customer: string;
beforeEach(async () => {
  customer = await member.api.customer('Harbour Hotel');
});

const euros = { ForeignCurrencyID: 978, ExchangeRate: '1.1' };
const expectClean = async () =>
  expect(await violationsInBothLooks(member.page)).toEqual({ light: [], dark: [] });
const press = (name: string | RegExp) => dialog(member.page).getByRole('button', { name }).click();
const openAct = (name: string) => pressAct(member.page, name);
const closed = () => dialog(member.page).waitFor({ state: 'detached' });

/** Twenty euros and ten dollars of credit, and thirty euros owed. */
const creditInTwo = async (): Promise<string> => {
  const { api } = member;
  const paid = await api.invoice({ customer, prices: ['100'], money: euros });
  expectOk(await api.pay(paid, '120', { surplus: 'credit', ExchangeRate: '1.2' }));
  expectOk(await api.pay(await api.invoice({ customer, prices: ['40'] }), '50', { surplus: 'credit' }));
  return api.invoice({ customer, prices: ['30'], money: euros });
};

test('credit in two currencies is shown, applied and refunded each in its own', async () => {
  const { page, api } = member;
  const owed = await creditInTwo();
  await page.goto(`/customers/view?client=${customer}`);
  await expect.poll(() => counterfoil(page).innerText()).toMatch(/Credit in EUR\s+€20\.00/);

  await openAct('Record payment');
  await dialog(page).getByLabel('Amount received').fill('30');
  await expectClean();
  await press('Close');

  await openAct('Apply credit');
  await dialog(page).getByText('€20.00 of credit is available.').waitFor();
  await expectClean();
  await dialog(page).getByLabel('Amount to apply').fill('5');
  await press('Apply €5.00');
  await closed();
  expect((await api.view(owed)).amountdue).toBe('25');

  await openAct('Refund credit');
  await dialog(page).getByText('$10.00 of credit is available.').waitFor();
  await dialog(page).getByLabel('Credit in').selectOption('EUR');
  expect(await dialog(page).getByLabel('Amount to refund').inputValue()).toBe('15.00');
  await expectClean();
  await press('Refund €15.00');
  await closed();
  await expect.poll(() => counterfoil(page).innerText()).not.toContain('Credit in EUR');
  expect(await api.creditOf(customer)).toBe('10');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/customers/list');
  await page.getByRole('button', { name: 'Actions for Harbour Hotel' }).click();
  await page.getByRole('menuitem', { name: 'Refund credit' }).click();
  await dialog(page).getByText('$10.00 of credit is available.').waitFor();
  await expectClean();
  await press('Refund $10.00');
  await closed();
  expect(await api.creditOf(customer)).toBe('0');
});

test('a vendor’s advance is applied to a bill, and the rest refunded, each on a past day that the dialog takes under “More details”', async () => {
  const { page, client } = member;
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Ada Mill');
  const [paid, owed] = [
    await bills.bill({ vendor, day: '2026-03-02' }),
    await bills.bill({ vendor, day: '2026-03-02' }),
  ];
  expectOk(await bills.pay(paid, '150', { surplus: 'credit', date: '2026-03-05' }));
  await page.goto(`/vendors/view?vendor=${vendor}`);
  const pickDay = async (day: string) => {
    const field = dialog(page).getByLabel('Date', { exact: true });
    if (!(await field.isVisible())) await dialog(page).getByText('More details').click();
    await field.fill(day);
    await field.blur();
  };

  await openAct('Apply advance');
  await dialog(page)
    .getByText(/^You have an advance of \$50\.00 with them\./)
    .waitFor();
  await dialog(page).getByLabel('Amount to apply').fill('30');
  await pickDay('03/04/2026');
  await dialog(page).getByText('Posted in March 2026').waitFor();
  await press('Apply $30.00');
  await dialog(page).getByText('at some point only $0.00 was open').first().waitFor();
  expect(await dialog(page).getByLabel('Amount to apply').inputValue()).toBe('30.00');
  await expectClean();
  await pickDay('03/06/2026');
  await press('Apply $30.00');
  await closed();
  expect((await bills.view(owed)).standing.facts).toMatchObject({ settled: '30' });

  await openAct('Record refund of advance');
  await dialog(page)
    .getByText(/^You have an advance of \$20\.00 with them\./)
    .waitFor();
  await pickDay('03/31/2026');
  await expectClean();
  await press('Record refund of $20.00');
  await closed();
  expect((await apiFor(client).journal()).slice(-2)).toEqual([
    expect.stringMatching(/^2026-03-06 Advance applied/),
    expect.stringMatching(/^2026-03-31 /),
  ]);
});

test('credit and an advance are applied on the page of their document: as much as is proposed, or less, on a past day', async () => {
  const { page, api, client } = member;
  const credited = await api.customer('Tarn Hotel');
  const paid = await api.invoice({
    customer: credited,
    prices: ['40'],
    money: euros,
    issuedOn: '2026-03-02',
  });
  expectOk(await api.pay(paid, '60', { surplus: 'credit', ExchangeRate: '1.2', date: '2026-03-02' }));
  const owed = await api.invoice({
    customer: credited,
    prices: ['30'],
    money: euros,
    issuedOn: '2026-03-02',
  });
  const pickDay = async (day: string) => {
    const field = dialog(page).getByLabel('Date', { exact: true });
    if (!(await field.isVisible())) await dialog(page).getByText('More details').click();
    await field.fill(day);
    await field.blur();
  };
  await page.goto(`/sales/view-invoice?item=${owed}`);
  await openAct('Apply credit');
  await dialog(page).getByText('€20.00 of credit is available.').waitFor();
  expect(await dialog(page).getByLabel('Amount to apply').inputValue()).toBe('20.00');
  await expectClean();
  await dialog(page).getByLabel('Amount to apply').fill('5');
  await press('Apply €5.00');
  await closed();
  expect((await api.view(owed)).amountdue).toBe('25');

  const bills = billApiFor(client);
  const vendor = await bills.vendor('Tarn Mill');
  const other = await bills.bill({ vendor, day: '2026-03-02' });
  expectOk(await bills.pay(other, '150', { surplus: 'credit', date: '2026-03-05' }));
  const bill = await bills.bill({ vendor, day: '2026-03-02' });
  await page.goto(`/bills/view?bill=${bill}`);
  await openAct('Apply advance');
  await pickDay('03/04/2026');
  await dialog(page).getByText('Posted in March 2026').waitFor();
  await press('Apply $50.00');
  await dialog(page).getByText('at some point only $0.00 was open').first().waitFor();
  await expectClean();
  await pickDay('03/06/2026');
  await press('Apply $50.00');
  await closed();
  expect((await bills.view(bill)).standing.facts).toMatchObject({ settled: '50' });
  expect((await api.journal()).at(-1)).toMatch(/^2026-03-06 Advance applied/);
});

test('an invoice in euros that is cancelled with a refund says the euros that go back', async () => {
  const { page, api } = member;
  const id = await api.invoice({ customer, prices: ['100'], money: euros });
  expectOk(await api.pay(id, '40', { ExchangeRate: '1.2' }));
  await page.goto(`/sales/view-invoice?item=${id}`);
  await openAct('Cancel invoice');
  await page.getByLabel(/^Keep €40\.00/).waitFor();
  await press('Continue');
  await dialog(page)
    .getByRole('listitem')
    .filter({ hasText: 'Becomes credit' })
    .getByText('€40.00')
    .waitFor();
  await press('Back');
  await page.getByLabel(/^Refund/).check();
  await press('Continue');
  await dialog(page).getByRole('listitem').filter({ hasText: 'Paid back' }).getByText('€40.00').waitFor();
  expect(await dialog(page).getByText('Becomes credit').count()).toBe(0);
  await expectClean();
  await press('Cancel it and refund €40.00');
  await closed();
  expect((await api.view(id)).standing.status).toBe('Cancelled');
});
