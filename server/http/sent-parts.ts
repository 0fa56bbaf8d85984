import { isLosslessNumber } from 'lossless-json';
import type * as z from 'zod/mini';

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
