import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type PdfBounds, pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { publicPrintCalls } from '../../src/api/calls/public-document.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { printed } from '../../src/domain/documents/printed.ts';
import { Unavailable } from '../../src/domain/values/unavailable.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { printableInvoice } from '../support/printable.ts';
import { type Answered, type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
});
afterAll(() => server.close());

const threads = (bounds: PdfBounds = {}) => {
  const made = pdfThreads(1, bounds);
  onTestFinished(() => made.close());
  return made;
};
/** Paper with as many lines, a note of as many characters on each. */
const paperOf = (lines: number, note = 0) => {
  const paper = printed(printableInvoice({ lines }));
  return { ...paper, rows: paper.rows.map((row) => ({ ...row, note: 'lorem ipsum '.repeat(note / 12) })) };
};

test('twenty long papers of one business hold up nobody else’s', async () => {
  const { render } = threads();
  let finished = 0;
  const long = Array.from({ length: 20 }, async (_, n) => {
    await render({ ...paperOf(200, 240), title: `Long ${n}` }, 'one business');
    finished += 1;
  });
  await render(paperOf(1), 'another business');
  expect(finished).toBeLessThanOrEqual(2);
  await Promise.all(long);
});

const papers: Readonly<
  Record<string, (who: Client, of: { ids: string[]; customer: string }, n: number) => unknown>
> = {
  invoices: (who, { ids }, n) => who.send(printCalls.downloadInvoicePdf, { InvoiceId: ids.at(n)! }),
  statements: (who, { customer }, n) =>
    who.send(customerAccountCalls.downloadStatement, { clientid: customer, fromdate: `2026-02-${n + 11}` }),
  reports: (who, _, n) =>
    who.send(reportCalls.downloadReport, { report: 'journal', format: 'pdf', fromdate: `2026-02-${n + 11}` }),
};

/** A business with sixteen invoices of one customer, long enough to take a while on paper. */
const withInvoices = async (owner: Client, name: string) => {
  const api = apiFor(owner);
  const [customer, prices] = [await api.customer(name), Array.from({ length: 60 }, () => '10')];
  const ids: string[] = [];
  for (let n = 0; n < 16; n += 1) ids.push(await api.invoice({ customer, prices }));
  return { ids, customer };
};

test.each(Object.keys(papers))(
  'whoever asks the server for one paper does not wait for all %s of another business',
  async (kind) => {
    const [many, one] = [await server.client(), await server.client()];
    const [theirs, mine] = [await withInvoices(many, 'Ada Stone'), await withInvoices(one, 'Ben Mill')];
    const ask = async (who: Client, of: typeof mine, n: number) =>
      expectOk((await papers[kind]!(who, of, n)) as Answered);
    let answered = 0;
    const requests = theirs.ids.map(async (_, n) => {
      await ask(many, theirs, n);
      answered += 1;
    });
    // One of theirs is made: all others wait by now.
    await Promise.race(requests);
    await ask(one, mine, -1);
    // In turns it is among the next, first come first served it would be the last but for what a second thread still makes.
    expect(answered).toBeLessThan(theirs.ids.length - 2);
    await Promise.all(requests);
  },
);

test('a paper that was made is handed out again, and another one wherever anything on it differs', async () => {
  const { render } = threads();
  const paper = paperOf(3);
  const first = await render(paper, 'one business');
  expect(await render(structuredClone(paper), 'one business')).toBe(first);
  const others = [
    { ...paper, notes: 'A newer version' },
    { ...paper, heading: 'Facture' },
    { ...paper, look: { ...paper.look, color: '#123456' } },
  ];
  for (const other of others) expect(await render(other, 'one business')).not.toBe(first);
  expect(await render(paper, 'another business')).not.toBe(first);
});

test('asked for twice at once it is made once', async () => {
  const { render } = threads();
  const [first, second] = await Promise.all([render(paperOf(3), 'a'), render(paperOf(3), 'a')]);
  expect(second).toBe(first);
});

test('finished papers are kept within a number of bytes, those asked for last the longest', async () => {
  const size = (await threads().render(paperOf(3))).length;
  const { render } = threads({ keptBytes: Math.ceil(size * 4.5) });
  const nth = (n: number) => render({ ...paperOf(3), notes: `Paper ${n}` });
  const [first, second] = [await nth(1), await nth(2)];
  await nth(3);
  await nth(4);
  expect(await nth(1)).toBe(first);
  await nth(5);
  expect(await nth(1)).toBe(first);
  expect(await nth(2)).not.toBe(second);
});

test('a paper that takes too long is given up, and the next one is made', async () => {
  const { render } = threads({ limitMs: 4_000 });
  const never = await render(paperOf(2_000, 4_800)).catch((error: unknown) => error);
  expect(never).toBeInstanceOf(Unavailable);
  expect((await render(paperOf(1))).length).toBeGreaterThan(1_000);
});

test('twenty seconds are what a paper may take where nobody says otherwise', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { render } = threads();
    let ended: unknown = 'under way';
    const never = render(paperOf(2_000, 4_800)).catch((error: unknown) => {
      ended = error;
    });
    // It waits its turn before its time begins.
    while (vi.getTimerCount() === 0) await new Promise((done) => setImmediate(done));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ended).toBe('under way');
    await vi.advanceTimersByTimeAsync(1);
    await never;
    expect(ended).toBeInstanceOf(Unavailable);
  } finally {
    vi.useRealTimers();
  }
});

test('a document too long for a PDF is refused in words, and made once it is shorter', async () => {
  const api = apiFor(client);
  const id = await api.invoice({ prices: Array.from({ length: 100 }, () => '10') });
  const describe = (length: number) =>
    server.owner.query(
      `update document_line set description = repeat('x', $2) where document_id = (
         select id from document where business_id = $1 order by created_at desc limit 1)`,
      [client.shop.business.id, length],
    );
  const print = () => client.send(printCalls.downloadInvoicePdf, { InvoiceId: id });
  await describe(4000);
  const { status, body } = await print();
  expect([status, body.kind]).toEqual([400, 'invalid']);
  expect(body.Message).toMatch(
    /^This is too long for a PDF: it has 40\d,\d{3} characters, and a PDF can have 300,000\./,
  );
  await describe(100);
  expect((await print()).status).toBe(200);
});

test('by one public link twenty PDFs are made at once, and after Retry-After another', async () => {
  const id = await apiFor(client).invoice({});
  const shared = { kind: 'invoice', DocumentId: id };
  const link = new URL(expectOk(await client.send(shareCalls.createLink, shared)).body.data.link);
  const { type: _, ...body } = Object.fromEntries(link.searchParams);
  const ask = () => server.send(publicPrintCalls.publicInvoicePdf, { body });
  for (let n = 0; n < 20; n += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.body.kind]).toEqual([403, 'throttled']);
  server.pass(Number(refused.headers['retry-after']) / 60);
  expect((await ask()).status).toBe(200);
});
