import { expect, test } from 'vitest';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { dialog, pressAct } from '../support/sheet.ts';

walkAsMember();

test('N9 one of five bills is cancelled while their payment is typed: it is refused whole, and the form is kept', async () => {
  const { page, client, api } = member;
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Harbour Mill');
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await bills.bill({ vendor }));
  await page.goto(`/vendors/view?vendor=${vendor}`);
  await pressAct(page, 'Pay bills');
  const form = dialog(page);
  await form.getByLabel('Amount you pay').fill('450');
  await form.getByLabel('Paid by').selectOption({ label: 'Cash' });
  const lastShare = form.getByRole('textbox', { name: /BILL-0005/ });
  await expect.poll(() => lastShare.inputValue()).toBe('50.00');
  expectOk(await bills.cancel(ids[3]!));
  await form.getByRole('button', { name: 'Record $450.00' }).click();
  await form.getByText('This bill is cancelled. Undo the cancellation first.').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(await form.getByLabel('Amount you pay').inputValue()).toMatch(/^450(\.00)?$/);
  expect(await form.getByLabel('Paid by').inputValue()).toBe('1');
  expect(await lastShare.inputValue()).toBe('50.00');
  // Nothing of it was paid.
  for (const id of ids.filter((one) => one !== ids[3]))
    expect((await bills.view(id)).PaymentHistory).toEqual([]);
  expect(await api.balances()).toEqual({ 10: '-400', 26: '400' });
});
