import { compare } from '../../domain/money.ts';
import type { StockCause } from '../../domain/stock/stock-change.ts';
import { whyNotTransfer } from '../../domain/transfer/refusals.words.ts';
import {
  type Arrival,
  arrivalProblems,
  type Rest,
  type TransferRow,
  type TransferView,
  type TypedTransfer,
  transferProblems,
} from '../../domain/transfer/transfer.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { transferPages } from '../../domain/words/transfers.ts';
import { numberProblem, quantityForm } from '../kit/fields/use-number-text.ts';

/** An item of a transfer as it is typed. */
export interface TransferFormLine {
  productId: string;
  name: string;
  quantity: string;
}

/** What the form of a transfer holds. */
export interface TransferForm {
  sourceId: string;
  destinationId: string;
  onDay: string;
  notes: string;
  lines: TransferFormLine[];
}

export const blankTransfer = (sourceId: string, today: string): TransferForm => ({
  sourceId,
  destinationId: '',
  onDay: today,
  notes: '',
  lines: [],
});

/** The form of a transfer that stands. */
export const transferFormOf = (transfer: TransferView): TransferForm => {
  const { sourceId, destinationId, onDay, notes, lines } = transfer;
  return {
    sourceId,
    destinationId,
    onDay,
    notes,
    lines: lines.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
  };
};

/** What was typed, as the domain judges it; an empty quantity is none. */
export const typedOf = ({ lines, ...form }: TransferForm): TypedTransfer => ({
  ...form,
  lines: lines.map(({ productId, quantity }) => ({ productId, quantity: quantity || '0' })),
});

const unread = (field: string, text: string, locale: string): FieldProblem[] => {
  const message = numberProblem(text, quantityForm(locale));
  return message ? [{ field, message }] : [];
};

/** What keeps the form from being sent, by field. */
export const transferFaults = (form: TransferForm, today: string, locale: string): FieldProblem[] => {
  const faults = form.lines.flatMap(({ quantity }, index) =>
    unread(`lines.${index}.quantity`, quantity, locale),
  );
  return faults.length > 0 ? faults : transferProblems(typedOf(form), today);
};

/** What is typed of goods that arrive. */
export interface ArrivalForm {
  arrivedOn: string;
  /** The rest is empty until somebody says what becomes of it. */
  lines: { received: string; rest: Rest | ''; cause: StockCause }[];
}

/** A transfer whose goods arrive, and the lines that are received each by itself. */
export type Arriving = TransferRow & Pick<TransferView, 'lines'>;

/** All of each line arrived, until something else is typed. */
export const wholeArrivalForm = ({ lines }: Arriving, today: string): ArrivalForm => ({
  arrivedOn: today,
  lines: lines.map(({ quantity }) => ({ received: quantity, rest: '', cause: 'lost' })),
});

/** What arrived, as the domain judges it: a reason is asked for what is written down alone. */
export const arrivalOf = ({ arrivedOn, lines }: ArrivalForm): Arrival => ({
  onDay: arrivedOn,
  lines: lines.map(({ received, rest, cause }) => ({
    received: received || '0',
    rest: rest || 'back',
    cause: rest === 'written-down' ? cause : null,
  })),
});

/** What of an arrival can't be taken as it is typed, by field. */
const typingFaults = (transfer: Arriving, form: ArrivalForm, today: string, locale: string) => {
  const faults = form.lines.flatMap(({ received }, index) =>
    unread(`lines.${index}.received`, received, locale),
  );
  if (faults.length > 0) return faults;
  return [...arrivalProblems(transfer, arrivalOf(form), { today, locale }), ...tooMany(transfer, form)];
};

/** Lines of which more arrived than was sent. */
const tooMany = ({ lines, status }: Arriving, form: ArrivalForm): FieldProblem[] =>
  lines.flatMap(({ quantity }, index) =>
    compare(form.lines[index]!.received || '0', quantity) > 0
      ? [{ field: `lines.${index}.received`, message: whyNotTransfer(status, 'transfer.receive') }]
      : [],
  );

/** Lines of which less arrived than was sent, while nobody says what becomes of the rest. */
const restFaults = ({ lines }: Arriving, form: ArrivalForm): FieldProblem[] =>
  lines.flatMap(({ name, quantity }, index) => {
    const { received, rest } = form.lines[index]!;
    const isOpen = rest === '' && compare(received || '0', quantity) < 0;
    return isOpen
      ? [{ field: `lines.${index}.rest`, message: transferPages.transferWords.restMissing(name) }]
      : [];
  });

/** What keeps an arrival from being sent, by field; and whether that is what becomes of the rest alone. */
export const arrivalFaults = (
  transfer: Arriving,
  form: ArrivalForm,
  today: string,
  locale: string,
): { faults: FieldProblem[]; restOpen: boolean } => {
  const typing = typingFaults(transfer, form, today, locale);
  if (typing.length > 0) return { faults: typing, restOpen: false };
  const faults = restFaults(transfer, form);
  return { faults, restOpen: faults.length > 0 };
};
