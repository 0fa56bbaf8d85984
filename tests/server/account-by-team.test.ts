import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider } from '../../server/adapters/payments/provider.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { teamUserCalls } from '../../src/api/calls/team-user.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { registers } from '../support/people.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const confirms = (client: Client, teammemberid: string) =>
  client.send(teamUserCalls.adminConfirmEmail, { teammemberid });
const isVerified = async ({ token }: { token: string }) =>
  (await server.send(accountCalls.userInfo, { token })).body.data.emailverified;
/** Makes the address of a member one that is not proved, as old rows have it. */
const unproved = async (userid: string) => {
  await server.owner.query('update app_user set verified_at = null where id = $1', [idFromWire(userid)]);
  return userid;
};
const unprovedIn = async (client: Client) =>
  (await client.send(teamCalls.listTeam)).body.AllTeamMemberInvite.filter((one) => one.emailunproved).map(
    ({ memberemail }) => memberemail,
  );
const eventsOf = async ({ shop }: Client) =>
  (
    await server.owner.query(
      `select user_id, subject_kind from event where business_id = $1 and act = 'team.confirm-email'`,
      [shop.business.id],
    )
  ).rows;

it('who runs the business confirms a member’s address, once and on record', async () => {
  const client = await server.client();
  const member = await colleague(server, client, 'Staff');
  const who = await unproved(member.row.userid!);
  expect(await isVerified(member)).toBe(false);
  expect(await unprovedIn(client)).toEqual([member.row.memberemail]);
  expect((await confirms(client, who)).body.data.already).toBe(false);
  expect((await confirms(client, who)).body.data.already).toBe(true);
  expect(await isVerified(member)).toBe(true);
  expect(await unprovedIn(client)).toEqual([]);
  expect(await eventsOf(client)).toEqual([{ user_id: client.shop.user.id, subject_kind: 'member' }]);
});

it('nobody outside the team is confirmed, nor who left it, nor by a role that doesn’t run it', async () => {
  const [client, elsewhere] = [await server.client(), await server.client()];
  const stranger = await registers(server, 'stranger@example.com');
  const staff = await colleague(server, client, 'Staff');
  const foreign = await colleague(server, elsewhere, 'Staff');
  await unproved(foreign.row.userid!);
  expect((await confirms(client, stranger.userid)).status).toBe(404);
  expect((await confirms(client, foreign.row.userid!)).status).toBe(404);
  const who = await unproved(staff.row.userid!);
  expect((await confirms(staff, who)).body).toMatchObject({ kind: 'not-allowed' });
  await server.owner.query(
    `update member set status = 'Deactivated', ended_at = now() where business_id = $1 and user_id = $2`,
    [client.shop.business.id, idFromWire(who)],
  );
  expect((await confirms(client, who)).status).toBe(404);
  expect([await isVerified(stranger), await isVerified(foreign)]).toEqual([false, false]);
  expect(await eventsOf(client)).toEqual([]);
});

it('an address somebody else proved is not confirmed a second time', async () => {
  const client = await server.client();
  const member = await colleague(server, client, 'Staff');
  const who = await unproved(member.row.userid!);
  const owner = await registers(server, member.row.memberemail);
  await server.owner.query('update app_user set verified_at = now() where id = $1', [
    idFromWire(owner.userid),
  ]);
  const { status, body } = await confirms(client, who);
  expect([status, (body as { kind?: string }).kind]).toEqual([400, 'invalid']);
  expect(await isVerified(member)).toBe(false);
});

it('a member is shown as they are, with the business they are asked about in and no other', async () => {
  const [client, elsewhere] = [await server.client(), await server.client()];
  const member = await colleague(server, client, 'Staff');
  const shows = (teammemberid: string, by = client) =>
    by.send(teamUserCalls.trueTeamUserInfo, { teammemberid });
  const { body } = await shows(member.row.userid!);
  expect(body.data).toMatchObject({ userid: member.row.userid, email: member.row.memberemail });
  expect(body.data.Businesslist.map(({ businessid, roles }) => [businessid, roles])).toEqual([
    [client.business, 'Staff'],
  ]);
  expect((await shows(member.row.userid!, elsewhere)).status).toBe(404);
});

it('a provider is shown as connected where the business connected it, and not because its payments are simulated', async () => {
  const open = await startServer({ payments: {} as PaymentProvider });
  const client = await open.client();
  const flags = async () => {
    const { body } = await open.send(accountCalls.trueUserInfo, { token: client.token });
    const [business] = body.data.Businesslist;
    return [
      business!.IsStripeConnected,
      business!.IsFlutterwaveConnected,
      business!.IsPaypalConnected,
      business!.IsPaystackConnected,
      body.data.IsFlutterwaveConnected,
    ];
  };
  expect(await flags()).toEqual([false, false, false, false, false]);
  const writes = (status: string) =>
    open.owner.query(
      `insert into provider_connection (business_id, provider, status, account) select $1, provider, $2, provider
         from unnest(array['stripe', 'flutterwave', 'paypal', 'paystack']) provider
         on conflict (business_id, provider) do update set status = excluded.status`,
      [idFromWire(client.business), status],
    );
  await writes('Pending');
  expect(await flags()).toEqual([false, false, false, false, false]);
  await writes('Connected');
  expect(await flags()).toEqual([true, true, true, true, true]);
  await open.close();
});
