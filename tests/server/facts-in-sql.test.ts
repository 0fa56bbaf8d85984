import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  billedHere,
  billedOn,
  futureDatedHere,
  isOpenHere,
  overdueHere,
  pastDueHere,
} from '../../server/store/rows/statuses.ts';
import { payable, receivable } from '../../src/domain/books/side.ts';
import { kindNames, kindSpec } from '../../src/domain/documents/kinds.ts';
import { isOverdue } from '../../src/domain/documents/owed.ts';
import { awaitsPayment, isBilled } from '../../src/domain/documents/status.ts';
import { isPositive } from '../../src/domain/money.ts';
import { futureDatedRefusal } from '../../src/domain/posted/book.ts';
import fc from '../support/seeded.ts';
import { type Server, startServer } from '../support/server.ts';
import { codeFiles, textOf } from '../support/source-files.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const today = '2026-03-10';
const days = ['2025-12-31', '2026-03-09', today, '2026-03-11'] as const;

/** Documents as the books may hold them: nothing is open at home but on what is issued and awaits its money. */
const documents = fc.array(
  fc
    .constantFrom(...kindNames)
    .chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        status: fc.constantFrom(...new Set(Object.values(kindSpec(kind).statuses).flat())),
        open: fc.constantFrom('0', '0.01', '120'),
        dueOn: fc.constantFrom(null, ...days),
        issuedOn: fc.constantFrom(...days),
      }),
    )
    .map(({ open, ...document }) => ({ ...document, homeOpen: awaitsPayment(document) ? open : '0' })),
  { minLength: 1000, maxLength: 1000 },
);

/** Which of some documents a condition in SQL holds for, by their place. */
const holding = async (rows: readonly object[], condition: string): Promise<number[]> => {
  const { rows: found } = await server.owner.query<{ n: number }>(
    `select d.n from (select (x ->> 'n')::int as n, x ->> 'kind' as kind, x ->> 'status' as status,
       (x ->> 'homeOpen')::numeric as home_open, (x ->> 'dueOn')::date as due_on, (x ->> 'issuedOn')::date as issued_on
       from jsonb_array_elements($1::jsonb) x) d where ($2::date is not null) and ${condition} order by d.n`,
    [JSON.stringify(rows.map((row, n) => ({ ...row, n }))), today],
  );
  return found.map(({ n }) => n);
};

test('overdue and billed are in SQL what they are in the domain, over random documents of every kind', async () => {
  const [rows] = fc.sample(documents, { numRuns: 1, seed: 7 });
  const read = (fact: (row: (typeof rows & object)[number]) => boolean) =>
    rows!.flatMap((row, n) => (fact(row) ? [n] : []));
  const overdue = read((row) => isOverdue(row, today));
  const billed = read(isBilled);
  expect([overdue.length, billed.length].every((n) => n > 20 && n < 980)).toBe(true);
  expect(await holding(rows!, overdueHere('d', '$2'))).toEqual(overdue);
  expect(await holding(rows!, billedHere)).toEqual(billed);
  expect(await holding(rows!, isOpenHere('d'))).toEqual(read(({ homeOpen }) => isPositive(homeOpen)));
  expect(await holding(rows!, pastDueHere('d', '$2'))).toEqual(
    read(({ dueOn }) => dueOn !== null && dueOn < today),
  );
  expect(await holding(rows!, futureDatedHere('d', '$2'))).toEqual(
    read((row) => futureDatedRefusal({ ...row, subtype: 'invoice' }, { today, locale: 'en-US' }) !== null),
  );
  for (const side of [receivable, payable])
    expect(await holding(rows!, billedOn(side))).toEqual(
      read((row) => isBilled(row) && kindSpec(row.kind).side === side.owed),
    );
});

/** Where a fact of documents may be spelled in SQL: once, and in migrations, which stay as they were. */
const spelledHere = /^server\/store\/(rows\/statuses\.ts$|migrations\/)/;

test('what is open, past due, overdue or future-dated is spelled in SQL in one place', () => {
  const inline = /\bhome_open\s*>|\bdue_on\s*<(?!=)|\bissued_on\s*>(?!=)/;
  expect(inline.test(textOf('server/store/rows/statuses.ts'))).toBe(true);
  const files = codeFiles().filter((file) => /^server\//.test(file) && !spelledHere.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => inline.test(textOf(file)))).toEqual([]);
});
