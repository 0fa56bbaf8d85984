import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../../server/store/access/identity.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { teamAcceptCalls } from '../../src/api/calls/team-invite.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { goodPassword, mailedTo, signsIn, verified } from '../support/people.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague, invitedBy, teamApiFor } from '../support/team-api.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

let people = 0;
/** A business of its own with somebody invited into it, and what their mail holds. */
const invitedInto = async (role: 'Staff' | 'Manager' = 'Staff') => {
  const client = await server.client();
  const api = teamApiFor(server, client);
  people += 1;
  const email = `invited-${people}@example.com`;
  const { body } = await api.invite(email, role);
  return { client, api, email, answer: body as unknown, token: await invitedBy(server, email) };
};

const accept = (client: Client, link: string, token: string) =>
  server.send(teamAcceptCalls.acceptTeamInvite, {
    body: { businessId: client.business, token: link },
    token,
  });

describe('an invitation', () => {
  test('answers the text the spec fixes, and goes by mail with its own link', async () => {
    const { api, answer, token, email } = await invitedInto();
    expect(answer).toBe('invitation sent');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await mailedTo(server, email)).subject).toBe('Ada Owner invites you to Umbrella Works');
    expect((await api.resend((await api.of(email)).id)).body as unknown).toBe('invitation sent');
    expect(await api.of(email)).toMatchObject({ status: true, InvitationStatusName: 'InviteSent' });
  });

  test('has a link of 256 bits of which only the hash is stored', async () => {
    const { token, email } = await invitedInto();
    const { rows } = await server.owner.query('select link_hash, former_links from member where email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ link_hash: hashOf(token), former_links: [] }]);
  });

  test('says what it is to, and is accepted with a password, which signs in and proves the address', async () => {
    const { client, api, email, token } = await invitedInto('Manager');
    const { body } = await api.validate(token);
    expect([body.message, body.data]).toEqual([
      'Team member validated.',
      { BusinessName: 'Umbrella Works', memberemail: email, roles: 'Manager', hasaccount: false },
    ]);
    const joined = await api.join(token);
    expect([joined.status, joined.body.message]).toEqual([200, 'Team member password added.']);
    const me = await server.send(accountCalls.trueUserInfo, { token: joined.body.data.Token });
    expect(me.body.data).toMatchObject({
      email,
      emailverified: true,
      Businesslist: [{ businessid: client.business, roles: 'Manager' }],
    });
    expect((await signsIn(server, email, goodPassword)).status).toBe(200);
  });

  test('refuses weak passwords and missing names beside the field, and stays open', async () => {
    const { api, token } = await invitedInto();
    const { body } = await api.join(token, { firstname: ' ', password: 'password12' });
    expect(body.fields?.map(({ field }) => field)).toEqual(['firstname', 'password']);
    const leaked = await api.join(token, { password: 'Strawberry' });
    expect(leaked.body.fields?.map(({ field }) => field)).toEqual(['password']);
    expect((await api.join(token)).status).toBe(200);
  });

  test('lives fourteen days', async () => {
    const { api, token } = await invitedInto();
    server.pass(14 * 24 * 60 - 1);
    expect((await api.validate(token)).status).toBe(200);
    server.pass(1);
    expect((await api.validate(token)).body.Message).toBe('This invitation has expired. Ask for a new one.');
  });

  test('that was used, taken back, sent again or never was says so', async () => {
    const used = await invitedInto();
    await used.api.join(used.token);
    expect((await used.api.join(used.token)).body.Message).toBe(
      'This invitation has been used. Sign in to continue.',
    );
    const revoked = await invitedInto();
    const { body } = await revoked.api.remove((await revoked.api.of(revoked.email)).id);
    expect(body.data).toMatchObject({ status: false, InvitationStatusName: 'Deactivated' });
    expect(await revoked.api.of(revoked.email)).toMatchObject({
      status: false,
      InvitationStatusName: 'Deactivated',
      standing: { status: 'Revoked' },
    });
    expect((await revoked.api.validate(revoked.token)).body.Message).toBe(
      'This invitation was withdrawn. Ask the person who invited you.',
    );
    const resent = await invitedInto();
    await resent.api.resend((await resent.api.of(resent.email)).id);
    expect((await resent.api.validate(resent.token)).body.Message).toBe(
      'This link was replaced by a newer one. Use the link in the latest email.',
    );
    expect((await resent.api.join(await invitedBy(server, resent.email))).status).toBe(200);
    expect((await resent.api.validate('x'.repeat(43))).body.Message).toBe(
      'Please use only valid link sent to your email.',
    );
  });

  test('opens nothing in another business', async () => {
    const [{ token }, other] = [await invitedInto(), await invitedInto()];
    expect((await other.api.validate(token)).body.Message).toBe(
      'Please use only valid link sent to your email.',
    );
  });

  test('to somebody who has an account is accepted by them signed in, and by nobody else', async () => {
    const client = await server.client();
    const api = teamApiFor(server, client);
    const [mara, other] = [
      await verified(server, 'mara@example.com'),
      await verified(server, 'other@example.com'),
    ];
    await api.invite('Mara@Example.com', 'Accountant');
    const link = await invitedBy(server, mara.email);
    expect((await api.validate(link)).body.data.hasaccount).toBe(true);
    expect((await api.join(link)).body.Message).toContain('You have an account with this address.');
    expect((await accept(client, link, other.token)).body.Message).toContain(
      'This invitation was sent to a different address',
    );
    expect((await accept(client, link, mara.token)).status).toBe(200);
    expect((await api.of(mara.email)).standing).toEqual({
      status: 'Active',
      facts: { role: 'Accountant' },
    });
  });

  test('is sent once to one address, and to nobody who is in the team', async () => {
    const { client, api, email, token } = await invitedInto();
    expect((await api.invite(email.toUpperCase(), 'Staff')).body.Message).toContain('already been invited');
    await api.join(token);
    expect((await api.invite(email, 'Staff')).body.Message).toContain('already on the team');
    const owner = (await api.list()).AllTeamMemberInvite.find(
      ({ userid }) => userid === idToWire(client.shop.user.id),
    )!;
    expect((await api.invite(owner.memberemail, 'Staff')).body.Message).toContain('already on the team');
  });

  test('pressed ten times at once is one', async () => {
    const client = await server.client();
    const api = teamApiFor(server, client);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.invite('once@example.com', 'Staff')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await api.list()).seats).toEqual({ seats: null, active: 1, invited: 1, used: 2 });
  });
});

