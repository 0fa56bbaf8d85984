import { expect, test } from 'vitest';
import { renderLabels } from '../../server/adapters/pdf/labels.ts';
import { renderPdf } from '../../server/adapters/pdf/render.ts';
import { labelSheets } from '../../src/domain/barcode/labels.ts';
import type { Party } from '../../src/domain/documents/document.ts';
import { printed } from '../../src/domain/documents/printed.ts';
import { plainLook } from '../../src/domain/template/template.ts';
import { templateFonts } from '../../src/domain/values/template-look.ts';
import { placesIn } from '../support/pdf-places.ts';
import { printableInvoice } from '../support/printable.ts';

/** A name in each script, as its owner writes it. */
const names = [
  '测试有限公司',
  '株式会社テスト',
  '𠮷野家ホールディングス',
  '주식회사 테스트',
  'شركة الاختبار المحدودة',
  'مؤسسة الإسلام للتجارة',
  'חברת בדיקה בע״מ',
  'שָׁלוֹם',
  'บริษัท ทดสอบ จำกัด น้ำ',
  'परीक्षण कंपनी प्राइवेट लिमिटेड कि',
  'சோதனை நிறுவனம் கொள்கை',
  'შპს ტესტი',
  'Փորձարկում ՍՊԸ',
  'কোম্পানি লিমিটেড',
  'ఉదాహరణ సంస్థ',
  'ગુજરાતી કંપની',
  'ਪੰਜਾਬੀ ਕੰਪਨੀ',
  'ಕನ್ನಡ ಕಂಪನಿ',
  'മലയാളം കമ്പനി',
  'ලංකා සමාගම',
  'ក្រុមហ៊ុន',
  'ບໍລິສັດ',
  'ကုမ္ပဏီ',
  'የኢትዮጵያ ንግድ',
  'Café 😀',
] as const;

const invoiceFor = (to: Partial<Party>, more: object = {}) =>
  printed(printableInvoice({ to: { name: 'Ada Stone', ...to }, ...more }));

/** What is copied of a PDF; its pieces of one line follow each other as they are read. */
const copied = async (bytes: Uint8Array): Promise<string> =>
  (await placesIn(bytes)).texts.map(({ text }) => text).join('');

/** The typefaces that are in a PDF, without the letters before their names. */
const typefacesIn = (bytes: Uint8Array): string[] =>
  [
    ...new Set(
      Array.from(
        Buffer.from(bytes)
          .toString('latin1')
          .matchAll(/\/BaseFont \/\w+\+(\S+)/g),
        ([, name]) => name!,
      ),
    ),
  ].sort();

const unspaced = (text: string): string => text.normalize().replace(/\s/g, '');

test.each(names)(
  'the letters of %s are copied from its PDF in the order in which they are read',
  async (name) => {
    const text = await copied(await renderPdf(invoiceFor({ name })));
    expect(unspaced(text)).toContain(unspaced(name));
  },
);

test('the words of a line from right to left are copied with their blanks', async () => {
  const { texts } = await placesIn(await renderPdf(invoiceFor({ name: 'شركة الاختبار المحدودة' })));
  expect(texts.map(({ text }) => text)).toContain('شركة الاختبار المحدودة');
});

test('in a line of both directions each word is where its readers look for it', async () => {
  const { texts } = await placesIn(await renderPdf(invoiceFor({ name: 'شركة ABC للتجارة' })));
  const [first, latin, last] = ['شركة', 'ABC', 'للتجارة'].map(
    (word) => texts.find(({ text }) => text.includes(word))!,
  );
  expect(latin!.right).toBeLessThanOrEqual(first!.left + 1);
  expect(last!.right).toBeLessThanOrEqual(latin!.left + 1);
  const mixed = await placesIn(await renderPdf(invoiceFor({ name: 'Invoice for حسن and sons' })));
  const [before, inside, after] = ['for', 'حسن', 'and'].map(
    (word) => mixed.texts.find(({ text }) => text.includes(word))!,
  );
  expect(before!.right).toBeLessThanOrEqual(inside!.left + 1);
  expect(inside!.right).toBeLessThanOrEqual(after!.left + 1);
});

