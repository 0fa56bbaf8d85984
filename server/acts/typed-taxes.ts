import { type ChosenTax, type Document, taxOfLine } from '../../src/domain/documents/document.ts';
import { outOfUse, type Tax } from '../../src/domain/tax/tax.ts';
import type { Refusal } from '../../src/domain/values/refusal.ts';
import type { DocumentRequest } from './document-request.ts';

/** A place a tax is chosen in: which, and the one that stood there. */
export interface TaxPlace {
  id: string | null;
  kept: ChosenTax | null;
  field: string;
  /** Nobody has its paper yet, so that a sentence its tax got since is added. */
  isDraft: boolean;
}

/** Where a document takes taxes: its shipping first, then its lines in their order. */
export const taxPlacesOf = (request: DocumentRequest, current: Document | null): TaxPlace[] => {
  const isDraft = current?.number === null;
  const stood = new Map(current?.lines.map((line) => [line.id, line]));
  const lines = request.lines.map((line, index): TaxPlace => {
    const before = line.id ? stood.get(line.id) : undefined;
    const kept = before ? taxOfLine(before) : null;
    return { id: line.taxId, kept, field: `lines.${index}.tax`, isDraft };
  });
  const shipping = current?.terms.shippingTax ?? null;
  return [{ id: request.shippingTaxId, kept: shipping, field: 'shippingTax', isDraft }, ...lines];
};

/** A tax as what it is chosen for keeps it. */
export const chosenTax = ({ id, name, percent, kind, deductible, reason }: Tax): ChosenTax => ({
  id,
  name,
  percent,
  kind,
  deductible,
  reason,
});

/** The sentence a tax got since it was chosen, where it had none. */
const withSentence = (kept: ChosenTax, now: Tax | undefined): ChosenTax =>
  kept.reason === '' && now?.reason ? { ...kept, reason: now.reason } : kept;

/** The tax of a place: as it stood where it is kept, and as it is now where it is chosen anew. */
export const taxAt = ({ id, kept, isDraft }: TaxPlace, taxes: readonly Tax[]): ChosenTax | null => {
  const now = taxes.find((one) => one.id === id);
  if (id === null) return null;
  if (kept?.id === id) return isDraft ? withSentence(kept, now) : kept;
  return chosenTax(now!);
};

/** The refusal of a tax that was deactivated and is chosen anew, or null. */
export const taxRefusal = (places: readonly TaxPlace[], taxes: readonly Tax[]): Refusal | null => {
  for (const { id, kept, field } of places) {
    const refused =
      id === null || kept?.id === id ? null : outOfUse(taxes.find((one) => one.id === id)!, field);
    if (refused) return refused;
  }
  return null;
};
