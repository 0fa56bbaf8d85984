import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAccess } from '../../server/store/access/access.ts';
import { seatHolders } from '../../server/store/access/seats.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { planCalls } from '../../src/api/calls/plan.ts';
import { planBillingCalls } from '../../src/api/calls/plan-billing.ts';
import { seatCalls } from '../../src/api/calls/seats.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import type { Plan } from '../../src/domain/access/plans.ts';
import type { TeamRole } from '../../src/domain/team/team.ts';
import { expectOk } from '../support/api.ts';
import { goodPassword, verified } from '../support/people.ts';
import { type Answered, type Client, type Server, startServer } from '../support/server.ts';
import { colleague, invitedBy, teamApiFor } from '../support/team-api.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const put = (client: Client, plan: Plan, seats: number | null = null) =>
  server.owner.query('update business set plan = $2, seats = $3 where id = $1', [
    client.shop.business.id,
    plan,
    seats,
  ]);

/** A business of its own on a plan, with one who works in it. */
const on = async (plan: Plan, seats: number | null = null) => {
  const client = await server.client();
  await put(client, plan, seats);
  return { client, api: teamApiFor(server, client) };
};

const info = async (client: Client) => expectOk(await client.send(planCalls.seatsInfo)).body;
const refusalOf = ({ status, body }: Answered) => [status, body.kind, body.details];
const none = (limit: number, used: number) => [400, 'plan-limit', { cap: 'seats', limit, used }];
const onPlanFor = (people: string) =>
  `Your business is on a plan for ${people}. You can read and export; an owner can get more seats or choose who keeps working.`;
const addCustomer = (who: Client, name = 'Noor') =>
  who.send(customerCalls.addCustomer, { type: 'person', name });

describe('a seat', () => {
  test('is taken by who works here and kept for who is invited, and C188 answers how many there are', async () => {
    const { client, api } = await on('starter');
    expect(await info(client)).toMatchObject({ PlanName: 'starter', seats: 2, used: 1, invites: 0 });
    expect((await api.invite('last@example.com', 'Staff')).status).toBe(200);
    expect(await info(client)).toMatchObject({ seats: 2, used: 2, ActiveSeats: 1, invites: 1 });
    expect((await api.list()).seats).toEqual({ seats: 2, active: 1, invited: 1, used: 2 });
    expect(refusalOf(await api.invite('late@example.com', 'Staff'))).toEqual(none(2, 2));
    await put(client, 'enterprise');
    expect(await info(client)).toMatchObject({ seats: null, used: 2 });
  });

  test('is free again once an invitation expired or was withdrawn, or somebody is deactivated', async () => {
    const { client, api } = await on('starter');
    await api.invite('slow@example.com', 'Staff');
    server.pass(14 * 24 * 60);
    expect(await info(client)).toMatchObject({ used: 1, invites: 0 });
    expect((await api.invite('quick@example.com', 'Staff')).status).toBe(200);
    const slow = await api.of('slow@example.com');
    expect(refusalOf(await api.resend(slow.id))).toEqual(none(2, 2));
    await api.remove((await api.of('quick@example.com')).id);
    expect((await api.resend(slow.id)).status).toBe(200);
    await api.join(await invitedBy(server, 'slow@example.com'));
    expect(await info(client)).toMatchObject({ used: 2, ActiveSeats: 2 });
    await api.remove((await api.of('slow@example.com')).id);
    expect((await api.invite('quick@example.com', 'Staff')).status).toBe(200);
  });

  test('is one person’s once, who works here and is invited at the address they have now', async () => {
    const { client, api } = await on('growth');
    await colleague(server, client, 'Staff', 'mara.first@example.com');
    await api.invite('mara.second@example.com', 'Staff');
    expect(await info(client)).toMatchObject({ used: 3 });
    await server.owner.query(`update app_user set email = 'Mara.Second@example.com' where email = $1`, [
      'mara.first@example.com',
    ]);
    expect(await info(client)).toMatchObject({ used: 2, invites: 0 });
    const holders = await seatHolders(asAccess(server.database), client.shop.business.id, server.clock());
    expect(holders).toEqual(['Ada Owner', 'Mara Okafor']);
  });

  test('that was bought counts beyond what the plan comes with', async () => {
    const { api } = await on('starter', 3);
    for (const email of ['one@example.com', 'two@example.com'])
      expect((await api.invite(email, 'Staff')).status).toBe(200);
    expect(refusalOf(await api.invite('three@example.com', 'Staff'))).toEqual(none(3, 3));
  });

  test('the last one goes to one of ten who are invited at once', async () => {
    const { client, api } = await on('starter');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => api.invite(`rush-${n}@example.com`, 'Staff')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await info(client)).toMatchObject({ used: 2, invites: 1 });
    expect((await api.list()).refusedinvites).toHaveLength(9);
  });
});

