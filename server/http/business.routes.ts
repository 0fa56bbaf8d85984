import type { FastifyInstance } from 'fastify';
import { mailSettingsCalls } from '../../src/api/calls/mail-settings.ts';
import { pausedReminderCalls } from '../../src/api/calls/paused-reminders.ts';
import { businessCalls, newBusinessCalls } from '../../src/api/contract/business.ts';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { particularsWire } from '../../src/api/wire/business.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { businessWords } from '../../src/domain/business.ts';
import { countries, zoneOf } from '../../src/domain/country.ts';
import { currencyById } from '../../src/domain/currency.ts';
import { mailKinds } from '../../src/domain/mail-kinds.ts';
import { placeOf } from '../../src/domain/particulars.ts';
import {
  reminders as remindersWords,
  settingsAnswers as settingsAnswerWords,
} from '../../src/domain/words/business.ts';
import { customerAnswerWords } from '../../src/domain/words/customers.ts';
import { mailWording } from '../../src/domain/words/mail.ts';
import { openBusiness } from '../commands/account/onboard.ts';
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
} from '../commands/business-settings.ts';
import { pauseReminders } from '../commands/pause-reminders.ts';
import { booksBegan } from '../store/books-began.ts';
import { settingsOf } from '../store/business-settings.ts';
import { matterVersions } from '../store/events.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness } from './access.ts';
import { answered } from './account.answers.ts';
import { mount } from './mount.ts';
import { mountDeclared } from './mount-declared.ts';
import { type AccountServices, ownVisit } from './visit.ts';

const baseVersion = ({ version }: { version?: number | null | undefined }): number | null => version ?? null;

/** The number of a choice: 0 for one cleared, null for one left as it is. */
const chosenId = (sent: { id: number } | null | undefined): number | null =>
  sent === undefined ? null : (sent?.id ?? 0);

/** What was sent of some fields, without blanks around it. */
const givenIn = <Fields extends object>(fields: Fields): Partial<Record<keyof Fields, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, value.trim()]] : [],
    ),
  ) as Partial<Record<keyof Fields, string>>;

const placeIn = (body: BodyOf<typeof businessCalls.updateBusiness>) =>
  placeOf(givenIn(particularsWire.fromWire(body)));

const savedAs = async (message: string, saved: Promise<{ repeated?: boolean }>) => ({
  message,
  repeated: (await saved).repeated === true,
});

const answerWith = async (message: string, saved: Promise<{ repeated?: boolean }>) => {
  const { repeated } = await savedAs(message, saved);
  return answered(message, { repeated });
};

