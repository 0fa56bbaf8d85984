import { afterAll, beforeAll, expect, it } from 'vitest';
import { onboardingCalls } from '../../src/api/calls/onboarding.ts';
import { referralCalls } from '../../src/api/calls/referral.ts';
import { type Registered, verified } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const codeOf = async ({ token }: Registered) =>
  (await app.send(referralCalls.referralCode, { token })).body.data.ReferralCode;
const countOf = async ({ token }: Registered) =>
  (await app.send(referralCalls.referralCount, { token })).body.data;
const adds = (who: Registered, code: string) =>
  app.send(referralCalls.addReferralCode, { token: who.token, body: { code } });

const opensBusiness = ({ token }: Registered) =>
  app.send(onboardingCalls.saveOnboarding, {
    token,
    body: {
      companyname: 'Okafor Textiles',
      country: { id: 566 },
      currency: { id: 566 },
      timezone: 'Africa/Lagos',
    },
  });

it('a code is made when it is first asked for, and stays its user’s own', async () => {
  const who = await verified(app, 'asks@example.com');
  const [one, two] = await Promise.all([codeOf(who), codeOf(who)]);
  expect(one).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect([two, await codeOf(who)]).toEqual([one, one]);
  expect(await codeOf(await verified(app, 'another@example.com'))).not.toBe(one);
});

it('the counts tell who came, and who of them has a business', async () => {
  const who = await verified(app, 'brings@example.com');
  const code = await codeOf(who);
  const none = { TotalReferrals: 0, CompletedReferrals: 0, PendingReferrals: 0 };
  expect(await countOf(who)).toEqual({ ReferralCode: code, ...none, AddedCode: null });
  const [first, second] = [
    await verified(app, 'first@example.com'),
    await verified(app, 'second@example.com'),
  ];
  expect((await adds(first, ` ${code.toLowerCase()} `)).body.message).toBe('Referral code added.');
  await adds(second, code);
  expect(await countOf(who)).toMatchObject({ TotalReferrals: 2, CompletedReferrals: 0, PendingReferrals: 2 });
  await opensBusiness(first);
  expect(await countOf(who)).toMatchObject({ TotalReferrals: 2, CompletedReferrals: 1, PendingReferrals: 1 });
  expect(await countOf(first)).toMatchObject({ ...none, AddedCode: code });
});

it('a code nobody has and one’s own are refused beside the field', async () => {
  const who = await verified(app, 'faults@example.com');
  for (const code of ['NOBODY22', '', await codeOf(who)]) {
    const { status, body } = await adds(who, code);
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['code']]);
  }
  expect((await countOf(who)).AddedCode).toBeNull();
});

it('a code is added once: the same again changes nothing, another is refused', async () => {
  const who = await verified(app, 'once@example.com');
  const [one, two] = [await verified(app, 'one@example.com'), await verified(app, 'two@example.com')];
  const code = await codeOf(one);
  expect([(await adds(who, code)).status, (await adds(who, code)).status]).toEqual([200, 200]);
  expect((await adds(who, await codeOf(two))).body.fields?.[0]?.field).toBe('code');
  expect([(await countOf(one)).TotalReferrals, (await countOf(two)).TotalReferrals]).toEqual([1, 0]);
});
