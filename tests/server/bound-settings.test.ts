import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { newBusinessCalls } from '../../src/api/calls/business.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import type { Call } from '../../src/api/wire/call.ts';
import { apiFor } from '../support/api.ts';
import { freshDatabase } from '../support/database.ts';
import { bundleProduct, startMain } from '../support/main-process.ts';
import { firstDay, startServer } from '../support/server.ts';

/** Each bound, the environment's name for it, and how much it is where nothing is set. */
const named = [
  ['businessesPerDay', 'BUSINESSES_PER_DAY', 5],
  ['openInvites', 'OPEN_INVITATIONS', 20],
  ['invitesPerDay', 'INVITATIONS_PER_DAY', 50],
  ['customerMails', 'CUSTOMER_MAILS', 200],
] as const;
const usual = Object.fromEntries(named.map(([bound, , most]) => [bound, most]));

it('without settings the bounds are the usual ones', () => {
  expect(readSettings({}).bounds).toEqual(usual);
});

it.each(named)('%s is %s of the environment, and no other bound changes with it', (bound, name) => {
  expect(readSettings({ [name]: '7' }).bounds).toEqual({ ...usual, [bound]: 7 });
  for (const wrong of ['0', '-1', '2.5', 'many'])
    expect(() => readSettings({ [name]: wrong })).toThrow(
      `${name} is ${wrong}, which is no bound: choose a whole number from 1.`,
    );
});

it('a server that runs keeps to the bounds of its environment', async () => {
  onTestFinished(await bundleProduct());
  const fresh = await freshDatabase();
  const bareServer = await startServer({ fresh });
  onTestFinished(() => bareServer.close());
  const client = await bareServer.client();
  const InvoiceId = await apiFor(client).invoice({});
  const main = await startMain({
    DATABASE_URL: fresh.url,
    COUNTERFOIL_CLOCK: `${firstDay}T13:00:00Z`,
    BUSINESSES_PER_DAY: '1',
    OPEN_INVITATIONS: '2',
    INVITATIONS_PER_DAY: '3',
    CUSTOMER_MAILS: '4',
  });
  onTestFinished(async () => {
    main.process.kill('SIGTERM');
    await main.ended;
  });
  const asks = async ({ path, method }: Call, body: object) => {
    const headers = { 'content-type': 'application/json', token: client.token };
    const answer = await fetch(`${main.origin}${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.text() };
  };

  const opens = (companyname: string) =>
    asks(newBusinessCalls.createBusiness, {
      companyname,
      address: '',
      country: { id: 56, name: 'Belgium' },
      currency: { id: 978, name: 'Euro' },
      timezone: 'Europe/Brussels',
    });
  const opened = await opens('First');
  expect(opened.status).toBe(200);
  expect((await opens('Second')).body).toContain('You can create 1 business a day.');

  const invites = (businessId: string, email: string) =>
    asks(teamCalls.inviteTeamMember, {
      [teamCalls.inviteTeamMember.business!]: businessId,
      memberemail: email,
      roles: 'Viewer',
    });
  for (const email of ['one@example.com', 'two@example.com'])
    expect((await invites(client.business, email)).status).toBe(200);
  expect((await invites(client.business, 'three@example.com')).body).toContain('2 invitations waiting');
  const other = JSON.parse(opened.body).data.businessid;
  expect((await invites(other, 'three@example.com')).status).toBe(200);
  expect((await invites(other, 'four@example.com')).body).toContain('You can send 3 invitations a day.');

  const mails = [];
  for (let n = 0; n < 3; n += 1) {
    const mail = {
      [mailingCalls.resendInvoice.business!]: client.business,
      InvoiceId,
      email: 'ada@example.com',
    };
    mails.push((await asks(mailingCalls.resendInvoice, mail)).status);
  }
  expect(mails).toEqual([200, 200, 403]);
});
