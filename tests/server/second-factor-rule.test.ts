import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountCalls } from '../../src/api/contract/account.ts';
import { businessCalls, newBusinessCalls } from '../../src/api/contract/business.ts';
import type { Call } from '../../src/api/contract/call.ts';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { printCalls } from '../../src/api/contract/print.ts';
import { publicViewCalls } from '../../src/api/contract/public-view.ts';
import { secondFactorCalls } from '../../src/api/contract/second-factor.ts';
import { shareCalls } from '../../src/api/contract/share.ts';
import { teamAcceptCalls, teamCalls } from '../../src/api/contract/team.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { contract } from '../support/contract.ts';
import { deskOf, granted } from '../support/desk.ts';
import { giveFactor, setRule, setsUpFactor } from '../support/factor.ts';
import { goodPassword, verified } from '../support/people.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { signedInAs } from '../support/signed-in.ts';
import { colleague, invitedBy, teamDeskOf } from '../support/team-desk.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A business whose owner has a second factor; the rule is still off. */
const readied = async (): Promise<Client> => {
  const client = await server.client();
  await giveFactor(server.owner, client.shop.user.id);
  return client;
};
const lists = (who: Client, headers = {}) => who.send(invoiceCalls.listInvoices, {}, headers);
const renamed = (client: Client, name: string) =>
  server.owner.query('update business set name = $2 where id = $1', [client.shop.business.id, name]);
const ends = (token: string) =>
  server.send(secondFactorCalls.endFactor, { token, body: { password: goodPassword } });

const sentence = 'Umbrella Works needs a second factor of everybody who works in it. Set yours up to go on.';

describe('with the rule on, somebody without a second factor', () => {
  const ofSessions = contract.filter(({ door }) => door === 'session');
  const named = (calls: readonly Call[]) =>
    calls.map((call) => ({ call, name: `${call.method} ${call.path}` }));
  let owner: Client;
  let staff: Client & { row: { userid: string | null } };
  beforeAll(async () => {
    owner = await readied();
    staff = await colleague(server, owner, 'Staff');
    granted(await setRule(owner, true));
  });
  const asked = async (call: Call, userId: string, token: string) => {
    const sent = { ...(call.business ? { [call.business]: owner.business } : {}), userid: idToWire(userId) };
    return server.send(call, { token, ...(call.body ? { body: sent } : { query: sent }) });
  };

  test.each(named(ofSessions.filter(({ business }) => business)))(
    '$name is refused them, and open to who has one',
    async ({ call }) => {
      const { status, body } = await asked(call, idFromWire(staff.row.userid!), staff.token);
      expect([status, body]).toEqual([
        403,
        { Message: sentence, kind: 'second-factor-needed', details: { business: owner.business } },
      ]);
      expect((await asked(call, owner.shop.user.id, owner.token)).body.kind).not.toBe('second-factor-needed');
    },
  );

  test.each(named(ofSessions.filter(({ business }) => !business)))('$name stays open', async ({ call }) => {
    const userId = idFromWire(staff.row.userid!);
    // A session of its own for each, for one of them ends it.
    const answer = await asked(call, userId, await signedInAs(server.owner, userId));
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
    const seen = vi.spyOn(server.database.access, 'query');
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
    const id = await deskOf(owner).invoice();
    const link = granted(await owner.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id })).body;
    const { type: _, ...query } = Object.fromEntries(new URL(link.data.link).searchParams);
    const seen = await server.app.inject({ url: publicViewCalls.publicInvoice.path, query });
    const { url } = granted(await owner.send(printCalls.downloadInvoicePdf, { InvoiceId: id })).body.data;
    const file = await server.app.inject({ url });
    expect([seen.statusCode, file.statusCode]).toEqual([200, 200]);
    server.pass(2);
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  });
});

