import { expect, test } from 'vitest';
import { lettersOfFaces } from '../../server/adapters/pdf/letters-of-faces.ts';
import { renderPdf } from '../../server/adapters/pdf/render.ts';
import { printed } from '../../src/domain/documents/printed.ts';
import { lettersOnPaper } from '../../src/domain/values/letters-on-paper.ts';
import { mailingServer } from '../support/mailing.ts';
import { placesIn } from '../support/pdf-places.ts';
import { printableInvoice } from '../support/printable.ts';

const shop = mailingServer();

test('the letters that the page takes for printable are those of the typefaces', async () => {
  expect(lettersOnPaper).toBe(await lettersOfFaces());
});

test('before a document goes out its letters that PDFs can’t show are named, and those alone', async () => {
  const plain = await shop.invoice();
  const gothic = await shop.api.invoice({ customer: await shop.customer({ name: 'Wulfila 𐍅𐌿' }) });
  expect((await shop.sharing(plain)).unprintable).toEqual([]);
  expect((await shop.sharing(gothic)).unprintable).toEqual(['𐍅', '𐌿']);
});

test('a PDF shows a box for each of them', async () => {
  const paper = printed(printableInvoice({ to: { name: 'Wulfila 𐍅𐌿 Ltd' } }));
  const { texts } = await placesIn(await renderPdf(paper));
  expect(texts.map(({ text }) => text).join('')).toContain('Wulfila□□Ltd');
});
