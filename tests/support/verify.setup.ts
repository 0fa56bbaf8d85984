import { afterAll } from 'vitest';
import { dropAll } from './database.ts';

// Registered before the file's own hooks, and so run after them: the books are verified as the tests left them.
afterAll(dropAll);
