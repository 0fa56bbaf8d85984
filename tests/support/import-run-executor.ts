import { idFromWire } from '../../src/api/wire/id.ts';
import type { ImportFacts } from '../../src/domain/import/facts.ts';
import type { ImportRunEvent } from '../../src/machines/import-run/import-run.lifecycle.ts';
import { importApiFor } from './import-api.ts';
import { type ImportWorld, importedFile, importRunActs, keepFacts } from './import-run-acts.ts';
import { lifecycleExecutor } from './lifecycle-executor.ts';

/** Carries paths of an import's chart out on the real server: people's events are calls, its job's are the job's own acts. */
export const importRunExecutor = lifecycleExecutor<ImportWorld, ImportRunEvent, ImportFacts>({
  acts: importRunActs,
  start: async (client, facts, server) => {
    const imports = importApiFor(client);
    if (facts.unconfirmed) {
      const before = idFromWire(await imports.uploaded(importedFile));
      await server.owner.query(`update import_run set status = 'Finished' where id = $1`, [before]);
    }
    const world = { server, client, facts, importid: await imports.uploaded(importedFile) };
    await keepFacts(world);
    return world;
  },
  standing: async ({ client, importid }) => (await importApiFor(client).view(importid)).Standing,
});
