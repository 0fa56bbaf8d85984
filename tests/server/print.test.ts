import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import { forgetExpired } from '../../server/jobs/forget-expired.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { publicPrintCalls } from '../../src/api/calls/public-document.ts';
import { printed } from '../../src/domain/documents/printed.ts';
import { formatAmount, formatMoney } from '../../src/domain/values/format.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { everyRow } from '../support/dump.ts';
import { type ReadPdf, readPdf } from '../support/pdf-text.ts';
import { printableInvoice } from '../support/printable.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: ReturnType<typeof apiFor>;
const threads = pdfThreads(1);
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  api = apiFor(client);
});
afterAll(async () => {
  await threads.close();
  await server.close();
});

const downloadOf = async (id: string, more: Record<string, unknown> = {}) =>
  expectOk(await client.send(printCalls.downloadInvoicePdf, { InvoiceId: id, ...more })).body.data;
const fetched = (url: string) => server.app.inject({ method: 'GET', url });
const pdfOf = async (id: string, more: Record<string, unknown> = {}): Promise<ReadPdf> =>
  readPdf((await fetched((await downloadOf(id, more)).url)).rawPayload);

/** Every text of the paper, in the order in which it is read. */
const textOf = (paper: ReturnType<typeof printed>): string =>
  [
    ...paper.from,
    paper.heading,
    ...paper.facts,
    paper.stamp ?? '',
    ...paper.parties.flatMap(({ label, lines }) => [label, ...lines]),
    paper.headline ?? '',
    ...paper.columns.map(({ label }) => label),
    ...paper.rows.flatMap(({ cells, note }) => [cells[0]!, note, ...cells.slice(1)]),
    ...paper.totals.flatMap(({ label, text }) => [label, text]),
    paper.notes,
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ');

describe('a PDF', () => {
  test.each([1, 5, 100])('of %i lines names the totals the API answers', async (count) => {
    const prices = Array.from({ length: count }, (_, n) => String(10 + n));
    const id = await api.invoice({ prices, deposit: '3.5' });
    const { subtotal, total, amountpaid, amountdue, currency, invoicenumber } = await api.view(id);
    const money = (amount: string) => formatMoney(amount, currency, client.shop.business.locale);
    // The business is in the United States, where paper is Letter.
    const { text, title, sizes } = await pdfOf(id);
    expect(title).toBe(`Invoice #${invoicenumber}`);
    expect(new Set(sizes.map(String))).toEqual(new Set(['215.9,279.4']));
    const figure = (amount: string) => formatAmount(amount, currency, client.shop.business.locale);
    expect(text).toContain(
      `Subtotal ${figure(subtotal)} Total ${currency} ${money(total)} Paid March 2, 2026 −${figure(amountpaid)} Amount due ${money(amountdue)}`,
    );
    expect(text.match(/Consulting/g)).toHaveLength(count);
  });

  test('holds every text of the paper in its order: two currencies, tax, discount, shipping and its tax', async () => {
    for (const lines of [1, 5, 100]) {
      const paper = printed(
        printableInvoice({
          lines,
          currency: 'USD',
          rate: '1550.25',
          discount: '1.5',
          tax: '2.25',
          shipping: '12',
          shippingTax: '0.9',
          total: '34.65',
          homeTotal: '53716.16',
          paid: '4.65',
          owed: '30',
        }),
      );
      const { text } = await readPdf(await threads.render(paper));
      // Each page begins with the heads of the columns; of several each is counted, and the later ones name the document.
      const once = (whole: string) =>
        whole
          .replaceAll(' Item Quantity Price Amount', '')
          .replaceAll(' Invoice #INV-0042 Umbrella Works', '')
          .replace(/ Page \d of \d/g, '');
      expect(once(text.trim())).toBe(once(textOf(paper)));
    }
  });

  test.each(['₦', '€', '£', '₹', '¥', '₵'])('writes %s', async (sign) => {
    const currency = { '₦': 'NGN', '€': 'EUR', '£': 'GBP', '₹': 'INR', '¥': 'JPY', '₵': 'GHS' }[sign]!;
    const home = { currency, homeCurrency: currency, locale: currency === 'GHS' ? 'ak-GH' : 'en-NG' };
    const paper = printed(printableInvoice({ ...home, notes: sign }));
    const { text } = await readPdf(await threads.render(paper));
    expect(text).toContain(`${sign}21`);
    expect(text.trim().endsWith(sign)).toBe(true);
  });

  test('of a packing slip names goods and quantities, and no price', async () => {
    const id = await api.invoice({ prices: ['123.45'] });
    const { title, text } = await pdfOf(id, { printas: 'packing-slip' });
    expect(title).toMatch(/^Packing slip #INV-/);
    expect(text).toContain('Consulting 1');
    expect(text).not.toContain('123.45');
  });

  test('of a cancelled invoice says so', async () => {
    const id = await api.invoice();
    expectOk(await api.cancel(id));
    expect((await pdfOf(id)).text).toContain('Cancelled');
  });
});

describe('what was typed stays text', () => {
  const canary = 'http://127.0.0.1:9/canary.png';
  const typed = [
    `{"image":"${canary}"}`,
    `<img src="${canary}"><script>app.alert(1)</script>`,
    `[link](${canary}) \\u0000 %PDF-1.4 (/JS) /Launch /OpenAction`,
  ];

  test('no script, no launch, no link, nothing fetched', async () => {
    const id = await api.invoice({ item: typed[0]!, notes: typed.join('\n') });
    const { rawPayload } = await fetched((await downloadOf(id)).url);
    const raw = rawPayload.toString('latin1');
    for (const name of ['/JavaScript', '/JS', '/Launch', '/OpenAction', '/URI', '/EmbeddedFile', '/Annots'])
      expect(raw.includes(name), name).toBe(false);
    const { text } = await readPdf(rawPayload);
    for (const line of typed) expect(text.replaceAll(' ', '')).toContain(line.replaceAll(' ', ''));
  });

  test('control characters are left out, and the file is whole', async () => {
    const paper = printed(printableInvoice({ notes: 'a\u0000b\u001bc\u200bd\re' }));
    expect((await readPdf(await threads.render(paper))).text).toContain('abcde');
  });
});

describe('a signed address', () => {
  test('gives the one file for one minute, to be saved and not shown', async () => {
    const { url, name } = await downloadOf(await api.invoice());
    expect(url).toMatch(/^\/api\/files\/[A-Za-z0-9_-]{43}$/);
    const answer = await fetched(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    server.setToday('2026-03-03');
    expect((await fetched(url)).statusCode).toBe(404);
    server.setToday('2026-03-02');
  });

  test('is stored as its hash, and another is as good as none', async () => {
    const { url } = await downloadOf(await api.invoice());
    expect(await everyRow(server.url)).not.toContain(url.split('/').at(-1));
    for (const wrong of ['A'.repeat(43), 'x', client.token])
      expect((await fetched(`/api/files/${wrong}`)).statusCode).toBe(404);
  });
});

test('a file kept for a download goes with its address', async () => {
  const { url } = await downloadOf(await api.invoice());
  const kept = async () => (await server.owner.query('select 1 from file')).rowCount;
  expect(await kept()).toBeGreaterThan(0);
  const later = () => new Date(client.shop.clock().getTime() + 61_000);
  await server.owner.query("select graphile_worker.add_job('forget-expired')");
  await runOnce({
    connectionString: server.url,
    taskList: { 'forget-expired': forgetExpired(later) },
    parsedCronItems: [],
    logger: new Logger(() => () => {}),
  });
  expect(await kept()).toBe(0);
  expect((await fetched(url)).statusCode).toBe(404);
});

test('who came by a public link has the same PDF, until the link is revoked', async () => {
  const id = await api.invoice();
  const shared = { kind: 'invoice', DocumentId: id };
  const link = new URL(expectOk(await client.send(shareCalls.createLink, shared)).body.data.link);
  const { type: _, ...payload } = Object.fromEntries(link.searchParams);
  const ask = () =>
    server.app.inject({ method: 'POST', url: publicPrintCalls.publicInvoicePdf.path, payload });
  const { url } = (await ask()).json().data;
  expect((await readPdf((await fetched(url)).rawPayload)).text).toBe((await pdfOf(id)).text);
  expectOk(await client.send(shareCalls.revokeLinks, shared));
  expect((await ask()).statusCode).toBe(404);
});
