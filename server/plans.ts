import { choosePlanPayments } from './adapters/billing/choose-plan-payments.ts';
import { EngineRefusal } from './adapters/engine/refusal.ts';
import { GatewayError } from './adapters/payments/gateway.ts';
import { refundByNumber } from './commands/refund-plan-invoice.ts';
import { asMaintainer, MaintenanceRefusal, requireCurrentSchema } from './maintenance/connection.ts';
import { plansCommand, plansUsage, type Refund } from './maintenance/plan-commands.ts';
import { onDatabase } from './maintenance/reach.ts';
import { SettingRefusal } from './setting.ts';
import { readDataLocation, readSettings } from './settings.ts';
import { DatabaseSetupError, openDatabase } from './store/database.ts';
import { preparedOn } from './store/prepared.ts';
import type { Query } from './store/row.ts';
import { SchemaRefusal } from './store/schema-version.ts';
import { Refused } from './store/tx.ts';

/** What is given back is asked of the provider that the server has; a sandbox only where one is named. */
const refundOn =
  (url: string, query: Query): Refund =>
  async (number, typed) => {
    const { planPayments: settings, dataDirectory } = readSettings();
    const { planPayments } = await choosePlanPayments(
      { ...settings, mayStart: false },
      '',
      dataDirectory,
      console.log,
    );
    const database = await openDatabase(url, 2);
    try {
      return await refundByNumber({ database, clock: () => new Date(), planPayments }, query, number, typed);
    } finally {
      await database.close();
    }
  };

/**
 * The operator's command for what plans cost: `npm run plans`, in the release image `node dist/server/plans.js`. A server may run meanwhile. The exit
 * code is 1 when nothing was done.
 */
const run = async (args: readonly string[]): Promise<readonly string[]> => {
  if (args.some((one) => ['help', '--help', '-h'].includes(one))) return [plansUsage];
  const today = new Date().toISOString().slice(0, 10);
  return onDatabase(
    readDataLocation(),
    false,
    (url) =>
      asMaintainer(url, async (client) => {
        await requireCurrentSchema(client);
        const query = preparedOn(client);
        return plansCommand({ query, today, refund: refundOn(url, query) }, args);
      }),
    { beside: true },
  );
};

run(process.argv.slice(2)).then(
  (lines) => {
    for (const line of lines) console.log(line);
  },
  (error: unknown) => {
    const refusals = [
      MaintenanceRefusal,
      EngineRefusal,
      SchemaRefusal,
      DatabaseSetupError,
      SettingRefusal,
      GatewayError,
      Refused,
    ];
    const expected = refusals.some((refusal) => error instanceof refusal);
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  },
);
