import { useEffect, useRef } from 'react';
import { isDay } from '../../domain/values/is-day.ts';
import { refundRate as words } from '../../domain/words/payments.ts';
import { useBusiness } from '../frame/business.ts';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { rateForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { storedRate } from './stored-rate.ts';

interface RefundRateFieldProps {
  id: string;
  problem: string | undefined;
  currency: string;
  /** The day the money goes back; empty or left out for today. */
  onDay?: string;
  /** Home per unit of the currency; empty for what the books say. */
  value: string;
  onChange: (rate: string) => void;
  /** It comes when something is chosen above it, and is brought in sight: on a phone it would stand below the fold. */
  appears?: boolean;
}

/** The rate at which money in another currency is given back; nothing where it is the business's own. */
export const RefundRateField = (props: RefundRateFieldProps) =>
  props.currency === useBusiness().homeCurrency ? null : <ForeignRateField {...props} />;

const bringInSight = (field: HTMLDivElement | null) => field?.scrollIntoView?.({ block: 'nearest' });

/** The rate kept for the day is proposed where none is typed; where none is kept, it is typed, or left to what the books say. */
function ForeignRateField({
  currency,
  onDay = '',
  value,
  onChange,
  appears = false,
  ...field
}: RefundRateFieldProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const typedFor = useRef(value === '' ? null : currency);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (typedFor.current === currency) return;
    let over = false;
    void storedRate(businessId, currency, homeCurrency, isDay(onDay) ? onDay : undefined).then(
      (found) => {
        if (!over && typedFor.current !== currency) change.current(found ?? '');
      },
      () => {},
    );
    return () => {
      over = true;
    };
  }, [businessId, currency, homeCurrency, onDay]);
  return (
    <div ref={appears ? bringInSight : undefined}>
      <NumberField
        {...field}
        label={onDay === '' ? words.today : words.thatDay}
        hint={words.hint({ currency })}
        unit={homeCurrency}
        form={rateForm(locale)}
        value={value}
        onChange={(rate) => {
          typedFor.current = currency;
          onChange(rate);
        }}
      />
    </div>
  );
}
