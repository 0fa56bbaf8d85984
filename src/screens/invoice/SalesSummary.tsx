import { useQuery } from '@tanstack/react-query';
import { salesSummary } from '../../api/queries/sales-summary.ts';
import * as words from '../../domain/words/invoice-list.ts';
import { DocumentsSummary } from '../document/DocumentsSummary.tsx';
import type { DatesValues } from '../page/DatesFilter.tsx';
import { useBusiness } from '../shell/business.ts';

/** What the sales of the days listed came to, of this month while all are listed. */
export function SalesSummary(days: DatesValues) {
  const { data } = useQuery(salesSummary(useBusiness().id, days));
  return (
    <DocumentsSummary
      kind="invoice"
      span={data}
      figures={[
        { label: words.invoiced, value: data?.invoiced, status: '' },
        { label: words.paid, value: data?.settled, status: 'fully paid' },
        { label: words.outstanding, value: data?.outstanding, status: 'not paid' },
        { label: words.overdue, value: data?.overdue, status: 'over due' },
        { label: words.notDelivered, value: data?.undelivered },
      ]}
    />
  );
}
