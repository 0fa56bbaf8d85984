import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { purchaseSummaryCalls } from '../../src/api/calls/purchase-summary.ts';
import { queryOf } from '../../src/api/client/query.ts';
import { BillsSummary } from '../../src/screens/bill/BillsSummary.tsx';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { currentBusiness } from '../support/current-business.ts';
import { render } from '../support/render.tsx';

const request = { dates: '', from: '', to: '' } as const;
const days = { from: null, to: null };
const sums = { billed: '100', settled: '40', outstanding: '50', forgiven: '10', overdue: 0, count: 1 };

const shown = (forgiven: string) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const { queryKey } = queryOf(purchaseSummaryCalls.billSummary, {
    businessId: currentBusiness.id,
    period: 'alltime',
  });
  client.setQueryData(queryKey, { message: '', ...days, ...sums, forgiven });
  render(
    <QueryClientProvider client={client}>
      <LocaleContext value="en">
        <BusinessContext value={currentBusiness}>
          <BillsSummary {...request} />
        </BusinessContext>
      </LocaleContext>
    </QueryClientProvider>,
  );
  return [...document.querySelectorAll('dl > div')].map((card) => card.textContent);
};

test('what was discounted and credited is said beside what was paid', () => {
  expect(shown('10')).toEqual([
    'Total billed$100.00',
    'Paid$40.00$10.00 more in discounts and credits',
    'Still owed$50.00',
    'Overdue bills0',
  ]);
});

test('where there is none, nothing is said', () => {
  expect(shown('0')[1]).toBe('Paid$40.00');
});
