import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { secondFactorCalls } from '../../src/api/calls/second-factor.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { teamAcceptCalls } from '../../src/api/calls/team-invite.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { factorSentence, giveFactor, readied, setRule, setsUpFactor } from '../support/factor.ts';
import { goodPassword, verified } from '../support/people.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague, invitedBy, teamApiFor } from '../support/team-api.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const lists = (who: Client, headers = {}) => who.send(invoiceCalls.listInvoices, {}, headers);
const ends = (token: string) =>
  server.send(secondFactorCalls.endFactor, { token, body: { password: goodPassword } });

describe('the rule', () => {
  test('is off in a new business, and turned on and off by its version, on record', async () => {
    const owner = await readied(server);
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
    const words = 'Set up two-step verification for yourself first, under Security.';
    expect((await refused()).fields).toEqual([{ field: 'SecondFactorNeeded', message: words }]);
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
      const owner = await readied(server);
      const member = await colleague(server, owner, role);
      await giveFactor(server.owner, idFromWire(member.row.userid!));
      expect((await setRule(member, true)).body.kind).toBe('not-allowed');
      expectOk(await setRule(owner, true));
      expect((await setRule(member, false)).body.kind).toBe('not-allowed');
    },
  );

  test('shows an owner beforehand who has a second factor', async () => {
    const owner = await readied(server);
    const staff = await colleague(server, owner, 'Staff');
    const team = async () =>
      (await owner.send(teamCalls.listTeam)).body.AllTeamMemberInvite.map((one) => one.secondfactor);
    expect(await team()).toEqual([true, false]);
    await setsUpFactor(server, staff.token);
    await teamApiFor(server, owner).invite('to-come@example.com', 'Viewer');
    expect(await team()).toEqual([true, true, null]);
  });
});

describe('whoever joins a business with the rule', () => {
  test('by a password made at the invitation is in the team, and works once they have a second factor', async () => {
    const owner = await readied(server);
    expectOk(await setRule(owner, true));
    const staff = await colleague(server, owner, 'Staff');
    expect((await lists(staff)).body.Message).toBe(factorSentence);
    await setsUpFactor(server, staff.token);
    expect((await lists(staff)).status).toBe(200);
  });

  test('signed in, accepts without one, and is asked for it at the first call', async () => {
    const owner = await readied(server);
    expectOk(await setRule(owner, true));
    const who = await verified(server, 'joins@example.com');
    await teamApiFor(server, owner).invite(who.email, 'Viewer');
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
  test('turned off under the rule shuts that business and no other until another is set up', async () => {
    const [first, second] = [await readied(server), await readied(server)];
    const member = await colleague(server, first, 'Staff', 'both@example.com');
    await teamApiFor(server, second).invite('both@example.com', 'Viewer');
    const body = { businessId: second.business, token: await invitedBy(server, 'both@example.com') };
    expectOk(await server.send(teamAcceptCalls.acceptTeamInvite, { token: member.token, body }));
    await setsUpFactor(server, member.token);
    expectOk(await setRule(first, true));
    expectOk(await ends(member.token));
    const looksIn = (businessid: string) =>
      server.send(invoiceCalls.listInvoices, { token: member.token, query: { businessid } });
    expect((await looksIn(first.business)).body.kind).toBe('second-factor-needed');
    expect((await looksIn(second.business)).status).toBe(200);
    await setsUpFactor(server, member.token);
    expect((await looksIn(first.business)).status).toBe(200);
  });

  test('that an owner under the rule lacks is asked for, set up, and the rule is theirs again', async () => {
    const who = await verified(server, 'lost@example.com');
    const owner = await readied(server);
    await teamApiFor(server, owner).invite(who.email, 'Owner');
    const body = { businessId: owner.business, token: await invitedBy(server, who.email) };
    expectOk(await server.send(teamAcceptCalls.acceptTeamInvite, { token: who.token, body }));
    expectOk(await setRule(owner, true));
    const rule = { BusinessID: owner.business, SecondFactorNeeded: false };
    const turnsOff = () => server.send(businessCalls.saveSecondFactorRule, { token: who.token, body: rule });
    expect((await turnsOff()).body.kind).toBe('second-factor-needed');
    await setsUpFactor(server, who.token);
    expect((await turnsOff()).status).toBe(200);
  });
});
