import { useQuery } from '@tanstack/react-query';
import type { ContactViews } from '../../domain/contact/contact.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { proposedDueOn } from '../../domain/posted/due.ts';
import { postedForm as words } from '../../domain/words/posted.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { contactView } from '../frame/contacts.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { wordsOfKind } from './posted-words.ts';

interface DueFieldProps {
  kind: DocumentKind;
  id: string;
  problem: string | undefined;
  issuedOn: string;
  /** As typed; empty while nothing but the proposal stands. */
  dueOn: string;
  contactId: string | undefined;
  onChange: (dueOn: string) => void;
}

/** When a document falls due: proposed by its contact's terms, a month on where they have none. */
export function DueField({ kind, issuedOn, dueOn, contactId = '', onChange, ...field }: DueFieldProps) {
  const { id } = useBusiness();
  const may = useMay();
  const contactRole = kindSpec(kind).contactRole ?? 'customer';
  const enabled = contactId !== '' && may(`${contactRole}.view`);
  const { data } = useQuery<ContactViews[typeof contactRole]>({
    ...contactView(contactRole, id, contactId),
    enabled,
  });
  const terms = data?.termsDays ?? null;
  const proposed = terms === null ? words.dueByDefault : wordsOfKind(kind).byTerms({ days: terms });
  return (
    <DateField
      {...field}
      label={words.dueDate}
      hint={dueOn ? undefined : proposed}
      value={dueOn || (issuedOn ? proposedDueOn(issuedOn, terms) : '')}
      onChange={onChange}
    />
  );
}
