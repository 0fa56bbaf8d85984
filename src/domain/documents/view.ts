import type { Decimal } from '../money.ts';
import type { Standing } from '../values/standing.ts';
import type { StatusWord } from '../words/everywhere.ts';
import type { Attachment } from './attachment.ts';
import type { PaymentsChoice } from './credit-note.ts';
import type { CreditState } from './credited.ts';
import type { ChosenTax, DocumentHeader, DocumentLine, Terms } from './document.ts';
import type { DocumentPaper } from './document-paper.ts';
import type { PrintableDocument, PrintableLine } from './printable.ts';

/** What happened to a document, as its counterfoil tells it. */
export interface HistoryEvent {
  act: string;
  from: string | null;
  to: string | null;
  at: string;
  by: string;
  amount: Decimal | null;
  /** What became of what was paid on a document that was cancelled here. */
  payments?: PaymentsChoice | 'none' | null | undefined;
}

/** A line of a document that stands; the tax is as it was when it was chosen. */
export interface LineView extends PrintableLine, Pick<DocumentLine, 'id' | 'productId' | 'locationId'> {
  tax: ChosenTax | null;
  /** What an import's tax was computed from; null or left out for every other line. */
  givenBase?: Decimal | null;
}

/** A document as its page shows it, whatever its kind: what its customer may see, and what the business alone knows. */
export interface DocumentView<Facts = unknown>
  extends Omit<PrintableDocument, 'locale' | 'homeCurrency' | 'shipTo' | 'lines'>,
    Pick<DocumentHeader, 'id' | 'version' | 'lacksRate'> {
  lines: LineView[];
  terms: Terms;
  contactId: string | null;
  /** Where its goods are, and what that is called; null for the default location. */
  locationId: string | null;
  location: string | null;
  /** Their customer was deleted since. */
  customerDeleted: boolean;
  templateId: string | null;
  today: string;
  standing: Standing<Facts>;
  history: HistoryEvent[];
  /** Files attached to it; left out for a kind that takes none. */
  attachments?: readonly Attachment[];
}

/** A row of a list of documents. */
export interface DocumentRow<Facts = unknown>
  extends Pick<
    DocumentHeader,
    | 'id'
    | 'kind'
    | 'subtype'
    | 'status'
    | 'number'
    | 'issuedOn'
    | 'dueOn'
    | 'currency'
    | 'total'
    | 'homeTotal'
  > {
  customer: string;
  owed: Decimal;
  overdue: boolean;
  /** What was asked for in advance; left out for a kind that asks for nothing. */
  depositRequired?: Decimal | null;
  channel: string;
  standing: Standing<Facts>;
  /** What its credit notes made of it; null where there are none, left out of a kind without them. */
  creditState?: CreditState | null;
  /** What its facts say beyond its status; null or left out where they say nothing. */
  beyond?: StatusWord | null;
}

/** What a form asks to be saved, in the document's currency. */
export interface DocumentDraft extends Pick<DocumentHeader, 'subtype' | 'issuedOn' | 'shipping' | 'notes'> {
  contactId: string | null;
  /** Null for home. */
  currency: string | null;
  /** Home per unit of the currency; null where nobody gave one. */
  rate: Decimal | null;
  /** What is typed includes its tax where prices do. A tax on shipping that stands keeps its percentage. */
  terms: Pick<Terms, 'discount' | 'shipTo'> & { shippingTaxId: string | null; pricesIncludeTax: boolean };
  templateId: string | null;
  locationId: string | null;
  /** What its paper says beside its content. */
  paper: { reference: string } & Pick<DocumentPaper, 'supplyOn' | 'bankId'>;
  /** Ids of its files in their order; left out, those that are there stay. */
  attachments?: readonly string[] | undefined;
  lines: {
    /** Null for a line that is not on the document yet. */
    id: string | null;
    productId: string | null;
    name: string;
    description: string;
    quantity: Decimal;
    price: Decimal;
    /** Its own discount in percent; null where it is an amount, or none. */
    ownPercent: Decimal | null;
    ownDiscount: Decimal;
    taxId: string | null;
    /** Of an import's tax alone: what it is computed from, and the tax. */
    givenBase?: Decimal | undefined;
    taxAmount?: Decimal | undefined;
    /** Null where its document’s goods are. */
    locationId: string | null;
  }[];
}

/** What became of each document an act was asked for: done, or skipped with the reason. */
export interface BulkAnswer {
  message: string;
  rows: readonly { id: string; done: boolean; reason: string | null }[];
}
