import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { planReportPath, reportPaths } from '../src/api/wire/provider-calls.ts';
import type { ProviderName } from '../src/domain/payment-provider/provider.ts';
import { choosePlanPayments } from './adapters/billing/choose-plan-payments.ts';
import { type Engine, startEngine } from './adapters/engine/engine.ts';
import { EngineRefusal } from './adapters/engine/refusal.ts';
import { chooseMail } from './adapters/mail/choose-mail.ts';
import { passwordsBy } from './adapters/passwords.ts';
import { chooseGateways } from './adapters/payments/choose-gateways.ts';
import { choosePayments } from './adapters/payments/choose-payments.ts';
import { pdfThreads } from './adapters/pdf/pdf-threads.ts';
import { httpRates } from './adapters/rates/http-rates.ts';
import { chooseSealing } from './adapters/sealing.ts';
import { chooseShop } from './adapters/shop/choose-shop.ts';
import { chooseSigning } from './adapters/signing.ts';
import { xlsxThreads } from './adapters/xlsx/xlsx-threads.ts';
import { sealSecrets } from './commands/account/seal-secrets.ts';
import { buildApp } from './http/app.ts';
import { closeApp } from './http/close-app.ts';
import { listenHere } from './http/listen.ts';
import { startJobs } from './jobs/runner.ts';
import { countedIn } from './metrics.ts';
import { readSettings, SettingRefusal } from './settings.ts';
import { stopOnSignals } from './stop.ts';
import { DatabaseSetupError, openDatabase } from './store/database/database.ts';
import { noteFault } from './store/database/database-fault.ts';
import { migrate } from './store/migrate.ts';
import { SchemaRefusal } from './store/schema-version.ts';

const say = (sentence: string) => console.log(sentence);
const page = join(fileURLToPath(new URL('.', import.meta.url)), '..', 'page');

/** Starts the database, the jobs and the server, in this order; stops them in the other. */
const main = async (): Promise<void> => {
  const settings = readSettings();
  const engine: Engine | null = settings.databaseUrl
    ? null
    : await startEngine({ dataDirectory: settings.dataDirectory, log: say });
  const stopping = stopOnSignals(() => engine?.endAtOnce());
  if (engine) stopping.before(() => engine.stop());
  void engine?.lost.then(() => {
    console.error(
      'The database ended unexpectedly; the reason stands in engine.log. Start again to recover.',
    );
    process.exit(1);
  });

  try {
    const url = settings.databaseUrl ?? engine!.url;
    await migrate(url);
    const database = await openDatabase({
      url,
      app: settings.appUrl ?? undefined,
      access: settings.accessUrl ?? undefined,
    });
    stopping.before(() => database.close());
    const { clock, origin, production } = settings;
    const lettersStay = settings.mail === null && !production;
    const sealing = chooseSealing(settings.sealingKeys, engine?.dataDirectory ?? null);
    await sealSecrets(database, sealing, say);
    const signing = chooseSigning(settings.signingKeys, engine?.dataDirectory ?? null);
    const taking = await choosePayments(settings.payments, settings.dataDirectory, say);
    stopping.before(() => taking.close());
    const payments = taking.provider;
    const reportTo = (provider: ProviderName) => `${origin}${reportPaths[provider]}`;
    const connectable = await chooseGateways(settings.gateways, reportTo, settings.dataDirectory, say);
    stopping.before(() => connectable.close());
    const { gateways } = connectable;
    const billing = await choosePlanPayments(
      settings.planPayments,
      `${origin}${planReportPath}`,
      settings.dataDirectory,
      say,
    );
    stopping.before(() => billing.close());
    const { planPayments } = billing;
    const shops = await chooseShop(settings.shops, origin, settings.dataDirectory, say);
    stopping.before(() => shops.close());
    const xlsx = xlsxThreads();
    const pdf = pdfThreads();
    stopping.before(() => pdf.close());
    const metrics = countedIn(database, clock, { token: settings.metricsToken, process: true });
    const app = await buildApp({
      database,
      clock,
      origin,
      payments,
      gateways,
      planPayments,
      feePercent: settings.feePercent,
      shops: shops.platform,
      sealing,
      signing,
      passwords: passwordsBy(settings.passwordCost),
      bounds: settings.bounds,
      rates: settings.ratesUrl ? httpRates(settings.ratesUrl, clock) : null,
      pdf,
      xlsx,
      page,
      docs: !production,
      mailbox: lettersStay,
      trustProxy: settings.trustProxy,
      log: { level: settings.logLevel },
      metrics,
    });
    const mail = chooseMail(settings.mail);
    const jobs = await startJobs(
      {
        database,
        clock,
        mail,
        payments,
        gateways,
        planPayments,
        pdf,
        xlsx,
        sealing,
        signing,
        origin,
        shops: shops.platform,
      },
      (err, job) => {
        noteFault(err);
        app.log.error({ err, ...job }, 'work failed');
      },
      undefined,
      metrics,
    );
    metrics.watchJobs(jobs.pool);
    stopping.before(async () => {
      await jobs.stop();
      mail.close();
    });
    if (production) await app.listen({ port: settings.port, host: '0.0.0.0' });
    else await listenHere(app, settings.port);
    stopping.before(() => closeApp(app));
    say(`Counterfoil is at ${origin}`);
    const { port } = app.server.address() as AddressInfo;
    if (lettersStay) say(`Emails aren’t sent from here: read them at http://localhost:${port}/dev/mailbox`);
  } catch (error) {
    await stopping.stop();
    throw error;
  }
};

main().catch((error: unknown) => {
  const isRefusal = [EngineRefusal, SettingRefusal, SchemaRefusal, DatabaseSetupError].some(
    (refusal) => error instanceof refusal,
  );
  console.error(isRefusal ? (error as Error).message : error);
  process.exit(1);
});
