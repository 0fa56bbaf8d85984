import { createServer } from 'node:http';
import { startEngine } from './adapters/engine/engine.ts';
import { EngineRefusal } from './adapters/engine/refusal.ts';
import { migrate } from './store/migrate.ts';

const say = (sentence: string) => console.log(sentence);

async function main(): Promise<void> {
  const given = process.env.DATABASE_URL;
  const engine = given
    ? undefined
    : await startEngine({ dataDirectory: process.env.COUNTERFOIL_DATA ?? 'data', log: say });
  await migrate(given ?? engine!.url);

  const http = createServer((_request, response) => response.end('ok\n'));
  const port = Number(process.env.PORT ?? 8080);
  http.listen(port, () => say(`Counterfoil is at http://localhost:${port}`));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    http.close();
    http.closeAllConnections();
    await engine?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  void engine?.lost.then(() => {
    console.error(
      'The database ended unexpectedly; the reason stands in engine.log. Start again to recover.',
    );
    process.exit(1);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof EngineRefusal ? error.message : error);
  process.exit(1);
});
