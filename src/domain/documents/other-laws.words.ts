import type { PaperLaw } from './paper-law.ts';

/** What invoices of countries outside the European Union must say, by alpha-2 code; of one that isn't here nothing is said. */
export const otherLaws: Readonly<Record<string, PaperLaw>> = {
  AU: {
    rows: [
      { what: 'taxNumber', law: 'GST Act 1999, s 29-70 (1)', when: 'taxed' },
      { what: 'customerName', law: 'GST Act 1999, s 29-70 (1)', when: 'taxed' },
    ],
    small: [{ law: 'GST Act 1999, s 29-70 (1)', below: '1000', currency: 'AUD', without: ['customerName'] }],
  },
  CA: {
    rows: [
      { what: 'taxNumber', law: 'Input Tax Credit Information Regulations, s 3', when: 'taxed' },
      { what: 'customerName', law: 'Input Tax Credit Information Regulations, s 3', when: 'taxed' },
    ],
    small: [
      {
        law: 'Input Tax Credit Information Regulations, s 3',
        below: '100',
        currency: 'CAD',
        without: ['taxNumber'],
      },
      {
        law: 'Input Tax Credit Information Regulations, s 3',
        below: '500',
        currency: 'CAD',
        without: ['customerName'],
      },
    ],
  },
  CH: {
    rows: [
      { what: 'address', law: 'MWSTG art. 26 (2) a', when: 'taxed' },
      { what: 'vatNumber', law: 'MWSTG art. 26 (2) a', when: 'taxed' },
      { what: 'customerName', law: 'MWSTG art. 26 (2) b', when: 'taxed' },
      { what: 'customerAddress', law: 'MWSTG art. 26 (2) b', when: 'taxed' },
    ],
    small: [
      {
        law: 'MWSTV art. 57',
        upTo: '400',
        currency: 'CHF',
        without: ['customerName', 'customerAddress'],
        paidAtOnce: true,
      },
    ],
  },
  GB: {
    rows: [
      { what: 'address', law: 'VAT Regulations 1995, reg. 14 (1) d', when: 'taxed' },
      { what: 'vatNumber', law: 'VAT Regulations 1995, reg. 14 (1) d', when: 'taxed' },
      { what: 'customerName', law: 'VAT Regulations 1995, reg. 14 (1) e', when: 'taxed' },
      { what: 'customerAddress', law: 'VAT Regulations 1995, reg. 14 (1) e', when: 'taxed' },
      { what: 'reason', law: 'VAT Regulations 1995, reg. 14 (1) o', kinds: ['reverse-charge'] },
    ],
    small: [
      {
        law: 'VAT Regulations 1995, reg. 16A',
        upTo: '250',
        currency: 'GBP',
        without: ['customerName', 'customerAddress'],
      },
    ],
  },
  IN: {
    rows: [
      { what: 'address', law: 'CGST Rules, rule 46 (a)', when: 'taxed' },
      { what: 'taxNumber', law: 'CGST Rules, rule 46 (a)', when: 'taxed' },
      { what: 'customerName', law: 'CGST Rules, rule 46 (d), (e)', when: 'taxed' },
      { what: 'customerAddress', law: 'CGST Rules, rule 46 (d), (e)', when: 'taxed' },
    ],
    small: [
      {
        law: 'CGST Rules, rule 46 (e)',
        below: '50000',
        currency: 'INR',
        without: ['customerName', 'customerAddress'],
      },
    ],
  },
  KE: {
    rows: [
      { what: 'address', law: 'VAT Regulations 2017, reg. 9', when: 'taxed' },
      { what: 'taxNumber', law: 'VAT Regulations 2017, reg. 9', when: 'taxed' },
    ],
    small: [],
  },
  NG: {
    rows: [
      { what: 'address', law: 'Nigeria Tax Act 2025, s 153 (1) c' },
      { what: 'taxNumber', law: 'Nigeria Tax Act 2025, s 153 (1) a' },
      { what: 'customerName', law: 'Nigeria Tax Act 2025, s 153 (1) f' },
    ],
    small: [],
  },
  NO: {
    rows: [
      { what: 'vatNumber', law: 'Bokføringsforskriften § 5-1-2', when: 'taxed' },
      { what: 'customerName', law: 'Bokføringsforskriften § 5-1-2' },
    ],
    small: [],
  },
  NZ: {
    rows: [
      { what: 'taxNumber', law: 'GST Act 1985, s 19E', when: 'taxed' },
      { what: 'customerName', law: 'GST Act 1985, s 19E', when: 'taxed' },
      { what: 'customerContact', law: 'GST Act 1985, s 19E', when: 'taxed' },
    ],
    small: [
      { law: 'GST Act 1985, s 19E', upTo: '200', currency: 'NZD', without: ['taxNumber'] },
      {
        law: 'GST Act 1985, s 19E',
        upTo: '1000',
        currency: 'NZD',
        without: ['customerName', 'customerContact'],
      },
    ],
  },
  SG: {
    rows: [
      { what: 'address', law: 'GST (General) Regulations, reg. 11 (1) d', when: 'taxed' },
      { what: 'taxNumber', law: 'GST (General) Regulations, reg. 11 (1) d', when: 'taxed' },
      { what: 'customerName', law: 'GST (General) Regulations, reg. 11 (1) e', when: 'taxed' },
      { what: 'customerAddress', law: 'GST (General) Regulations, reg. 11 (1) e', when: 'taxed' },
      { what: 'customerNumber', law: 'GST (General) Regulations, reg. 11 (4)', when: 'reverse-charge' },
      { what: 'reason', law: 'GST (General) Regulations, reg. 11 (4)', kinds: ['reverse-charge'] },
    ],
    small: [
      {
        law: 'GST (General) Regulations, reg. 13',
        upTo: '1000',
        currency: 'SGD',
        without: ['customerName', 'customerAddress'],
      },
    ],
  },
  ZA: {
    rows: [
      { what: 'address', law: 'VAT Act 1991, s 20 (4) b', when: 'taxed' },
      { what: 'vatNumber', law: 'VAT Act 1991, s 20 (4) b', when: 'taxed' },
      { what: 'customerName', law: 'VAT Act 1991, s 20 (4) c', when: 'taxed' },
      { what: 'customerAddress', law: 'VAT Act 1991, s 20 (4) c', when: 'taxed' },
    ],
    small: [
      {
        law: 'VAT Act 1991, s 20 (5)',
        upTo: '5000',
        currency: 'ZAR',
        without: ['customerName', 'customerAddress'],
      },
    ],
  },
};
