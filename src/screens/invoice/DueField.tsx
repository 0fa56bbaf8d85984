import { useQuery } from '@tanstack/react-query';
import { customerView } from '../../api/queries/customers.ts';
import { proposedDueOn } from '../../domain/invoice/due.ts';
import * as words from '../../domain/words/invoice-form.ts';
import { DateField } from '../kit/DateField.tsx';
import { useBusiness, useMay } from '../shell/business.ts';

interface DueFieldProps {
  id: string;
  problem: string | undefined;
  issuedOn: string;
  /** As typed; empty while nothing but the proposal stands. */
  dueOn: string;
  customerId: string | undefined;
  onChange: (dueOn: string) => void;
}

const hintOf = (terms: number | null | undefined): string =>
  terms === null || terms === undefined ? words.dueByDefault : words.byTerms({ days: terms });

/** When an invoice falls due: proposed by its customer's terms, a month on where they have none. */
export function DueField({ issuedOn, dueOn, customerId = '', onChange, ...field }: DueFieldProps) {
  const { id } = useBusiness();
  const may = useMay();
  const asked = customerId !== '' && may('customer.view');
  const terms = useQuery({ ...customerView(id, customerId), enabled: asked }).data?.termsDays;
  return (
    <DateField
      {...field}
      label={words.dueDate}
      hint={dueOn ? undefined : hintOf(terms)}
      value={dueOn || (issuedOn ? proposedDueOn(issuedOn, terms) : '')}
      onChange={onChange}
    />
  );
}
