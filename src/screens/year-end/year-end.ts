import type { OursAnswer } from '../../api/calls/call.ts';
import type { yearEndCalls } from '../../api/calls/year-end.ts';

/** A year's end as its page has it. */
export type YearEnd = OursAnswer<typeof yearEndCalls.yearEnd>;
