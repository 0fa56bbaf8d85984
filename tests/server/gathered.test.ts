import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gathered } from '../../server/store/gathered.ts';
import { type Ctx, Missing, NotTogether, Refused } from '../../server/store/tx.ts';
import { bankCalls } from '../../src/api/contract/bank.ts';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { type Desk, deskOf, formOf, granted } from '../support/desk.ts';
import { type Answered, type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-desk.ts';

let server: Server;
let client: Client;
let desk: Desk;
let customer: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  desk = deskOf(client);
  customer = await desk.customer();
});
afterAll(() => server.close());

const many = 24;
const each = Array.from({ length: many }, (_, n) => n);
const create = (fields: Record<string, unknown>, by: Client = client, key?: string) =>
  by.send(
    invoiceCalls.createInvoice,
    { ...formOf({ customer }), ...fields },
    key ? { 'idempotency-key': key } : {},
  );
/** The documents of the business, with who posted each and in how many transactions all of them came to be. */
const stored = async () => {
  const { rows } = await server.owner.query<{ id: string; number: string; total: string; by: string }>(
    `select d.id, d.number, d.total, e.posted_by as by from document d
     left join journal_entry e on e.business_id = d.business_id and e.document_id = d.id where d.business_id = $1`,
    [client.shop.business.id],
  );
  const { rows: transactions } = await server.owner.query(
    'select distinct xmin::text from document where business_id = $1',
    [client.shop.business.id],
  );
  return { documents: rows, transactions: transactions.length };
};
const said = (answers: readonly Answered[]) =>
  answers.map(({ status, body }) =>
    status === 200 ? 'done' : `${body.kind} ${body.fields?.[0]?.field ?? ''}`,
  );

test('invoices sent at once share transactions, and each request is answered with its own', async () => {
  const answers = await Promise.all(
    each.map((n) => create({ items: formOf({ prices: [`${n + 1}`] }).items })),
  );
  const { documents, transactions } = await stored();
  expect(transactions).toBeLessThan(many / 2);
  const answered = answers.map((answer) => granted(answer).body.data);
  expect(
    answered.map(({ id }, _n) => documents.find((one) => one.id === idFromWire(id))).map((one) => one?.total),
  ).toEqual(each.map((n) => expect.stringMatching(new RegExp(`^${n + 1}(\\.0+)?$`))));
  expect(answered.map(({ id, invoicenumber }) => [id, invoicenumber])).toEqual(
    await Promise.all(answered.map(async ({ id }) => [id, (await desk.view(id)).invoicenumber])),
  );
  expect(documents.map(({ number }) => number).sort()).toEqual(
    each.map((n) => `INV-${String(n + 1).padStart(4, '0')}`),
  );
});

test('drafts, receipts and deposits go with them, and the books are those of each alone', async () => {
  const kinds = [
    {},
    { invoicestatus: 'Draft' },
    { invoicetype: 'receipt' },
    { deposit: '40', paymentmode: 2 },
  ] as const;
  const answers = await Promise.all(each.map((n) => create(kinds[n % 4]!)));
  expect(new Set(said(answers))).toEqual(new Set(['done']));
  expect((await stored()).transactions).toBeLessThan(many / 2);
  // Six of each: billed 18 times 100, of which six are paid at once and six by 40.
  expect(await desk.balances()).toEqual({ 1: '600', 2: '960', 3: '240', 13: '-1800' });
});

test('one that is refused is told why, and the others come to be', async () => {
  const answers = await Promise.all(each.map((n) => create(n % 6 === 5 ? { deposit: '500' } : {})));
  expect(said(answers)).toEqual(each.map((n) => (n % 6 === 5 ? 'illegal-move ' : 'done')));
  expect(
    (await stored()).documents
      .map(({ number }) => number)
      .sort()
      .at(-1),
  ).toBe('INV-0020');
});

test('a key sent several times at once stands for one invoice', async () => {
  const answers = await Promise.all(each.map((n) => create({}, client, `key ${n % 4}`)));
  const ids = answers.map((answer) => granted(answer).body.data.id);
  expect(new Set(ids).size).toBe(4);
  expect((await stored()).documents.length).toBe(4);
});

test('each sent again under its key is answered as before, and nothing more comes to be', async () => {
  const send = () => Promise.all(each.map((n) => create({}, client, `key ${n}`)));
  const answers = [await send(), await send()].map((all) => all.map((answer) => granted(answer).body.data));
  expect(answers[1]).toEqual(answers[0]!.map((data) => ({ ...data, repeated: true })));
  expect((await stored()).documents.length).toBe(many);
});

test('a key that carried other content is refused among others', async () => {
  granted(await create({ notes: 'other' }, client, 'key 3'));
  const answers = await Promise.all(each.map((n) => create({}, client, `key ${n}`)));
  expect(said(answers)).toEqual(each.map((n) => (n === 3 ? 'duplicate-request ' : 'done')));
});

test('goods in stock leave it for each, and no more than there are', async () => {
  const productid = await desk.goods('Pipe', '10', '3');
  const items = [{ productid, ItemName: 'Pipe', quantity: '1', price: '5' }];
  const answers = await Promise.all(each.map((n) => create(n % 2 ? { items } : {})));
  const short = said(answers).filter((one) => one !== 'done');
  expect([short.length, await desk.stockOf(productid)]).toEqual([2, '0 worth 0']);
});

