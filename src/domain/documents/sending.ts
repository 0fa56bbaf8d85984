import { addressesOf, mailProblems } from '../typed/message.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { documentFaults as documentFaultsWords } from '../words/documents.ts';
import type { SendStyle } from './send-style.ts';

/** Where a document is to be sent, in what words, and where it may be paid beside our own page; empty where nobody said. */
export interface Sending {
  style: SendStyle;
  email: string;
  /** Addresses with commas between. */
  cc: string;
  bcc: string;
  whatsapp: string;
  /** The sender's own words. */
  message: string;
  /** The business's own place to pay: an https address. */
  paymentLink: string;
}

/** Source: sales-and-access, section 9: "send style whatsapp". */
export const plainSending: Sending = {
  style: 'whatsapp',
  email: '',
  cc: '',
  bcc: '',
  whatsapp: '',
  message: '',
  paymentLink: '',
};

const isHttps = (address: string): boolean =>
  !/\s/.test(address) && URL.canParse(address) && new URL(address).protocol === 'https:';

/** Every fault of where a document is to go. A document without an address goes to its customer's. */
export const sendingProblems = ({ email, cc, bcc, paymentLink }: Sending): FieldProblem[] => [
  ...mailProblems({
    to: email || 'nobody@example.com',
    cc: addressesOf(cc),
    bcc: addressesOf(bcc),
    note: '',
  }),
  ...(paymentLink === '' || isHttps(paymentLink)
    ? []
    : [{ field: 'paymentLink', message: documentFaultsWords.paymentLinkWrong }]),
];
