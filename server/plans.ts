import { choosePlanPayments } from './adapters/billing/choose-plan-payments.ts';
import { EngineRefusal } from './adapters/engine/refusal.ts';
import { GatewayError } from './adapters/payments/gateway.ts';
import { refundByNumber } from './commands/refund-plan-invoice.ts';
import { asMaintainer, MaintenanceRefusal, requireCurrentSchema } from './maintenance/connection.ts';
import { plansUsage } from './maintenance/plan-arguments.ts';
import { type Operator, plansCommand } from './maintenance/plan-commands.ts';
import { onDatabase } from './maintenance/reach.ts';
import { tellPrice } from './services/tell-price.ts';
import { SettingRefusal } from './setting.ts';
import { readDataLocation, readSettings } from './settings.ts';
import { type Database, DatabaseSetupError, openDatabase } from './store/database/database.ts';
import { preparedOn } from './store/database/prepared.ts';
import type { Query } from './store/database/row.ts';
import { Refused } from './store/database/tx.ts';
import { SchemaRefusal } from './store/schema-version.ts';

/** A database as the server uses it, for as long as something is done on it. */
const within = async <T>(url: string, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(url, 2);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** What the commands are carried out with. What is given back is asked of the provider that the server has; of a sandbox only where one is named. */
const operatorOn = (url: string, query: Query): Operator => {
  const { clock, origin, planPayments: settings, dataDirectory } = readSettings();
  return {
    query,
    today: clock().toISOString().slice(0, 10),
    refund: async (number, typed) => {
      const named = { ...settings, mayStart: false };
      const { planPayments } = await choosePlanPayments(named, '', dataDirectory, console.log);
      return within(url, (database) =>
        refundByNumber({ database, clock, planPayments }, query, number, typed),
      );
    },
    tell: (businessIds, price, before) =>
      within(url, (database) => tellPrice({ database, clock, origin }, businessIds, price, before)),
  };
};

/**
 * The operator's command for what plans cost: `npm run plans`, in the release image `node dist/server/plans.js`. A server may run meanwhile. The exit
 * code is 1 when nothing was done.
 */
const run = async (args: readonly string[]): Promise<readonly string[]> => {
  if (args.some((one) => ['help', '--help', '-h'].includes(one))) return [plansUsage];
  return onDatabase(
    readDataLocation(),
    false,
    (url) =>
      asMaintainer(url, async (client) => {
        await requireCurrentSchema(client);
        return plansCommand(operatorOn(url, preparedOn(client)), args);
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
