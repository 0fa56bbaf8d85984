import { fixed, over } from '../../../../src/domain/money.ts';

/** Amounts of the sandbox, which reckons in cents and answers with texts of two decimals. */
export const cents = (text: string): number => Math.round(Number(text) * 100);
export const money = (n: number): string => fixed(over(String(n), '100'), 2);

/** What a sandbox shop sells. */
export interface SandboxProduct {
  id: number;
  title: string;
  sku: string;
  barcode: string;
  price: string;
  cost: string | null;
  /** At the shop's first location. */
  available: number;
  /** At others, by their ids; one that isn't named doesn't have it. */
  elsewhere: Map<number, number>;
}

/** A line of an order as the sandbox keeps it. Amounts are texts of the shop's currency. */
export interface SandboxLine {
  id: number;
  title: string;
  sku: string;
  quantity: number;
  /** Of one. */
  price: string;
  discount: string;
  taxes: { title: string; rate: number; amount: string; channelLiable?: boolean }[];
  product: SandboxProduct | null;
  isGiftCard?: boolean;
  duties?: SandboxDuty[];
}

/** Duty that was charged on a line of an order, in the shop's currency. */
export interface SandboxDuty {
  id: number;
  price: string;
  taxes: SandboxLine['taxes'];
}

interface SandboxTransaction {
  id: number;
  kind: 'SALE' | 'AUTHORIZATION' | 'CAPTURE' | 'VOID' | 'REFUND';
  status: 'SUCCESS' | 'PENDING' | 'FAILURE';
  gateway: string;
  amount: string;
  at: Date;
}

export interface SandboxRefund {
  id: number;
  at: Date;
  note: string;
  lines: {
    lineId: number;
    quantity: number;
    subtotal: string;
    tax: string;
    restock: 'RETURN' | 'CANCEL' | 'NO_RESTOCK';
  }[];
  shipping: string;
  adjustment: string;
  /** Without their tax, as the shop says it. */
  duties?: { dutyId: number; amount: string }[];
}

/** An order of a sandbox shop. */
export interface SandboxOrder {
  id: number;
  name: string;
  processedAt: Date;
  updatedAt: Date;
  cancelledAt: Date | null;
  test: boolean;
  taxesIncluded: boolean;
  customer: { name: string; email: string } | null;
  lines: SandboxLine[];
  shipping: { price: string; discount: string; taxes: SandboxLine['taxes'] } | null;
  tip: string;
  total: string;
  transactions: SandboxTransaction[];
  refunds: SandboxRefund[];
  fulfilled: 'none' | 'part' | 'all';
  /** The location it's sent from; the shop's first where left out. */
  sentFrom?: number;
  /** The currency its customer saw, and how much of it one of the shop's is; the shop's own where left out. */
  presentment?: { currency: string; rate: string };
}
