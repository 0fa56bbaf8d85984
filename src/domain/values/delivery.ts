/** How far the goods of a document have come; nothing is said of what never left. */
export type DeliveryStatus = 'Shipped' | 'Delivered';

export interface Delivery {
  status: DeliveryStatus | null;
  /** The carrier's number; empty where none is known. */
  tracking: string;
}

export const isDelivered = ({ status }: Delivery): boolean => status === 'Delivered';
