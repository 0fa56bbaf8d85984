import { afterAll, beforeAll, expect, test } from 'vitest';
import { idFromWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { attachmentApiFor } from '../support/attachment-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { type Server, startServer } from '../support/server.ts';

/** What opens of a file that was removed, or whose document was deleted. Source: decision 0072. */
let server: Server;
let files: ReturnType<typeof attachmentApiFor>;
let bills: ReturnType<typeof billApiFor>;
let expenses: ReturnType<typeof expenseApiFor>;
beforeAll(async () => {
  server = await startServer();
  const client = await server.client();
  files = attachmentApiFor(server, client);
  [bills, expenses] = [billApiFor(client), expenseApiFor(client)];
});
afterAll(() => server.close());

/** Whether anything is kept of a file, its bytes among it. */
const isKept = async (id: string) =>
  (await server.owner.query('select 1 from file where id = $1', [idFromWire(id)])).rows.length > 0;
/** What an address of a file answers, and what asking for a new one does. */
const answersOf = async (url: string, id: string) => [
  (await files.fetched(url)).status,
  (await files.open(id)).status,
];
const addressOf = async (id: string) => expectOk(await files.open(id)).body.data.url;

test('a removed file is gone at once, with its bytes: no address opens it, and who brought it gets no other', async () => {
  const [one, other] = [await files.file(), await files.file()];
  const id = await expenses.expense({ Attachments: [one, other] });
  const addresses = [await addressOf(one), await addressOf(other)];
  expectOk(await files.remove(id, one));
  expect(await answersOf(addresses[0]!, one)).toEqual([404, 404]);
  expectOk(await expenses.update(id, { Attachments: [] }));
  expect(await answersOf(addresses[1]!, other)).toEqual([404, 404]);
  expect([await isKept(one), await isKept(other)]).toEqual([false, false]);
  expect(await expenses.add({ Attachments: [one] })).toMatchObject({ status: 400 });
});

test('a file that two documents have is gone from the one it is removed from, and its bytes go with the last', async () => {
  const scan = await files.file();
  const first = await expenses.expense({ Attachments: [scan] });
  const url = await addressOf(scan);
  const second = expectOk(await expenses.duplicate(first)).body.data.ExpenseID;
  expectOk(await files.remove(first, scan));
  expect(await answersOf(url, scan)).toEqual([404, 200]);
  expectOk(await files.remove(second, scan));
  expect([await isKept(scan), (await files.open(scan)).status]).toEqual([false, 404]);
});

test('two documents that give up the same file at once leave nothing of it', async () => {
  const scan = await files.file();
  const first = await expenses.expense({ Attachments: [scan] });
  const second = expectOk(await expenses.duplicate(first)).body.data.ExpenseID;
  await Promise.all([first, second].map(async (id) => expectOk(await files.remove(id, scan))));
  expect(await isKept(scan)).toBe(false);
});

test('the files of what was deleted open when it is restored, and not before', async () => {
  const [scan, note] = [await files.file(), await files.file()];
  const expense = await expenses.expense({ Attachments: [scan] });
  const bill = await bills.bill({
    vendor: await bills.vendor('Paper Mill'),
    status: 'Draft',
    more: { Attachments: [note] },
  });
  const addresses = [await addressOf(scan), await addressOf(note)];
  expectOk(await expenses.remove(expense));
  expectOk(await bills.remove(bill));
  expect(await answersOf(addresses[0]!, scan)).toEqual([404, 404]);
  expect(await answersOf(addresses[1]!, note)).toEqual([404, 404]);
  expectOk(await expenses.restore(expense));
  expectOk(await bills.restore(bill));
  expect(await answersOf(addresses[0]!, scan)).toEqual([200, 200]);
  expect(await answersOf(addresses[1]!, note)).toEqual([200, 200]);
});
