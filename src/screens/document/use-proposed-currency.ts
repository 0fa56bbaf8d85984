import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { customerView } from '../../api/queries/customers.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import type { ProposedCurrency } from './money-form.ts';
import type { DocumentForm, DocumentFormState } from './use-document-form.ts';

/** True while the currency is the one proposed last, and no price was typed in it. */
const isUntouched = ({ currency, rate, lines }: DocumentForm, proposed: ProposedCurrency): boolean =>
  currency === proposed.currency && rate === proposed.rate && lines.every(({ price }) => price === '');

/** A new document takes its customer's own currency, at the rate kept for it, unless somebody chose one or typed a price. */
export function useProposedCurrency({ form, change }: Pick<DocumentFormState, 'form' | 'change'>): void {
  const { id, homeCurrency, multiCurrency } = useBusiness();
  const may = useMay();
  const customer = form.customer?.id ?? '';
  const open = form.proposed !== null && form.proposed.customer !== customer && customer !== '';
  const asked = open && multiCurrency && may('customer.view');
  const { data } = useQuery({ ...customerView(id, customer), enabled: asked });
  const latest = useRef({ form, change });
  latest.current = { form, change };
  const currency = asked && data ? (data.currency ?? homeCurrency) : null;

  useEffect(() => {
    if (!currency) return;
    let over = false;
    const propose = (rate: string) => {
      const { form: now, change } = latest.current;
      if (over || !now.proposed) return;
      if (isUntouched(now, now.proposed)) change({ currency, rate, proposed: { customer, currency, rate } });
      else change({ proposed: { ...now.proposed, customer } });
    };
    if (currency === homeCurrency) propose('');
    else
      void import('../../api/queries/rates.ts')
        .then(({ storedRate }) => storedRate(id, currency, homeCurrency))
        .then(
          (rate) => propose(rate ?? ''),
          () => propose(''),
        );
    return () => {
      over = true;
    };
  }, [customer, currency, homeCurrency, id]);
}
