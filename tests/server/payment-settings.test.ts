import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { choosePayments } from '../../server/adapters/payments/choose-payments.ts';
import { readSettings } from '../../server/settings.ts';
import { freshDatabase } from '../support/database.ts';
import { bundleProduct, startMain } from '../support/main-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'counterfoil-payments-'));
afterAll(() => rmSync(directory, { recursive: true }));

const settingsOf = (environment: Record<string, string>) => readSettings(environment).payments;
const chosen = (environment: Record<string, string>) =>
  choosePayments(settingsOf(environment), directory, () => {});

test('outside production a sandbox starts on loopback, with a secret its data directory keeps to itself', async () => {
  const first = await chosen({});
  expect(first.provider?.name).toBe('sandbox');
  await first.close();
  const secret = readFileSync(join(directory, 'payment-secret'), 'utf8');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(statSync(join(directory, 'payment-secret')).mode & 0o777).toBe(0o600);
  await (await chosen({})).close();
  expect(readFileSync(join(directory, 'payment-secret'), 'utf8')).toBe(secret);
});

test('in production nobody takes online payments until a provider is named', async () => {
  expect((await chosen({ NODE_ENV: 'production' })).provider).toBeNull();
  const named = { SANDBOX_URL: 'https://pay.example.com', SANDBOX_SECRET: 'x'.repeat(32) };
  expect((await chosen({ NODE_ENV: 'production', ...named })).provider?.name).toBe('sandbox');
});

test('an image outside production, which is without sandboxes, starts without them', async () => {
  onTestFinished(await bundleProduct({ sandboxes: false }));
  const { url } = await freshDatabase();
  const main = await startMain({ DATABASE_URL: url, COUNTERFOIL_DATA: directory, NODE_ENV: 'test' });
  main.process.kill('SIGTERM');
  expect(await main.ended).toBe(0);
  expect(main.output()).toContain('Counterfoil is at');
  expect(main.output()).not.toContain('sandbox');
});

test.each([
  ['a secret from the example', 'change-me-change-me-change-me-change-me'],
  ['a short secret', 'x'.repeat(31)],
])('in production %s is refused', (_, SANDBOX_SECRET) => {
  const environment = { NODE_ENV: 'production', SANDBOX_URL: 'https://pay.example.com', SANDBOX_SECRET };
  expect(() => readSettings(environment)).toThrow('is refused in production');
});

test('a sandbox that is named needs its secret, its address and a port that can be', () => {
  expect(() => settingsOf({ SANDBOX_URL: 'http://localhost:8090' })).toThrow('SANDBOX_SECRET is missing');
  expect(() => settingsOf({ SANDBOX_URL: 'localhost', SANDBOX_SECRET: 'x' })).toThrow('SANDBOX_URL is not');
  expect(() => settingsOf({ SANDBOX_PORT: 'high' })).toThrow('SANDBOX_PORT is high, which is no port');
});
