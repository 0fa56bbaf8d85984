import { invalid } from '../../src/domain/values/refusal.ts';
import { listFile as words } from '../../src/domain/words/lists.ts';
import { byteOrderMark, csvLines } from '../adapters/csv.ts';
import { type Ctx, Refused, withBusiness } from '../store/database/tx.ts';
import { handOut, type StoredFile } from '../store/files/files.ts';
import { recordEvent } from '../store/plan/events.ts';

/** Rows of one file at most; one more than these are asked for, so that too many are noticed. */
export const mostRows = 20_000;

/** A list as it is written into a file. */
export interface ListFile {
  /** What is listed, as the file is called: "Bills". */
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** What the audit trail says was done. */
  act: string;
}

/** Some rows of a file that is made piece by piece, as `handOutCsv` takes them. */
export const csvPart = (rows: readonly (readonly string[])[]): string => csvLines(rows);

/** A CSV file of what was made piece by piece. */
export const csvFile = (name: string, parts: readonly string[]): StoredFile => ({
  name,
  mime: 'text/csv; charset=utf-8',
  bytes: Buffer.from(byteOrderMark + parts.join('')),
});

/**
 * Hands a CSV file out for a minute, called after what it lists and the day, and records that it was made.
 *
 * @param parts its text, piece by piece
 * @param params what the audit trail says of it
 */
export const handOutCsv = async (
  ctx: Ctx,
  { title, act }: Pick<ListFile, 'title' | 'act'>,
  parts: readonly string[],
  params: Record<string, unknown>,
): Promise<{ token: string; name: string }> =>
  withBusiness(ctx, 'write', async (tx) => {
    const file = csvFile(`${title} ${tx.today}.csv`, parts);
    const token = await handOut(tx, file);
    await recordEvent(tx, act, 'business', tx.business.id, params);
    return { token, name: file.name };
  });

/**
 * Writes a list into a CSV file, hands it out for a minute, and records that it was done.
 *
 * @throws Refused for more rows than a file holds
 */
export const handOutList = async (
  ctx: Ctx,
  { head, rows, ...list }: ListFile,
): Promise<{ token: string; name: string }> => {
  if (rows.length > mostRows)
    throw new Refused(invalid('searchQuery', words.tooManyRows({ limit: mostRows.toLocaleString('en') })));
  return handOutCsv(ctx, list, [csvLines([head, ...rows])], { rows: rows.length });
};
