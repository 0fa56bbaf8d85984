import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiVersion } from '../../server/adapters/shop/api-version.ts';
import { privacyTopics } from '../../server/services/store-order/privacy.ts';
import { storeAddresses } from '../../src/api/contract/online-store.ts';
import { storeScopes } from '../../src/domain/online-store/connection.ts';

const text = readFileSync(new URL('../../docs/shopify.app.toml', import.meta.url), 'utf8');
const said = (key: string): unknown => JSON.parse(new RegExp(`^${key} = (.+)$`, 'm').exec(text)![1]!);
const origin = 'https://books.example.com';

test('the app’s file at the platform says what the product asks for, in its version, at its addresses', () => {
  expect(String(said('scopes')).split(',')).toEqual([...storeScopes]);
  expect(said('api_version')).toBe(apiVersion);
  expect(said('compliance_topics')).toEqual([...privacyTopics]);
  expect(said('application_url')).toBe(origin + storeAddresses.enter);
  expect(said('redirect_urls')).toEqual([origin + storeAddresses.comeBack]);
  expect(said('uri')).toBe(origin + storeAddresses.report);
});
