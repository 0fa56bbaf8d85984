import { beforeEach, expect, test } from 'vitest';
import { forgetCopies, noteSent, recordsOfFile, watchedAnswer } from '../support/recorded.ts';

const call = 'GET /api/Tax';
const answer = () =>
  watchedAnswer(
    {
      data: {
        Taxes: [
          { TaxId: 'a', TaxName: 'VAT', note: null, more: { rate: '10' } },
          { TaxId: 'b', TaxName: 'GST', note: '', more: { rate: '5' } },
        ],
        total: 2,
        none: 0,
        late: false,
      },
    },
    call,
  );
const readBy = (title: string): string[] =>
  recordsOfFile().find(({ titles }) => titles.at(-1) === title)?.calls[call]?.read ?? [];

let title = '';
beforeEach(({ task }) => {
  title = task.name;
  forgetCopies();
});

test('a key that is named is read, with all it stands in', () => {
  expect(answer().data.Taxes[1]!.TaxName).toBe('GST');
  expect(readBy(title)).toEqual(['data', 'data.Taxes', 'data.Taxes.TaxName']);
});

test('a key taken apart or mapped is read', () => {
  const { total, Taxes } = answer().data;
  expect([total, Taxes.map(({ TaxId }) => TaxId)]).toEqual([2, ['a', 'b']]);
  expect(readBy(title)).toEqual(['data', 'data.Taxes', 'data.Taxes.TaxId', 'data.total']);
});

test('a key is not read where it says nothing', () => {
  const { Taxes, none, late } = answer().data;
  expect([none, late, Taxes.map(({ note }) => note)]).toEqual([0, false, [null, '']]);
  expect(readBy(title)).toEqual(['data', 'data.Taxes']);
});

test('an expectation reads the keys it names, in objects and in lists', () => {
  expect(answer()).toMatchObject({ data: { Taxes: [{ TaxName: 'VAT' }, { more: { rate: '5' } }] } });
  expect(readBy(title)).toEqual([
    'data',
    'data.Taxes',
    'data.Taxes.TaxName',
    'data.Taxes.more',
    'data.Taxes.more.rate',
  ]);
});

test('so does one inside another expectation, or beside other things', () => {
  const { data } = answer();
  expect([200, data]).toEqual([200, expect.objectContaining({ total: expect.any(Number) })]);
  expect(data.Taxes).toEqual(expect.arrayContaining([expect.objectContaining({ TaxId: 'b' })]));
  expect(data.Taxes).toContainEqual(expect.objectContaining({ TaxName: 'VAT' }));
  expect(readBy(title)).toEqual([
    'data',
    'data.Taxes',
    'data.Taxes.TaxId',
    'data.Taxes.TaxName',
    'data.total',
  ]);
});

test('one answer compared with another names no key', () => {
  expect(answer()).toEqual(answer());
  expect(readBy(title)).toEqual([]);
});

test('a copy of an answer names no key but those it changes', () => {
  const [before] = answer().data.Taxes;
  const after = watchedAnswer({ ...before!, TaxName: 'Other' }, call);
  expect(after).toEqual({ ...before, TaxName: 'Other' });
  expect(readBy(title)).toEqual(['TaxName', 'data', 'data.Taxes']);
});

test('a snapshot, a text of the whole and a walk over all keys name no key', () => {
  const { data } = answer();
  const [tax] = data.Taxes;
  JSON.stringify(data);
  Object.entries(tax!);
  for (const key of Object.keys(tax!)) void tax![key as 'TaxId'];
  for (const key in tax) void tax[key as 'TaxId'];
  expect(readBy(title)).toEqual(['data', 'data.Taxes']);
});

test('what is expected not to be is not read', () => {
  expect(answer().data.Taxes[0]).not.toMatchObject({ TaxName: 'GST' });
  expect(readBy(title)).toEqual(['data', 'data.Taxes']);
});

test('fields are sent where they have a value, those of lines and headers by their path', () => {
  const body = { name: 'VAT', note: null, items: [{ TaxId: '' }, { TaxId: 'a' }], tags: [] };
  noteSent(call, { query: { page: '1', search: '' }, body, headers: { Token: 'x' } }, false);
  const record = recordsOfFile().find(({ titles }) => titles.at(-1) === title)!.calls[call]!;
  expect(record).toEqual({
    granted: false,
    sent: ['header token', 'items', 'items.TaxId', 'name', 'page'],
    read: [],
  });
});
