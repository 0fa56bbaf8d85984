import '@shopify/shopify-api/adapters/node';
import { ApiVersion, LogSeverity, shopifyApi } from '@shopify/shopify-api';
import { expect, test } from 'vitest';
import { isShopDomain, shopDomainOf } from '../../src/domain/online-store/shop-name.ts';

const library = shopifyApi({
  apiKey: 'key',
  apiSecretKey: 'secret',
  apiVersion: ApiVersion.July26,
  hostName: 'books.example.com',
  isEmbeddedApp: false,
  logger: { level: LogSeverity.Error },
});

/** What people type and paste, and the shop they mean. */
const spellings: readonly [typed: string, domain: string][] = [
  ['blue-kettle', 'blue-kettle.myshopify.com'],
  ['  Blue-Kettle ', 'blue-kettle.myshopify.com'],
  ['blue-kettle.myshopify.com', 'blue-kettle.myshopify.com'],
  ['BLUE-KETTLE.MYSHOPIFY.COM', 'blue-kettle.myshopify.com'],
  ['https://blue-kettle.myshopify.com', 'blue-kettle.myshopify.com'],
  ['https://blue-kettle.myshopify.com/', 'blue-kettle.myshopify.com'],
  ['https://blue-kettle.myshopify.com/admin', 'blue-kettle.myshopify.com'],
  ['blue-kettle.myshopify.com/admin/orders', 'blue-kettle.myshopify.com'],
  ['admin.shopify.com/store/blue-kettle', 'blue-kettle.myshopify.com'],
  ['https://admin.shopify.com/store/blue-kettle/settings', 'blue-kettle.myshopify.com'],
  ['9lives', '9lives.myshopify.com'],
];

/** What names no shop: other hosts, ways inside, signs that only look like letters. */
const refused: readonly string[] = [
  '',
  ' ',
  '-kettle',
  '.myshopify.com',
  'myshopify.com',
  'kettle.',
  'blue kettle',
  'blue_kettle',
  'kettle.myshopify.com.evil.com',
  'kettle.myshopify.co',
  'kettlemyshopify.com',
  'evil.com',
  'kettle.myshopify.com.',
  'a.b.myshopify.com',
  'kettle.shopify.com',
  'kettle.myshopify.io',
  'http://kettle.myshopify.com',
  'ftp://kettle.myshopify.com',
  '//kettle.myshopify.com',

  'https://user@kettle.myshopify.com',
  'https://kettle.myshopify.com:8443',
  'https://kettle.myshopify.com:443',

  'https://kettle.myshopify.com@evil.com',
  'https://evil.com/kettle.myshopify.com',
  'kettle.myshopify.com/../x',

  'https://evil.com#kettle.myshopify.com',
  'https://evil.com?kettle.myshopify.com',
  'kettle.myshopify.com?x=1',

  'kettle.myshopify.com#x',
  'kettle.myshopify.com\\@evil.com',
  'kettle%2emyshopify.com',
  'kettle.myshopify.com/cart',

  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '[::1]',
  '[::ffff:127.0.0.1]',
  'localhost',
  '169.254.169.254',
  '10.0.0.1.myshopify.com',
  'http://127.0.0.1/kettle.myshopify.com',
  'kettle.myshopify.com\nevil.com',
  'kettle\0.myshopify.com',
  'kettle．myshopify.com',
  'kettle。myshopify.com',
  'ketⓣle.myshopify.com',
  'кettle.myshopify.com',
  'kettle\u200b.myshopify.com',
  'javascript:alert(1)',
  'data:text/html,x',

  'admin.shopify.com',
  'admin.shopify.com/store/',
  'admin.shopify.com/store/-x',
  'admin.shopify.com.evil.com/store/x',
  'evil.com/admin.shopify.com/store/x',
  'x'.repeat(61),
  `${'x'.repeat(61)}.myshopify.com`,
];

test.each(spellings)('%j means %s, which the library takes too', (typed, domain) => {
  expect(shopDomainOf(typed)).toBe(domain);
  expect(isShopDomain(domain)).toBe(true);
  expect(library.utils.sanitizeShop(domain)).toBe(domain);
});

test.each(refused.map((typed) => ({ typed })))('$typed names no shop', ({ typed }) => {
  const domain = shopDomainOf(typed);
  // A number is a name a shop may have; it leads to the platform's own host and nowhere else.
  if (/^[\w.]*$/.test(typed) && domain) expect(domain).toBe(`${typed}.myshopify.com`);
  else expect(domain).toBeNull();
  expect(isShopDomain(typed)).toBe(false);
});

test('there are sixty spellings and more', () => {
  expect(spellings.length + refused.length).toBeGreaterThan(60);
});

test('what the library takes beyond our pattern is known', () => {
  const beyond = [
    'Kettle.myshopify.com',
    'kettle_.myshopify.com',
    'kettle.shopify.com',
    'kettle.myshopify.io',
  ];
  for (const shop of [...beyond, 'kettle.myshopify.com/', 'kettle.shop.dev']) {
    expect(library.utils.sanitizeShop(shop)).toBeTruthy();
    expect(isShopDomain(shop)).toBe(false);
  }
});
