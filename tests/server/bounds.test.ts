import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { newBusinessCalls } from '../../src/api/calls/business.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { onboardingCalls } from '../../src/api/calls/onboarding.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { usualBounds } from '../../src/domain/values/bounds.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { goodPassword, type Registered, signsIn, verified } from '../support/people.ts';
import { type Answered, type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer({ bounds: usualBounds });
});
afterAll(() => app.close());

const typed = (companyname: string) => ({
  companyname,
  address: '',
  country: { id: 56, name: 'Belgium' },
  currency: { id: 978, name: 'Euro' },
  timezone: 'Europe/Brussels',
});

/** Opens a business over the wire, or is told why not; answers its id. */
const opens = async (
  who: Registered,
  name: string,
): Promise<Answered<typeof newBusinessCalls.createBusiness>> =>
  app.send(newBusinessCalls.createBusiness, { token: who.token, body: typed(name) });

/** Opens a business on a plan for any number of people. */
const opensTeam = async (who: Registered, name: string): Promise<string> => {
  const { businessid } = (await opens(who, name)).body.data;
  await app.owner.query(`update business set plan = 'enterprise' where id = $1`, [idFromWire(businessid)]);
  return businessid;
};

/** Somebody who proved their address, so many days ago. */
const member = async (email: string, daysAgo: number): Promise<Registered> => {
  const who = await verified(app, email);
  await app.owner.query(
    `update app_user set created_at = $2::timestamptz - make_interval(days => $3) where email = $1`,
    [email, app.clock(), daysAgo],
  );
  return who;
};

/** A day later they have signed in again. */
const nextDay = async (who: Registered): Promise<void> => {
  app.pass(24 * 60);
  who.token = (await signsIn(app, who.email, goodPassword)).body.data.Token;
};

const invites = (who: Registered, businessId: string, email: string) =>
  app.send(teamCalls.inviteTeamMember, {
    token: who.token,
    body: { [teamCalls.inviteTeamMember.business!]: businessId, memberemail: email, roles: 'Viewer' },
  });

it.each([
  ['an account of a week', 7, 5],
  ['one in its first week', 6, 2],
])('%s opens so many businesses a day, and as many the next', async (_, daysAgo, most) => {
  const who = await member(`opens-${daysAgo}@example.com`, daysAgo);
  for (let n = 0; n < most; n += 1) expect((await opens(who, `Shop ${n}`)).status).toBe(200);
  const { status, body } = await opens(who, 'One more');
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'not-allowed',
    `You can create ${most} businesses a day. Try again tomorrow.`,
  ]);
  const { rows } = await app.owner.query(`select 1 from business where name = 'One more'`);
  expect(rows).toEqual([]);
  await nextDay(who);
  expect((await opens(who, `Next day ${daysAgo}`)).status).toBe(200);
});

