import { useState } from 'react';
import { planHas } from '../../domain/access/plans.ts';
import { salesTaxWords } from '../../domain/words/sales-reports.ts';
import { taxPaymentWords as words } from '../../domain/words/tax-payments.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { FiledMark, MarkAsFiled } from './TaxFiling.tsx';

const TaxPaymentDialog = lazyDialog(() =>
  import('./TaxPaymentDialog.tsx').then((file) => file.TaxPaymentDialog),
);

/** Records what was paid to the tax office for the days in the address. */
function RecordTaxPayment() {
  const mayPost = useMay()('settings.account');
  const { plan } = useBusiness();
  const { dates, from, to } = useAddress({ dates: '', from: '', to: '' }).values;
  const [open, setOpen] = useState(false);
  if (!mayPost || !planHas(plan, 'advancedAccounting')) return null;
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {open && <TaxPaymentDialog days={{ period: dates, from, to }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The tax on sales and purchases, what settles it with the tax office, and whether it was filed. */
export function SalesTaxPage() {
  return (
    <ReportPage
      report="sales-tax"
      act={
        <>
          <MarkAsFiled />
          <RecordTaxPayment />
        </>
      }
      state={<FiledMark />}
      note={salesTaxWords.basis}
    />
  );
}