describe('a member', () => {
  test('has a new role from their next call on, and every answer says which', async () => {
    const client = await server.client();
    const staff = await colleague(server, client, 'Staff');
    const before = await staff.send(invoiceCalls.listInvoices);
    expect(before.headers.access).toBe(`${client.business} Staff enterprise`);
    await teamApiFor(server, client).change(staff.row.id, 'Manager');
    const after = await staff.send(teamCalls.listTeam);
    expect([after.status, after.headers.access]).toEqual([400, `${client.business} Manager enterprise`]);
    expect(after.body.Message).toContain('Your role, Manager, may not do this.');
  });

  test('who is deactivated is refused the next call on that business alone, and keeps their session', async () => {
    const client = await server.client();
    const staff = await colleague(server, client, 'Staff');
    expect((await staff.send(invoiceCalls.listInvoices)).status).toBe(200);
    const { body } = await teamApiFor(server, client).remove(staff.row.id);
    expect([body.message, body.data.status, body.data.InvitationStatusName]).toEqual([
      'Team member deactivated.',
      false,
      'Deactivated',
    ]);
    const refused = await staff.send(invoiceCalls.listInvoices);
    expect([refused.status, refused.body.kind, refused.headers.access]).toEqual([404, 'missing', undefined]);
    const own = await server.send(accountCalls.trueUserInfo, { token: staff.token });
    expect([own.status, own.body.data.Businesslist]).toEqual([200, []]);
  });

  test('who was deactivated is a stranger to the business, and keeps their name in it', async () => {
    const client = await server.client();
    const staff = await colleague(server, client, 'Staff');
    const api = teamApiFor(server, client);
    await api.remove(staff.row.id);
    const { body } = await signsIn(server, staff.row.memberemail, goodPassword);
    const answer = await client.send(invoiceCalls.listInvoices, {}, { token: body.data.Token });
    expect([answer.status, answer.body.kind]).toEqual([404, 'missing']);
    expect(await api.of(staff.row.memberemail)).toMatchObject({ firstname: 'Mara', status: false });
  });

  test('who is the last owner stays one, and stays', async () => {
    const client = await server.client();
    const api = teamApiFor(server, client);
    const [owner] = (await api.list()).AllTeamMemberInvite;
    for (const answer of [await api.remove(owner!.id), await api.change(owner!.id, 'Admin')])
      expect([answer.body.kind, answer.body.Message]).toEqual([
        'not-allowed',
        'The business needs an owner. Make someone else an owner first.',
      ]);
    await colleague(server, client, 'Owner');
    expect((await api.change(owner!.id, 'Admin')).status).toBe(200);
  });

  test('of two owners who remove one another at once, one stays', async () => {
    const client = await server.client();
    const second = await colleague(server, client, 'Owner');
    const [first] = (await teamApiFor(server, client).list()).AllTeamMemberInvite;
    await Promise.all([
      client.send(teamCalls.deleteTeamMember, { inviteid: second.row.id }),
      second.send(teamCalls.deleteTeamMember, { inviteid: first!.id }),
    ]);
    const { rows } = await server.owner.query(
      `select count(*)::int as n from member where business_id = $1 and role = 'Owner' and status = 'Active'`,
      [client.shop.business.id],
    );
    expect(rows[0].n).toBe(1);
  });
});

test('whoever may see the team can be answered as another role would be; nobody else, and nobody gains by it', async () => {
  const client = await server.client();
  const ask = (who: Client, role: string) => who.send(teamCalls.listTeam, {}, { 'view-as': role });
  expect([(await ask(client, 'Manager')).status, (await ask(client, 'King')).status]).toEqual([400, 200]);
  const staff = await colleague(server, client, 'Staff');
  expect((await ask(staff, 'Owner')).status).toBe(400);
});
