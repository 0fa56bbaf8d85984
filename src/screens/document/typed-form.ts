import type { TypedDocument } from '../../domain/documents/content.ts';
import { plainPaper } from '../../domain/documents/document-paper.ts';
import { plainSending } from '../../domain/documents/sending.ts';
import { appliedTemplate } from '../../domain/template/template.ts';
import { noEarlyTerms } from '../../domain/values/early-terms.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import type { DisplayedFault } from './displayed-fault.ts';
import { numberFaultsIn, placed } from './faults.ts';
import { typedLines } from './lines.ts';
import { moneyFaultsIn, typedMoney } from './money-form.ts';
import type { DocumentForm } from './use-document-form.ts';

/** What the form says, as the domain judges it; what a kind has of its own stands in its own words. */
export const typedOf = (
  form: DocumentForm,
  own: Pick<TypedDocument, 'subtype'> &
    Partial<Pick<TypedDocument, 'reference' | 'dueOn' | 'early' | 'depositRequired'>>,
): TypedDocument => ({
  reference: '',
  dueOn: null,
  early: noEarlyTerms,
  depositRequired: null,
  ...own,
  ...typedMoney(form),
  contactId: form.customer?.id ?? null,
  issuedOn: form.issuedOn,
  notes: form.notes,
  template: appliedTemplate(null),
  sending: plainSending,
  paper: plainPaper,
  channel: 'manual',
  locationId: null,
  parties: { from: { name: '' }, to: { name: '' } },
  lines: typedLines(form.lines),
});

/**
 * Every fault of a document's form: what can't be read as a number first, in the field's own words, then what the domain says.
 *
 * @param own further numbers of this kind that can't be read
 */
export const documentFaults = (
  form: DocumentForm,
  noun: string,
  locale: string,
  judge: () => readonly FieldProblem[],
  own: readonly DisplayedFault[] = [],
): DisplayedFault[] => {
  const unreadable = [
    ...numberFaultsIn(form.lines, form.currency, locale),
    ...moneyFaultsIn(form, noun, locale),
    ...own,
  ];
  return unreadable.length > 0 ? unreadable : judge().map((fault) => placed(fault, noun, form.lines));
};
