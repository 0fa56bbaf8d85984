import * as z from 'zod/mini';
import type { BusinessCard, Numbering } from '../../../src/domain/business/business.ts';
import { noParticulars, type Particulars } from '../../../src/domain/business/particulars.ts';
import { proposedReminders, type Reminders } from '../../../src/domain/business/reminders.ts';
import { kindOfSeries } from '../../../src/domain/documents/kinds.ts';
import { localeOfCountry, zoneOfCountry } from '../../../src/domain/values/country.ts';
import type { PaperSize } from '../../../src/domain/values/paper-size.ts';
import { endExceptions } from '../books/lock-exceptions.ts';
import { holdBooks } from '../database/hold.ts';
import { numbersShape, objectOf } from '../database/json-shape.ts';
import { column } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';
import { particularsShape } from '../rows/card-shapes.ts';
import type { OwnWordings } from './mail-wordings.ts';
import { ownWordingsShape } from './mail-wordings.ts';

/** How a business is set up. */
export interface BusinessSettings {
  name: string;
  address: string;
  particulars: Particulars;
  /** ISO 3166-1 alpha-2. */
  country: string;
  homeCurrency: string;
  timeZone: string;
  locale: string;
  fiscalMonth: number;
  multiCurrency: boolean;
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  /** Goods may be sold that are not in stock. */
  negativeStock: boolean;
  paperSize: PaperSize | null;
  /** Reports on paper have what is below zero in brackets. */
  bracketsOnPaper: boolean;
  /** Everybody in it needs a second factor. */
  secondFactorNeeded: boolean;
  lockedUntil: string | null;
  mails: OwnWordings;
  reminders: Reminders;
  /** Numbers of the lists of languages and industries; 0 where none is chosen. */
  language: number;
  industry: number;
  hasEntries: boolean;
  numbering: (Numbering & { kind: string; next: number })[];
}

/** True once anything is posted, or written as a document: from then on the home currency stays. */
export const hasBooks = async (tx: BusinessTx): Promise<boolean> => {
  const [row] = await tx.query(
    { has: column.bool },
    `select exists (select 1 from journal_entry where business_id = $1)
       or exists (select 1 from document where business_id = $1) as has`,
    [tx.business.id],
  );
  return row!.has;
};

const remindersShape = objectOf<Reminders>({ on: z.boolean(), days: numbersShape });

const cardColumns = {
  name: column.text,
  address: column.text,
  particulars: column.json.shaped(particularsShape),
  country: column.text,
  homeCurrency: column.text,
  timeZone: column.text,
  locale: column.text,
  fiscalMonth: column.small,
  multiCurrency: column.bool,
  taxAfterDiscount: column.bool,
  taxPerRate: column.bool,
  negativeStock: column.bool,
  paperSize: column.text.as<PaperSize>().orNull,
  bracketsOnPaper: column.bool,
  language: column.int,
  industry: column.int,
  secondFactorNeeded: column.bool,
  lockedUntil: column.day.orNull,
  mails: column.json.shaped(ownWordingsShape),
  reminders: column.json.shaped(remindersShape).orNull,
};

export const settingsOf = async (tx: BusinessTx): Promise<BusinessSettings> => {
  const id = [tx.business.id];
  const [rows, numbering, hasEntries] = await Promise.all([
    tx.query(
      cardColumns,
      `select b.name, b.address, b.particulars, b.country, b.home_currency, b.time_zone, b.locale,
         b.fiscal_month, b.multi_currency,
         coalesce((b.settings -> 'taxAfterDiscount')::bool, false) as tax_after_discount,
         coalesce((b.settings -> 'taxPerRate')::bool, false) as tax_per_rate,
         coalesce((b.settings -> 'negativeStock')::bool, false) as negative_stock, b.settings ->> 'paperSize' as paper_size,
         coalesce((b.settings -> 'bracketsOnPaper')::bool, false) as brackets_on_paper,
         coalesce((b.settings -> 'language')::int, 0) as language, coalesce((b.settings -> 'industry')::int, 0) as industry,
         coalesce(b.settings -> 'mails', '{}') as mails, b.settings -> 'reminders' as reminders,
         b.second_factor_needed, k.locked_until
       from business b join book k on k.business_id = b.id where b.id = $1`,
      id,
    ),
    tx.query(
      { kind: column.text, prefix: column.text, pad: column.small, next: column.int },
      'select kind, prefix, pad, next from series where business_id = $1 order by kind',
      id,
    ),
    hasBooks(tx),
  ]);
  const particulars = { ...noParticulars, ...rows[0]!.particulars };
  const reminders = rows[0]!.reminders ?? proposedReminders;
  return { ...rows[0]!, reminders, particulars, numbering, hasEntries };
};

