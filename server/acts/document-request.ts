import type { NumberedAccount } from '../../src/domain/books/ledger-account.ts';
import type { CurrencyRights } from '../../src/domain/business/foreign-currency.ts';
import type { ContactIn } from '../../src/domain/contact/contact.ts';
import type { AttachmentsRequest } from '../../src/domain/documents/attachment.ts';
import type { Discount, Party } from '../../src/domain/documents/document.ts';
import type { PaperBank, PaperRequest } from '../../src/domain/documents/document-paper.ts';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import type { OwnDiscount } from '../../src/domain/documents/line-discount.ts';
import type { Sending } from '../../src/domain/documents/sending.ts';
import type { GivenTax } from '../../src/domain/documents/totals.ts';
import type { NamedLocation } from '../../src/domain/location/location.ts';
import type { Decimal } from '../../src/domain/money.ts';
import type { Product } from '../../src/domain/stock/product.ts';
import type { Tax } from '../../src/domain/tax/tax.ts';
import type { AppliedTemplate } from '../../src/domain/template/template.ts';
import type { Address } from '../../src/domain/values/address.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import type { EarlyTerms } from '../../src/domain/values/early-terms.ts';
import type { SentFigures } from './sent-figures.ts';

/** A document as asked for: what was typed, in the document's currency. */
export interface DocumentRequest {
  subtype: DocumentType;
  /** The number it had in its file; left out for what comes from none. */
  externalNumber?: string | null;
  /** What the other party calls it; left out where nobody is asked. */
  reference?: string;
  contactId: string | null;
  /** Null: the day it has, today where it is new. */
  issuedOn: string | null;
  /** Left out: as it is. */
  dueOn: string | null | undefined;
  /** What is off for paying early; left out: as it is, or as its contact has it where it is new. */
  early?: EarlyTerms;
  /** Null for home. */
  currency: string | null;
  /** Home per unit of the currency; missing counts as 1 until the document is issued. */
  rate: Decimal | null;
  /** Its prices include tax; left out: as they do. */
  pricesIncludeTax?: boolean | undefined;
  /** Without tax, unless what includes it is sent beside it. */
  discount: Discount;
  grossDiscount?: Decimal | undefined;
  shipping: Decimal;
  grossShipping?: Decimal | undefined;
  shippingTaxId: string | null;
  shipTo: Address | null;
  /** The address of the warehouse that purchases go to; left out: as it is. */
  warehouse?: string | undefined;
  /** What is left out stays as it is. */
  sending: { [Field in keyof Sending]?: Sending[Field] | undefined };
  depositRequired: Decimal | null;
  /** Where its goods are: null for the default location; left out, as it is. */
  locationId?: string | null;
  /** Which bank its paper names, and the day of supply. */
  paper?: PaperRequest;
  notes: string;
  /** Files to attach to it; acts don’t look at them, its command attaches them as it is written. */
  attachments?: AttachmentsRequest;
  lines: ({
    id: string | null;
    productId: string | null;
    name: string;
    description: string;
    quantity: Decimal;
    price: Decimal;
    /** The price and the amount of its own discount with their tax. */
    grossPrice?: Decimal | undefined;
    grossDiscount?: Decimal | undefined;
    taxId: string | null;
    /** Its tax as an amount, where a file says no more; left out for what is typed. */
    givenTax?: GivenTax | null;
    /** The account a line of no item is posted on; left out or null: the one its kind proposes. */
    accountId?: number | null;
    /** What it was sent with that it says by itself; left out where nothing was. */
    figures?: SentFigures;
    /** Where its goods are: null where its document’s do; left out, as it is. */
    locationId?: string | null;
  } & OwnDiscount)[];
}

/** What the lines of a document are made from. */
export interface LinesLookedUp {
  /** In the role their document's kind gives them. */
  contact: ContactIn<ContactRole> | null;
  products: readonly Product[];
  /** What categories of items name for what is bought of them, by the categories' ids; left out where nothing is bought. */
  categoryAccounts?: ReadonlyMap<string, number>;
}

/** What a request names, as it was looked up. */
export interface LookedUp extends LinesLookedUp {
  business: CurrencyRights & {
    name: string;
    address: string;
    taxAfterDiscount: boolean;
    taxPerRate: boolean;
  };
  /** The business as its documents name it; left out, by name and address alone. */
  own?: Party;
  /** All that the request names. */
  taxes: readonly Tax[];
  template: AppliedTemplate;
  /** The bank its paper asks to be paid into; left out for a kind that names none. */
  bank?: (PaperBank & { active: boolean }) | null;
  /** Those that lines name. */
  accounts?: readonly NumberedAccount[];
  /** Those that it and its lines name, and the default one where the business has several; left out, where nobody asked. */
  locations?: readonly NamedLocation[];
  /** Another document of the same contact with the reference that was typed; null for none. */
  sameReference?: { number: string | null } | null;
}
