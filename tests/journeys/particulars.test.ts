import { expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { fieldIn } from '../support/sheet.ts';

walkAsMember();

test('an invoice says what its country wants and it lacks; added in settings, it is on the draft’s paper', async () => {
  const { page, api } = member;
  expectOk(
    await api.client.send(businessCalls.updateBusiness, {
      companyname: 'Nordlicht',
      address: 'Lindenstraße 12',
      country: { id: 276 },
    }),
  );
  const id = await api.invoice({ status: 'Draft' });
  const address = `/sales/view-invoice?item=${id}`;
  await page.goto(address);
  await page.getByText('Invoices from Germany must show your tax number or VAT ID.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'Add it in Business settings' }).click();

  const card = page.getByRole('region', { name: 'Contact and tax numbers' });
  await card.waitFor();
  await fieldIn(card, 'VAT ID').fill('DE136695977');
  await card.getByText('This doesn’t look like a valid number.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await fieldIn(card, 'VAT ID').fill('DE136695976');
  await fieldIn(card, 'Phone').fill('+49 40 123456');
  await fieldIn(card, 'Email').fill('hallo@nordlicht.example');
  await fieldIn(card, 'Footer').fill('Managing director: Ida Nord');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes saved').waitFor();

  await page.goto(address);
  await page.getByText('VAT ID DE136695976').waitFor();
  await page.getByText('Managing director: Ida Nord').waitFor();
  expect(await page.getByText('Invoices from Germany should show').count()).toBe(0);
});
