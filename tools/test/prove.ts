import { provenRun } from './proofs.ts';

/**
 * `npm run prove -- tests/server/quote.test.ts` runs files of the server's tests, and names each row of docs/coverage.tsv
 * whose test does not send or read what the row says. Without a file all of them are run, as `npm test -- server` does.
 */
const { failed } = await provenRun(process.argv.slice(2));
process.exitCode = failed === 0 ? 0 : 1;
