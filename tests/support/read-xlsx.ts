import { strFromU8, unzipSync } from 'fflate';

/** A cell as its file has it: a number as it is stored there, a text, and how it looks. */
export interface ReadCell {
  type: 'number' | 'text';
  value: string;
  /** How the number is written; null for its usual way. */
  format: string | null;
  bold: boolean;
}

export interface ReadSheet {
  name: string;
  rows: { cells: (ReadCell | null)[]; outline: number }[];
  /** How many rows stay in sight. */
  frozen: number;
  /** Every element of its file that a formula would be. */
  formulas: number;
}

const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp|#\d+);/g, (all, name: string) => {
    const known = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }[name];
    return known ?? (name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : all);
  });

const attribute = (attributes: string, name: string): string | undefined => {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

/** Elements of a name with their attributes and what is in them, in their order. */
const elements = (xml: string, name: string): { attributes: string; inner: string }[] =>
  [...xml.matchAll(new RegExp(`<${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</${name}>)`, 'g'))].map(
    ([, attributes = '', inner = '']) => ({ attributes, inner }),
  );

const textIn = (xml: string): string =>
  unescaped(
    elements(xml, 't')
      .map(({ inner }) => inner)
      .join(''),
  );

/** The number of a column by its letters, from 0. */
const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, '')].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const looksOf = (styles: string) => {
  const formats = new Map(
    elements(styles, 'numFmt').map(({ attributes }) => [
      attribute(attributes, 'numFmtId'),
      attribute(attributes, 'formatCode')!,
    ]),
  );
  const fonts = elements(elements(styles, 'fonts')[0]?.inner ?? '', 'font').map(({ inner }) =>
    /<b(\s[^>]*)?\/>/.test(inner),
  );
  return elements(elements(styles, 'cellXfs')[0]?.inner ?? '', 'xf').map(({ attributes }) => ({
    format: formats.get(attribute(attributes, 'numFmtId')) ?? null,
    bold: fonts[Number(attribute(attributes, 'fontId') ?? 0)] ?? false,
  }));
};

/** Reads an XLSX file back by its XML, as any program that opens it would. */
export const readXlsx = (bytes: Uint8Array): ReadSheet[] => {
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
  const texts = elements(files['xl/sharedStrings.xml'] ?? '', 'si').map(({ inner }) => textIn(inner));
  const looks = looksOf(files['xl/styles.xml']!);
  const names = elements(files['xl/workbook.xml']!, 'sheet').map(
    ({ attributes }) => attribute(attributes, 'name')!,
  );
  return names.map((name, n) => {
    const xml = files[`xl/worksheets/sheet${n + 1}.xml`]!;
    const rows: ReadSheet['rows'] = [];
    for (const { attributes, inner } of elements(elements(xml, 'sheetData')[0]!.inner, 'row')) {
      const cells: (ReadCell | null)[] = [];
      for (const cell of elements(inner, 'c')) {
        const at = columnOf(attribute(cell.attributes, 'r')!);
        const look = looks[Number(attribute(cell.attributes, 's') ?? 0)]!;
        const type = attribute(cell.attributes, 't');
        const stored = elements(cell.inner, 'v')[0]?.inner;
        const value =
          type === 's' ? texts[Number(stored)]! : type === 'inlineStr' ? textIn(cell.inner) : (stored ?? '');
        cells[at] = value === '' ? null : { type: type ? 'text' : 'number', value, ...look };
      }
      rows[Number(attribute(attributes, 'r')) - 1] = {
        cells: Array.from(cells, (cell) => cell ?? null),
        outline: Number(attribute(attributes, 'outlineLevel') ?? 0),
      };
    }
    return {
      name,
      rows: Array.from(rows, (row) => row ?? { cells: [], outline: 0 }),
      frozen: Number(attribute(elements(xml, 'pane')[0]?.attributes ?? '', 'ySplit') ?? 0),
      formulas: elements(xml, 'f').length,
    };
  });
};

/** Excel counts days from the end of 1899; a minute is a part of one. */
export const dayOfSerial = (serial: number): string =>
  new Date(Math.round((serial - 25569) * 86_400_000)).toISOString();
