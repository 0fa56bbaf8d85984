import { paperDayLocale } from '../documents/paper-locale.ts';
import { formatDay } from '../values/format.ts';
import type { Range } from '../values/period.ts';
import { reportFileWords } from '../words/reports.ts';
import { packageWords, packageContentsWords as words } from '../words/year-end.ts';
import type { Preparation } from './file-rows.ts';
import { daysOfSheet } from './sheet.ts';

/** What the text file in the accountant's package tells of it. */
export interface PackageContents {
  preparation: Preparation;
  days: Range;
  currency: string;
  /** The minute all of it was read in, in the business's own zone. */
  at: string;
  zone: string;
  /** Every file with the SHA-256 of its bytes, in hexadecimal. */
  files: readonly { name: string; sha256: string }[];
  /** What isn't in it, each with the reason. */
  leftOut: readonly { name: string; reason: string }[];
  /** How far the audit trail went; null where the plan lacks it. */
  trail: { count: number; newest: { at: string; what: string; by: string; id: string } | null } | null;
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines] : [];

/** That text. Its lines of files are as `sha256sum --check` reads them. */
export const packageContentsText = (contents: PackageContents): string => {
  const { preparation, days, currency, at, zone, files, leftOut, trail } = contents;
  const locale = paperDayLocale(preparation.locale);
  return [
    ...preparation.from,
    '',
    packageWords.title,
    daysOfSheet(days, (day) => formatDay(day, locale, 'long')),
    reportFileWords.amountsIn(currency),
    preparation.prepared,
    words.moment({ at, zone }),
    ...section(
      words.files,
      files.map(({ name, sha256 }) => `${sha256}  ${name}`),
    ),
    ...section(words.leftOut, leftOut.map(words.because)),
    ...section(
      words.trail,
      trail === null
        ? []
        : [
            words.trailCount(trail.count, trail.count.toLocaleString(preparation.locale)),
            ...(trail.newest ? [words.newest(trail.newest)] : []),
          ],
    ),
    '',
  ].join('\r\n');
};
