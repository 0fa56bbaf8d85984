import { expect, test } from 'vitest';
import { renderPdf } from '../../server/adapters/pdf/render.ts';
import { printed } from '../../src/domain/documents/printed.ts';
import { plainLook } from '../../src/domain/template/template.ts';
import { templateStyles } from '../../src/domain/values/template-look.ts';
import { placesIn } from '../support/pdf-places.ts';
import { printableInvoice } from '../support/printable.ts';

/** Of A4, in points. */
const margin = 42;
const long = 'Donaudampfschifffahrt'.repeat(8).slice(0, 160);
const [line] = printableInvoice().lines;

test.each(templateStyles)(
  'in the PDF’s style %s a name without a blank wraps inside its column',
  async (style) => {
    const document = printableInvoice({ look: { ...plainLook, style } });
    const { texts, width } = await placesIn(
      await renderPdf(
        printed({
          ...document,
          from: { name: long, address: '' },
          to: { name: long, email: `${long}@example.com` },
          lines: [{ ...line!, name: long, description: long, taxName: long, taxPercent: '5' }],
        }),
      ),
    );
    expect(Math.max(...texts.map(({ right }) => right))).toBeLessThanOrEqual(width - margin + 1);
    expect(texts.map(({ text }) => text).join('')).toContain(long.slice(-12));
    // Nothing reaches over what stands beside it on the same line.
    const over = texts.filter((one) =>
      texts.some(
        (other) =>
          other !== one &&
          Math.abs(other.y - one.y) < 1 &&
          other.left > one.left &&
          other.left < one.right - 1,
      ),
    );
    expect(over).toEqual([]);
  },
);

test('every line of an address is a line of the PDF', async () => {
  const from = { name: 'Umbrella Works', address: '1 Rain Street\r\n100001 Lagos\n\nNigeria' };
  const { texts } = await placesIn(await renderPdf(printed(printableInvoice({ from }))));
  // Words stand in the file one by one; those of one height are one line.
  const lines = new Map<number, string>();
  for (const { y, text, left } of texts) if (left < 300) lines.set(y, `${lines.get(y) ?? ''}${text}`);
  const written = [...lines.values()].map((line) => line.replace(/\s/g, ''));
  expect(written).toEqual(expect.arrayContaining(['1RainStreet', '100001Lagos', 'Nigeria']));
});
