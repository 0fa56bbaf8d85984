import { expect, test } from 'vitest';
import { chooseGateways } from '../../server/adapters/payments/choose-gateways.ts';
import { readSettings } from '../../server/settings.ts';

const settingsOf = (environment: Record<string, string>) => readSettings(environment).gateways;
const chosen = async (environment: Record<string, string>) => {
  const { gateways, close } = await chooseGateways(
    settingsOf(environment),
    () => '',
    '/nowhere',
    () => {},
  );
  await close();
  return Object.values(gateways).map(({ name, live, sandbox }) => [name, live ? 'live' : 'test', sandbox]);
};

const paypal = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_PARTNER_ID: 'PARTNER',
  PAYPAL_WEBHOOK_ID: 'WH-1',
};
const flutterwave = { FLUTTERWAVE_SECRET_KEY: 'FLWSECK-1-X', FLUTTERWAVE_SECRET_HASH: 'hash' };

test('a provider with its keys is set up in the mode they are of, and no other is', async () => {
  expect(await chosen({ ...paypal, ...flutterwave })).toEqual([
    ['flutterwave', 'live', false],
    ['paypal', 'live', false],
  ]);
  expect(await chosen({ ...paypal, PAYPAL_MODE: 'sandbox' })).toEqual([['paypal', 'test', false]]);
  expect(await chosen({ ...flutterwave, FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-1-X' })).toEqual([
    ['flutterwave', 'test', false],
  ]);
});

test('in production without keys nothing is set up', async () => {
  expect(await chosen({ NODE_ENV: 'production' })).toEqual([]);
});

test.each([...Object.keys(paypal), ...Object.keys(flutterwave)])(
  'without %s the others are refused',
  (name) => {
    const { [name]: _, ...rest } = { ...paypal, ...flutterwave } as Record<string, string>;
    expect(() => settingsOf(rest)).toThrow(`${name} is missing: it comes with `);
  },
);

test('a mode that PayPal doesn’t have is refused', () => {
  expect(() => settingsOf({ ...paypal, PAYPAL_MODE: 'test' })).toThrow(
    'PAYPAL_MODE is test: choose one of live, sandbox.',
  );
});
