import { isLosslessNumber } from 'lossless-json';
import type * as z from 'zod/mini';
import { type Decimal, isZero } from '../../../src/domain/money.ts';

/** What a schema is made of. */
export interface Parts {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
}

export const partsOf = (schema: z.ZodMiniType): Parts => schema._zod.def as unknown as Parts;

/** True for what was sent as fields of its own. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value);

/**
 * Whether an amount that may come under several names is one: clients of the specification fill what they have no amount for with 0,
 * which says nothing beside an amount. Source: purchasing-and-stock, section 5.
 */
export const isNonZero = (amount: Decimal | undefined): boolean => amount !== undefined && !isZero(amount);