/**
 * Writes a card over the business's own. The country is the alpha-2 code here. A time zone or a way of writing that is left to
 * the country stays as it is while the country does.
 */
export const saveCard = async (
  tx: Tx,
  card: Omit<BusinessCard, 'country'> & { country: string },
): Promise<void> => {
  await tx.query(
    `update business set name = $2, address = $3, country = $4,
       time_zone = coalesce($5, case when country = $4 then time_zone else $7 end),
       locale = coalesce($6, case when country = $4 then locale else $8 end), version = version + 1,
       settings = settings || jsonb_strip_nulls(jsonb_build_object('language', $9::int, 'industry', $10::int))
     where id = $1`,
    [
      tx.business.id,
      card.companyName,
      card.address,
      card.country,
      card.timeZone,
      card.locale,
      zoneOfCountry(card.country),
      localeOfCountry(card.country),
      card.language,
      card.industry,
    ],
  );
};

export const enableCurrencies = async (tx: Tx): Promise<void> => {
  await tx.query('update business set multi_currency = true where id = $1', [tx.business.id]);
};

/** The business keeps goods at several locations; on a smaller plan, too, where it once did. Source: answers-2.md, Q44. */
export const multiLocationIsOn = async (tx: BusinessTx): Promise<boolean> => {
  const [row] = await tx.query(
    { on: column.bool },
    `select coalesce((settings -> 'multiLocation')::bool, false) as on from business where id = $1`,
    [tx.business.id],
  );
  return row!.on;
};

export const setMultiLocation = async (tx: Tx): Promise<void> => {
  await tx.query(`update business set settings = settings || '{"multiLocation": true}' where id = $1`, [
    tx.business.id,
  ]);
};

/** Nobody there is shown the first steps any more. */
export const hideFirstSteps = async (tx: Tx): Promise<void> => {
  await tx.query(`update business set settings = settings || '{"firstStepsHidden": true}' where id = $1`, [
    tx.business.id,
  ]);
};

export const setHomeCurrency = async (tx: Tx, currency: string): Promise<void> => {
  await tx.query('update business set home_currency = $2 where id = $1', [tx.business.id, currency]);
};

/** How new documents take and round tax; what is left out stays as it is. */
export const setTaxRules = async (
  tx: Tx,
  {
    taxAfterDiscount,
    taxPerRate,
  }: { taxAfterDiscount?: boolean | undefined; taxPerRate?: boolean | undefined },
): Promise<void> => {
  const changed = {
    ...(taxAfterDiscount !== undefined && { taxAfterDiscount }),
    ...(taxPerRate !== undefined && { taxPerRate }),
  };
  await tx.query('update business set settings = settings || $2::jsonb where id = $1', [
    tx.business.id,
    JSON.stringify(changed),
  ]);
};

/** Keeps when reminders go out; switched on now, they are of what is mailed from now on. */
export const setReminders = async (tx: Tx, { on, days }: Reminders): Promise<void> => {
  await tx.query(
    `update business set settings = settings || jsonb_build_object('reminders', jsonb_build_object('on', $2::bool, 'days', $3::jsonb,
       'since', case when (settings -> 'reminders' ->> 'on')::bool then settings -> 'reminders' -> 'since' else to_jsonb($4::timestamptz) end))
     where id = $1`,
    [tx.business.id, on, JSON.stringify(days), tx.now],
  );
};

