import { memo } from 'react';
import * as words from '../../domain/words/document-form.ts';
import { CustomerField } from './CustomerField.tsx';
import { IssueDayField } from './IssueDayField.tsx';
import { type FormPart, sameParts } from './same-parts.ts';

/** Who a document is for, and its day. */
export const PartyAndDay = memo(
  ({ name, form, field, change }: FormPart) => (
    <>
      <CustomerField
        {...field('customer')}
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
