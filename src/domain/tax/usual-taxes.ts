import { compare, type Decimal, isZero } from '../money.ts';
import { plainRule, type TaxCard, type TaxKind } from './tax.ts';

/** The rates of tax that are usual in a country. */
interface UsualRates {
  /** What the tax is called there, before its percentage. */
  name: string;
  /** The standard rate first, reduced ones after it; 0 where the country taxes something at zero. */
  percents: readonly Decimal[];
}

/**
 * Usual rates of sales and value added tax by ISO 3166-1 alpha-2 code, as known on 29 November 2026, each with the law to check it by. A
 * country that isn't here offers none: the United States have no rate of their own, and others have rates by state or several taxes at once.
 */
const rates: Readonly<Record<string, UsualRates>> = {
  AE: { name: 'VAT', percents: ['5', '0'] }, // Federal Decree-Law 8/2017, articles 3 and 45
  AT: { name: 'USt', percents: ['20', '10', '13', '0'] }, // Umsatzsteuergesetz 1994, § 10
  AU: { name: 'GST', percents: ['10', '0'] }, // A New Tax System (Goods and Services Tax) Act 1999, s 9-70
  BE: { name: 'VAT', percents: ['21', '12', '6', '0'] }, // Royal Decree 20 of 20 July 1970
  BG: { name: 'VAT', percents: ['20', '9', '0'] }, // Value Added Tax Act, article 66
  CH: { name: 'MWST', percents: ['8.1', '3.8', '2.6', '0'] }, // Mehrwertsteuergesetz, Art. 25
  CY: { name: 'VAT', percents: ['19', '9', '5', '0'] }, // Value Added Tax Law 95(I)/2000, section 17
  CZ: { name: 'DPH', percents: ['21', '12', '0'] }, // Zákon 235/2004 Sb., § 47
  DE: { name: 'USt', percents: ['19', '7', '0'] }, // Umsatzsteuergesetz, § 12
  DK: { name: 'Moms', percents: ['25', '0'] }, // Momsloven, § 33
  EE: { name: 'KM', percents: ['24', '13', '9', '0'] }, // Käibemaksuseadus, § 15
  ES: { name: 'IVA', percents: ['21', '10', '4', '0'] }, // Ley 37/1992, artículos 90 y 91
  FR: { name: 'TVA', percents: ['20', '10', '5.5', '2.1'] }, // Code général des impôts, articles 278 à 281 nonies
  GB: { name: 'VAT', percents: ['20', '5', '0'] }, // Value Added Tax Act 1994, sections 2, 29A and 30
  GR: { name: 'VAT', percents: ['24', '13', '6', '0'] }, // Law 5144/2024, article 26
  HR: { name: 'PDV', percents: ['25', '13', '5', '0'] }, // Zakon o porezu na dodanu vrijednost, članak 38
  HU: { name: 'ÁFA', percents: ['27', '18', '5', '0'] }, // 2007. évi CXXVII. törvény, 82. §
  IE: { name: 'VAT', percents: ['23', '13.5', '9', '0'] }, // Value-Added Tax Consolidation Act 2010, section 46
  IT: { name: 'IVA', percents: ['22', '10', '5', '4'] }, // D.P.R. 633/1972, articolo 16
  KE: { name: 'VAT', percents: ['16', '0'] }, // Value Added Tax Act 2013, section 5
  LT: { name: 'PVM', percents: ['21', '12', '5', '0'] }, // Pridėtinės vertės mokesčio įstatymas, 19 straipsnis
  LU: { name: 'TVA', percents: ['17', '14', '8', '3'] }, // Loi TVA du 12 février 1979, articles 39 et 40
  LV: { name: 'PVN', percents: ['21', '12', '5', '0'] }, // Pievienotās vērtības nodokļa likums, 41. pants
  MT: { name: 'VAT', percents: ['18', '12', '7', '5', '0'] }, // Value Added Tax Act, Cap. 406, Eighth Schedule
  NG: { name: 'VAT', percents: ['7.5', '0'] }, // Nigeria Tax Act 2025, sections 148 and 187
  NL: { name: 'BTW', percents: ['21', '9', '0'] }, // Wet op de omzetbelasting 1968, artikel 9
  NO: { name: 'MVA', percents: ['25', '15', '12', '0'] }, // Merverdiavgiftsloven, kapittel 5
  NZ: { name: 'GST', percents: ['15', '0'] }, // Goods and Services Tax Act 1985, sections 8 and 11
  PL: { name: 'VAT', percents: ['23', '8', '5', '0'] }, // Ustawa o podatku od towarów i usług, art. 41
  PT: { name: 'IVA', percents: ['23', '13', '6', '0'] }, // Código do IVA, artigo 18.º
  RO: { name: 'TVA', percents: ['21', '11', '0'] }, // Legea 227/2015, articolul 291
  SA: { name: 'VAT', percents: ['15', '0'] }, // Royal Order A/638 of 2020
  SE: { name: 'Moms', percents: ['25', '12', '6', '0'] }, // Mervärdesskattelag (2023:200), 9 kap.
  SG: { name: 'GST', percents: ['9', '0'] }, // Goods and Services Tax Act 1993, section 16
  SI: { name: 'DDV', percents: ['22', '9.5', '5', '0'] }, // Zakon o davku na dodano vrednost, 41. člen
  SK: { name: 'DPH', percents: ['23', '19', '5', '0'] }, // Zákon 222/2004 Z. z., § 27
  ZA: { name: 'VAT', percents: ['15', '0'] }, // Value-Added Tax Act 89 of 1991, sections 7 and 11
};

const kindAt = (percent: Decimal, index: number): TaxKind =>
  isZero(percent) ? 'zero' : index === 0 ? 'standard' : 'reduced';

/**
 * The taxes that are usual in a country, as cards to add; none where the country has none of its own.
 *
 * @param country ISO 3166-1 alpha-2 code
 */
export const usualTaxes = (country: string): TaxCard[] => {
  const { name, percents } = rates[country] ?? { name: '', percents: [] };
  return percents.map((percent, index) => ({
    ...plainRule,
    name: `${name} ${percent}%`,
    percent,
    kind: kindAt(percent, index),
  }));
};

/** Those of some taxes that a business has none of: neither of their kind and percentage nor of their name. */
export const missingTaxes = (
  usual: readonly TaxCard[],
  taxes: readonly Pick<TaxCard, 'name' | 'kind' | 'percent'>[],
): TaxCard[] =>
  usual.filter(
    (card) =>
      !taxes.some(
        ({ name, kind, percent }) =>
          name.toLowerCase() === card.name.toLowerCase() ||
          (kind === card.kind && compare(percent, card.percent) === 0),
      ),
  );
