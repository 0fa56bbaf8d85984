import { beforeEach, expect, test } from 'vitest';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { dialog } from '../support/sheet.ts';

let bills: BillApi;
walkAsMember();
beforeEach(() => {
  bills = billApiFor(member.client);
});

const pickAll = () => member.page.getByRole('checkbox', { name: 'Select all on this page' }).check();
const statuses = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await bills.view(id)).standing.status));

/** A draft on an account that went out of use since. */
const draftOutOfUse = async (vendor: string): Promise<string> => {
  const { client } = member;
  expectOk(await client.send(ledgerAccountCalls.addAccount, { TAccountName: 'Fairs', SubGroupId: 14 }));
  const items = [{ ProductName: 'Stand', Qty: '1', HomeUnitPrice: '70', TAccountId: 101 }];
  const draft = await bills.bill({ vendor, items, status: 'Draft' });
  expectOk(await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: 101 }));
  return draft;
};

test('three drafts are approved together: what it will do is shown first, and the one that can’t be says why', async () => {
  const { page, api } = member;
  const vendor = await bills.vendor('Harbour Mill');
  const beans = await api.goods('Beans', '0', '0');
  const items = [{ ProductIDFK: beans, ProductName: 'Beans', Qty: '10', HomeUnitPrice: '4' }];
  const drafts = [
    await bills.bill({ vendor, items, status: 'Draft' }),
    await bills.bill({ vendor, items, status: 'Draft' }),
    await draftOutOfUse(vendor),
  ];
  await page.goto('/bills/list');
  await pickAll();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const asking = dialog(page);
  const together = asking.getByRole('region', { name: 'All together' });
  await together.getByText('2 bills in USD').waitFor();
  await together.getByText('$80.00').waitFor();
  for (const figures of ['In stock 0 20', 'Stock value 0.00 80.00'])
    await together.getByRole('row', { name: figures, exact: true }).waitFor();
  await asking.getByRole('row', { name: 'In stock 10 20', exact: true }).waitFor();
  await asking.getByText(/This one can’t be approved: Line 1/).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(await statuses(drafts)).toEqual(['Draft', 'Draft', 'Draft']);
  expect(await api.stockOf(beans)).toBe('0 worth 0');
  await asking.getByRole('button', { name: 'Approve 2 bills' }).click();
  await page.getByText('Approved. 2 of 3.').waitFor();
  expect(await statuses(drafts)).toEqual(['NotPaid', 'NotPaid', 'Draft']);
  expect(await api.stockOf(beans)).toBe('20 worth 80');
});

test('five bills of two vendors in two currencies are paid by one payment for each vendor and currency', async () => {
  const { page } = member;
  const [mill, farm] = [await bills.vendor('Harbour Mill'), await bills.vendor('Hill Farm')];
  const euros = { ForeignCurrencyIDFK: 978, ExchangeRate: '1.2' };
  const line = (price: string) => [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: price }];
  const inEuros = (price: string) => [{ ProductName: 'Paper', Qty: '1', ForeignUnitPrice: price }];
  const given = [
    { vendor: mill, items: line('100') },
    { vendor: mill, items: line('20') },
    { vendor: mill, items: inEuros('50'), more: euros },
    { vendor: farm, items: inEuros('10'), more: euros },
    { vendor: farm, items: inEuros('30'), more: euros },
  ];
  const ids: string[] = [];
  for (const one of given) ids.push(await bills.bill(one));
  await page.goto('/bills/list');
  await pickAll();
  await page.getByRole('button', { name: 'Record payment' }).click();
  const asking = dialog(page);
  for (const payment of ['$120.00 to Harbour Mill', '€50.00 to Harbour Mill', '€40.00 to Hill Farm'])
    await asking.getByRole('region', { name: payment }).waitFor();
  await asking.getByRole('region', { name: '€40.00 to Hill Farm' }).getByText('$48.00').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(new Set(await statuses(ids))).toEqual(new Set(['NotPaid']));
  await asking.getByRole('button', { name: 'Record 3 payments' }).click();
  await page.getByText('Payments recorded.').waitFor();
  expect(new Set(await statuses(ids))).toEqual(new Set(['Paid']));
  const views = await Promise.all(ids.map((id) => bills.view(id)));
  // One entry pays all of a vendor in a currency.
  const entries = views.flatMap(({ journal }) => journal.filter(({ kind }) => kind === 'payment'));
  expect(new Set(entries.map(({ number }) => number)).size).toBe(3);
});
