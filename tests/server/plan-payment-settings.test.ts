import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choosePlanPayments } from '../../server/adapters/billing/choose-plan-payments.ts';
import { readSettings } from '../../server/settings.ts';
import { readPlanSandboxSettings } from '../../tools/sandboxes/src/settings.ts';

const settingsOf = (environment: Record<string, string>) => readSettings(environment).planPayments;
/** Who takes payments, and what whoever starts the server reads. */
const chosen = async (environment: Record<string, string>) => {
  const data = await mkdtemp(join(tmpdir(), 'plan-payments-'));
  const said: string[] = [];
  const { planPayments, close } = await choosePlanPayments(
    settingsOf(environment),
    'http://127.0.0.1:9/',
    data,
    (sentence) => void said.push(sentence),
  );
  await close();
  await rm(data, { recursive: true });
  return [planPayments && [planPayments.live ? 'live' : 'test', planPayments.sandbox], said.join(' ')];
};

const stripe = { PLAN_STRIPE_SECRET_KEY: 'sk_live_1', PLAN_STRIPE_WEBHOOK_SECRET: 'whsec_1' };

test('with a key Stripe is asked, in the mode the key is of, and test mode is said', async () => {
  expect(await chosen({ ...stripe, NODE_ENV: 'production' })).toEqual([['live', false], '']);
  expect(await chosen({ ...stripe, PLAN_STRIPE_SECRET_KEY: 'rk_live_1' })).toEqual([['live', false], '']);
  expect(await chosen({ ...stripe, PLAN_STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    ['test', false],
    'Plans are paid for in Stripe’s test mode: no money moves.',
  ]);
});

test('without a key a sandbox is started, but in production nobody can pay', async () => {
  expect(await chosen({})).toEqual([
    ['test', true],
    expect.stringMatching(/^Plans are paid for at a sandbox at http/),
  ]);
  expect(await chosen({ NODE_ENV: 'production' })).toEqual([null, '']);
});

test('keys by which businesses are paid take nothing for plans', async () => {
  const businesses = {
    STRIPE_SECRET_KEY: 'sk_live_2',
    STRIPE_WEBHOOK_SECRET: 'whsec_2',
    NODE_ENV: 'production',
  };
  expect(await chosen(businesses)).toEqual([null, '']);
});

const sandbox = { PLAN_SANDBOX_URL: 'http://127.0.0.1:9', PLAN_SANDBOX_SECRET: 'shared' };

test('a sandbox that runs by itself is asked where it is named', async () => {
  expect(await chosen(sandbox)).toEqual([['test', true], '']);
});

test.each([
  [{ PLAN_STRIPE_SECRET_KEY: 'sk_test_1' }, 'PLAN_STRIPE_WEBHOOK_SECRET is missing: it comes with '],
  [{ PLAN_STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'PLAN_STRIPE_SECRET_KEY is missing: it comes with '],
  [{ ...sandbox, PLAN_SANDBOX_URL: 'nowhere' }, 'PLAN_SANDBOX_URL is not an address'],
  [{ PLAN_SANDBOX_URL: sandbox.PLAN_SANDBOX_URL }, 'PLAN_SANDBOX_SECRET is missing'],
  [{ ...sandbox, NODE_ENV: 'production' }, 'refused in production'],
  [{ PLAN_SANDBOX_SEED: 'odd' }, 'PLAN_SANDBOX_SEED is odd: choose a whole number'],
])('settings that don’t fit are refused in a sentence: %s', (environment, sentence) => {
  expect(() => settingsOf(environment)).toThrow(sentence);
});

test('a sandbox of its own needs the secret it shares, and reports to where the product is', () => {
  expect(() => readPlanSandboxSettings({})).toThrow('PLAN_SANDBOX_SECRET is missing');
  expect(
    readPlanSandboxSettings({ PLAN_SANDBOX_SECRET: 'shared', PORT: '8181', PLAN_SANDBOX_SEED: '7' }),
  ).toEqual({
    port: 8093,
    secret: 'shared',
    seed: 7,
    origin: 'http://localhost:8181',
  });
});
