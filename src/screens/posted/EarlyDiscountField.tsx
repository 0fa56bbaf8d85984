import type { Day } from '../../domain/day.ts';
import { formatDay, formatDecimal } from '../../domain/format.ts';
import type { Decimal } from '../../domain/money.ts';
import * as words from '../../domain/words/early-discount-field.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { useLocale } from '../kit/locale.ts';

/** What is off a document for paying early. */
export interface EarlyDiscount {
  percent: Decimal;
  /** In the document's currency. */
  discount: Decimal;
  until: Day;
}

interface EarlyDiscountFieldProps extends EarlyDiscount {
  /** The discount as it is read. */
  amount: string;
  checked: boolean;
  paidOn: Day;
  onChange: () => void;
}

/** Whether a payment takes the discount for paying early, and until when it is there to take. */
export function EarlyDiscountField(props: EarlyDiscountFieldProps) {
  const { percent, until, amount, checked, paidOn, onChange } = props;
  const locale = useLocale();
  const day = formatDay(until, locale);
  return (
    <div>
      <CheckField
        label={words.take({ percent: formatDecimal(percent, locale), amount })}
        checked={checked}
        onChange={onChange}
      />
      <small className="quiet">{paidOn > until ? words.endedOn({ day }) : words.endsOn({ day })}</small>
    </div>
  );
}
