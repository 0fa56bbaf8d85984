import { useEffect, useRef } from 'react';
import { storedRate } from '../../api/queries/rates.ts';
import { refundRate as words } from '../../domain/words/payments.ts';
import { useLocale } from '../kit/locale.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { rateForm } from '../kit/use-number-text.ts';
import { useBusiness } from '../shell/business.ts';

interface RefundRateFieldProps {
  id: string;
  problem: string | undefined;
  currency: string;
  /** Of today unless said otherwise. */
  label?: string;
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

/** The rate kept for today is proposed where none is typed; where none is kept, it is typed, or left to what the books say. */
function ForeignRateField({
  currency,
  label = words.today,
  value,
  onChange,
  appears = false,
  ...field
}: RefundRateFieldProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const proposedFor = useRef(value === '' ? null : currency);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (proposedFor.current === currency) return;
    let over = false;
    void storedRate(businessId, currency, homeCurrency).then(
      (found) => {
        if (over || proposedFor.current === currency) return;
        proposedFor.current = currency;
        change.current(found ?? '');
      },
      () => {},
    );
    return () => {
      over = true;
    };
  }, [businessId, currency, homeCurrency]);
  return (
    <div ref={appears ? bringInSight : undefined}>
      <NumberField
        {...field}
        label={label}
        hint={words.hint({ currency })}
        unit={homeCurrency}
        form={rateForm(locale)}
        value={value}
        onChange={(rate) => {
          proposedFor.current = currency;
          onChange(rate);
        }}
      />
    </div>
  );
}
