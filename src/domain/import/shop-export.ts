import type { FileRow } from './file-rows.ts';
import type { ImportColumn } from './matching.ts';

const normalHeader = (header: string): string => header.trim().toLowerCase();

/** Whether a file is Shopify's export of products: a row for each variant, and for each further picture. Source: answers-2.md, Q61. */
export const isShopExport = (headers: readonly string[]): boolean => {
  const names = new Set(headers.map(normalHeader));
  return names.has('handle') && names.has('title') && names.has('variant price');
};

/** The columns of items as such a file is matched with them: its type is a category of the shop's own, and no kind of item. */
export const shopColumns = (columns: readonly ImportColumn[]): ImportColumn[] =>
  columns
    .filter(({ key }) => key !== 'kind')
    .map((column) =>
      column.key === 'category' ? { ...column, aliases: ['Type', ...column.aliases] } : column,
    );

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** One sign as HTML writes it; one of no name that is known stays as it is written. */
const signOf = (written: string, name: string): string => {
  if (!name.startsWith('#')) return signs[name.toLowerCase()] ?? written;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
};

/** What HTML says as text: a line for each paragraph, its marks taken off. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(style|script)\b[^>]*>.*?<\/\1>/gis, '')
    .replace(/\s+/g, ' ')
    .replace(/<\/?(br|p|div|ul|ol|li|h[1-6]|table|tr)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(#?\w{1,10});/g, signOf)
    .replace(/\s*\n\s*/g, '\n')
    .trim();

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as HTML that says it: `textOfHtml` reads it back. */
export const htmlOfText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => escaped[sign]!).replaceAll('\n', '<br>');

const bodyColumn = 'body (html)';

/** Writes the cells of a row that was read of such a file as the file had them, so that they are read once more alike. */
export const asShopWrote =
  (headers: readonly string[]) =>
  (cells: readonly string[]): string[] =>
    cells.map((cell, at) => (normalHeader(headers[at] ?? '') === bodyColumn ? htmlOfText(cell) : cell));

/** What a variant has of its product, whose first row alone says it. */
const ofProduct = ['title', bodyColumn, 'type'] as const;

/**
 * Reads the rows of such a file in turn: each variant becomes a row of its own that says all of it, named by its product and its options, as
 * "Shirt - Red / M"; what names a further picture alone is passed over. Rows of one product follow each other; it keeps one.
 *
 * @returns for each row the one that is meant, or null
 */
export const shopRows = (headers: readonly string[]): ((row: FileRow) => FileRow | null) => {
  const at = (name: string): number => headers.findIndex((header) => normalHeader(header) === name);
  const [handleAt, titleAt, bodyAt] = [at('handle'), at('title'), at(bodyColumn)];
  const inherited = ofProduct.map(at).filter((column) => column >= 0);
  const optionsAt = [1, 2, 3].map((n) => at(`option${n} value`)).filter((column) => column >= 0);
  const variantAt = ['variant sku', 'variant price'].map(at).filter((column) => column >= 0);
  let first: { handle: string; cells: readonly string[] } | null = null;
  return ({ line, cells: typed }) => {
    const cell = (column: number): string => (typed[column] ?? '').trim();
    if (![titleAt, ...variantAt, ...optionsAt].some((column) => cell(column) !== '')) return null;
    const cells = [...typed];
    if (cell(titleAt) !== '') first = { handle: cell(handleAt), cells: typed };
    else if (first?.handle === cell(handleAt))
      for (const column of inherited) if (cell(column) === '') cells[column] = first.cells[column] ?? '';
    const options = optionsAt.map(cell).filter((option) => option !== '' && option !== 'Default Title');
    const title = (cells[titleAt] ?? '').trim();
    const ending = ` - ${options.join(' / ')}`;
    if (title !== '' && options.length > 0 && !title.endsWith(ending)) cells[titleAt] = `${title}${ending}`;
    if (bodyAt >= 0) cells[bodyAt] = textOfHtml(cells[bodyAt] ?? '');
    return { line, cells };
  };
};
