import { endsWithYear } from '../books/fiscal-balances.ts';
import { type Day, daysAfter, lastOfMonth } from '../day.ts';
import { isZero, sum } from '../money.ts';
import { booksFileTexts as words } from '../words/books-export.ts';
import { type AccountSpelling, accountNames, accountsToName } from './account-names.ts';
import { type ExportedBooks, type ExportedEntry, type ExportedLine, earlierYears } from './exported-books.ts';
import { Holdings, type Posting, postingsOf } from './postings.ts';

/** A posting as it is written: with the name of its account, and what its line says beside its amount. */
export interface WrittenPosting extends Posting {
  account: string;
  contact: string | null;
  memo: string | null;
}

/** A transaction as it is written. */
export interface WrittenEntry {
  onDay: Day;
  document: string | null;
  /** The document's number, or where it has none the entry's own. */
  code: string;
  /** Whom all of it is about. */
  contact: string | null;
  text: string;
  /** What it is known by besides, as name and value. */
  facts: readonly (readonly [string, string | number])[];
  /** What is carried into a new fiscal year; posted by nobody. */
  isCarried: boolean;
  postings: readonly WrittenPosting[];
}

/** How much of a currency is on an account. */
export interface WrittenBalance {
  account: string;
  currency: string;
  units: string;
}

/** How the files of a program are written. */
export interface BooksWriter {
  spelling: AccountSpelling;
  head: (books: ExportedBooks, names: ReadonlyMap<number, string>) => string;
  entry: (entry: WrittenEntry, home: string) => string;
  /** That accounts have these balances at the end of a day. */
  balances: (onDay: Day, balances: readonly WrittenBalance[]) => string;
}

const contactOf = (lines: readonly ExportedLine[]): string | null => {
  const contacts = new Set(lines.flatMap(({ contact }) => contact ?? []));
  const [first = null] = contacts;
  return contacts.size === 1 ? first : null;
};

/** A day on which something is written beside entries: after those of a month, or before those of a fiscal year. */
interface Turn {
  onDay: Day;
  kind: 'month' | 'year';
}

/** The turns of some days, in order: the last day of each month and of them all, and first days of fiscal years. */
function* turnsOf({ days, fiscalStarts }: ExportedBooks): Generator<Turn, void> {
  let starts = fiscalStarts;
  for (let from = days.from; from <= days.to; ) {
    const last = lastOfMonth(from);
    const onDay = last < days.to ? last : days.to;
    for (const start of starts.filter((day) => day <= onDay)) yield { onDay: start, kind: 'year' };
    starts = starts.filter((day) => day > onDay);
    yield { onDay, kind: 'month' };
    if (onDay === days.to) return;
    from = daysAfter(onDay, 1);
  }
}

/**
 * Writes books for a program, piece by piece, entries in the order of their days. What stood on each account is the first entry; on each first
 * day of a fiscal year income and expenses are carried to earlier years, and after each month in which anything moved the balances are
 * stated, so that the program checks them. Source: finance-answers.md, Q142 and Q129.
 */
export class BooksFile {
  readonly #books: ExportedBooks;
  readonly #writer: BooksWriter;
  readonly #names: ReadonlyMap<number, string>;
  readonly #held = new Holdings();
  readonly #turns: Iterator<Turn, void>;
  #next: Turn | undefined;
  #hasMoved = false;

  constructor(books: ExportedBooks, writer: BooksWriter) {
    this.#books = books;
    this.#writer = writer;
    this.#names = accountNames(accountsToName(books.accounts), writer.spelling);
    this.#turns = turnsOf(books);
    this.#next = this.#turns.next().value ?? undefined;
  }

  /** Accounts, currencies, rates, and what stood on the accounts. */
  begin(): string {
    const { homeCurrency, opening, days } = this.#books;
    const postings = opening.flatMap((amount) => postingsOf(amount, homeCurrency));
    const own = { code: words.openingCode, text: words.opening, isCarried: false };
    return this.#writer.head(this.#books, this.#names) + this.#made(days.from, own, postings);
  }

  /** An entry, and before it what is due by its day. */
  entry({ onDay, number, kind, memo, document, reverses, lines }: ExportedEntry): string {
    const due = this.#until((turn) => turn.onDay < onDay || (turn.kind === 'year' && turn.onDay === onDay));
    const postings = lines.flatMap(({ contact, memo: said, ...amount }) =>
      postingsOf(amount, this.#books.homeCurrency).map((posting) => ({
        ...this.#named(posting),
        contact,
        memo: said,
      })),
    );
    const facts: [string, string | number][] = [
      ['entry', number],
      ['kind', kind],
      ...(reverses === null ? [] : [['reverses', reverses] as [string, number]]),
    ];
    return (
      due +
      this.#written({
        onDay,
        document,
        code: document ?? words.entryCode(number),
        contact: contactOf(lines),
        text: memo,
        facts,
        isCarried: false,
        postings,
      })
    );
  }

  /** What is due until the last of the days. */
  end(): string {
    return this.#until(() => true);
  }

  #named(posting: Posting): WrittenPosting {
    return { ...posting, account: this.#names.get(posting.accountId)!, contact: null, memo: null };
  }

  #written(entry: WrittenEntry): string {
    this.#held.add(entry.postings);
    this.#hasMoved = true;
    return this.#writer.entry(entry, this.#books.homeCurrency);
  }

  /** An entry that is in no journal; nothing where it has no postings. */
  #made(
    onDay: Day,
    own: Pick<WrittenEntry, 'code' | 'text' | 'isCarried'>,
    postings: readonly Posting[],
  ): string {
    if (postings.length === 0) return '';
    const named = postings.map((posting) => this.#named(posting));
    return this.#written({ ...own, onDay, document: null, contact: null, facts: [], postings: named });
  }

  #until(isDue: (turn: Turn) => boolean): string {
    let text = '';
    while (this.#next && isDue(this.#next)) {
      const { onDay, kind } = this.#next;
      text += kind === 'year' ? this.#carried(onDay) : this.#balances(onDay);
      this.#next = this.#turns.next().value ?? undefined;
    }
    return text;
  }

  #carried(onDay: Day): string {
    const { accounts, homeCurrency } = this.#books;
    const ending = accounts.filter(({ group }) => endsWithYear(group)).map(({ id }) => id);
    const amount = sum(ending.map((id) => this.#held.worth(id)));
    const retained = { accountId: earlierYears, amount, currency: homeCurrency, foreignAmount: amount };
    return this.#made(onDay, { code: words.carriedCode, text: words.carried, isCarried: true }, [
      ...ending.flatMap((id) => this.#held.emptying(id, homeCurrency)),
      ...(isZero(amount) ? [] : postingsOf(retained, homeCurrency)),
    ]);
  }

  #balances(onDay: Day): string {
    if (!this.#hasMoved) return '';
    this.#hasMoved = false;
    const balances = this.#held
      .balances()
      .map(({ accountId, ...held }) => ({ ...held, account: this.#names.get(accountId)! }))
      .sort((one, other) => (one.account < other.account ? -1 : one.account > other.account ? 1 : 0));
    return this.#writer.balances(onDay, balances);
  }
}
