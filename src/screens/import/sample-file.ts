import type { ImportKindSpec } from '../../domain/import/kind.ts';
import type { ImportKind } from '../../domain/import/run.ts';
import { importSamples } from '../../domain/import/samples.ts';

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** An address of the sample of a kind, made in the browser. */
export const sampleFile = (kind: ImportKind, { columns }: Pick<ImportKindSpec, 'columns'>): string => {
  const rows = [
    columns.map(({ name }) => name),
    ...importSamples[kind].map((row) => columns.map(({ key }) => quoted(row[key] ?? ''))),
  ];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(rows.map((cells) => cells.join(',')).join('\r\n'))}`;
};
