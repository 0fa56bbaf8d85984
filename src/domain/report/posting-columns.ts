import { typeNames } from '../documents/kinds.ts';
import { typePageRoutes } from '../documents/routes.ts';
import { type Decimal, isNegative, negated } from '../money.ts';
import { postingWords } from '../words/reports.ts';
import type { ReportColumn, ReportLink } from './spec.ts';

/** What something was posted for: a document or an expense. */
export interface PostedFor {
  documentId: string | null;
  documentNumber: string | null;
  documentType: string | null;
}

export const debitOf = (amount: Decimal): Decimal => (isNegative(amount) ? '0' : amount);
export const creditOf = (amount: Decimal): Decimal => (isNegative(amount) ? negated(amount) : '0');

/** What a number leads to: a document by what its page is found by, or an expense. */
export const documentLink = ({ documentId, documentNumber, documentType }: PostedFor): ReportLink | null => {
  if (documentId === null || documentNumber === null) return null;
  if (documentType === 'expense') return `expense:${documentId}`;
  const type = typeNames.find((name) => name === documentType);
  return type ? `${type}:${typePageRoutes[type].view.byNumber ? documentNumber : documentId}` : null;
};

/** What leads to an entry of the journal. */
export const entryLink = (entryId: string): ReportLink => `entry:${entryId}`;

/** What a line was posted for; opens it. */
export const documentColumn = (place: 'head' | 'lead'): ReportColumn<PostedFor> => ({
  title: postingWords.document,
  kind: 'text',
  of: ({ documentNumber }) => documentNumber,
  link: documentLink,
  place,
});

/** Whom a line is about. */
export const contactColumn: ReportColumn<{ contact: string | null }> = {
  title: postingWords.contact,
  kind: 'text',
  of: ({ contact }) => contact,
  place: 'under',
};

/** The account a row is of; opens its lines. Without a number it is none that is posted to. */
export const accountColumn = <Row extends { accountId: number | null }>(
  nameOf: (row: Row) => string,
): ReportColumn<Row> => ({
  title: postingWords.account,
  kind: 'text',
  of: nameOf,
  link: ({ accountId }) => (accountId === null ? null : `account:${accountId}`),
  place: 'lead',
});

/** Debit and credit, each blank where the other stands. */
export const debitAndCredit = <Row>(
  debit: (row: Row) => Decimal | null,
  credit: (row: Row) => Decimal | null,
): [ReportColumn<Row>, ReportColumn<Row>] => [
  { title: postingWords.debit, kind: 'money', blank: true, of: debit },
  { title: postingWords.credit, kind: 'money', blank: true, of: credit },
];
