/**
 * Countries as data: ISO 3166-1 code → numeric code, and the currency usual there, by which the form proposes one.
 * Source of codes: ISO 3166-1; of currencies: ISO 4217 list one. Curaçao, Sint Maarten and Antarctica have none here.
 */
const table = `AD020EUR AE784AED AF004AFN AG028XCD AI660XCD AL008ALL AM051AMD AO024AOA AQ010 AR032ARS AS016USD AT040EUR AU036AUD
AW533AWG AX248EUR AZ031AZN BA070BAM BB052BBD BD050BDT BE056EUR BF854XOF BG100EUR BH048BHD BI108BIF BJ204XOF BL652EUR
BM060BMD BN096BND BO068BOB BQ535USD BR076BRL BS044BSD BT064BTN BV074NOK BW072BWP BY112BYN BZ084BZD CA124CAD CC166AUD
CD180CDF CF140XAF CG178XAF CH756CHF CI384XOF CK184NZD CL152CLP CM120XAF CN156CNY CO170COP CR188CRC CU192CUP CV132CVE
CW531 CX162AUD CY196EUR CZ203CZK DE276EUR DJ262DJF DK208DKK DM212XCD DO214DOP DZ012DZD EC218USD EE233EUR EG818EGP
EH732MAD ER232ERN ES724EUR ET231ETB FI246EUR FJ242FJD FK238FKP FM583USD FO234DKK FR250EUR GA266XAF GB826GBP GD308XCD
GE268GEL GF254EUR GG831GBP GH288GHS GI292GIP GL304DKK GM270GMD GN324GNF GP312EUR GQ226XAF GR300EUR GS239GBP GT320GTQ
GU316USD GW624XOF GY328GYD HK344HKD HM334AUD HN340HNL HR191EUR HT332HTG HU348HUF ID360IDR IE372EUR IL376ILS IM833GBP
IN356INR IO086USD IQ368IQD IR364IRR IS352ISK IT380EUR JE832GBP JM388JMD JO400JOD JP392JPY KE404KES KG417KGS KH116KHR
KI296AUD KM174KMF KN659XCD KP408KPW KR410KRW KW414KWD KY136KYD KZ398KZT LA418LAK LB422LBP LC662XCD LI438CHF LK144LKR
LR430LRD LS426LSL LT440EUR LU442EUR LV428EUR LY434LYD MA504MAD MC492EUR MD498MDL ME499EUR MF663EUR MG450MGA MH584USD
MK807MKD ML466XOF MM104MMK MN496MNT MO446MOP MP580USD MQ474EUR MR478MRU MS500XCD MT470EUR MU480MUR MV462MVR MW454MWK
MX484MXN MY458MYR MZ508MZN NA516NAD NC540XPF NE562XOF NF574AUD NG566NGN NI558NIO NL528EUR NO578NOK NP524NPR NR520AUD
NU570NZD NZ554NZD OM512OMR PA591PAB PE604PEN PF258XPF PG598PGK PH608PHP PK586PKR PL616PLN PM666EUR PN612NZD PR630USD
PS275ILS PT620EUR PW585USD PY600PYG QA634QAR RE638EUR RO642RON RS688RSD RU643RUB RW646RWF SA682SAR SB090SBD SC690SCR
SD729SDG SE752SEK SG702SGD SH654GBP SI705EUR SJ744NOK SK703EUR SL694SLE SM674EUR SN686XOF SO706SOS SR740SRD SS728SSP
ST678STN SV222USD SX534 SY760SYP SZ748SZL TC796USD TD148XAF TF260EUR TG768XOF TH764THB TJ762TJS TK772NZD TL626USD
TM795TMT TN788TND TO776TOP TR792TRY TT780TTD TV798AUD TW158TWD TZ834TZS UA804UAH UG800UGX UM581USD US840USD UY858UYU
UZ860UZS VA336EUR VC670XCD VE862VES VG092USD VI850USD VN704VND VU548VUV WF876XPF WS882WST YE887YER YT175EUR ZA710ZAR
ZM894ZMW ZW716USD`;

export interface Country {
  /** ISO 3166-1 alpha-2 code, e.g. "NG". */
  code: string;
  /** ISO 3166-1 numeric code as a number: the id on the wire. */
  id: number;
  /** The code of the currency usual there, or null. */
  currency: string | null;
}

export const countries: readonly Country[] = table.split(/\s+/).map((row) => ({
  code: row.slice(0, 2),
  id: Number(row.slice(2, 5)),
  currency: row.slice(5) || null,
}));

export const countryById = (id: number): Country | undefined =>
  countries.find((country) => country.id === id);

/** Where a country has several time zones: the one most of its people live in. */
const mainZones: Readonly<Record<string, string>> = {
  AQ: 'Antarctica/McMurdo',
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  GL: 'America/Godthab',
  KI: 'Pacific/Tarawa',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** What the engine knows of a place's time zones; older ones have it as a method. */
interface ZonedLocale {
  timeZones?: string[];
  getTimeZones?: () => string[] | undefined;
}

/** A country's time zone, "Africa/Lagos" for NG: its first, or its main one by the table; UTC for a place that has none. */
export const zoneOfCountry = (code: string): string => {
  const place = new Intl.Locale(`und-${code}`) as Intl.Locale & ZonedLocale;
  return mainZones[code] ?? (place.timeZones ?? place.getTimeZones?.())?.[0] ?? 'UTC';
};

/** The same by the country's number; UTC for a number of none. */
export const zoneOf = (id: number): string => {
  const country = countryById(id);
  return country ? zoneOfCountry(country.code) : 'UTC';
};

/** How a country writes days and amounts, in the language of the product. */
export const localeOfCountry = (code: string): string => `en-${code}`;

const names = new Map<string, Intl.DisplayNames>();

/** The country's name in a language, "Nigeria" for NG. */
export const countryName = (code: string, language = 'en'): string => {
  let known = names.get(language);
  if (!known) {
    known = new Intl.DisplayNames([language], { type: 'region' });
    names.set(language, known);
  }
  return known.of(code) ?? code;
};

const withArticle =
  /^(United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|Isle of|U\.S\.|British V)| (Islands|Republic|Territory|Territories|Emirates)$/;

/** The country's name as an English sentence needs it, "the United Kingdom" for GB. */
export const countryInSentence = (code: string): string => {
  const name = countryName(code);
  return withArticle.test(name) ? `the ${name}` : name;
};

/** Short names people write that are nobody's code. */
const writtenAs: Readonly<Record<string, string>> = { uk: 'GB', usa: 'US' };

const byName = new Map(countries.map(({ code }) => [countryName(code).toLowerCase(), code]));

/** The alpha-2 code of a country as people write it in an address: its code or its English name; empty for what is neither. */
export const countryCodeOf = (written: string): string => {
  const key = written.trim().toLowerCase();
  const code = countries.find((country) => country.code.toLowerCase() === key)?.code;
  return code ?? writtenAs[key] ?? byName.get(key) ?? '';
};
