import type { SettlementKind } from '../books/open-item.ts';
import type { Day } from '../day.ts';
import type { DocumentType } from '../documents/kind.ts';
import { documentTypes } from '../documents/kinds.ts';
import type { Decimal } from '../money.ts';
import { statement as words } from '../words/contacts.ts';
import type { StatementWords } from '../words/posted.ts';
import type { PostedFor } from './posting-columns.ts';

/** An amount in the currency of its row and its worth at home. */
export interface Both {
  own: Decimal;
  home: Decimal;
}

/** What is claimed: a document, what was owed when the books began, or an entry by hand. */
export interface Claim {
  type: DocumentType | 'opening' | 'entry';
  number: string | null;
}

/** What a row of a statement is about: a claim, what settled one, or the balance before and after all of them. */
export interface StatementSubject extends PostedFor {
  currency: string;
  onDay: Day | null;
  dueOn: Day | null;
  entryId: string | null;
  what: Claim | 'opening' | 'closing' | { kind: SettlementKind; number: string | null; takenBack: boolean };
}

/** A row of a statement with the balance after it. Null where it has none of a figure. */
export interface ActivityRow extends StatementSubject {
  invoiced: Both | null;
  cancelled: Both | null;
  paid: Both | null;
  balance: Both;
}

/** What the rows of one currency come to: opening + invoiced - cancelled - paid is the balance after the last. */
export interface ActivitySums {
  currency: string;
  opening: Both;
  invoiced: Both;
  cancelled: Both;
  paid: Both;
}

/** What a claim is called on a statement. */
export const claimName = ({ type, number }: Claim): string => {
  if (type === 'opening') return words.openingBalance;
  const title = type === 'entry' ? words.journalEntry : documentTypes[type].title;
  return `${title} ${number ?? ''}`.trim();
};

/** What a row of a statement is called, in the words of its side. */
export const activityName = ({ what }: Pick<StatementSubject, 'what'>, side: StatementWords): string => {
  if (what === 'opening') return words.openingBalance;
  if (what === 'closing') return words.balanceDue;
  if ('type' in what) return what.type === 'opening' ? words.broughtForward : claimName(what);
  const kind = side.kinds[what.kind];
  const numbered = what.number ? `${kind} ${what.number}` : kind;
  return what.takenBack ? words.takenBack(numbered) : numbered;
};
