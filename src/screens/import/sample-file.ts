import type { ImportKindSpec } from '../../domain/import/kind.ts';

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** An address of the sample of a kind, made in the browser. */
export const sampleFile = ({ columns, sample }: Pick<ImportKindSpec, 'columns' | 'sample'>): string => {
  const rows = [
    columns.map(({ name }) => name),
    ...sample.map((row) => columns.map(({ key }) => quoted(row[key] ?? ''))),
  ];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(rows.map((cells) => cells.join(',')).join('\r\n'))}`;
};
