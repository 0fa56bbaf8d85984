import { memo } from 'react';
import { documentForm as words } from '../../domain/words/documents.ts';
import { ContactField } from './ContactField.tsx';
import { IssueDayField } from './IssueDayField.tsx';
import { type FormPart, sameParts } from './same-parts.ts';

/** Who a document is for or from, and its day. */
export const PartyAndDay = memo(
  ({ name, contactRole, form, field, change }: FormPart) => (
    <>
      <ContactField
        {...field(contactRole)}
        contactRole={contactRole}
        picked={form.customer}
        onPick={(customer) => change({ customer })}
        form={name}
      />
      <IssueDayField
        {...field('issuedOn')}
        label={words.date}
        value={form.issuedOn}
        onChange={(issuedOn) => change({ issuedOn })}
      />
    </>
  ),
  sameParts('customer', 'issuedOn'),
);
