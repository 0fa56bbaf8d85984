import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessCalls, newBusinessCalls } from '../../src/api/contract/business.ts';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { secondFactorCalls } from '../../src/api/contract/second-factor.ts';
import { teamAcceptCalls, teamCalls } from '../../src/api/contract/team.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { granted } from '../support/desk.ts';
import { factorSentence, giveFactor, readied, setRule, setsUpFactor } from '../support/factor.ts';
import { goodPassword, verified } from '../support/people.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { signedInAs } from '../support/signed-in.ts';
import { colleague, invitedBy, teamDeskOf } from '../support/team-desk.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const lists = (who: Client, headers = {}) => who.send(invoiceCalls.listInvoices, {}, headers);
const renamed = (client: Client, name: string) =>
  server.owner.query('update business set name = $2 where id = $1', [client.shop.business.id, name]);
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
      const owner = await readied(server);
      const member = await colleague(server, owner, role);
      await giveFactor(server.owner, idFromWire(member.row.userid!));
      expect((await setRule(member, true)).body.kind).toBe('not-allowed');
      granted(await setRule(owner, true));
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
    await teamDeskOf(server, owner).invite('to-come@example.com', 'Viewer');
    expect(await team()).toEqual([true, true, null]);
  });
});

describe('whoever joins a business with the rule', () => {
  test('by a password made at the invitation is in the team, and works once they have a second factor', async () => {
    const owner = await readied(server);
    granted(await setRule(owner, true));
    const staff = await colleague(server, owner, 'Staff');
    expect((await lists(staff)).body.Message).toBe(factorSentence);
    await setsUpFactor(server, staff.token);
    expect((await lists(staff)).status).toBe(200);
  });

  test('signed in, accepts without one, and is asked for it at the first call', async () => {
    const owner = await readied(server);
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
    const [first, second] = [await readied(server), await readied(server)];
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
    const owner = await readied(server);
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

  test('that an owner under the rule has lost all the same is asked for, set up, and the rule is theirs again', async () => {
    const who = await verified(server, 'lost@example.com');
    const owner = await readied(server);
    await teamDeskOf(server, owner).invite(who.email, 'Owner');
    const body = { businessId: owner.business, token: await invitedBy(server, who.email) };
    granted(await server.send(teamAcceptCalls.acceptTeamInvite, { token: who.token, body }));
    granted(await setRule(owner, true));
    const rule = { BusinessID: owner.business, SecondFactorNeeded: false };
    const turnsOff = () => server.send(businessCalls.saveSecondFactorRule, { token: who.token, body: rule });
    expect((await turnsOff()).body.kind).toBe('second-factor-needed');
    await setsUpFactor(server, who.token);
    expect((await turnsOff()).status).toBe(200);
  });
});
