import { useQuery } from '@tanstack/react-query';
import { memo, type RefObject, useEffect } from 'react';
import type { ContactViews } from '../../domain/contact/contact.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { contactView } from '../frame/contacts.ts';
import type { ProposedCurrency } from './money-form.ts';
import type { DocumentForm, DocumentFormState } from './use-document-form.ts';

/** True while the currency is the one proposed last, and no price was typed in it. */
const isUntouched = ({ currency, rate, lines }: DocumentForm, proposed: ProposedCurrency): boolean =>
  currency === proposed.currency && rate === proposed.rate && lines.every(({ price }) => price === '');

interface CurrencyProposalProps {
  contactRole: ContactRole;
  /** Empty while there is none. */
  contact: string;
  /** For whom a currency was proposed already; null where none is. */
  known: string | null;
  /** The form as it is by the time an answer is there. */
  latest: RefObject<Pick<DocumentFormState, 'form' | 'change'>>;
}

/** A new document takes its contact's own currency, at the rate kept for it, unless somebody chose one or typed a price. */
export const CurrencyProposal = memo(function CurrencyProposal(props: CurrencyProposalProps) {
  const { contactRole, contact, known, latest } = props;
  const { id, homeCurrency, multiCurrency } = useBusiness();
  const may = useMay();
  const isNext = known !== null && contact !== '' && contact !== known;
  const enabled = isNext && multiCurrency && may(`${contactRole}.view`);
  const { data } = useQuery<ContactViews[ContactRole]>({
    ...contactView(contactRole, id, contact),
    enabled: enabled,
  });
  const currency = enabled && data ? (data.currency ?? homeCurrency) : null;

  useEffect(() => {
    if (!currency) return;
    let over = false;
    const propose = (rate: string) => {
      const { form, change } = latest.current;
      if (over || !form.proposed) return;
      if (isUntouched(form, form.proposed))
        change({ currency, rate, proposed: { customer: contact, currency, rate } });
      else change({ proposed: { ...form.proposed, customer: contact } });
    };
    if (currency === homeCurrency) propose('');
    else
      void import('./stored-rate.ts')
        .then(({ storedRate }) => storedRate(id, currency, homeCurrency))
        .then(
          (rate) => propose(rate ?? ''),
          () => propose(''),
        );
    return () => {
      over = true;
    };
  }, [contact, currency, homeCurrency, id, latest]);
  return null;
});