test('another business, and one that never was, answer alike to who lacks a second factor in their own', async () => {
  const [owner, other] = [await readied(), await server.client()];
  granted(await setRule(owner, true));
  const { status, body } = await owner.send(invoiceCalls.listInvoices, { businessid: other.business });
  expect([status, body.kind]).toEqual([404, 'missing']);
  const stranger = await other.send(invoiceCalls.listInvoices, { businessid: owner.business });
  expect([stranger.status, stranger.body.kind]).toEqual([404, 'missing']);
  expect((await lists(other)).status).toBe(200);
});

describe('the rule', () => {
  test('is off in a new business, and turned on and off by its version, on record', async () => {
    const owner = await readied();
    const staff = await colleague(server, owner, 'Staff');
    const settings = async () => (await owner.send(businessCalls.getSettings)).body.data;
    expect(await settings()).toMatchObject({ SecondFactorNeeded: false, versions: { secondFactor: 0 } });
    expect((await lists(staff)).status).toBe(200);
    expect((await setRule(owner, true, { version: 0 })).body.message).toBe('Changes saved.');
    expect(await settings()).toMatchObject({ SecondFactorNeeded: true, versions: { secondFactor: 1 } });
    expect((await setRule(owner, false, { version: 0 })).body.kind).toBe('stale');
    expect((await lists(staff)).status).toBe(403);
    expect((await setRule(owner, false, { version: 1 })).status).toBe(200);
    expect((await lists(staff)).status).toBe(200);
    const { rows } = await server.owner.query(
      `select user_id, data from event where business_id = $1 and act = 'business.second-factor' order by id`,
      [owner.shop.business.id],
    );
    expect(rows).toEqual([
      { user_id: owner.shop.user.id, data: { needed: true } },
      { user_id: owner.shop.user.id, data: { needed: false } },
    ]);
  });

  test('is not turned on by an owner who has no second factor that counts; turning it off asks for none', async () => {
    const owner = await server.client();
    const refused = async () => (await setRule(owner, true)).body;
    const words = 'Set up your own second factor first, on the page Security.';
    expect((await refused()).fields).toEqual([{ field: 'on', message: words }]);
    await server.owner.query(`insert into second_factor (user_id, secret) values ($1, 'begun')`, [
      owner.shop.user.id,
    ]);
    expect((await refused()).Message).toBe(words);
    expect((await setRule(owner, false)).status).toBe(200);
    await server.owner.query('update second_factor set confirmed_at = now() where user_id = $1', [
      owner.shop.user.id,
    ]);
    expect((await setRule(owner, true)).status).toBe(200);
  });

  test.each(['Manager', 'Staff', 'Accountant', 'Viewer'] as const)(
    'is not for a %s to change',
    async (role) => {
      const owner = await readied();
      const member = await colleague(server, owner, role);
      await giveFactor(server.owner, idFromWire(member.row.userid!));
      expect((await setRule(member, true)).body.kind).toBe('not-allowed');
      granted(await setRule(owner, true));
      expect((await setRule(member, false)).body.kind).toBe('not-allowed');
    },
  );

  test('shows an owner beforehand who has a second factor', async () => {
    const owner = await readied();
    const staff = await colleague(server, owner, 'Staff');
    const team = async () =>
      (await owner.send(teamCalls.listTeam)).body.AllTeamMemberInvite.map((one) => one.secondfactor);
    expect(await team()).toEqual([true, false]);
    await setsUpFactor(server, staff.token);
    await teamDeskOf(server, owner).invite('to-come@example.com', 'Viewer');
    expect(await team()).toEqual([true, true, null]);
  });
});

