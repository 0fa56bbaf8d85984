import { expect, test } from 'vitest';
import { withBusiness } from '../../server/store/database/tx.ts';
import { addShare } from '../../server/store/documents/shares.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { publicNoteLink } from '../../src/api/wire/public-link.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { comes, member, product, walkAsMember } from '../support/journey.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

walkAsMember();

test('goods of a paid invoice come back: faults are said beside the line, the rest stays as credit, and all of it is undone', async () => {
  const { page, api } = member;
  const candle = await api.goods('Candle', '10', '5');
  const customer = await api.customer('Ada Stone');
  const items = [{ productid: candle, ItemName: 'Candle', quantity: '3', price: '10' }];
  const id = await api.invoice({ customer, items });
  expectOk(await api.pay(id, '30'));
  await page.goto(`/sales/view-invoice?item=${id}`);
  await pressAct(page, 'Issue credit note');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page).getByText('Enter a quantity or an amount in at least one line.').first().waitFor();
  const pieces = dialog(page).getByLabel('Quantity, Candle');
  await pieces.fill('4');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page).getByText('At most 3 can still be given back.').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByLabel('Amount without tax, Candle').fill('ten');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  expect(await pieces.inputValue()).toBe('4');
  await dialog(page).getByLabel('Amount without tax, Candle').fill('');
  await pieces.fill('2');
  await dialog(page).getByText('$20.00 unless you type another amount').waitFor();
  await dialog(page).getByLabel('Reason').fill('Broken');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page).getByText('That is $20.00 more than is still owed.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page).getByRole('row', { name: 'In stock 7 9', exact: true }).waitFor();
  await dialog(page).getByRole('button', { name: 'Give back $20.00' }).click();
  await page.getByText('Credit note issued.').waitFor();
  expect([await api.creditOf(customer), await api.stockOf(candle)]).toEqual(['20', '9 worth 45']);

  await counterfoil(page)
    .getByRole('button', { name: /^Credit notes/ })
    .click();
  await dialog(page).getByText('CN-0001').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  const file = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download CN-0001 as PDF' }).click();
  expect((await file).suggestedFilename()).toBe('Credit note CN-0001.pdf');
  await dialog(page).getByRole('button', { name: 'Send CN-0001' }).click();
  await dialog(page).getByLabel('To', { exact: true }).fill('ada@example.com');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Send email' }).click();
  await page.getByText('Email sent.').waitFor();
  await counterfoil(page)
    .getByRole('button', { name: /^Credit notes/ })
    .click();
  await dialog(page).getByText('sent by email').waitFor();
  await dialog(page).getByRole('button', { name: 'Undo CN-0001' }).click();
  await dialog(page).getByRole('button', { name: 'Undo it' }).click();
  await page.getByText('Credit note undone.').waitFor();
  expect([await api.creditOf(customer), await api.stockOf(candle)]).toEqual(['0', '7 worth 35']);
});

test('what a vendor gives back for a lower price is taken off the bill', async () => {
  const { page, client } = member;
  const bills = billApiFor(client);
  const id = await bills.bill({ vendor: await bills.vendor('Harbour Mill') });
  await page.goto(`/bills/view?bill=${id}`);
  await pressAct(page, 'Record vendor credit');
  await dialog(page).getByLabel('Amount without tax, Paper').fill('15');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page).getByRole('button', { name: 'Record $15.00' }).click();
  await page.getByText('Vendor credit recorded.').waitFor();
  await counterfoil(page)
    .getByRole('button', { name: /^Vendor credits/ })
    .waitFor();
  expect(await bills.view(id)).toMatchObject({ Status: 'DepositPaid', Balance: '85' });
});

