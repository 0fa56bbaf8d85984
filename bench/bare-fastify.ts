import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** The least a Fastify server does to send an answer: no auth, no database. Serves the JSON of the file in BODY_FILE. */
const answer: unknown = JSON.parse(readFileSync(process.env.BODY_FILE!, 'utf8'));
const app = Fastify();
app.get('/', async () => answer);
await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', () => process.send!(process.cpuUsage()));
process.on('disconnect', () => process.exit());
process.send!({ port: (app.server.address() as AddressInfo).port });
