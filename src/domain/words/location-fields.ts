/** Where the goods of a document lie, as its form asks it. */

export const goodsFrom = 'Goods leave from';
export const goodsTo = 'Goods arrive at';
export const perLine = 'Some items are at another location';
export const asDocument = ({ location }: { location: string }) => `As above: ${location}`;
export const noItems = 'Pick an item in a line first.';
