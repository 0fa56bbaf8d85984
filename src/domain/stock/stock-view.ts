import type { MoveReason } from '../books/stock.ts';
import type { Day } from '../day.ts';
import type { DocumentType } from '../documents/kind.ts';
import type { HistoryEvent } from '../documents/view.ts';
import type { Decimal } from '../money.ts';

/** A move of goods as the log of them shows it. */
export interface Movement {
  id: string;
  reason: MoveReason;
  onDay: Day;
  productId: string;
  product: string;
  locationId: string | null;
  location: string | null;
  contactId: string | null;
  contact: string | null;
  documentId: string | null;
  documentType: DocumentType | null;
  /** Its number. */
  document: string | null;
  /** Of the document, as it is; null where none moved them. */
  status: string | null;
  /** What the document asks for in advance; null where nothing. */
  depositRequired: Decimal | null;
  /** The transfer that moved them, and its number. */
  transferId: string | null;
  transfer: string | null;
  quantity: Decimal;
  /** Of the whole stock, which a transfer leaves as it is, or of the place that was asked for. */
  quantityBefore: Decimal;
  quantityAfter: Decimal;
  /** Null for who may not read what stock cost. */
  value: Decimal | null;
  /** Why it was changed by hand, and what was noted. */
  cause: string | null;
  note: string;
}

/** How much of an item lies at a place. */
export interface LevelAt {
  locationId: string;
  location: string;
  quantity: Decimal;
}

/** What an item came to. Source: answers-2.md, Q43. */
export interface ItemSummary {
  levels: LevelAt[];
  /** On the way from one location to another. */
  inTransit: Decimal;
  onOrder: Decimal;
  /** On drafts of what is sold. */
  onDrafts: Decimal;
  /** Net of what came back, since the books began. */
  sold: Decimal;
  bought: Decimal;
  /** Null for who may not read what stock cost, as the two after it are. */
  averageCost: Decimal | null;
  /** Of what was bought last; null where nothing was. */
  lastCost: Decimal | null;
  /** Of the card's price over the average cost, in per cent; null where the price is 0. */
  margin: Decimal | null;
  /** What happened to its card and its stock, oldest first. */
  history: HistoryEvent[];
}

/** What all items come to. Source: answers-2.md, Q43. */
export interface InventorySummary {
  items: number;
  services: number;
  stockValue: Decimal;
  low: number;
  out: number;
  expiring: number;
}
