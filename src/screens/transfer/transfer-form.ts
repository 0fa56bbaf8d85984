import type { FieldProblem } from '../../domain/refusal.ts';
import type { StockCause } from '../../domain/stock-change.ts';
import {
  type Arrival,
  arrivalProblems,
  type Rest,
  type TransferView,
  type TypedTransfer,
  transferProblems,
} from '../../domain/transfer/transfer.ts';
import { numberProblem, quantityForm } from '../kit/use-number-text.ts';

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
  ...{ sourceId, destinationId: '', onDay: today, notes: '', lines: [] },
});

/** The form of a transfer that stands. */
export const transferFormOf = (transfer: TransferView): TransferForm => {
  const { sourceId, destinationId, onDay, notes, lines } = transfer;
  return {
    ...{ sourceId, destinationId, onDay, notes },
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
  lines: { received: string; rest: Rest; cause: StockCause }[];
}

/** All of each line arrived, until something else is typed. */
export const wholeArrivalForm = ({ lines }: TransferView, today: string): ArrivalForm => ({
  arrivedOn: today,
  lines: lines.map(({ quantity }) => ({ received: quantity, rest: 'back', cause: 'lost' })),
});

/** What arrived, as the domain judges it: a reason is asked for what is written down alone. */
export const arrivalOf = ({ arrivedOn, lines }: ArrivalForm): Arrival => ({
  onDay: arrivedOn,
  lines: lines.map(({ received, rest, cause }) => ({
    received: received || '0',
    rest,
    cause: rest === 'written-down' ? cause : null,
  })),
});

/** What keeps an arrival from being sent, by field. */
export const arrivalFaults = (
  transfer: TransferView,
  form: ArrivalForm,
  today: string,
  locale: string,
): FieldProblem[] => {
  const faults = form.lines.flatMap(({ received }, index) =>
    unread(`lines.${index}.received`, received, locale),
  );
  return faults.length > 0 ? faults : arrivalProblems(transfer, arrivalOf(form), today);
};