/** Mounts the calls about a business itself. */
export const businessRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mount(app, newBusinessCalls, ownVisit(services), {
    createBusiness: async ({ ctx, body, request }) => {
      const { businessId, name, repeated } = await openBusiness(ctx, {
        companyName: body.companyname,
        address: body.address ?? '',
        countryId: body.country.id,
        currency: currencyById(body.currency.id)?.code ?? '',
        timeZone: body.timezone ?? zoneOf(body.country.id),
        employeeSize: null,
        taxAfterDiscount: body.TaxAfterDiscount,
        taxPerRate: body.TaxPerRate,
      });
      request.log.info({ act: 'business opened', user: idToWire(ctx.identity.userId), business: businessId });
      return answered(settingsAnswerWords.businessSetUp, {
        businessid: idToWire(businessId),
        BusinessName: name,
        repeated,
      });
    },
  });
  mountDeclared(app, mailSettingsCalls, inBusiness(services), {
    saveMailWording: ({ ctx, args: { kind, version = null, ...wording } }) =>
      savedAs(mailWording.wordingSaved, saveMailWording(ctx, kind, wording, version)),
    savePaperSize: ({ ctx, args: { version = null, ...rules } }) =>
      savedAs(settingsAnswerWords.changesSaved, savePaperRules(ctx, rules, version)),
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
  mount(app, businessCalls, inBusiness(services), {
    bookDays: async ({ ctx }) =>
      answered(
        'Days',
        await withBusiness(ctx, 'read', async (tx) => ({
          today: tx.today,
          booksbegan: await booksBegan(tx),
        })),
      ),
    getSettings: async ({ ctx }) => {
      const [settings, versionOf] = await withBusiness(ctx, 'read', (tx) =>
        Promise.all([settingsOf(tx), matterVersions(tx)]),
      );
      return answered('Settings', {
        companyname: settings.name,
        address: settings.address,
        ...particularsWire.toWire(settings.particulars),
        country: countries.find(({ code }) => code === settings.country)?.id ?? 0,
        currency: settings.homeCurrency,
        timezone: settings.timeZone,
        locale: settings.locale,
        language: settings.language,
        industry: settings.industry,
        FiscalYear: settings.fiscalMonth,
        Multicurrency: settings.multiCurrency,
        TaxAfterDiscount: settings.taxAfterDiscount,
        TaxPerRate: settings.taxPerRate,
        NegativeStock: settings.negativeStock,
        PaperSize: settings.paperSize,
        BracketsOnPaper: settings.bracketsOnPaper,
        SecondFactorNeeded: settings.secondFactorNeeded,
        lockedUntil: settings.lockedUntil,
        hasEntries: settings.hasEntries,
        numbering: settings.numbering.map((one) => ({ ...one, version: versionOf('numbering', one.kind) })),
        mails: mailKinds.map((mail) => {
          const { subject, text } = settings.mails[mail] ?? mailWording.ourWordings[mail];
          return { mail, Subject: subject, Message: text, version: versionOf('mail-wording', mail) };
        }),
        reminders: { On: settings.reminders.on, Days: [...settings.reminders.days] },
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
    },
    updateBusiness: ({ ctx, body }) =>
      answerWith(
        settingsAnswerWords.changesSaved,
        updateBusiness(
          ctx,
          {
            companyName: body.companyname,
            address: body.address ?? '',
            ...placeIn(body),
            country: body.country.id,
            timeZone: body.timezone ?? null,
            locale: body.locale ?? null,
            language: chosenId(body.language),
            industry: chosenId(body.industry),
          },
          baseVersion(body),
        ),
      ),
    fiscalYear: ({ ctx, body }) =>
      answerWith(
        businessWords.dateSet,
        setFiscalYear(ctx, { month: body.FiscalYear, since: body.FiscalYearFrom ?? null }, baseVersion(body)),
      ),
    enableMultiCurrency: ({ ctx }) => answerWith(businessWords.multiCurrency, enableMultiCurrency(ctx)),
    changeDefaultCurrency: ({ ctx, body }) =>
      answerWith(
        settingsAnswerWords.changesSaved,
        changeHomeCurrency(ctx, body.currencyid, baseVersion(body)),
      ),
    saveTaxOrder: ({ ctx, body }) =>
      answerWith(
        settingsAnswerWords.changesSaved,
        saveTaxOrder(
          ctx,
          { taxAfterDiscount: body.TaxAfterDiscount, taxPerRate: body.TaxPerRate },
          baseVersion(body),
        ),
      ),
    saveContact: ({ ctx, body }) =>
      answerWith(
        settingsAnswerWords.changesSaved,
        saveContact(ctx, givenIn(particularsWire.fromWire(body)), baseVersion(body)),
      ),
    saveNegativeStock: ({ ctx, body }) =>
      answerWith(
        settingsAnswerWords.changesSaved,
        saveNegativeStock(ctx, body.NegativeStock, baseVersion(body)),
      ),
    saveSecondFactorRule: ({ ctx, body }) =>
      answerWith(
        settingsAnswerWords.changesSaved,
        saveSecondFactorRule(ctx, body.SecondFactorNeeded, baseVersion(body)),
      ),
    saveNumbering: ({ ctx, body }) =>
      answerWith(
        settingsAnswerWords.changesSaved,
        saveNumbering(ctx, body.kind, { prefix: body.prefix, pad: body.pad }, baseVersion(body)),
      ),
    setLockDate: ({ ctx, body }) =>
      answerWith(businessWords.dateSet, lockBooks(ctx, body.lockedUntil, baseVersion(body))),
  });
};
