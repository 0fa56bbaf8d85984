import type { Crediting } from '../../domain/posted/crediting.ts';
import { creditLines, creditShipping } from '../../domain/posted/crediting.ts';
import { sentBank } from './payment.ts';
import { ourNames, renaming } from './rename.ts';

/** A credit note as typed, both ways. */
const creditNoteWire = renaming({
  lines: 'lines',
  shipping: 'shipping',
  reason: 'reason',
  onDay: 'date',
  goods: 'goods',
  surplus: 'payments',
  mode: 'paymentmode',
  bankId: 'BankId',
  rate: 'ExchangeRate',
});

/** A refusal names the fields of a credit note as its dialog does. */
export const ourCreditNote = ourNames(creditNoteWire);

/** A credit note as it is sent: the lines with something typed in them. */
export const sentCreditNote = (crediting: Crediting) => {
  const { reason, onDay, goods, surplus, mode, rate } = crediting;
  return creditNoteWire.toWire({
    lines: creditLines(crediting),
    shipping: creditShipping(crediting)?.amount,
    reason,
    onDay: onDay || undefined,
    goods,
    surplus,
    mode,
    bankId: sentBank(crediting),
    rate: surplus === 'refund' && rate !== '' ? rate : undefined,
  });
};
