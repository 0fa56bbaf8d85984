import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { textReader } from '../../server/adapters/file-text.ts';
import { rowsOfFile } from '../../server/adapters/import-file.ts';
import { proposedEncoding, sampleOf } from '../../server/adapters/propose-encoding.ts';
import { type Encoding, encodings, usualEncodings } from '../../src/domain/import/encodings.ts';

/** The bytes in pieces of a length, so that every letter is cut somewhere. */
const cut = (bytes: Uint8Array, length: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
    bytes.subarray(at * length, (at + 1) * length),
  );

const cellsOf = async (pieces: Uint8Array[], encoding: Encoding): Promise<string[][]> => {
  const cells = [];
  for await (const row of rowsOfFile(pieces, encoding)) cells.push(row.cells);
  return cells;
};

/** A row of letters in the encodings a spreadsheet saves them in, and where such a business is. */
const rows: readonly [Encoding, string, string][] = [
  ['windows-1250', 'en-CZ', 'Žluťoučký kůň s.r.o.;Česká Lípa'],
  ['windows-1250', 'en-PL', 'Łódź Źrebię spółka;Kraków'],
  ['windows-1250', 'en-HU', 'Árvíztűrő tükörfúrógép Kft.;Győr'],
  ['iso-8859-2', 'en-CZ', 'Příliš žluťoučký kůň a.s.;Plzeň'],
  ['windows-1251', 'en-UA', 'ТОВ Ромашка;Київ'],
  ['windows-1251', 'en-BG', 'Слънце ЕООД;София'],
  ['windows-1252', 'en-FR', 'Café Müller;Orléans'],
  ['windows-1252', 'en-DE', 'Große Straße 5;München'],
  ['windows-1252', 'en-SE', 'Smörgåsbord Åkesson AB;Malmö'],
  ['windows-1252', 'en-GB', 'Candle £5;Café'],
  ['windows-1253', 'en-GR', 'Καφέ Αθήνα;Θεσσαλονίκη'],
  ['windows-1254', 'en-TR', 'Şişli Güneş Tekstil;İstanbul'],
  ['windows-1255', 'en-IL', 'חברה בדיקה;תל אביב'],
  ['windows-1256', 'en-SA', 'شركة الاختبار;الرياض'],
  ['windows-1257', 'en-LT', 'Šiaulių duona;Žvėrynas'],
  ['windows-874', 'en-TH', 'บริษัท ทดสอบ จำกัด;กรุงเทพ'],
  ['windows-1258', 'en-VN', 'Công ty Phở Việt;Hà Nội'],
  ['shift_jis', 'en-JP', '株式会社テスト;東京'],
  ['euc-jp', 'en-JP', '株式会社テスト;東京'],
  ['gb18030', 'en-CN', '测试有限公司;北京'],
  ['big5', 'en-TW', '測試有限公司;臺北'],
  ['euc-kr', 'en-KR', '테스트 주식회사;서울'],
];

/** Vietnamese Windows writes tones apart. */
const toned = (text: string): string =>
  text.replaceAll('ở', 'ơ\u0309').replaceAll('ệ', 'ê\u0323').replaceAll('ộ', 'ô\u0323');

const bytesOf = (text: string, encoding: Encoding): Buffer =>
  iconv.encode(encoding === 'windows-1258' ? toned(text) : text, encoding);

describe.each(rows)('a file in %s of a business in %s', (encoding, locale, row) => {
  const text = `Name;City\n"${row.replace(';', '";')}\n`;
  const bytes = bytesOf(text, encoding);

  test('is read letter by letter, wherever its pieces are cut', async () => {
    for (const length of [1, 2, 3, 5, 1000])
      expect(await cellsOf(cut(bytes, length), encoding)).toEqual([['Name', 'City'], row.split(';')]);
  });

  test('is proposed to be read so, there and where other letters are usual', async () => {
    expect(proposedEncoding(await sampleOf([bytes]), locale)).toBe(encoding);
  });
});

test('what decides are the bytes, where they say more than the country', async () => {
  for (const [encoding, , row] of rows.filter(([one]) => !['iso-8859-2', 'windows-1258'].includes(one)))
    for (const locale of ['en-US', 'en-JP', 'en-CZ'])
      if (encoding !== 'windows-1252')
        expect([row, locale, proposedEncoding(bytesOf(row, encoding), locale)]).toEqual([
          row,
          locale,
          encoding,
        ]);
});

test('UTF-8 with a broken letter is still proposed as UTF-8', () => {
  const bytes = Buffer.concat([Buffer.from('Żółw;Łódź\nCafé\n'), Buffer.from([0xe9, 0x0a])]);
  expect(proposedEncoding(bytes, 'en-PL')).toBe('utf-8');
});

test('letters are looked for as far as the last line of a file, and few of them are kept', async () => {
  const plain = Buffer.from('Candle,5\n'.repeat(100_000));
  const sample = await sampleOf([plain, iconv.encode('Svíčka,5\n', 'windows-1250')]);
  expect(iconv.decode(sample, 'windows-1250')).toBe('Svíčka,5\n');
  const much = await sampleOf([iconv.encode('Žluťoučký kůň,5\n'.repeat(100_000), 'windows-1250')]);
  expect(much.length).toBeLessThan(9_000);
});

test.each([
  ['windows-1252', [0x41, 0x81, 0x2c, 0x42], 'A�,B'],
  ['windows-1250', [0x41, 0x83, 0x2c, 0x42], 'A�,B'],
  ['iso-8859-2', [0x41, 0x9a, 0x2c, 0x42], 'A�,B'],
  ['shift_jis', [0x41, 0x8a, 0x2c, 0x42, 0x8a], 'A�,B�'],
  ['big5', [0x41, 0xb0, 0x2c, 0x42, 0xb0], 'A�,B�'],
  ['gb18030', [0x41, 0x81, 0x30, 0x2c, 0x42, 0xff], 'A�0,B�'],
  ['euc-kr', [0x41, 0xb0, 0x2c, 0x42, 0xb0], 'A�,B�'],
  ['utf-8', [0x41, 0xc5, 0x2c, 0x42, 0xc5], 'A�,B�'],
] as const)(
  'in %s, bytes that are no letter are told, and leave what parts the cells',
  (encoding, bytes, text) => {
    for (const length of [1, 2, 100]) {
      const reader = textReader(encoding);
      const read = cut(Buffer.from(bytes), length).map((piece) => reader.write(piece));
      expect(read.join('') + reader.end()).toBe(text);
    }
  },
);

test('every encoding that can be chosen can be read', () => {
  for (const encoding of encodings)
    if (!encoding.startsWith('utf-16'))
      expect(textReader(encoding).write(Buffer.from('A,b\n'))).toMatch(/^A,b/);
});

test.each([
  ['en-CZ', 'windows-1250', 'windows-1252'],
  ['cs-DE', 'windows-1252', 'windows-1250'],
  ['en-JP', 'shift_jis', 'windows-1252'],
  ['zh-HK', 'big5', 'big5'],
  ['zh-Hans-TW', 'big5', 'gb18030'],
  ['en-CN', 'gb18030', 'windows-1252'],
  ['en-RS', 'windows-1251', 'windows-1252'],
  ['sr-Latn-RS', 'windows-1251', 'windows-1250'],
  ['de', 'windows-1252', 'windows-1252'],
])('%s: %s is usual in the country, %s in the language', (locale, ofCountry, ofLanguage) => {
  const usual = usualEncodings(locale);
  expect([usual.ofCountry[0], usual.ofLanguage[0]]).toEqual([ofCountry, ofLanguage]);
});
