import { useQueryClient } from '@tanstack/react-query';
import { customersKey } from '../../api/queries/customers.ts';
import { invoicesKey } from '../../api/queries/invoices.ts';
import { reportsKey } from '../../api/queries/reports.ts';
import { useBusiness } from './business.ts';

/** After an act on an invoice everything that counts or shows it is fetched anew. */
export const useInvoiceChange = (): (() => Promise<void>) => {
  const client = useQueryClient();
  const { id } = useBusiness();
  return async () => {
    await Promise.all(
      [invoicesKey(id), customersKey(id), reportsKey(id)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
};
