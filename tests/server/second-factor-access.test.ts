import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { newBusinessCalls } from '../../src/api/calls/business.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { publicViewCalls } from '../../src/api/calls/public-document.ts';
import { secondFactorCalls } from '../../src/api/calls/second-factor.ts';
import type { Call } from '../../src/api/wire/call.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { contract } from '../support/contract.ts';
import { factorSentence, readied, setRule, setsUpFactor } from '../support/factor.ts';
import { goodPassword } from '../support/people.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { signedInAs } from '../support/signed-in.ts';
import { colleague } from '../support/team-api.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const lists = (who: Client, headers = {}) => who.send(invoiceCalls.listInvoices, {}, headers);

describe('with the rule on, somebody without a second factor', () => {
  const ofSessions = contract.filter(({ auth }) => auth === 'session');
  const named = (calls: readonly Call[]) =>
    calls.map((call) => ({ call, name: `${call.method} ${call.path}` }));
  let owner: Client;
  let staff: Client & { row: { userid: string | null } };
  beforeAll(async () => {
    owner = await readied(server);
    staff = await colleague(server, owner, 'Staff');
    expectOk(await setRule(owner, true));
  });
  const ask = async (call: Call, userId: string, token: string) => {
    const sent = { ...(call.business ? { [call.business]: owner.business } : {}), userid: idToWire(userId) };
    return server.send(call, { token, ...(call.body ? { body: sent } : { query: sent }) });
  };

  test.each(named(ofSessions.filter(({ business }) => business)))(
    '$name is refused them, and open to who has one',
    async ({ call }) => {
      const { status, body } = await ask(call, idFromWire(staff.row.userid!), staff.token);
      expect([status, body]).toEqual([
        403,
        { Message: factorSentence, kind: 'second-factor-needed', details: { business: owner.business } },
      ]);
      expect((await ask(call, owner.shop.user.id, owner.token)).body.kind).not.toBe('second-factor-needed');
    },
  );

  test.each(named(ofSessions.filter(({ business }) => !business)))('$name stays open', async ({ call }) => {
    const userId = idFromWire(staff.row.userid!);
    // A session of its own for each, for one of them ends it.
    const answer = await ask(call, userId, await signedInAs(server.owner, userId));
    expect([answer.status, answer.body.kind]).not.toContain(403);
    expect(answer.body.kind).not.toBe('second-factor-needed');
  });

  test('is refused before what they sent is read, and whatever it is', async () => {
    const { statusCode, ...answer } = await server.app.inject({
      method: 'POST',
      url: `${invoiceCalls.createInvoice.path}?businessid=${owner.business}`,
      headers: { token: staff.token, 'content-type': 'application/json' },
      payload: '{"half":',
    });
    expect([statusCode, answer.json().kind]).toEqual([403, 'second-factor-needed']);
  });

  test('is looked up with the session, in the same statement', async () => {
    const seen = vi.spyOn(server.database.access, 'connect');
    expect((await lists(staff)).status).toBe(403);
    expect(seen).toHaveBeenCalledTimes(1);
    expect((await lists(owner)).status).toBe(200);
    expect(seen).toHaveBeenCalledTimes(2);
    seen.mockRestore();
  });

  test('sees their businesses, and works in another of theirs', async () => {
    const { body } = await server.send(accountCalls.trueUserInfo, { token: staff.token });
    expect(body.data.Businesslist.map(({ businessid }) => businessid)).toEqual([owner.business]);
    const made = await server.send(newBusinessCalls.createBusiness, {
      token: staff.token,
      body: {
        companyname: 'Own Works',
        address: '',
        country: { id: 276 },
        timezone: 'UTC',
        currency: { id: 978 },
      },
    });
    const query = { businessid: made.body.data.businessid };
    expect((await server.send(invoiceCalls.listInvoices, { token: staff.token, query })).status).toBe(200);
    expect((await lists(staff)).status).toBe(403);
  });

  test('is in as soon as a code of theirs was confirmed, with the session they have', async () => {
    const late = await colleague(server, owner, 'Manager');
    const begun = await server.send(secondFactorCalls.beginFactor, {
      token: late.token,
      body: { password: goodPassword },
    });
    expect([begun.status, (await lists(late)).status]).toEqual([200, 403]);
    await setsUpFactor(server, late.token);
    expect((await lists(late)).status).toBe(200);
  });

  test('can’t look at the product as another role either, and an owner without one is nobody else', async () => {
    const admin = await colleague(server, owner, 'Admin');
    for (const role of ['Owner', 'Viewer'])
      expect((await lists(admin, { 'view-as': role })).body.kind).toBe('second-factor-needed');
    expect((await lists(owner, { 'view-as': 'Viewer' })).status).toBe(200);
    expect((await setRule(admin, false)).status).toBe(403);
  });

  test('is not who opens a public link or an address of one file: they bear no session', async () => {
    const id = await apiFor(owner).invoice();
    const link = expectOk(await owner.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id })).body;
    const { type: _, ...query } = Object.fromEntries(new URL(link.data.link).searchParams);
    const seen = await server.app.inject({ url: publicViewCalls.publicInvoice.path, query });
    const { url } = expectOk(await owner.send(printCalls.downloadInvoicePdf, { InvoiceId: id })).body.data;
    const file = await server.app.inject({ url });
    expect([seen.statusCode, file.statusCode]).toEqual([200, 200]);
    server.pass(2);
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  });
});

test('another business, and one that never was, answer alike to who lacks a second factor in their own', async () => {
  const [owner, other] = [await readied(server), await server.client()];
  expectOk(await setRule(owner, true));
  const { status, body } = await owner.send(invoiceCalls.listInvoices, { businessid: other.business });
  expect([status, body.kind]).toEqual([404, 'missing']);
  const stranger = await other.send(invoiceCalls.listInvoices, { businessid: owner.business });
  expect([stranger.status, stranger.body.kind]).toEqual([404, 'missing']);
  expect((await lists(other)).status).toBe(200);
});
