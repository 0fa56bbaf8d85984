import { blankCards, type ContactIn } from '../../src/domain/contact/contact.ts';
import type { RowFault } from '../../src/domain/import/cells.ts';
import { type DocumentRow, placedFault } from '../../src/domain/import/document-row.ts';
import { importRowFaults as words } from '../../src/domain/import/import-files.words.ts';
import { matchTax } from '../../src/domain/import/match-tax.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import type { DocumentImportContext } from './import-document-context.ts';

export const matchName = <Value>(
  typed: string,
  among: ReadonlyMap<string, Value>,
): Value | null | undefined => (typed === '' ? null : among.get(typed.toLowerCase()));

export const taxIdOf = (typed: string, { taxes }: DocumentImportContext): string | null => {
  const tax = matchTax(typed, taxes);
  return tax && !('fault' in tax) ? tax.id : null;
};

/** Whom a document is for or from: who is here, or who is to be added with its name alone. Source: answers-2.md, Q59. */
export const contactOfRow = (
  { head }: DocumentRow,
  { contacts, role, world }: DocumentImportContext,
): { contact: ContactIn<ContactRole>; isNew: boolean } => {
  const known = contacts.get(head.contact.toLowerCase());
  if (known) return { contact: known, isNew: false };
  const name = head.contact;
  const card = { ...blankCards[role], name };
  const added = { ...card, id: world.newId(), channel: 'manual', version: 1, deleted: false };
  return { contact: added as ContactIn<ContactRole>, isNew: true };
};

/** Every value of a document that names nothing there is. */
export const namesNothing = (row: DocumentRow, context: DocumentImportContext): RowFault[] => {
  const faults: RowFault[] = [];
  const fault = (field: string, message: string) => faults.push(placedFault(row, field, message));
  const refuseTax = (field: string, typed: string) => {
    const tax = matchTax(typed, context.taxes);
    if (tax && 'fault' in tax) fault(field, tax.fault);
  };
  refuseTax('shippingTax', row.head.shippingTax);
  for (const [at, { tax, location, account, item }] of row.lines.entries()) {
    refuseTax(`lines.${at}.tax`, tax);
    if (matchName(location, context.locations) === undefined)
      fault(`lines.${at}.location`, words.locationUnknown);
    // What an item costs goes where the item says.
    if (account === '' || context.items.has(item.toLowerCase())) continue;
    if (context.role === 'customer') fault(`lines.${at}.account`, words.accountOfSale);
    else if (!matchName(account, context.accounts)) fault(`lines.${at}.account`, words.accountUnknown);
  }
  return faults;
};
