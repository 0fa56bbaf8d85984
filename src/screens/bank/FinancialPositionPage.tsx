import { useState } from 'react';
import { planHas } from '../../domain/access/plans.ts';
import { type Day, dayIn, daysAfter, firstOfMonth } from '../../domain/day.ts';
import { revaluationWords as words } from '../../domain/words/revaluation.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { ReportPage } from '../report/ReportPage.tsx';

const RevaluationDialog = lazyDialog(() =>
  import('./RevaluationDialog.tsx').then((file) => file.RevaluationDialog),
);

/** Takes foreign balances to the rates of the report's day, or of the last month's end where that day isn't over. */
function Revalue() {
  const mayPost = useMay()('settings.account');
  const { plan, multiCurrency, timeZone } = useBusiness();
  const today = dayIn(timeZone, new Date());
  const { to } = useAddress({ to: '' }).values;
  const [open, setOpen] = useState(false);
  if (!mayPost || !multiCurrency || !planHas(plan, 'advancedAccounting')) return null;
  const onDay: Day = to && to < today ? to : daysAfter(firstOfMonth(today), -1);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      {open && <RevaluationDialog onDay={onDay} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Assets, liabilities and equity, and the revaluation of what is in other currencies. */
export function FinancialPositionPage() {
  return <ReportPage report="financial-position" act={<Revalue />} />;
}
