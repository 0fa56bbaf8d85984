import { startInspecting } from './server.ts';

/** `npm run inspect`: the page with its machines in the inspector, beside the server that `npm start` runs. */
const api = process.env.COUNTERFOIL_URL || `http://localhost:${process.env.PORT || 8080}`;
const server = await startInspecting(api, Number(process.env.INSPECT_PORT || 5180));
const [address = ''] = server.resolvedUrls?.local ?? [];
console.log(`The page in the inspector: ${address}`);
console.log(`Every chart by itself:     ${address}tools/inspect/`);
console.log(`Let this address open the inspector’s window. Its calls go to ${api}.`);