describe('whoever joins a business with the rule', () => {
  test('by a password made at the invitation is in the team, and works once they have a second factor', async () => {
    const owner = await readied();
    granted(await setRule(owner, true));
    const staff = await colleague(server, owner, 'Staff');
    expect((await lists(staff)).body.Message).toBe(sentence);
    await setsUpFactor(server, staff.token);
    expect((await lists(staff)).status).toBe(200);
  });

  test('signed in, accepts without one, and is asked for it at the first call', async () => {
    const owner = await readied();
    granted(await setRule(owner, true));
    const who = await verified(server, 'joins@example.com');
    await teamDeskOf(server, owner).invite(who.email, 'Viewer');
    const body = { businessId: owner.business, token: await invitedBy(server, who.email) };
    const accepted = await server.send(teamAcceptCalls.acceptTeamInvite, { token: who.token, body });
    expect(accepted.status).toBe(200);
    const query = { businessid: owner.business };
    const looks = () => server.send(invoiceCalls.listInvoices, { token: who.token, query });
    expect((await looks()).body.kind).toBe('second-factor-needed');
    await setsUpFactor(server, who.token);
    expect((await looks()).status).toBe(200);
  });
});

describe('a second factor', () => {
  test('is not turned off while a business its user works in needs it; the sentence names them', async () => {
    const [first, second] = [await readied(), await readied()];
    await renamed(first, 'Beta Works');
    await renamed(second, 'Alpha\nWorks');
    const member = await colleague(server, first, 'Staff', 'both@example.com');
    await teamDeskOf(server, second).invite('both@example.com', 'Viewer');
    const body = { businessId: second.business, token: await invitedBy(server, 'both@example.com') };
    granted(await server.send(teamAcceptCalls.acceptTeamInvite, { token: member.token, body }));
    await setsUpFactor(server, member.token);
    for (const owner of [first, second]) granted(await setRule(owner, true));
    const refused = await ends(member.token);
    expect([refused.status, refused.body.Message]).toEqual([
      400,
      'Your second factor stays on: Alpha Works and Beta Works need one of everybody. An owner there can change that.',
    ]);
    granted(await setRule(second, false));
    expect((await ends(member.token)).body.Message).toBe(
      'Your second factor stays on: Beta Works needs one of everybody. An owner there can change that.',
    );
    expect((await lists(member)).status).toBe(200);
    granted(await setRule(first, false));
    expect((await ends(member.token)).status).toBe(200);
  });

  test('goes on being its user’s to turn off where they work no more, or were only asked to', async () => {
    const owner = await readied();
    const left = await colleague(server, owner, 'Staff', 'left@example.com');
    await setsUpFactor(server, left.token);
    granted(await setRule(owner, true));
    const desk = teamDeskOf(server, owner);
    await desk.remove((await desk.of('left@example.com')).id);
    const token = await signedInAs(server.owner, idFromWire(left.row.userid!));
    expect((await ends(token)).status).toBe(200);
    const who = await verified(server, 'only-asked@example.com');
    await desk.invite(who.email, 'Staff');
    await setsUpFactor(server, who.token);
    expect((await ends(who.token)).status).toBe(200);
  });

  test('turned off while the rule is turned on leaves an owner who is asked to set one up, and gets in', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = await verified(server, `race-${round}@example.com`);
      await setsUpFactor(server, who.token);
      const made = await server.send(newBusinessCalls.createBusiness, {
        token: who.token,
        body: {
          companyname: 'Race Works',
          country: { id: 276 },
          timezone: 'UTC',
          currency: { id: 978 },
        },
      });
      const { businessid } = made.body.data;
      const rule = { BusinessID: businessid, SecondFactorNeeded: true };
      const [on, off] = await Promise.all([
        server.send(businessCalls.saveSecondFactorRule, { token: who.token, body: rule }),
        ends(who.token),
      ]);
      expect([200, 400]).toContain(on.status);
      expect([200, 400]).toContain(off.status);
      const looks = () => server.send(invoiceCalls.listInvoices, { token: who.token, query: { businessid } });
      const lacks = on.status === 200 && off.status === 200;
      expect((await looks()).status).toBe(lacks ? 403 : 200);
      if (off.status === 200) await setsUpFactor(server, who.token);
      expect((await looks()).status).toBe(200);
    }
  });
});
