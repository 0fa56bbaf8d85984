import { expect, test } from 'vitest';
import { BulkError } from '../../server/adapters/shop/platform.ts';
import { bulkCalls } from '../../server/adapters/shop/shop-bulk.ts';
import { shopFile } from '../../server/adapters/shop/shop-file.ts';
import { bulkLines, newBulk, runBulk } from '../../tools/sandboxes/src/shop/bulk.ts';
import { addOrder, newShop } from '../../tools/sandboxes/src/shop/shops.ts';

const encoder = new TextEncoder();
const never = async () => {
  throw new Error('Nothing is asked.');
};
const fileOf = (orders: number): string[] => {
  const shop = newShop('files.myshopify.com', Date.parse('2026-03-02T09:00:00Z'));
  shop.bulk = newBulk();
  while (shop.orders.length < orders) addOrder(shop, Date.parse('2026-03-02T09:00:00Z'));
  const { bulkOperation } = runBulk(shop, shop.orders).bulkOperationRunQuery;
  return [...bulkLines(shop, bulkOperation!.id)!];
};
const read = (pieces: Iterable<string>) =>
  bulkCalls(never, () =>
    (async function* () {
      for (const piece of pieces) yield encoder.encode(piece);
    })(),
  ).bulkOrders('a file');
const all = async (pieces: Iterable<string>) => {
  const names: string[] = [];
  for await (const { order } of read(pieces)) names.push(`${order.name} ${order.lines.length}`);
  return names;
};

test('a file is the same orders wherever its pieces end', async () => {
  const text = fileOf(30).join('');
  const whole = await all([text]);
  expect(whole).toHaveLength(30);
  expect(await all(text.match(/[\s\S]{1,97}/g)!)).toEqual(whole);
});

test('a file is read as its orders are asked for: the first comes before the second’s bytes are all there', async () => {
  let pulled = 0;
  const pieces = (function* () {
    for (const piece of fileOf(200)) {
      pulled += 1;
      yield piece;
    }
  })();
  let most = 0;
  let taken = 0;
  for await (const _ of read(pieces)) {
    taken += 1;
    most = Math.max(most, pulled - taken);
  }
  expect(taken).toBe(200);
  expect(most).toBeLessThanOrEqual(1);
});

const [first] = fileOf(1);
const lines = first!.trim().split('\n');
test.each([
  ['begins with a part', [lines[1]!, lines[0]!]],
  [
    'holds a part of another order',
    [lines[0]!, lines[1]!.replace(/"__parentId":"[^"]+"/, '"__parentId":"x"')],
  ],
  ['breaks off', [lines[0]!, lines[1]!.slice(0, 40)]],
  ['is no list of objects', ['<html>']],
  [
    'holds less of an order than was asked',
    [JSON.stringify({ __typename: 'Order', id: 'gid://shopify/Order/1' })],
  ],
  ['has a line without an end', [lines[0]!, `{"__typename":"${'x'.repeat(2_000_000)}`]],
])('a file that %s is refused', async (_, broken) => {
  await expect(all(broken.map((line) => `${line}\n`))).rejects.toThrow(BulkError);
});

const open = async (sandbox: string | null, address: string) => {
  for await (const _ of shopFile(sandbox, (_host, _options, done) => done(new Error('Looked up.'), '', 4))(
    address,
  ))
    return 'opened';
  return 'empty';
};

test.each([
  'http://storage.googleapis.com/file',
  'https://storage.googleapis.com:8443/file',
  'https://user@storage.googleapis.com/file',
  'https://storage.googleapis.com.evil.com/file',
  'https://127.0.0.1/file',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'nothing',
])('%s is not opened as a file', async (address) => {
  await expect(open(null, address)).rejects.toThrow('That is no address of a file.');
  await expect(open('http://127.0.0.1:9', address)).rejects.toThrow(BulkError);
});

test('the host of files is looked up before it is asked', async () => {
  await expect(open(null, 'https://storage.googleapis.com/file')).rejects.toThrow('The file broke off');
});
