import type { OursAnswer } from '../../api/calls/call.ts';
import type { expenseCalls } from '../../api/calls/expense.ts';
import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import type { Attachment } from '../../domain/documents/attachment.ts';
import type { ExpenseLineView, ExpenseView } from '../../domain/expense/expense.ts';
import { minus } from '../../domain/money.ts';
import { plainRule } from '../../domain/tax/tax.ts';

type Answered = OursAnswer<typeof expenseCalls.getExpense>;

/** A line whose tax, answered in parts, is one that was chosen. */
const lineOf = ({
  taxId,
  taxName,
  taxPercent,
  taxKind,
  taxDeductible,
  taxBase,
  ...saved
}: Answered['lines'][number]): ExpenseLineView => {
  const { kind, deductible } = plainRule;
  const tax = taxId && {
    id: taxId,
    name: taxName ?? '',
    percent: taxPercent ?? '0',
    kind: taxKind ?? kind,
    deductible: taxDeductible ?? deductible,
  };
  const importTax = taxBase === null ? null : { base: taxBase, amount: saved.taxAmount };
  return { ...saved, tax: tax || null, importTax };
};

/** An expense as its page shows it: of the figures at home and in its own currency, those of its own. */
export const expenseOf = (answered: Answered): ExpenseView => {
  const { foreignTotal, homeNet, total } = answered;
  const taxAmount = answered.foreignTax ?? answered.homeTax;
  return {
    ...answered,
    mode: answered.mode as PaymentMode,
    attachments: answered.attachments.map((one) => ({ ...one, type: one.type as Attachment['type'] })),
    taxAmount,
    net: foreignTotal === null ? homeNet : minus(total, taxAmount),
    lines: answered.lines.map(lineOf),
  };
};
