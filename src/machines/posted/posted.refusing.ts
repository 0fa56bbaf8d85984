import type { PostedFacts } from '../../domain/posted/facts.ts';
import { whyNotPosted } from '../../domain/posted/refusals.words.ts';
import type { Lifecycle } from '../standing.ts';
import { postedChart } from './posted.lifecycle.ts';

/** The chart with the words it refuses with. A list asks the chart alone, and needs few of them. */
export const postedLifecycle: Lifecycle<typeof postedChart, PostedFacts> = {
  name: 'posted',
  chart: postedChart,
  whyNot: whyNotPosted,
};
