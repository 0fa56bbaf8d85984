import { useQuery } from '@tanstack/react-query';
import { orderSummary } from '../../api/queries/purchase-summary.ts';
import * as words from '../../domain/words/purchase-summary.ts';
import { DocumentsSummary } from '../document/DocumentsSummary.tsx';
import type { DatesValues } from '../page/DatesFilter.tsx';
import { useBusiness } from '../shell/business.ts';

/** What the purchase orders of the days listed came to, of this month while all are listed. */
export function OrdersSummary(days: DatesValues) {
  const { data } = useQuery(orderSummary(useBusiness().id, days));
  return (
    <DocumentsSummary
      kind="order"
      span={data}
      figures={[
        { label: words.ordered, value: data?.ordered, status: '' },
        { label: words.unbilled, value: data?.unbilled, status: 'issued' },
        { label: words.partly, value: data?.partly, status: 'converttobill' },
        { label: words.late, value: data?.late },
      ]}
    />
  );
}
