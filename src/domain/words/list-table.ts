import type { Values } from './values.ts';

/** A list's table, and what stands around it. */

// Its rows
export const actions = 'Actions';
export const actionsFor = ({ record }: { record: string }) => `Actions for ${record}`;

// Its filters
export const from = 'From';
export const to = 'to';

// Its pages
export const pages = 'Pages';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const range = ({ from, to, total }: Values<'from' | 'to' | 'total'>) => `${from}–${to} of ${total}`;
