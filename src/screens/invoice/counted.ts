type Kind = 'invoice' | 'receipt';

const several = (count: number, kind: Kind): string[] =>
  count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`];

/** How many there are of each kind, in words: "1 invoice and 2 receipts". */
export const counted = (documents: readonly { subtype: Kind }[]): string => {
  const receipts = documents.filter(({ subtype }) => subtype === 'receipt').length;
  return [...several(documents.length - receipts, 'invoice'), ...several(receipts, 'receipt')].join(' and ');
};
