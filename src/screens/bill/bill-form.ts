import type { BillDraft, BillView } from '../../domain/bill/view.ts';
import { problemsOf } from '../../domain/documents/content-faults.ts';
import type { DocumentDraft } from '../../domain/documents/view.ts';
import { daysTyped, earlyTermsProblems } from '../../domain/early-payment.ts';
import { type EarlyTerms, noEarlyTerms } from '../../domain/early-terms.ts';
import type { DisplayedFault } from '../document/displayed-fault.ts';
import { blankDocument, draftOfForm, formOfDocument } from '../document/document-form.ts';
import { documentFaults, typedOf } from '../document/typed-form.ts';
import type { DocumentForm } from '../document/use-document-form.ts';
import type { CurrentBusiness } from '../shell/business.ts';

/** What the form of a bill holds. */
export interface BillForm extends DocumentForm {
  reference: string;
  /** The same reference is on another bill of the vendor, and that is meant. */
  confirmed: boolean;
  /** Empty while nobody chose one: by the vendor's terms, else one month after its date. */
  dueOn: string;
  /** What is off for paying early, as typed; null while nobody typed it: what the vendor takes off. */
  earlyPercent: string | null;
  /** Null together with that. */
  earlyDays: string | null;
  /** The account its lines without an item are booked on; null leaves each where it stands, or as its vendor has it. */
  account: number | null;
  /** The one proposed last by what was bought before; null for none, and for a bill that stands. */
  lastAccount: number | null;
}

export const blankForm = (today: string, business: CurrentBusiness): BillForm => ({
  ...blankDocument(today, business),
  reference: '',
  confirmed: false,
  dueOn: '',
  earlyPercent: null,
  earlyDays: null,
  account: null,
  lastAccount: null,
});

/** The form of a bill that stands. */
export const formOf = (bill: BillView, homeCurrency: string): BillForm => ({
  ...formOfDocument(bill, homeCurrency),
  reference: bill.reference,
  confirmed: false,
  dueOn: bill.dueOn ?? '',
  earlyPercent: bill.earlyPercent ?? '',
  earlyDays: String(bill.earlyDays ?? ''),
  account: null,
  lastAccount: null,
});

/** The terms as typed: what is no number is told at its field. */
const earlyOf = ({ earlyPercent, earlyDays }: BillForm): EarlyTerms | null =>
  earlyPercent === null || earlyDays === null
    ? null
    : { earlyPercent: earlyPercent.trim() || null, earlyDays: daysTyped(earlyDays) };

/** Every fault of the form, each at its field. */
export const faultsOf = (form: BillForm, complete: boolean, locale: string): DisplayedFault[] =>
  documentFaults(form, 'bill', locale, () => {
    const early = earlyOf(form) ?? noEarlyTerms;
    const own = { subtype: 'bill', reference: form.reference, dueOn: form.dueOn || null, early } as const;
    return [...problemsOf(typedOf(form, own), complete), ...earlyTermsProblems(early)];
  });

/** Lines without an item on the account that was chosen. */
const accountedFor = (draft: DocumentDraft, account: number | null) => ({
  ...draft,
  lines: draft.lines.map((line) => ({ ...line, accountId: line.productId ? null : account })),
});

/** The form as it is asked to be saved. */
export const draftOf = (form: BillForm, homeCurrency: string, issuing: boolean): BillDraft => ({
  ...accountedFor(draftOfForm(form, 'bill', homeCurrency), form.account),
  reference: form.reference.trim(),
  confirmed: form.confirmed,
  issuing,
  dueOn: form.dueOn || null,
  early: earlyOf(form),
});
