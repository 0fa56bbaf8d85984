import { startEngine } from '../../../server/adapters/engine/engine.ts';

/** A server that does nothing but run the engine, to be killed by a test: `hold-engine.ts <data directory>`. */
const [, , dataDirectory] = process.argv;
const engine = await startEngine({ dataDirectory: dataDirectory!, log: () => {} });
process.send?.(engine.url);
setInterval(() => {}, 60_000);