/** How a business prints; what is left out stays as it is. */
export interface PaperRules {
  /** Null for what is usual in its country. */
  size?: PaperSize | null | undefined;
  bracketsOnPaper?: boolean | undefined;
}

export const setPaperRules = async (tx: Tx, { size, bracketsOnPaper }: PaperRules): Promise<void> => {
  const changed = {
    ...(size !== undefined && { paperSize: size }),
    ...(bracketsOnPaper !== undefined && { bracketsOnPaper }),
  };
  await tx.query('update business set settings = jsonb_strip_nulls(settings || $2::jsonb) where id = $1', [
    tx.business.id,
    JSON.stringify(changed),
  ]);
};

/** Whether its reports on paper have what is below zero in brackets. Source: finance-answers.md, Q121. */
export const hasBracketsOnPaper = async (tx: BusinessTx): Promise<boolean> => {
  const [row] = await tx.query(
    { on: column.bool },
    `select coalesce((settings -> 'bracketsOnPaper')::bool, false) as on from business where id = $1`,
    [tx.business.id],
  );
  return row!.on;
};

export const setNegativeStock = async (tx: Tx, allowed: boolean): Promise<void> => {
  await tx.query(
    `update business set settings = settings || jsonb_build_object('negativeStock', $2::bool) where id = $1`,
    [tx.business.id, allowed],
  );
};

export const setSecondFactorNeeded = async (tx: Tx, needed: boolean): Promise<void> => {
  await tx.query('update business set second_factor_needed = $2 where id = $1', [tx.business.id, needed]);
};

/** The prefix of a kind's next numbers. Throws `Missing` for a kind the business does not count. */
export const prefixOf = async (tx: Tx, kind: string): Promise<string> => {
  const [row] = await tx.query(
    { prefix: column.text },
    'select prefix from series where business_id = $1 and kind = $2',
    [tx.business.id, kind],
  );
  if (!row) throw new Missing();
  return row.prefix;
};

/** A number that stands already and that a kind would come to give again under a prefix; null for none. */
export const firstNumberMet = async (tx: Tx, kind: string, prefix: string): Promise<string | null> => {
  const [row] = await tx.query(
    { number: column.text },
    `select d.number from document d join series s on s.business_id = d.business_id and s.kind = $2
     where d.business_id = $1 and d.kind = $4 and d.number ^@ $3
       and case when substr(d.number, length($3::text) + 1) ~ '^[0-9]{1,18}$'
         then substr(d.number, length($3::text) + 1)::bigint >= s.next end
     order by d.number limit 1`,
    [tx.business.id, kind, prefix, kindOfSeries(kind) ?? kind],
  );
  return row?.number ?? null;
};

/** Sets how a kind's next numbers look. Throws `Missing` for a kind the business does not count. */
export const setNumbering = async (tx: Tx, kind: string, { prefix, pad }: Numbering): Promise<void> => {
  const set = await tx.query(
    'update series set prefix = $3, pad = $4 where business_id = $1 and kind = $2 returning kind',
    [tx.business.id, kind, prefix, pad],
  );
  if (set.length === 0) throw new Missing();
};

/** Moves the lock date, once whoever is posting is done: they hold the book. Where more days are locked, exceptions end: they were granted for those before. */
export const setLockDate = async (tx: Tx, until: string | null): Promise<void> => {
  await holdBooks(tx, 'alone');
  const [book] = await tx.query(
    { before: column.day.orNull },
    'select locked_until as before from book where business_id = $1',
    [tx.business.id],
  );
  await tx.query('update book set locked_until = $2 where business_id = $1', [tx.business.id, until]);
  const before = book?.before ?? null;
  if (until !== null && (before === null || until > before)) await endExceptions(tx);
};
