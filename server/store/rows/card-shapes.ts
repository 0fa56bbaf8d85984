import * as z from 'zod/mini';
import type { BankCard } from '../../../src/domain/books/bank.ts';
import type { Particulars } from '../../../src/domain/business/particulars.ts';
import type { PaperBank } from '../../../src/domain/documents/document-paper.ts';
import { type Address, noAddress } from '../../../src/domain/values/address.ts';
import { objectOf, partOf } from '../database/json-shape.ts';

/** What cards hold that is kept with documents too. */

const text = z.string();
const filled = (empty: string) => z._default(text, empty);

/** An address; what is left out of it is empty. */
export const addressShape = objectOf<Address>({
  attention: filled(noAddress.attention),
  street: filled(noAddress.street),
  city: filled(noAddress.city),
  state: filled(noAddress.state),
  zip: filled(noAddress.zip),
  country: filled(noAddress.country),
  phone: filled(noAddress.phone),
});

const bankFields = {
  name: text,
  accountNumber: text,
  iban: text,
  accountName: text,
  accountType: text,
  routingNumber: text,
  address: text,
  sortCode: text,
  swiftCode: text,
};

/** A bank as a paper names it. */
export const paperBankShape = objectOf<PaperBank>({ ...bankFields, id: text, isDefault: z.boolean() });

/** What is kept of a bank beside its row's own columns. */
export const bankDetailsShape = partOf<Omit<BankCard, 'currency'> & { addedBy: string }>({
  ...bankFields,
  addedBy: text,
});

/** What a business says of itself on its documents. */
export const particularsShape = partOf<Particulars>({
  zip: text,
  city: text,
  state: text,
  phone: text,
  email: text,
  website: text,
  taxNumber: text,
  vatNumber: text,
  registration: text,
  footer: text,
});
