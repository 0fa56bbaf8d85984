/** Goods arrive when a bill is approved. Source: answers-2.md, Q111. */
export const approve = 'Approve and receive';
