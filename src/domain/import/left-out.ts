import { type Decimal, isZero, plus, zero } from '../money.ts';
import { asTyped } from '../values/csv.ts';
import { formatDecimal } from '../values/format.ts';
import type { FileRow } from './file-rows.ts';
import { readNumber } from './formats.ts';
import { tellsReason } from './headers.ts';
import { importLeftOut as words } from './import-files.words.ts';
import type { ImportMapping } from './run.ts';

/** What columns are called whose numbers somebody would miss, in the languages of files we know. */
const money =
  /amount|total|tax|vat|gst|hst|balance|paid|due|price|cost|discount|shipping|freight|fee|charge|deposit|credit|debit|refund|adjustment|betrag|steuer|saldo|summe/i;

/** And those whose words. */
const told = /status|state of|note|memo|comment|remark|message|bemerkung|notiz/i;

/** Days are of no sum. */
const days = /date|datum|\bday\b|\bat$/i;

/** As many columns as are named. */
const mostNamed = 10;

/** What is counted of a column. */
interface LeftColumn {
  at: number;
  header: string;
  sum: Decimal;
  numbers: number;
  texts: number;
}

/** Columns of a file that aren't imported although they seem to tell money, a state or notes; keeps sums and none of the rows. */
export class LeftOutColumns {
  readonly #columns: LeftColumn[];
  readonly #sign: ImportMapping['decimalSign'];

  constructor(
    headers: readonly string[],
    { matching, decimalSign }: Pick<ImportMapping, 'matching' | 'decimalSign'>,
  ) {
    const taken = new Set(Object.values(matching));
    this.#sign = decimalSign;
    this.#columns = headers.flatMap((header, at) =>
      !taken.has(at) &&
      !tellsReason(header) &&
      !days.test(header) &&
      (money.test(header) || told.test(header))
        ? [{ at, header, sum: zero, numbers: 0, texts: 0 }]
        : [],
    );
  }

  add({ cells }: FileRow): void {
    for (const column of this.#columns) {
      const typed = asTyped(cells[column.at] ?? '').trim();
      if (typed === '') continue;
      const number = readNumber(typed, this.#sign);
      if (number === null) column.texts += 1;
      else {
        column.sum = plus(column.sum, number);
        column.numbers += 1;
      }
    }
  }

  /** A sentence for each column that has values: what its numbers come to, or how many rows say something. */
  warnings(locale: string): string[] {
    return this.#columns
      .flatMap(({ header, sum, numbers, texts }) => {
        if (numbers > texts)
          return isZero(sum) ? [] : [words.sum({ column: header, sum: formatDecimal(sum, locale) })];
        return texts > 0 && told.test(header)
          ? [words.text({ column: header, rows: texts, formatted: texts.toLocaleString(locale) })]
          : [];
      })
      .slice(0, mostNamed);
  }
}
