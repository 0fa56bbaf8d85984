import { expect, test } from 'vitest';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { kept as keptWords } from '../../src/domain/words/frame.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { bankApiFor } from '../support/bank-api.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { fromMenu, rowWith } from '../support/row-menu.ts';
import { dialog, fieldIn } from '../support/sheet.ts';

walkAsMember();

const row = (name: string) => rowWith(member.page, name);
const field = (label: string) => fieldIn(dialog(member.page), label);
const save = () => dialog(member.page).getByRole('button', { name: 'Save bank' }).click();

test('a first bank is added with every field, refused until it is right, and shown by the end of its number', async () => {
  const { page } = member;
  await page.goto('/settings/banks');
  await page.getByText('You have no banks yet.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.keyboard.press('n');
  await field('Account number').fill('0123456789');
  await field('SWIFT code').fill('zeib');
  await field('ACH routing number').fill('12');
  await field('Opening balance').fill('a lot');
  await save();
  for (const text of [
    'Enter the name of the bank.',
    'A SWIFT code has eight or eleven letters and digits, like DEUTDEFF.',
    'An ACH routing number has nine digits.',
  ])
    await dialog(page).getByRole('alert').getByText(text).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await field('Bank').fill('Zenith Bank');
  await field('Account name').fill('Stone Repairs Ltd');
  await field('Account type').fill('Current');
  await field('SWIFT code').fill('zeibngla');
  await field('ACH routing number').fill('021000021');
  await field('Sort code').fill('05-71-50');
  await field('Bank’s address').fill('1 Marina, Lagos');
  await field('Opening balance').fill('1500');
  await save();
  await page.getByText('Bank account added.').waitFor();
  await row('Zenith Bank').getByText('…6789 Stone Repairs Ltd').waitFor();
  await row('Zenith Bank').getByText('1,500.00').waitFor();
  await row('Zenith Bank').getByText('Default').waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain('0123456789');
  const [kept] = expectOk(await member.client.send(bankCalls.listBanks)).body.data;
  expect(kept).toMatchObject({
    accountnumber: '0123456789',
    accounttype: 'Current',
    ACHRoutingNumber: '021000021',
    BankAddress: '1 Marina, Lagos',
    SortCode: '05-71-50',
    SwiftCode: 'ZEIBNGLA',
    OpeningBalance: '1500',
  });
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'Zenith Bank' }).click();
  expect(await field('Account number').inputValue()).toBe('0123456789');
  await page.goto('/reports/trial-balance');
  await page.getByText('Zenith Bank …6789').waitFor();
});

test('what is typed into a bank stays when its dialog is closed, until it is discarded', async () => {
  const { page } = member;
  await page.goto('/settings/banks?bank=new');
  await field('Bank').fill('GTBank');
  await page.keyboard.press('Escape');
  await page.getByText(keptWords.left).waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  await page.goto('/settings/banks?bank=new');
  await expect.poll(() => field('Bank').inputValue()).toBe('GTBank');
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'New bank' }).click();
  expect(await field('Bank').inputValue()).toBe('');
});

test('the default is set from the list and from the form of a bank, and shown on one alone', async () => {
  const { page, api } = member;
  for (const name of ['First', 'Second', 'Third']) await api.bank(name);
  await page.goto('/settings/banks');
  await fromMenu(member.page, 'Second', 'Set as default');
  await page.getByText('Default bank account changed.').waitFor();
  await row('Second').getByText('Default').waitFor();
  await page.getByRole('link', { name: 'Third' }).click();
  await dialog(page)
    .getByLabel(/^Default/)
    .check();
  await field('Account type').fill('Savings');
  const sent = page.waitForRequest((request) => request.url().endsWith('/Updatebank'));
  await save();
  expect(Object.keys((await sent).postDataJSON())).not.toContain('isdefault');
  await row('Third').getByText('Default').waitFor();
  expect(await page.getByRole('main').getByText('Default', { exact: true }).count()).toBe(1);
});

test('an unused bank is removed, a used one archived, each is said before, the default last', async () => {
  const { page, api } = member;
  await api.bank('Used', { accountnumber: '0000001234', OpeningBalance: '70' });
  await api.bank('Unused');
  await page.goto('/settings/banks');
  await fromMenu(member.page, 'Unused', 'Set as default');
  await row('Unused').getByText('Default').waitFor();
  await fromMenu(member.page, 'Used …1234', 'Delete');
  await dialog(page).getByRole('heading', { name: 'Delete Used …1234?' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Archive bank' }).click();
  await page.getByText('Bank account deleted.').waitFor();
  await row('Used').getByText('Archived').waitFor();
  await row('Unused').getByText('Default').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'Used', exact: true }).click();
  await dialog(page).getByText('It is archived. Activate it to change it.').waitFor();
  expect(await field('Bank').isDisabled()).toBe(true);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Activate' }).click();
  await row('Used').getByText('Archived').waitFor({ state: 'detached' });
  await fromMenu(member.page, 'Used …1234', 'Set as default');
  await row('Used').getByText('Default').waitFor();
  await fromMenu(member.page, 'Unused', 'Delete');
  await dialog(page).getByText('Its account was never used').waitFor();
  await dialog(page).getByRole('button', { name: 'Remove bank' }).click();
  await row('Unused').waitFor({ state: 'detached' });
});

test('a bank may be kept in a foreign currency, its opening balance with a rate, and shows both balances', async () => {
  const { page, client, api } = member;
  await page.goto('/settings/banks?bank=new');
  await field('Bank').fill('Sparkasse');
  await field('Currency').fill('EUR');
  await page.getByRole('option', { name: /EUR/ }).first().click();
  await field('Opening balance').fill('100');
  await field('Exchange rate').fill('1.1');
  await save();
  await row('Sparkasse').getByText('EUR').waitFor();
  await row('Sparkasse').getByText('$110.00').waitFor();
  await row('Sparkasse').getByText('€100.00').waitFor();
  // What comes in euros is in both, what comes in dollars is told apart.
  const BankId = (await bankApiFor(client).list())[0]!.id;
  const id = await api.invoice({ prices: ['100'], money: { ForeignCurrencyID: 978, ExchangeRate: '1.2' } });
  const through = { paymentmode: 2, BankId, ExchangeRate: '1.2' };
  expectOk(await api.pay(id, '40', through));
  expectOk(await api.pay(id, '12', { ...through, inhomecurrency: true }));
  await page.reload();
  await row('Sparkasse').getByText('€140.00 and $12.00 paid in other currencies').waitFor();
  await row('Sparkasse').getByText('$170.00').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'Sparkasse' }).click();
  await dialog(page)
    .getByText('Balance: €140.00 and $12.00 paid in other currencies ($170.00 in your books).')
    .waitFor();
});

test('on a phone banks are cards, and their form fits', async () => {
  const { page, api } = member;
  await api.bank('Zenith Bank', { accountnumber: '0123456789', OpeningBalance: '70' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/settings/banks');
  await row('Zenith Bank').waitFor();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect([await wide(), await violationsInBothLooks(page)]).toEqual([false, clean]);
  await page.getByRole('link', { name: 'Zenith Bank' }).click();
  await field('Account number').waitFor();
  // Tall enough for the whole form: a field that is half scrolled away counts as too small.
  await page.setViewportSize({ width: 360, height: 1800 });
  expect([await wide(), await violationsInBothLooks(page)]).toEqual([false, clean]);
});