it('of ten asked for at once five are opened, the first one counted, and a repeated request counts once', async () => {
  const who = await member('at-once@example.com', 30);
  const first = await app.send(onboardingCalls.saveOnboarding, { token: who.token, body: typed('First') });
  expect(first.status).toBe(200);
  const again = () =>
    app.send(newBusinessCalls.createBusiness, {
      token: who.token,
      body: typed('Twice'),
      headers: { 'idempotency-key': 'one-form' },
    });
  await again();
  expect((await again()).body.data.repeated).toBe(true);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => opens(who, `At once ${n}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
});

it('one who opened many over the days belongs to them all', async () => {
  const who = await member('many@example.com', 30);
  for (let n = 0; n < 12; n += 1) {
    if (n > 0 && n % 5 === 0) await nextDay(who);
    expect((await opens(who, `Many ${n}`)).status).toBe(200);
  }
  const { body } = await app.send(accountCalls.trueUserInfo, { token: who.token, query: {} });
  expect(body.data.Businesslist).toHaveLength(12);
});

it.each([
  ['twenty open invitations', 30, 20],
  ['seven in its owner’s first week', 1, 7],
])('a business has %s, and room again once one is withdrawn', async (_, daysAgo, most) => {
  const who = await member(`invites-${daysAgo}@example.com`, daysAgo);
  const business = await opensTeam(who, 'Inviters');
  for (let n = 0; n < most; n += 1)
    expect((await invites(who, business, `guest-${daysAgo}-${n}@example.com`)).status).toBe(200);
  const beyond = await invites(who, business, 'beyond@example.com');
  expect([beyond.status, beyond.body.kind]).toEqual([400, 'not-allowed']);
  expect(beyond.body.Message).toContain(`${most} invitations waiting`);
  const { rows } = await app.owner.query(`select 1 from letter where to_address = 'beyond@example.com'`);
  expect(rows).toEqual([]);
  await app.owner.query(`update member set status = 'Revoked' where email = $1`, [
    `guest-${daysAgo}-0@example.com`,
  ]);
  expect((await invites(who, business, 'beyond@example.com')).status).toBe(200);
  await app.owner.query(`delete from letter where to_address = 'beyond@example.com'`);
});

it.each([
  ['fifty invitations a day', 30, 50],
  ['seventeen a day in their first week', 1, 17],
])('a user sends %s over all their businesses, those sent again counted', async (_, daysAgo, most) => {
  const who = await member(`sends-${daysAgo}@example.com`, daysAgo);
  const businesses: string[] = [];
  for (let shop = 0; shop < 3; shop += 1) {
    // In their first week they open two a day.
    if (shop === 2) await nextDay(who);
    businesses.push(await opensTeam(who, `Sends ${daysAgo} ${shop}`));
  }
  const each = Math.ceil((most + 1) / 3);
  const sent: number[] = [];
  for (const [shop, business] of businesses.entries())
    for (let n = 0; n < each; n += 1)
      sent.push((await invites(who, business, `guest-${daysAgo}-${shop}-${n}@example.com`)).status);
  expect(sent.length).toBeGreaterThan(most);
  expect(sent.filter((status) => status === 200)).toHaveLength(most);
  const { rows } = await app.owner.query(`select id, business_id from member where email = $1`, [
    `guest-${daysAgo}-0-0@example.com`,
  ]);
  const again = await app.send(teamCalls.resendTeamInvite, {
    token: who.token,
    body: {
      [teamCalls.resendTeamInvite.business!]: idToWire(rows[0].business_id),
      inviteid: idToWire(rows[0].id),
    },
  });
  expect(again.body.Message).toBe(`You can send ${most} invitations a day. Try again tomorrow.`);
});

it.each([
  ['two hundred, a hundred of them at once', 30, 100],
  ['in their first week sixty-seven, half of them at once', 6, 33],
])('mails to customers are summed over a user’s businesses: %s', async (_, daysAgo, atOnce) => {
  const client = await app.client();
  const InvoiceId = await apiFor(client).invoice({ prices: ['10'] });
  const other = await app.client();
  const theirs = await apiFor(other).invoice({ prices: ['10'] });
  await app.owner.query(
    `update app_user set created_at = $2::timestamptz - make_interval(days => $3) where id = $1`,
    [client.shop.user.id, app.clock(), daysAgo],
  );
  // The first one's owner runs the second business too.
  await app.owner.query(`update member set user_id = $1 where business_id = $2`, [
    client.shop.user.id,
    other.shop.business.id,
  ]);
  const second = {
    ...other,
    send: (call: typeof mailingCalls.resendInvoice, fields: object) =>
      app.send(call, { token: client.token, body: { [call.business!]: other.business, ...fields } }),
  };
  // More from the second one than are left.
  const [first, more] = [Math.ceil(atOnce * 0.6), 60];
  const mails = await Promise.all(
    Array.from({ length: first }, () =>
      client.send(mailingCalls.resendInvoice, { InvoiceId, email: 'ada@example.com' }),
    ),
  );
  for (const mail of mails) expectOk(mail);
  const answers = await Promise.all(
    Array.from({ length: more }, () =>
      second.send(mailingCalls.resendInvoice, { InvoiceId: theirs, email: 'ada@example.com' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(atOnce - first);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(more - (atOnce - first));
});
