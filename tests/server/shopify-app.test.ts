import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiVersion } from '../../server/adapters/shop/api-version.ts';
import { privacyTopics } from '../../server/services/store-order/privacy.ts';
import { storeAddresses } from '../../src/api/wire/store-addresses.ts';
import { storeScopes } from '../../src/domain/online-store/connection.ts';

const text = readFileSync(new URL('../../docs/shopify.app.toml', import.meta.url), 'utf8');
const read = (key: string): unknown => JSON.parse(new RegExp(`^${key} = (.+)$`, 'm').exec(text)![1]!);
const origin = 'https://books.example.com';

test('the app’s file at the platform says what the product asks for, in its version, at its addresses', () => {
  expect(String(read('scopes')).split(',')).toEqual([...storeScopes]);
  expect(read('api_version')).toBe(apiVersion);
  expect(read('compliance_topics')).toEqual([...privacyTopics]);
  expect(read('application_url')).toBe(origin + storeAddresses.enter);
  expect(read('redirect_urls')).toEqual([origin + storeAddresses.comeBack]);
  expect(read('uri')).toBe(origin + storeAddresses.report);
});
