import { fixed, over } from '../../../../src/domain/money.ts';

/** Amounts of the sandbox, which reckons in cents and answers with texts of two decimals. */
export const cents = (text: string): number => Math.round(Number(text) * 100);
export const money = (n: number): string => fixed(over(String(n), '100'), 2);
