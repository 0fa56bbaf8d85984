import { isPaymentMode, type PaymentMode, paymentModes } from '../../../domain/books/payment-mode.ts';
import { SelectField } from './SelectField.tsx';

const options = Object.entries(paymentModes).map(([value, label]) => ({ value, label }));

interface PaymentModeFieldProps {
  /** "Paid by", "Paid back by". */
  label: string;
  value: PaymentMode;
  onChange: (mode: PaymentMode) => void;
}

/** How money moved: cash, bank transfer and the other modes of the spec. */
export function PaymentModeField({ label, value, onChange }: PaymentModeFieldProps) {
  return (
    <SelectField
      label={label}
      value={String(value)}
      options={options}
      onChange={(chosen) => {
        const mode = Number(chosen);
        if (isPaymentMode(mode)) onChange(mode);
      }}
    />
  );
}
