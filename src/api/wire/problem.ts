import * as z from 'zod/mini';
import { problemKinds } from '../../domain/values/problem-kind.ts';
import { all } from './values.ts';

/** What a refused call answers; 400 unless it is a dead session (401), a throttle or a second factor that is needed (403), a missing row (404), or what can't be done just now (503). */
const problemAnswer = z.object({
  Message: z.string(),
  kind: z.enum(problemKinds),
  fields: z.optional(z.array(z.object(all(z.string(), 'field message')))),
  details: z.optional(z.record(z.string(), z.unknown())),
  id: z.optional(z.string()),
});
export type ProblemAnswer = z.infer<typeof problemAnswer>;
