import type { FieldProblem } from '../../domain/values/refusal.ts';
import { moneyForm, numberProblem, rateForm } from '../kit/fields/use-number-text.ts';

/** Money put into a bank or taken out, as it is typed; all text as the fields have it. */
export interface FundForm {
  amount: string;
  onDay: string;
  /** The account's number; empty for the owner's own. */
  account: string;
  memo: string;
  rate: string;
  confirmOverdraft: boolean;
}

export const blankFund: FundForm = {
  amount: '',
  onDay: '',
  account: '',
  memo: '',
  rate: '',
  confirmOverdraft: false,
};

/** A transfer between two banks, as it is typed. */
export interface TransferForm {
  from: string;
  to: string;
  amountOut: string;
  amountIn: string;
  fee: string;
  leavesOn: string;
  arrivesOn: string;
  rate: string;
  memo: string;
  confirmOverdraft: boolean;
}

export const blankTransfer: TransferForm = {
  from: '',
  to: '',
  amountOut: '',
  amountIn: '',
  fee: '',
  leavesOn: '',
  arrivesOn: '',
  rate: '',
  memo: '',
  confirmOverdraft: false,
};

/** Faults of figures that can't be read; what else is wrong the server says. */
const unread = (
  fields: Readonly<Record<string, [value: string, form: Parameters<typeof numberProblem>[1]]>>,
): FieldProblem[] =>
  Object.entries(fields).flatMap(([field, [value, form]]) => {
    const message = numberProblem(value, form);
    return message ? [{ field, message }] : [];
  });

export const fundProblems = (form: FundForm, currency: string, locale: string): FieldProblem[] =>
  unread({ amount: [form.amount, moneyForm(currency, locale)], rate: [form.rate, rateForm(locale)] });

export const transferProblems = (
  form: TransferForm,
  { from, to }: { from: string; to: string },
  locale: string,
): FieldProblem[] =>
  unread({
    amountOut: [form.amountOut, moneyForm(from, locale)],
    amountIn: [form.amountIn, moneyForm(to, locale)],
    fee: [form.fee, moneyForm(from, locale)],
    rate: [form.rate, rateForm(locale)],
  });

/** What is sent of a fund. */
export const typedFund = (bankId: string, form: FundForm) => ({
  bankId,
  amount: form.amount || '0',
  onDay: form.onDay || undefined,
  accountId: form.account ? Number(form.account) : undefined,
  memo: form.memo,
  rate: form.rate || null,
  confirmOverdraft: form.confirmOverdraft,
});

/** What is sent of a transfer. */
export const typedTransfer = (form: TransferForm, isSameCurrency: boolean) => ({
  fromId: form.from,
  toId: form.to,
  amountOut: form.amountOut || '0',
  amountIn: isSameCurrency ? null : form.amountIn || null,
  fee: form.fee || null,
  leavesOn: form.leavesOn || undefined,
  arrivesOn: form.arrivesOn || null,
  rate: form.rate || null,
  memo: form.memo,
  confirmOverdraft: form.confirmOverdraft,
});
