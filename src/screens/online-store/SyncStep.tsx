import { Link } from 'wouter';
import { dayIn } from '../../domain/day.ts';
import { storeWords as words } from '../../domain/online-store/online-store.words.ts';
import type { SyncSettings } from '../../domain/online-store/settings.ts';
import { formatDay } from '../../domain/values/format.ts';
import { useBusiness } from '../frame/business.ts';
import { importAt } from '../frame/transfer-addresses.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { StepCard } from './StepCard.tsx';
import type { StepProps } from './step-props.ts';
import { fieldIn } from './store-field.ts';
import { useStoreOrders } from './use-store-orders.ts';

/** How many orders the day brings, asked of the store. */
export function OrdersSince({ day }: { day: string }) {
  const { id } = useBusiness();
  const locale = useLocale();
  const { data } = useStoreOrders(id, day);
  if (!data) return <p className="quiet">{words.counting}</p>;
  const { orders, reason, room } = data;
  return (
    <p className="quiet" role="status">
      {orders === null ? reason : words.orders({ orders, room, day: formatDay(day, locale) })}
    </p>
  );
}

/** The second step: from when orders are followed, and how. */
export function SyncStep({ values, onChange, onSave, ...step }: StepProps<SyncSettings>) {
  const { timeZone } = useBusiness();
  const field = fieldIn(step.problem);
  return (
    <StepCard title={words.syncTitle} lead={words.syncLead} {...step} onSend={() => onSave(values)}>
      <TextField
        {...field('storeUrl')}
        label={words.storeUrl}
        value={values.storeUrl}
        readOnly
        onChange={(storeUrl) => onChange({ ...values, storeUrl })}
      />
      <DateField
        {...field('importFrom')}
        label={words.importFrom}
        hint={words.importHint}
        value={values.importFrom}
        max={dayIn(timeZone, new Date())}
        onChange={(importFrom) => onChange({ ...values, importFrom })}
      />
      <Link href={importAt('sales')}>{words.olderOrders}</Link>
      {values.importFrom !== '' && <OrdersSince day={values.importFrom} />}
      <CheckField
        {...field('autoSync')}
        label={words.autoSync}
        checked={values.autoSync}
        onChange={(autoSync) => onChange({ ...values, autoSync })}
      />
      <CheckField
        {...field('skipDuplicates')}
        label={words.skipDuplicates}
        checked={values.skipDuplicates}
        onChange={(skipDuplicates) => onChange({ ...values, skipDuplicates })}
      />
    </StepCard>
  );
}
