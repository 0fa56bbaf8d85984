import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barcodeCalls } from '../../src/api/calls/barcode.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { picturesOfPdf } from '../support/pdf-picture.ts';
import { readPdf } from '../support/pdf-text.ts';
import { barcodesOn } from '../support/read-barcodes.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let candle: string;
let soap: string;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  candle = await item('Candle', '4006381333931', '8');
  soap = await item('Soap of olives', 'SOAP-1', '1234.5');
});
afterAll(() => server.close());

const item = async (productname: string, barcode: string, price = '1') =>
  expectOk(await client.send(productCalls.addProduct, { type: 'product', productname, price, barcode })).body
    .data.id;

const ask = (labels: readonly [productId: string, count: number][], more: object = {}) =>
  client.send(barcodeCalls.barcodeLabel, {
    labels: labels.map(([productId, count]) => ({ productId, quantity: count })),
    sheet: 'a4-24',
    ...more,
  });
const file = async (...args: Parameters<typeof ask>) => {
  const { url, name } = expectOk(await ask(...args)).body.data;
  const { rawPayload, headers } = await server.app.inject({ url });
  return { name, mime: headers['content-type'], bytes: new Uint8Array(rawPayload) };
};

const dotsPerMm = 300 / 25.4;
/** A page as a scanner reads it: what each barcode says, where it begins and how wide it is, in millimetres. */
const scanned = async (bytes: Uint8Array) =>
  Promise.all(
    (await picturesOfPdf(bytes)).map(async (page) => ({
      size: [page.width, page.height].map((dots) => dots / dotsPerMm),
      codes: (await barcodesOn(page)).map(({ text, left, right, top }) => ({
        text,
        left: left / dotsPerMm,
        top: top / dotsPerMm,
        width: (right - left) / dotsPerMm,
      })),
    })),
  );

describe('labels', () => {
  test('lie where the sheet has them, from its first free place, and are read by a scanner', async () => {
    const made = await file(
      [
        [candle, 2],
        [soap, 1],
      ],
      { first: 3 },
    );
    expect([made.name, made.mime]).toEqual(['Labels.pdf', 'application/pdf']);
    const [page, ...more] = await scanned(made.bytes);
    expect(more).toEqual([]);
    expect(page!.size[0]).toBeCloseTo(210, 0);
    expect(page!.size[1]).toBeCloseTo(297, 0);
    expect(page!.codes.map(({ text }) => text)).toEqual(['4006381333931', '4006381333931', 'SOAP-1']);
    // The third place ends the first row; the next two begin the second, 37 mm below.
    const [first, second, third] = page!.codes;
    for (const [code, from] of [
      [first!, 140],
      [second!, 0],
      [third!, 70],
    ] as const) {
      expect(code.left).toBeGreaterThan(from + 5);
      expect(code.left + code.width).toBeLessThan(from + 65);
    }
    expect(second!.top - first!.top).toBeCloseTo(37, 0);
    expect(third!.top).toBeCloseTo(second!.top, 0);
    // An EAN-13 in full size: 95 modules of 0.33 mm.
    expect(first!.width).toBeCloseTo(95 * 0.33, 0);
  });

  test('say the name and the price of their item as the business writes it', async () => {
    const { text } = await readPdf((await file([[soap, 1]])).bytes);
    expect(text.trim()).toBe('Soap of olives $1,234.50 SOAP-1');
  });

  test.each([
    ['a4-40', 41, [40, 1]],
    ['a4-24', 25, [24, 1]],
    ['roll', 2, [1, 1]],
  ] as const)('of %s go on on the next page', async (sheet, count, pages) => {
    const read = await scanned((await file([[candle, count]], { sheet })).bytes);
    expect(read.map(({ codes }) => codes.length)).toEqual(pages);
  });

  test('of a roll are pages of their size', async () => {
    const [page] = await scanned((await file([[candle, 1]], { sheet: 'roll' })).bytes);
    expect(page!.size.map(Math.round)).toEqual([50, 30]);
    expect(page!.codes[0]!.width).toBeCloseTo(95 * 0.33, 0);
  });
});

describe('no labels are printed', () => {
  const refused = (message: string, field?: string) => ({
    status: 400,
    body: { kind: 'invalid', Message: message, ...(field && { fields: [{ field, message }] }) },
  });

  test('of an item without a barcode, or with one too long for its label', async () => {
    const bare = await item('Bare', '');
    expect(
      await ask([
        [candle, 1],
        [bare, 1],
      ]),
    ).toMatchObject(refused('Bare has no barcode yet. Give it one, or leave it out.', 'labels.1.quantity'));
    const long = await item('Long', 'a'.repeat(24));
    expect(await ask([[long, 1]])).toMatchObject({ status: 200 });
    expect(await ask([[long, 1]], { sheet: 'roll' })).toMatchObject(
      refused('The barcode of Long is too long for this label. Choose a larger one, or leave it out.'),
    );
  });

  test.each([
    [{ sheet: 'a3' }, 1, 'Choose a sheet from the list.'],
    [{ first: 0 }, 1, 'This sheet has places 1 to 24.'],
    [{ first: 25 }, 1, 'This sheet has places 1 to 24.'],
    [{}, 0, 'Print at least 1 label.'],
    [{}, -1, 'Print at least 1 label.'],
    [{}, 1001, 'At most 1,000 labels can be printed at a time.'],
  ])('with %j and %i of them', async (more, count, message) =>
    expect(await ask([[candle, count]], more)).toMatchObject(refused(message)),
  );

  test('of another business’s item', async () => {
    const other = await server.client();
    const labels = [{ productId: candle, quantity: 1 }];
    expect(await other.send(barcodeCalls.barcodeLabel, { labels, sheet: 'roll' })).toMatchObject({
      status: 404,
    });
  });
});