test('all vendor credits are listed with what became of each, and one leads to it on its bill', async () => {
  const { page, client } = member;
  const bills = billApiFor(client);
  const id = await bills.bill({ vendor: await bills.vendor('Clay Works') });
  expectOk(await bills.pay(id, '100'));
  const [line] = (await bills.view(id)).Creditable;
  expectOk(await bills.giveBack(id, [{ lineId: line!.lineId, amount: '40' }]));
  const number = (await bills.view(id)).CreditNotes[0]!.number;
  await page.goto('/bills/list');
  await page.getByRole('link', { name: 'Vendor credits' }).click();
  const row = page.getByRole('row', { name: new RegExp(number) });
  await row.getByText('Advance left').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByPlaceholder('Search vendors').fill('Clay');
  await page.getByRole('option', { name: /Clay Works/ }).click();
  await page.waitForURL(/client=/);
  await row.getByRole('link', { name: number }).click();
  await dialog(page).getByText(number).waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await page.goto('/purchases/vendor-credits?view=undone');
  await page.getByText('No vendor credit has been undone.').waitFor();
});

test('shipping goes back by itself, the credit note leads with Send, and has a page of its own that a phone shows without a cookie', async () => {
  const { page, api, shop } = member;
  const customer = await api.customer('Ada Stone');
  const id = await api.invoice({ customer, prices: ['100'], money: { ShipValue: '20' } });
  await page.goto(`/sales/view-invoice?item=${id}`);
  await pressAct(page, 'Issue credit note');
  const shipping = dialog(page).getByLabel('Shipping, without tax');
  await shipping.fill('25');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page).getByText('At most 20 of the shipping can still be given back.').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await shipping.fill('5');
  await dialog(page).getByLabel('Reason').fill('Late');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page).getByRole('button', { name: 'Give back $5.00' }).click();
  await page.getByText('Credit note issued.').waitFor();
  await counterfoil(page)
    .getByRole('button', { name: /^Credit notes.*not sent yet/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Send CN-0001' }).click();
  await dialog(page).getByRole('textbox', { name: 'To' }).fill('ada@example.com');
  await dialog(page).getByRole('button', { name: 'Send email' }).click();
  await counterfoil(page)
    .getByRole('button', { name: /^Credit notes 1 · 5.00$/ })
    .waitFor();

  const [note] = (await api.view(id)).CreditNotes;
  const named = {
    businessId: shop.business.id,
    documentId: idFromWire(id),
    creditNoteId: idFromWire(note!.id),
  };
  const token = await withBusiness(shop, 'write', (tx) => addShare(tx, named.documentId, named.creditNoteId));
  const guest = await comes(product.visitor(360));
  await guest.page.goto(publicNoteLink(product.origin, { ...named, token }));
  await guest.page.getByRole('heading', { name: 'Credit note CN-0001' }).waitFor();
  await guest.page.getByText('$5.00 was taken off invoice INV-0001.').waitFor();
  expect(new URL(guest.page.url()).pathname).toBe('/public-credit-note');
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await guest.context.cookies()).toEqual([]);
  expect(await violationsInBothLooks(guest.page)).toEqual(clean);
});

test('all credit notes are listed with what became of each, and one leads to it on its invoice', async () => {
  const { page, api } = member;
  const id = await api.invoice({ customer: await api.customer('Cora Vale'), prices: ['100'] });
  const [line] = (await api.view(id)).Creditable;
  expectOk(await api.giveBack(id, [{ lineId: line!.lineId, amount: '40' }]));
  const number = (await api.view(id)).CreditNotes[0]!.number;
  await page.goto('/sales/list?credited=partly-credited');
  const listed = page.getByRole('row', { name: /Cora Vale/ });
  await listed.getByText('Partly credited').waitFor();
  // Nobody paid a part of it.
  expect(await listed.getByText('Partly paid').count()).toBe(0);
  await page.goto('/sales/credit-notes');
  const row = page.getByRole('row', { name: new RegExp(number) });
  await row.getByText('Applied').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await row.getByRole('link', { name: number }).click();
  await dialog(page).getByText(number).waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await counterfoil(page).locator('.badges').getByText('Partly credited').waitFor();
  expect(await counterfoil(page).locator('.badges').getByText('Partly paid').count()).toBe(0);
  await page.goto('/sales/credit-notes?view=undone');
  await page.getByText('No credit note has been undone.').waitFor();
});
