import { expect, test } from 'vitest';
import { accountRefusal, lineAccountOf, linesOf } from '../../server/acts/typed-lines.ts';
import type { LedgerAccount } from '../../src/domain/books/ledger-account.ts';
import { blankVendor } from '../../src/domain/contact/contact.ts';
import type { Product } from '../../src/domain/stock/product.ts';
import { documentRequest, draftInvoice, lookedUp } from '../support/act-world.ts';

test('a line that is bought is posted on its vendor’s account, where they have one, else on its category’s, whatever its item is sold on', () => {
  const stone = { ...blankVendor, id: 'vendor', channel: 'manual', version: 1, deleted: false };
  const service = { kind: 'service', incomeAccount: 17, categoryId: 'office' } as Product;
  const none = new Map<string, number>();
  const office = new Map([['office', 29]]);
  expect(lineAccountOf('vendor', service, { ...stone, defaultAccount: 26 }, office)).toBe(26);
  expect(lineAccountOf('vendor', service, stone, office)).toBe(29);
  expect(lineAccountOf('vendor', { ...service, costAccount: 27 }, stone, office)).toBe(27);
  expect(lineAccountOf('vendor', service, stone, none)).toBeNull();
  expect(lineAccountOf('vendor', service, null, undefined)).toBeNull();
  expect(lineAccountOf('vendor', undefined, stone, office)).toBeNull();
  expect(lineAccountOf('customer', service, { ...stone, defaultAccount: 26 }, office)).toBe(17);
});

const named = (accountId: number) =>
  documentRequest({ lines: [{ ...documentRequest().lines[0]!, id: 'line', accountId }] });
const account = (more: Partial<LedgerAccount>) =>
  ({
    id: 27,
    active: true,
    group: 'expense',
    subgroupId: 14,
    usedBy: [],
    ...more,
  }) as unknown as LedgerAccount;

test('a line names an account in use that takes lines, or the one it stands on', () => {
  const standing = { ...draftInvoice(), lines: [{ ...draftInvoice().lines[0]!, id: 'line', accountId: 27 }] };
  expect(accountRefusal(named(27), [account({})], null)).toBeNull();
  for (const odd of [[], [account({ active: false })], [account({ group: 'liability', subgroupId: 7 })]])
    expect(accountRefusal(named(27), odd, null)).toMatchObject({ fields: [{ field: 'lines.0.account' }] });
  expect(accountRefusal(named(27), [account({ active: false })], standing)).toBeNull();
  expect(accountRefusal(named(27), [account({ group: 'asset', subgroupId: 1 })], standing)).toMatchObject({
    fields: [{ field: 'lines.0.account' }],
  });
});

test('a line without an item keeps the account it stands on when none is named', () => {
  const standing = { ...draftInvoice(), lines: [{ ...draftInvoice().lines[0]!, id: 'line', accountId: 27 }] };
  const request = documentRequest({ lines: [{ ...documentRequest().lines[0]!, id: 'line' }] });
  expect(linesOf(request, lookedUp(), [null], standing)[0]!.accountId).toBe(27);
  expect(linesOf(request, lookedUp(), [null], null)[0]!.accountId).toBeNull();
});
