import type { PaperLaw } from './paper-law.ts';

/** What invoices of the European Union's countries must say that have a table of their own, by alpha-2 code. */
export const unionLaws: Readonly<Record<string, PaperLaw>> = {
  AT: {
    rows: [
      { what: 'address', law: '§ 11 (1) no. 3 a UStG' },
      { what: 'vatNumber', law: '§ 11 (1) no. 3 i UStG', when: 'taxed' },
      { what: 'customerName', law: '§ 11 (1) no. 3 b UStG' },
      { what: 'customerAddress', law: '§ 11 (1) no. 3 b UStG' },
      { what: 'customerNumber', law: '§ 11 (1a) UStG', when: 'reverse-charge' },
      { what: 'supplyDate', law: '§ 11 (1) no. 3 d UStG' },
      {
        what: 'reason',
        law: '§ 11 (1) no. 3 e, (1a) UStG',
        kinds: ['exempt', 'reverse-charge', 'none'],
      },
    ],
    small: [
      {
        law: '§ 11 (6) UStG',
        upTo: '400',
        currency: 'EUR',
        without: ['vatNumber', 'customerName', 'customerAddress'],
      },
    ],
  },
  DE: {
    rows: [
      { what: 'address', law: '§ 14 (4) no. 1 UStG' },
      { what: 'eitherNumber', law: '§ 14 (4) no. 2 UStG' },
      { what: 'customerName', law: '§ 14 (4) no. 1 UStG' },
      { what: 'customerAddress', law: '§ 14 (4) no. 1 UStG' },
      { what: 'customerNumber', law: '§ 14a UStG', when: 'reverse-charge' },
      { what: 'supplyDate', law: '§ 14 (4) no. 6 UStG', when: 'taxed' },
      {
        what: 'reason',
        law: '§ 14 (4) no. 8, § 14a (5) UStG, § 34a UStDV',
        kinds: ['exempt', 'reverse-charge', 'none'],
      },
    ],
    small: [
      {
        law: '§ 33 UStDV',
        upTo: '250',
        currency: 'EUR',
        without: ['eitherNumber', 'customerName', 'customerAddress', 'supplyDate'],
      },
    ],
  },
  ES: {
    rows: [
      { what: 'address', law: 'RD 1619/2012, art. 6.1 e' },
      { what: 'vatNumber', law: 'RD 1619/2012, art. 6.1 d', when: 'taxed' },
      { what: 'customerName', law: 'RD 1619/2012, art. 6.1 c' },
      { what: 'customerAddress', law: 'RD 1619/2012, art. 6.1 e' },
      { what: 'customerNumber', law: 'RD 1619/2012, art. 6.1 d', when: 'reverse-charge' },
      { what: 'reason', law: 'RD 1619/2012, art. 6.1 j, m', kinds: ['exempt', 'reverse-charge', 'none'] },
    ],
    small: [
      {
        law: 'RD 1619/2012, art. 4, 7',
        upTo: '400',
        currency: 'EUR',
        without: ['address', 'customerName', 'customerAddress'],
      },
    ],
  },
  FR: {
    rows: [
      { what: 'address', law: 'CGI ann. II art. 242 nonies A, I 1°' },
      { what: 'vatNumber', law: 'CGI ann. II art. 242 nonies A, I 2°', when: 'taxed' },
      { what: 'customerName', law: 'CGI ann. II art. 242 nonies A, I 1°' },
      { what: 'customerAddress', law: 'CGI ann. II art. 242 nonies A, I 1°' },
      { what: 'customerNumber', law: 'CGI ann. II art. 242 nonies A, I 3°', when: 'reverse-charge' },
      {
        what: 'reason',
        law: 'CGI ann. II art. 242 nonies A, I 12°, 13°',
        kinds: ['exempt', 'reverse-charge', 'none'],
      },
    ],
    small: [],
  },
  IE: {
    rows: [
      { what: 'address', law: 'VAT Regulations 2010, reg. 20' },
      { what: 'vatNumber', law: 'VAT Regulations 2010, reg. 20', when: 'taxed' },
      { what: 'customerName', law: 'VAT Regulations 2010, reg. 20', when: 'taxed' },
      { what: 'customerAddress', law: 'VAT Regulations 2010, reg. 20', when: 'taxed' },
      { what: 'customerNumber', law: 'VAT Regulations 2010, reg. 20', when: 'reverse-charge' },
      { what: 'reason', law: 'VAT Regulations 2010, reg. 20', kinds: ['reverse-charge'] },
    ],
    small: [
      {
        law: 'Directive 2006/112/EC, art. 220a, 226b',
        upTo: '100',
        currency: 'EUR',
        without: ['customerName', 'customerAddress'],
      },
    ],
  },
  IT: {
    rows: [
      { what: 'address', law: 'DPR 633/1972, art. 21 (2) c' },
      { what: 'vatNumber', law: 'DPR 633/1972, art. 21 (2) d', when: 'taxed' },
      { what: 'customerName', law: 'DPR 633/1972, art. 21 (2) e' },
      { what: 'customerAddress', law: 'DPR 633/1972, art. 21 (2) e' },
      { what: 'customerNumber', law: 'DPR 633/1972, art. 21 (2) f' },
      { what: 'reason', law: 'DPR 633/1972, art. 21 (6), (6-bis)', kinds: ['exempt', 'reverse-charge'] },
    ],
    small: [
      {
        law: 'DPR 633/1972, art. 21-bis',
        upTo: '400',
        currency: 'EUR',
        without: ['customerName', 'customerAddress'],
      },
    ],
  },
  NL: {
    rows: [
      { what: 'address', law: 'Wet OB 1968, art. 35a (1) e' },
      { what: 'vatNumber', law: 'Wet OB 1968, art. 35a (1) c', when: 'taxed' },
      { what: 'customerName', law: 'Wet OB 1968, art. 35a (1) e' },
      { what: 'customerAddress', law: 'Wet OB 1968, art. 35a (1) e' },
      { what: 'customerNumber', law: 'Wet OB 1968, art. 35a (1) d', when: 'reverse-charge' },
      { what: 'reason', law: 'Wet OB 1968, art. 35a (1)', kinds: ['exempt', 'reverse-charge'] },
    ],
    small: [
      {
        law: 'Directive 2006/112/EC, art. 220a, 226b',
        upTo: '100',
        currency: 'EUR',
        without: ['customerName', 'customerAddress'],
      },
    ],
  },
};

/** What those of all its other countries must say; their own laws follow the directive. */
export const unionLaw: PaperLaw = {
  rows: [
    { what: 'address', law: 'Directive 2006/112/EC, art. 226 (5)' },
    { what: 'vatNumber', law: 'Directive 2006/112/EC, art. 226 (3)', when: 'taxed' },
    { what: 'customerName', law: 'Directive 2006/112/EC, art. 226 (5)', when: 'taxed' },
    { what: 'customerAddress', law: 'Directive 2006/112/EC, art. 226 (5)', when: 'taxed' },
    { what: 'customerNumber', law: 'Directive 2006/112/EC, art. 226 (4)', when: 'reverse-charge' },
    {
      what: 'reason',
      law: 'Directive 2006/112/EC, art. 226 (11), (11a)',
      kinds: ['exempt', 'reverse-charge'],
    },
  ],
  small: [
    {
      law: 'Directive 2006/112/EC, art. 220a, 226b',
      upTo: '100',
      currency: 'EUR',
      without: ['customerName', 'customerAddress'],
    },
  ],
};
