import { vendorCalls } from '../../api/calls/vendor.ts';
import { useCall } from '../../api/client/query.ts';
import { datedDiscountIn } from '../../domain/typed/dated-discount.ts';
import { billEarlyTerms as words } from '../../domain/words/bills.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import type { BillForm } from './bill-form.ts';

interface EarlyTermsFieldsProps {
  form: Pick<BillForm, 'earlyPercent' | 'earlyDays' | 'customer' | 'issuedOn'>;
  field: (name: 'earlyPercent' | 'earlyDays') => { id: string; problem: string | undefined };
  onChange: (early: Pick<BillForm, 'earlyPercent' | 'earlyDays'>) => void;
}

/** What is off a bill that is paid early: proposed by its vendor's terms. */
export function EarlyTermsFields({ form, field, onChange }: EarlyTermsFieldsProps) {
  const { id } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const contactId = form.customer?.id ?? '';
  const { data } = useCall(
    vendorCalls.getVendor,
    { businessId: id, id: contactId },
    { enabled: contactId !== '' && may('vendor.view') },
  );
  const proposes = form.earlyPercent === null && data !== undefined;
  const typed = {
    earlyPercent: form.earlyPercent ?? data?.earlyPercent ?? '',
    earlyDays: form.earlyDays ?? String(data?.earlyDays ?? ''),
  };
  const until = proposes ? datedDiscountIn({ ...data, issuedOn: form.issuedOn }, locale) : '';
  return (
    <>
      <TextField
        {...field('earlyPercent')}
        label={words.percent}
        hint={until || undefined}
        optional
        inputMode="decimal"
        value={typed.earlyPercent}
        onChange={(earlyPercent) => onChange({ ...typed, earlyPercent })}
      />
      <TextField
        {...field('earlyDays')}
        label={words.days}
        hint={words.daysHint}
        optional
        inputMode="numeric"
        value={typed.earlyDays}
        onChange={(earlyDays) => onChange({ ...typed, earlyDays })}
      />
    </>
  );
}
