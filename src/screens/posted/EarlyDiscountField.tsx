import type { Day } from '../../domain/day.ts';
import type { Decimal } from '../../domain/money.ts';
import { formatDay, formatDecimal } from '../../domain/values/format.ts';
import { earlyDiscountField as words } from '../../domain/words/payments.ts';
import type { ReliefWords } from '../../domain/words/posted.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';

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
  /** What is said of the tax in it; null where there is none. */
  relief: ReliefWords | null;
  taxRelief: boolean;
  onRelief: (taxRelief: boolean) => void;
}

/** Whether a payment takes the discount for paying early, until when it is there to take, and whether its tax goes along. */
export function EarlyDiscountField(props: EarlyDiscountFieldProps) {
  const { percent, until, amount, checked, paidOn, onChange, relief, taxRelief, onRelief } = props;
  const locale = useLocale();
  const day = formatDay(until, locale);
  return (
    <Stack>
      <div>
        <CheckField
          label={words.take({ percent: formatDecimal(percent, locale), amount })}
          checked={checked}
          onChange={onChange}
        />
        <small className="quiet">{paidOn > until ? words.endedOn({ day }) : words.endsOn({ day })}</small>
      </div>
      {checked && relief && (
        <div>
          <CheckField label={relief.net} checked={taxRelief} onChange={onRelief} />
          <small className="quiet">{relief.netMeans}</small>
        </div>
      )}
    </Stack>
  );
}