describe('who accepts', () => {
  /** Two who were invited while there was room, on a plan that has a seat for one of them. */
  const twoForOne = async (emails: readonly string[]) => {
    const { client, api } = await on('growth');
    for (const email of emails) await api.invite(email, 'Staff');
    const links = await Promise.all(emails.map((email) => invitedBy(server, email)));
    await put(client, 'starter');
    return { client, api, links };
  };
  const statuses = async (api: ReturnType<typeof teamApiFor>, emails: readonly string[]) =>
    (await Promise.all(emails.map((email) => api.of(email)))).map(({ standing }) => standing.status).sort();

  test('with another the last seat’s two invites at once: one is in, the other gets the prompt and stays invited', async () => {
    const emails = ['early@example.com', 'bird@example.com'];
    const { client, api, links } = await twoForOne(emails);
    const answers: Answered[] = await Promise.all(links.map((link) => api.join(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400)!;
    expect(refusalOf(refused)).toEqual(none(2, 2));
    expect(refused.body.Message).toContain('Your invitation stays open');
    expect(await statuses(api, emails)).toEqual(['Active', 'InviteSent']);
    expect(await info(client)).toMatchObject({ seats: 2, ActiveSeats: 2, invites: 1 });

    // With a seat more the same link lets them in.
    await put(client, 'starter', 3);
    const waiting = links[answers.indexOf(refused)]!;
    expect((await api.join(waiting)).status).toBe(200);
    expect(await statuses(api, emails)).toEqual(['Active', 'Active']);
  });

  test('signed in is counted as who joins with a password', async () => {
    const people = [
      await verified(server, 'known.one@example.com'),
      await verified(server, 'known.two@example.com'),
    ];
    const emails = people.map(({ email }) => email);
    const { api, links } = await twoForOne(emails);
    const answers = await Promise.all(links.map((link, n) => api.accept(link, emails[n]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await statuses(api, emails)).toEqual(['Active', 'InviteSent']);
  });

  test('and is refused leaves no account behind, and signs in nowhere', async () => {
    const { client, api } = await on('growth');
    await api.invite('nobody@example.com', 'Staff');
    await put(client, 'free');
    const link = await invitedBy(server, 'nobody@example.com');
    expect(refusalOf(await api.join(link))).toEqual(none(1, 1));
    const { rows } = await server.owner.query(`select 1 from app_user where email = 'nobody@example.com'`);
    expect(rows).toEqual([]);
    expect((await api.validate(link)).status).toBe(200);
  });

  test('after being deactivated needs a seat like anybody', async () => {
    const { client, api } = await on('starter');
    const staff = await colleague(server, client, 'Staff');
    const email = staff.row.memberemail;
    await api.remove(staff.row.id);
    await api.invite(email, 'Staff');
    await put(client, 'free');
    const link = await invitedBy(server, email);
    expect(refusalOf(await api.accept(link, email))).toEqual(none(1, 1));
    await put(client, 'starter');
    expect((await api.accept(link, email)).status).toBe(200);
  });
});

describe('an invitation that no seat was free for', () => {
  test('is kept, offered again after an upgrade, and then leaves the list', async () => {
    const { client, api } = await on('free');
    await api.invite('Kept@Example.com', 'Manager');
    await api.invite('kept@example.com', 'Staff');
    const kept = { memberemail: 'kept@example.com', roles: 'Staff', refused: server.clock().toISOString() };
    expect((await api.list()).refusedinvites).toEqual([kept]);
    expect((await api.list()).AllTeamMemberInvite).toHaveLength(1);
    expectOk(await client.send(planBillingCalls.upgradePlan, { SubscriptionPlanId: 2 }));
    const { seats, refusedinvites } = await api.list();
    expect([seats.seats, seats.used, refusedinvites]).toEqual([2, 1, [kept]]);
    expect((await api.invite('kept@example.com', 'Staff')).status).toBe(200);
    expect((await api.list()).refusedinvites).toEqual([]);
  });

  test('is one of one’s own business alone, and goes when it is dropped', async () => {
    const [{ client, api }, other] = [await on('free'), await on('free')];
    await api.invite('dropped@example.com', 'Staff');
    expect((await other.api.list()).refusedinvites).toEqual([]);
    const drop = (who: Client) =>
      who.send(seatCalls.dropRefusedInvite, { memberemail: 'Dropped@example.com' });
    expect((await drop(other.client)).status).toBe(404);
    expectOk(await drop(client));
    expect((await api.list()).refusedinvites).toEqual([]);
    expect((await drop(client)).status).toBe(404);
  });

  test('is kept for want of a seat alone', async () => {
    const { api } = await on('free');
    await api.invite('not an address', 'Staff');
    const [owner] = (await api.list()).AllTeamMemberInvite;
    await api.invite(owner!.memberemail, 'Staff');
    expect((await api.list()).refusedinvites).toEqual([]);
  });
});

describe('of more members than seats', () => {
  /** An owner with three others, in the order they joined, on a plan for two. */
  const crowded = async (...others: TeamRole[]) => {
    const { client, api } = await on('enterprise');
    const joined: Awaited<ReturnType<typeof colleague>>[] = [];
    for (const [n, role] of others.entries()) {
      server.pass(1);
      joined.push(await colleague(server, client, role, `${n}-${client.business}@example.com`));
    }
    await put(client, 'starter');
    return { client, api, joined };
  };
  const works = async (who: Client) => (await addCustomer(who)).status === 200;

  test('those above them read by their role, and every change they try says for how many the plan is', async () => {
    const { client, joined } = await crowded('Staff', 'Manager');
    const [staff, manager] = [joined[0]!, joined[1]!];
    expect([await works(client), await works(staff)]).toEqual([true, true]);
    const refused = await addCustomer(manager);
    expect([refused.status, refused.body.kind, refused.body.details, refused.body.Message]).toEqual([
      400,
      'plan-limit',
      { seats: 2 },
      onPlanFor('2 people'),
    ]);
    // It is said before what was sent is looked at, and what changes something by GET is a change too.
    expect((await manager.send(invoiceCalls.createInvoice)).body.Message).toBe(onPlanFor('2 people'));
    expect((await manager.send(invoiceCalls.duplicateInvoice)).body.Message).toBe(onPlanFor('2 people'));
    const list = await manager.send(customerCalls.listCustomers);
    expect([list.status, list.headers.access]).toEqual([200, `${client.business} Manager starter 2`]);
    expect((await staff.send(customerCalls.listCustomers)).headers.access).toBe(
      `${client.business} Staff starter`,
    );
    // What their role doesn't have stays refused as before.
    expect((await manager.send(teamCalls.listTeam)).body.kind).toBe('not-allowed');
  });

  test('those above them sign in, and the page is told that they are', async () => {
    const { joined } = await crowded('Staff', 'Manager');
    const { body } = await server.send(accountCalls.login, {
      body: { email: joined[1]!.row.memberemail, password: goodPassword },
    });
    const { Token: token } = (body as Answered<typeof accountCalls.register>['body']).data;
    const me = await server.send(accountCalls.trueUserInfo, { token });
    expect(me.body.data.Businesslist).toMatchObject([{ roles: 'Manager', aboveseats: 2 }]);
    const first = await server.send(accountCalls.trueUserInfo, { token: joined[0]!.token });
    expect(first.body.data.Businesslist).toMatchObject([{ aboveseats: null }]);
  });

  test('owners have theirs first, then who joined earlier', async () => {
    const { client, api, joined } = await crowded('Manager', 'Staff', 'Owner');
    const [manager, staff, owner] = [joined[0]!, joined[1]!, joined[2]!];
    expect(await Promise.all([client, manager, staff, owner].map(works))).toEqual([true, false, false, true]);
    expect(
      (await api.list()).AllTeamMemberInvite.map(({ roles, aboveseats }) => [roles, aboveseats]),
    ).toEqual([
      ['Owner', false],
      ['Manager', true],
      ['Staff', true],
      ['Owner', false],
    ]);
    await put(client, 'starter', 3);
    expect(await Promise.all([manager, staff].map(works))).toEqual([true, false]);
  });

  test('owners choose who keeps working, until then and after it by the same order', async () => {
    const { client, api, joined } = await crowded('Manager', 'Staff');
    const [manager, staff] = [joined[0]!, joined[1]!];
    const [owner] = (await api.list()).AllTeamMemberInvite;
    const choose = (who: Client, ...inviteids: string[]) => who.send(seatCalls.chooseSeats, { inviteids });
    expect(await Promise.all([manager, staff].map(works))).toEqual([true, false]);
    expectOk(await choose(client, owner!.id, staff.row.id));
    expect(await Promise.all([client, manager, staff].map(works))).toEqual([true, false, true]);
    expect((await api.of(staff.row.memberemail)).keepsseat).toBe(true);
    const tooMany = await choose(client, owner!.id, staff.row.id, manager.row.id);
    expect(tooMany.body.Message).toBe('There’s a seat for 2 people. Choose no more than that.');
    const noOwner = await choose(client, staff.row.id, manager.row.id);
    expect(noOwner.body.Message).toBe('Choose at least one owner.');
    // Whoever leaves and comes back isn't chosen any more.
    await api.remove(staff.row.id);
    expect(await works(manager)).toBe(true);
    expect((await api.of(staff.row.memberemail)).keepsseat).toBe(false);
  });

  test('only an owner chooses, and one above the seats may, and may change the plan', async () => {
    const { client, api, joined } = await crowded('Owner', 'Owner', 'Admin');
    const [second, third, admin] = [joined[0]!, joined[1]!, joined[2]!];
    expect(await Promise.all([second, third, admin].map(works))).toEqual([true, false, false]);
    const choose = (who: Client, ...inviteids: string[]) => who.send(seatCalls.chooseSeats, { inviteids });
    const refused = await choose(admin, admin.row.id);
    expect(refused.body.Message).toBe('Only an owner chooses who keeps working.');
    expect((await third.send(teamCalls.deleteTeamMember, { inviteid: admin.row.id })).body.kind).toBe(
      'plan-limit',
    );
    expectOk(await choose(third, third.row.id));
    expect(await Promise.all([client, second, third].map(works))).toEqual([true, false, true]);
    expectOk(await second.send(planBillingCalls.upgradePlan, { SubscriptionPlanId: 13 }));
    expect(await Promise.all([second, third, admin].map(works))).toEqual([true, true, true]);
    expect((await api.list()).AllTeamMemberInvite.some(({ aboveseats }) => aboveseats)).toBe(false);
  });

  test('nobody is removed when a trial ends, and its owner works on alone', async () => {
    const { client, api } = await on('enterprise');
    const staff = await colleague(server, client, 'Staff');
    await server.owner.query(`update business set plan = 'trial', trial_ends_at = $2 where id = $1`, [
      client.shop.business.id,
      new Date(server.clock().getTime() + 60_000),
    ]);
    expect(await works(staff)).toBe(true);
    server.pass(1);
    expect((await addCustomer(staff)).body.Message).toBe(onPlanFor('1 person'));
    expect(await works(client)).toBe(true);
    expect((await api.list()).AllTeamMemberInvite.map(({ standing }) => standing.status)).toEqual([
      'Active',
      'Active',
    ]);
  });
});
