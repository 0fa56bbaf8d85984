import type { EntryKind } from '../../src/domain/books/entry.ts';
import type { Decimal } from '../../src/domain/money.ts';

/** What lines of entries are narrowed to beside their account and days. */
export interface LinePicks {
  contact: string | null;
  kind: EntryKind | null;
  /** Of a debit or a credit alike. */
  amountFrom: Decimal | null;
  amountTo: Decimal | null;
  /** In the memo of the entry or the line, the contact's name, the document's number or the entry's. */
  search: string;
}

export const isPicking = ({ contact, kind, amountFrom, amountTo, search }: LinePicks): boolean =>
  contact !== null || kind !== null || amountFrom !== null || amountTo !== null || search.trim() !== '';

/**
 * A condition on lines `l` of entries `e`, in SQL; true where nothing is picked.
 *
 * @param add keeps a value and says where it stands among the statement's
 */
export const pickedLines = (picks: LinePicks, add: (value: unknown) => string): string => {
  const { contact, kind, amountFrom, amountTo } = picks;
  const search = picks.search.trim();
  const parts = ['true'];
  if (contact !== null) parts.push(`l.contact_id = ${add(contact)}`);
  if (kind !== null) parts.push(`e.kind = ${add(kind)}`);
  if (amountFrom !== null) parts.push(`abs(l.amount) >= ${add(amountFrom)}`);
  if (amountTo !== null) parts.push(`abs(l.amount) <= ${add(amountTo)}`);
  if (search !== '') {
    const text = add(search.toLowerCase());
    parts.push(`(strpos(lower(concat_ws(' ', e.memo, l.memo)), ${text}) > 0 or e.number::text = ${text}
      or exists (select from contact c where c.business_id = l.business_id and c.id = l.contact_id and strpos(lower(c.name), ${text}) > 0)
      or exists (select from document d where d.business_id = l.business_id and d.id = l.document_id and strpos(lower(d.number), ${text}) > 0))`);
  }
  return parts.join(' and ');
};
