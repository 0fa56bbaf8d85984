import fc from 'fast-check';
import { seed } from './thorough.ts';

// What is tried is the same at every commit: what turns red there is new.
fc.configureGlobal({ seed });

/** fast-check, whose random runs begin from the seed that is printed. */
export default fc;
