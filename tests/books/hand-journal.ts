/** A journal as it is written by hand, and sums of it in whole cents: nothing here is of the product. */

export interface HandLine {
  account: number;
  /** Cents, a debit above nothing. */
  cents: number;
}

export interface HandEntry {
  day: string;
  text: string;
  lines: HandLine[];
}

const centsOf = (amount: string): number => {
  const [, whole, part] = /^(\d+)\.(\d\d)$/.exec(amount)!;
  return Number(whole) * 100 + Number(part);
};

const sideOf = (written: string, sign: 1 | -1): HandLine[] =>
  written.split(',').map((one) => {
    const [account, amount] = one.trim().split(' ');
    return { account: Number(account), cents: sign * centsOf(amount!) };
  });

/** Reads `day | text | debits | credits`, an entry a line. @throws where the two sides aren't equal */
export const handJournal = (written: string): HandEntry[] =>
  written
    .trim()
    .split('\n')
    .map((line) => {
      const [day, text, debits, credits] = line.split('|').map((cell) => cell.trim());
      const lines = [...sideOf(debits!, 1), ...sideOf(credits!, -1)];
      if (lines.reduce((sum, { cents }) => sum + cents, 0) !== 0) throw new Error(`Out of balance: ${line}`);
      return { day: day!, text: text!, lines };
    });

/** Cents as the product writes an amount: `120.5`, `-3`. */
export const written = (cents: number): string => String(cents / 100);

/** What accounts moved from one day to another, both included, by their numbers; those that come to nothing left out. */
export const movedIn = (
  entries: readonly HandEntry[],
  from: string,
  to: string,
  isCounted: (line: HandLine, entry: HandEntry) => boolean = () => true,
): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const entry of entries)
    if (entry.day >= from && entry.day <= to)
      for (const line of entry.lines)
        if (isCounted(line, entry)) sums.set(line.account, (sums.get(line.account) ?? 0) + line.cents);
  return new Map([...sums].filter(([, cents]) => cents !== 0).sort(([a], [b]) => a - b));
};

/** An entry as a line of text by which two journals are compared: its day, and each account with what it comes to. */
export const comparable = (day: string, lines: readonly HandLine[]): string => {
  const sums = new Map<number, number>();
  for (const { account, cents } of lines) sums.set(account, (sums.get(account) ?? 0) + cents);
  return `${day} ${[...sums]
    .sort(([a], [b]) => a - b)
    .map(([account, cents]) => `${account} ${written(cents)}`)
    .join(', ')}`;
};
