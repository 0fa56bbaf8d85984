import type { FastifyInstance } from 'fastify';
import { businessCalls, newBusinessCalls } from '../../../src/api/calls/business.ts';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { mailSettingsCalls } from '../../../src/api/calls/mail-settings.ts';
import { pausedReminderCalls } from '../../../src/api/calls/paused-reminders.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import { type BusinessCard, businessWords } from '../../../src/domain/business/business.ts';
import { placeOf } from '../../../src/domain/business/particulars.ts';
import { mailWording } from '../../../src/domain/mail/mail.words.ts';
import { countries, zoneOf } from '../../../src/domain/values/country.ts';
import { mailKinds } from '../../../src/domain/values/mail-kinds.ts';
import { reminders as remindersWords, settingsAnswers as words } from '../../../src/domain/words/business.ts';
import { customerAnswerWords } from '../../../src/domain/words/customers.ts';
import { openBusiness } from '../../commands/account/onboard.ts';
import {
  changeHomeCurrency,
  enableMultiCurrency,
  lockBooks,
  saveContact,
  saveMailWording,
  saveNegativeStock,
  saveNumbering,
  savePaperRules,
  saveReminders,
  saveSecondFactorRule,
  saveTaxOrder,
  setFiscalYear,
  updateBusiness,
} from '../../commands/business-settings.ts';
import { pauseReminders } from '../../commands/pause-reminders.ts';
import { booksBegan } from '../../store/books/books-began.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { matterVersions } from '../../store/plan/events.ts';
import { type BusinessSettings, settingsOf } from '../../store/settings/business-settings.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { type AccountServices, ownVisit } from '../call/visit.ts';

const baseVersion = ({ version }: { version?: number | null | undefined }): number | null => version ?? null;

/** What was sent of some fields, without blanks around it. */
const givenIn = <Fields extends object>(fields: Fields): Partial<Record<keyof Fields, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, value.trim()]] : [],
    ),
  ) as Partial<Record<keyof Fields, string>>;

const cardIn = (typed: ArgsOf<typeof businessCalls.updateBusiness>): BusinessCard => ({
  companyName: typed.companyName,
  address: typed.address ?? '',
  ...placeOf(givenIn({ zip: typed.zip, city: typed.city, state: typed.state })),
  country: typed.country,
  timeZone: typed.timeZone ?? null,
  locale: typed.locale ?? null,
  language: typed.language ?? null,
  industry: typed.industry ?? null,
});

const savedAs = async (message: string, saved: Promise<{ repeated?: boolean }>) => ({
  message,
  repeated: (await saved).repeated === true,
});

const settingsAnswer = (
  settings: BusinessSettings,
  versionOf: Awaited<ReturnType<typeof matterVersions>>,
) => ({
  ...settings,
  companyName: settings.name,
  country: countries.find(({ code }) => code === settings.country)?.id ?? 0,
  currency: settings.homeCurrency,
  fiscalYear: settings.fiscalMonth,
  numbering: settings.numbering.map((one) => ({ ...one, version: versionOf('numbering', one.kind) })),
  mails: mailKinds.map((kind) => ({
    kind,
    ...(settings.mails[kind] ?? mailWording.ourWordings[kind]),
    version: versionOf('mail-wording', kind),
  })),
  reminders: { on: settings.reminders.on, days: [...settings.reminders.days] },
  versions: {
    details: versionOf('update'),
    contact: versionOf('contact'),
    homeCurrency: versionOf('home-currency'),
    fiscalYear: versionOf('fiscal-year'),
    taxOrder: versionOf('tax-order'),
    negativeStock: versionOf('negative-stock'),
    paperSize: versionOf('paper-size'),
    secondFactor: versionOf('second-factor'),
    lockDate: versionOf('lock'),
    reminders: versionOf('reminders'),
  },
});

/** Mounts the calls about a business itself. */
export const businessRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mountDeclared(app, newBusinessCalls, ownVisit(services), {
    createBusiness: async ({ ctx, args: { country, address, timeZone, ...typed }, request }) => {
      const { businessId, name, repeated } = await openBusiness(ctx, {
        ...typed,
        address: address ?? '',
        countryId: country,
        timeZone: timeZone ?? zoneOf(country),
        employeeSize: null,
      });
      request.log.info({ act: 'business opened', user: idToWire(ctx.identity.userId), business: businessId });
      return { message: words.businessSetUp, id: businessId, name, repeated };
    },
  });
  mountDeclared(app, mailSettingsCalls, inBusiness(services), {
    saveMailWording: ({ ctx, args: { kind, version = null, ...wording } }) =>
      savedAs(mailWording.wordingSaved, saveMailWording(ctx, kind, wording, version)),
    savePaperSize: ({ ctx, args: { version = null, ...rules } }) =>
      savedAs(words.changesSaved, savePaperRules(ctx, rules, version)),
    saveReminders: ({ ctx, args: { version = null, ...reminders } }) =>
      savedAs(remindersWords.saved, saveReminders(ctx, reminders, version)),
  });
  mountDeclared(app, pausedReminderCalls, inBusiness(services), {
    pauseReminders: async ({ ctx, args: { customerId, paused } }) => {
      const { repeated } = await pauseReminders(ctx, customerId, paused);
      return {
        message: paused ? customerAnswerWords.remindersPaused : customerAnswerWords.remindersResumed,
        id: customerId,
        repeated: repeated === true,
      };
    },
  });
  mountDeclared(app, businessCalls, inBusiness(services), {
    bookDays: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.days,
        today: tx.today,
        began: await booksBegan(tx),
      })),
    getSettings: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const [settings, versionOf] = await Promise.all([settingsOf(tx), matterVersions(tx)]);
        return { message: words.settings, ...settingsAnswer(settings, versionOf) };
      }),
    updateBusiness: ({ ctx, args }) =>
      savedAs(words.changesSaved, updateBusiness(ctx, cardIn(args), baseVersion(args))),
    fiscalYear: ({ ctx, args: { fiscalYear: month, since = null, version = null } }) =>
      savedAs(businessWords.dateSet, setFiscalYear(ctx, { month, since }, version)),
    enableMultiCurrency: ({ ctx }) => savedAs(businessWords.multiCurrency, enableMultiCurrency(ctx)),
    changeDefaultCurrency: ({ ctx, args }) =>
      savedAs(words.changesSaved, changeHomeCurrency(ctx, args.currency, baseVersion(args))),
    saveTaxOrder: ({ ctx, args: { version = null, taxAfterDiscount, taxPerRate } }) =>
      savedAs(words.changesSaved, saveTaxOrder(ctx, { taxAfterDiscount, taxPerRate }, version)),
    saveContact: ({ ctx, args: { version = null, ...given } }) =>
      savedAs(words.changesSaved, saveContact(ctx, givenIn(given), version)),
    saveNegativeStock: ({ ctx, args }) =>
      savedAs(words.changesSaved, saveNegativeStock(ctx, args.on, baseVersion(args))),
    saveSecondFactorRule: ({ ctx, args }) =>
      savedAs(words.changesSaved, saveSecondFactorRule(ctx, args.on, baseVersion(args))),
    saveNumbering: ({ ctx, args: { kind, version = null, ...typed } }) =>
      savedAs(words.changesSaved, saveNumbering(ctx, kind, typed, version)),
    setLockDate: ({ ctx, args }) =>
      savedAs(businessWords.dateSet, lockBooks(ctx, args.lockedUntil, baseVersion(args))),
  });
};
