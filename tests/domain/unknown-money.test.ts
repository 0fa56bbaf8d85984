import { describe, expect, test } from 'vitest';
import { unknownMoneyRefusal } from '../../server/http/call/unknown-money.ts';
import { ignoredNames } from '../../src/api/wire/ignored-names.ts';
import { fieldsOf, withValue } from '../support/call-fields.ts';
import { contract } from '../support/contract.ts';

const withBody = contract.flatMap((call) => (call.body ? [{ path: call.path, call, body: call.body }] : []));

test.each(withBody)('$path refuses an unknown name of money, and none of its own', ({ call, body }) => {
  const own = fieldsOf(body).reduce<unknown>((sent, { path }) => withValue(sent, path, '1'), {});
  expect(unknownMoneyRefusal(call, body, own)).toBe(null);
  const sent = { ...(own as object), UnitCostPrice: '1' };
  expect(unknownMoneyRefusal(call, body, sent)?.fields).toMatchObject([{ field: 'UnitCostPrice' }]);
});

describe.each(ignoredNames)('names that are ignored: $calls.0', ({ calls, names, inLines }) => {
  test.each(calls)('%s takes them, and knows none itself', (path) => {
    const { call, body } = withBody.find((one) => one.path === path)!;
    const known = Object.keys(body.shape);
    expect(names.filter((name) => known.includes(name))).toEqual([]);
    const lists = known.filter((name) => /Items$|^items$/.test(name));
    const lines = lists.flatMap((list) => inLines.map((name) => [list, 0, name] as const));
    expect(inLines.length > 0).toBe(lines.length > 0);
    const sent = [...names.map((name) => [name]), ...lines].reduce<unknown>(
      (fields, place) => withValue(fields, [...place], { amount: '1' }),
      {},
    );
    expect(unknownMoneyRefusal(call, body, sent)).toBe(null);
  });
});
