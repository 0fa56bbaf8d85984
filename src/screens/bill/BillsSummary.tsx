import { useQuery } from '@tanstack/react-query';
import { billSummary } from '../../api/queries/purchase-summary.ts';
import * as words from '../../domain/words/purchase-summary.ts';
import { DocumentsSummary } from '../document/DocumentsSummary.tsx';
import type { DatesValues } from '../page/DatesFilter.tsx';
import { useBusiness } from '../shell/business.ts';

/** What the bills of the days listed came to, of this month while all are listed. */
export function BillsSummary(days: DatesValues) {
  const { data } = useQuery(billSummary(useBusiness().id, days));
  return (
    <DocumentsSummary
      kind="bill"
      span={data}
      figures={[
        { label: words.billed, value: data?.billed, status: '' },
        { label: words.paid, value: data?.settled, status: 'paid' },
        { label: words.outstanding, value: data?.outstanding, status: 'not paid' },
        { label: words.overdue, value: data?.overdue, status: 'over due' },
      ]}
    />
  );
}
