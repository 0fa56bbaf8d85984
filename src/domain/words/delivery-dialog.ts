/** The dialog that says how far the goods have come. */

export const shipped = 'Shipped';
export const shippedMeans = 'The goods are on their way.';
export const delivered = 'Delivered';
export const deliveredMeans = 'The goods have arrived.';
export const title = ({ document }: { document: string }) => `Delivery of ${document}`;
export const lead = 'Doesn’t affect the invoice’s status or your books.';
export const save = 'Save delivery';
export const howFar = 'Delivery status';
export const trackingNumber = 'Tracking number';
export const emailTo = ({ address }: { address: string }) => `Email this to ${address}`;
