import type { BillDraft, BillView } from '../../domain/bill/view.ts';
import { problemsOf } from '../../domain/documents/content-faults.ts';
import type { DocumentDraft } from '../../domain/documents/view.ts';
import { nameKey } from '../../domain/posted/last-purchases.ts';
import { daysTyped, earlyTermsProblems } from '../../domain/typed/early-payment.ts';
import { type EarlyTerms, noEarlyTerms } from '../../domain/values/early-terms.ts';
import type { DisplayedFault } from '../document/displayed-fault.ts';
import { blankDocument, draftOfForm, formOfDocument } from '../document/document-form.ts';
import { isSavedLine, usedLines } from '../document/lines.ts';
import { documentFaults, typedOf } from '../document/typed-form.ts';
import type { DocumentForm } from '../document/use-document-form.ts';
import type { CurrentBusiness } from '../frame/business.ts';
import type { LineDraft } from '../kit/lines/line-draft.ts';

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
  /** By what lines without an item were called: the account they stood on last. Left out while nothing was bought so, and by older builds. */
  lastNamed?: Readonly<Record<string, number>> | undefined;
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

type AccountPart = Pick<BillForm, 'account' | 'lastAccount' | 'lastNamed'>;

/**
 * The account a line without an item is saved on while none is chosen for it: the one chosen for all of them, else where it stands,
 * else where a line of its name stood last, else what is proposed for all. Null leaves it to the server: where it stands, its
 * vendor's, or the standard one. Source: answers-2.md, Q20, Q112.
 */
export const proposedAccount = (
  { account, lastAccount, lastNamed = {} }: AccountPart,
  { key, name }: Pick<LineDraft, 'key' | 'name'>,
): number | null => {
  if (account !== null && account !== lastAccount) return account;
  if (isSavedLine(key)) return null;
  return lastNamed[nameKey(name)] ?? account;
};

/** Lines without an item, each on its account. */
const accountedFor = (draft: DocumentDraft, form: BillForm) => {
  const typed = usedLines(form.lines);
  return {
    ...draft,
    lines: draft.lines.map((line, at) => ({
      ...line,
      accountId: line.productId ? null : (typed[at]!.accountId ?? proposedAccount(form, typed[at]!)),
    })),
  };
};

/** The form as it is asked to be saved. */
export const draftOf = (form: BillForm, homeCurrency: string, issuing: boolean): BillDraft => ({
  ...accountedFor(draftOfForm(form, 'bill', homeCurrency), form),
  reference: form.reference.trim(),
  confirmed: form.confirmed,
  issuing,
  dueOn: form.dueOn || null,
  early: earlyOf(form),
});
