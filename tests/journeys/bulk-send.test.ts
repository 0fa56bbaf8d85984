import { expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { dialog } from '../support/sheet.ts';

walkAsMember();

const pickAll = () => member.page.getByRole('checkbox', { name: 'Select all on this page' }).check();

const customer = async (name: string, email?: string): Promise<string> =>
  expectOk(
    await member.client.send(customerCalls.addCustomer, { type: 'person', name, ...(email && { email }) }),
  ).body.data.id;

/** Whom the mails about an invoice went to. */
const mailedTo = async (DocumentId: string) => {
  const answer = await member.client.send(mailingCalls.getSharing, { kind: 'invoice', DocumentId });
  return expectOk(answer).body.data.messages.map(({ email }) => email);
};

test('invoices that are picked go out in a mail each: who gets which is shown first, and who has no address', async () => {
  const { page, api } = member;
  const [ada, ben, cleo] = [
    await customer('Ada', 'ada@example.com'),
    await customer('Ben', 'ben@example.com'),
    await customer('Cleo'),
  ];
  const sent = [await api.invoice({ customer: ada }), await api.invoice({ customer: ben })];
  const kept = await api.invoice({ customer: cleo });
  await page.goto('/sales/list');
  await pickAll();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const question = dialog(page).getByRole('region', { name: 'Who gets what' });
  await question.getByText('To ada@example.com').waitFor();
  await question.getByText('To ben@example.com').waitFor();
  await question.getByText('Not sent: Cleo has no email address.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(await mailedTo(sent[0]!)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Send 2 emails' }).click();
  await page.getByText('Emails on their way. 2 of 3.').waitFor();
  expect(await Promise.all(sent.map(mailedTo))).toEqual([['ada@example.com'], ['ben@example.com']]);
  expect(await mailedTo(kept)).toEqual([]);
});

test('nothing is sent where nobody has an address, and a draft can’t be picked for it', async () => {
  const { page, api } = member;
  const cleo = await customer('Cleo');
  await api.invoice({ customer: cleo });
  await page.goto('/sales/list');
  await pickAll();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog(page).getByText('Not sent: Cleo has no email address.').waitFor();
  expect(await dialog(page).getByRole('button', { name: 'Send 0 emails' }).isDisabled()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await api.invoice({ customer: cleo, status: 'Draft' });
  await page.goto('/sales/list?status=draft');
  await pickAll();
  await page.getByRole('region', { name: 'Selected rows' }).waitFor();
  expect(await page.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0);
});