test('brackets open towards what is in them, whichever way it goes', async () => {
  const { texts } = await placesIn(await renderPdf(invoiceFor({ name: 'שלום (עולם) טוב' })));
  const [left, right] = ['(', ')'].map((sign) => texts.find(({ text }) => text.trim() === sign)!);
  expect(left!.left).toBeLessThan(right!.left);
});

test('a long text without blanks ends its lines between words and stays inside its column', async () => {
  const notes = 'บริษัททดสอบจำกัด'.repeat(20);
  const { texts, width } = await placesIn(await renderPdf(invoiceFor({}, { notes })));
  expect(Math.max(...texts.map(({ right }) => right))).toBeLessThanOrEqual(width - 41);
  const lines = new Map<number, string>();
  for (const { text, y } of texts) lines.set(y, (lines.get(y) ?? '') + text);
  const thai = [...lines.values()].filter((line) => /\p{Script=Thai}/u.test(line));
  expect(thai.length).toBeGreaterThan(1);
  for (const line of thai) expect(line).toMatch(/^(บริษัท|ทดสอบ|จำกัด)/);
});

test.each([
  ['JP', undefined, 'NotoSansJP'],
  ['CN', undefined, 'NotoSansSC'],
  ['TW', undefined, 'NotoSansTC'],
  [undefined, 'JP', 'NotoSansJP'],
  ['KR', 'JP', 'NotoSansKR'],
  [undefined, undefined, 'NotoSansSC'],
])(
  'for a customer in %s of a business in %s, shared characters have the shape of %s',
  async (basedIn, country, face) => {
    const from = { name: 'Umbrella Works', country };
    const typefaces = typefacesIn(await renderPdf(invoiceFor({ name: '直角海', basedIn }, { from })));
    expect(typefaces.filter((name) => name.startsWith('Noto')).every((name) => name.startsWith(face))).toBe(
      true,
    );
    expect(typefaces.some((name) => name.startsWith(face))).toBe(true);
  },
);

test('a text with kana is Japanese wherever it goes', async () => {
  const typefaces = typefacesIn(await renderPdf(invoiceFor({ name: '直角海の家', basedIn: 'CN' })));
  expect(typefaces.filter((name) => name.startsWith('NotoSansSC'))).toEqual([]);
});

test.each(templateFonts)(
  'paper in Latin, Greek and Cyrillic alone brings the typefaces of %s and no other',
  async (font) => {
    const paper = invoiceFor({ name: 'Žluťoučký Ελλάδα Київ Tiếng Việt' }, { look: { ...plainLook, font } });
    const typefaces = typefacesIn(await renderPdf(paper));
    const own = { Avenir: /NunitoSans|Inter/, Inter: /Inter/, Georgia: /Gelasio|Inter/ }[font];
    expect(typefaces.filter((name) => !own.test(name))).toEqual([]);
  },
);

test('a label has names in every script, cut off with dots where they are longer', async () => {
  const label = { price: '€8.00', barcode: 'A', modules: [1, 1, 1] };
  const long = '测试有限公司'.repeat(9);
  const bytes = await renderLabels({
    title: 'Labels',
    sheet: labelSheets['a4-24'],
    first: 1,
    labels: ['测试有限公司', 'شمعة عطرية', 'เทียนหอม', 'Candle', long].map((name) => ({ ...label, name })),
  });
  const text = unspaced(await copied(bytes));
  for (const name of ['测试有限公司', 'شمعةعطرية', 'เทียนหอม', 'Candle']) expect(text).toContain(name);
  expect(text).toContain('…');
  expect(text).not.toContain(long);
});