test('what two people of one business send stays posted by each', async () => {
  const manager = await colleague(server, client, 'Admin');
  const by = (n: number) => (n % 2 ? manager : client);
  const answers = await Promise.all(each.map((n) => create({}, by(n))));
  const { documents } = await stored();
  const poster = new Map(documents.map((one) => [one.id, one.by]));
  const own = client.shop.user.id;
  expect(answers.map((answer) => poster.get(idFromWire(granted(answer).body.data.id)!) === own)).toEqual(
    each.map((n) => n % 2 === 0),
  );
});

test('of a crowd each is who their token says, in the business they named, and asked about together', async () => {
  const others = await Promise.all([1, 2, 3].map(() => server.client()));
  const people = [client, ...others];
  await Promise.all(people.map((one, n) => deskOf(one).bank(`Bank ${n}`)));
  const asked = vi.spyOn(server.database.access, 'query');
  const answers = await Promise.all(
    each.map((n) => {
      const { token } = people[n % 4]!;
      // Every fifth names the business of the next one, every seventh holds a token nobody was given.
      const { business } = people[(n % 5 === 0 ? n + 1 : n) % 4]!;
      const headers = { token: n % 7 === 0 ? 'x'.repeat(40) : token };
      return server.send(bankCalls.listBanks, { query: { businessid: business }, headers });
    }),
  );
  expect(answers.map(({ status, body }) => (status === 200 ? body.data[0]!.bankname : status))).toEqual(
    each.map((n) => (n % 7 === 0 ? 401 : n % 5 === 0 ? 404 : `Bank ${n % 4}`)),
  );
  expect(asked.mock.calls.length).toBeLessThan(many / 2);
  asked.mockRestore();
});

test('when the crowd’s question fails, each is asked about alone', async () => {
  const asked = vi.spyOn(server.database.access, 'query');
  asked.mockRejectedValueOnce(new Error('Lost.') as never);
  const answers = await Promise.all(each.map(() => client.send(bankCalls.listBanks)));
  expect(new Set(said(answers))).toEqual(new Set(['done']));
  asked.mockRestore();
});

describe('gathered', () => {
  const ctx = (userId: string, business = 'b') =>
    ({ database: server.database, business: { id: business }, user: { id: userId } }) as unknown as Ctx;
  /** Acts by name, of which the first is held until it is let go. */
  const staged = (together: (names: string[]) => Promise<string[]>) => {
    const ran: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const act = gathered<{ ctx: Ctx; name: string }, string>({
      alone: async ({ name }) => {
        ran.push(name);
        if (name === 'first') await held;
        if (name === 'bad') throw new Error('bad');
        return `${name} alone`;
      },
      together: async (acts) => {
        ran.push(acts.map(({ name }) => name).join('+'));
        return together(acts.map(({ name }) => name));
      },
    });
    return { ran, letGo, send: (name: string, by = ctx('u')) => act({ ctx: by, name }) };
  };
  const all = async (names: string[]) => names.map((name) => `${name} together`);

  test('what comes while one is under way goes together after it, eight at a time', async () => {
    const { ran, letGo, send } = staged(all);
    const names = Array.from({ length: 10 }, (_, n) => `${n}`);
    const answers = Promise.all(['first', ...names].map((name) => send(name)));
    letGo();
    expect((await answers).slice(0, 3)).toEqual(['first alone', '0 together', '1 together']);
    expect(ran).toEqual(['first', '0+1+2+3+4+5+6+7', '8+9']);
    expect(await send('later')).toBe('later alone');
  });

  test('other people, and other businesses, wait for nobody', async () => {
    const { letGo, send } = staged(all);
    const first = send('first');
    expect(await send('theirs', ctx('v'))).toBe('theirs alone');
    expect(await send('elsewhere', ctx('u', 'c'))).toBe('elsewhere alone');
    letGo();
    await first;
  });

  test.each([
    new NotTogether(),
    new Refused(refusal('invalid', 'No.')),
    new Missing(),
    new pg.DatabaseError('deadlock', 0, 'error'),
  ])('after %s each is carried out alone, and fails alone', async (reason) => {
    const { ran, letGo, send } = staged(() => Promise.reject(reason));
    const answers = Promise.allSettled(['first', 'a', 'bad', 'c'].map((name) => send(name)));
    letGo();
    expect(
      (await answers).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message)),
    ).toEqual(['first alone', 'a alone', 'bad', 'c alone']);
    expect(ran).toEqual(['first', 'a+bad+c', 'a', 'bad', 'c']);
  });

  test.each([
    new Error('Connection terminated'),
    Object.assign(new pg.DatabaseError('terminating connection', 0, 'error'), { code: '57P02' }),
  ])('what may have been committed is not tried again: %s', async (reason) => {
    const { ran, letGo, send } = staged(() => Promise.reject(reason));
    const answers = Promise.allSettled(['first', 'a', 'b'].map((name) => send(name)));
    letGo();
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(ran).toEqual(['first', 'a+b']);
  });
});
