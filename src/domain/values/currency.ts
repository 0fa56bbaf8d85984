/**
 * Currencies as data: ISO 4217 code → [numeric code, minor digits]. The numeric code is the small number the wire uses.
 * Source of codes and digits: ISO 4217 list one.
 */
const table = `AED784.2 AFN971.2 ALL008.2 AMD051.2 AOA973.2 ARS032.2 AUD036.2 AWG533.2 AZN944.2 BAM977.2 BBD052.2 BDT050.2
BGN975.2 BHD048.3 BIF108.0 BMD060.2 BND096.2 BOB068.2 BRL986.2 BSD044.2 BTN064.2 BWP072.2 BYN933.2 BZD084.2 CAD124.2 CDF976.2
CHF756.2 CLP152.0 CNY156.2 COP170.2 CRC188.2 CUP192.2 CVE132.2 CZK203.2 DJF262.0 DKK208.2 DOP214.2 DZD012.2 EGP818.2 ERN232.2
ETB230.2 EUR978.2 FJD242.2 FKP238.2 GBP826.2 GEL981.2 GHS936.2 GIP292.2 GMD270.2 GNF324.0 GTQ320.2 GYD328.2 HKD344.2 HNL340.2
HTG332.2 HUF348.2 IDR360.2 ILS376.2 INR356.2 IQD368.3 IRR364.2 ISK352.0 JMD388.2 JOD400.3 JPY392.0 KES404.2 KGS417.2 KHR116.2
KMF174.0 KPW408.2 KRW410.0 KWD414.3 KYD136.2 KZT398.2 LAK418.2 LBP422.2 LKR144.2 LRD430.2 LSL426.2 LYD434.3 MAD504.2 MDL498.2
MGA969.2 MKD807.2 MMK104.2 MNT496.2 MOP446.2 MRU929.2 MUR480.2 MVR462.2 MWK454.2 MXN484.2 MYR458.2 MZN943.2 NAD516.2 NGN566.2
NIO558.2 NOK578.2 NPR524.2 NZD554.2 OMR512.3 PAB590.2 PEN604.2 PGK598.2 PHP608.2 PKR586.2 PLN985.2 PYG600.0 QAR634.2 RON946.2
RSD941.2 RUB643.2 RWF646.0 SAR682.2 SBD090.2 SCR690.2 SDG938.2 SEK752.2 SGD702.2 SHP654.2 SLE925.2 SOS706.2 SRD968.2 SSP728.2
STN930.2 SVC222.2 SYP760.2 SZL748.2 THB764.2 TJS972.2 TMT934.2 TND788.3 TOP776.2 TRY949.2 TTD780.2 TWD901.2 TZS834.2 UAH980.2
UGX800.0 USD840.2 UYU858.2 UZS860.2 VED926.2 VES928.2 VND704.0 VUV548.0 WST882.2 XAF950.0 XCD951.2 XOF952.0 XPF953.0 YER886.2
ZAR710.2 ZMW967.2`;

export interface Currency {
  /** ISO 4217 alphabetic code, e.g. "EUR". */
  code: string;
  /** ISO 4217 numeric code as a number: the id on the wire. */
  id: number;
  /** Decimals of the smallest unit: 2 for EUR, 0 for JPY, 3 for KWD. */
  digits: number;
}

export const currencies: readonly Currency[] = table.split(/\s+/).map((row) => ({
  code: row.slice(0, 3),
  id: Number(row.slice(3, 6)),
  digits: Number(row.slice(7)),
}));

const byCode = new Map(currencies.map((currency) => [currency.code, currency]));

export const isCurrency = (code: string): boolean => byCode.has(code);

/** The currency of a code. Throws on an unknown code: callers check what people typed with `isCurrency` first. */
export const currencyOf = (code: string): Currency => {
  const found = byCode.get(code);
  if (!found) throw new RangeError(`No currency has the code ${code}.`);
  return found;
};

export const digitsOf = (code: string): number => currencyOf(code).digits;
export const currencyById = (id: number): Currency | undefined =>
  currencies.find((currency) => currency.id === id);
