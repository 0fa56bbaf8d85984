import type { InlinePicture, Letter, SecretLetter } from '../store/mail/letters.ts';

import { brandedPage, type MailBrand, type MailSum } from './branded-page.ts';
import { escaped, escapedWhole } from './escaped.ts';

/** What a mail says, before it is text and page. */
export interface LetterContent {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** Shown large, to be copied. */
  code?: string;
  /** Where it leads; left out where all there is is attached. */
  act?: { label: string; url: string };
  /** Why it came, and what to do when it should not have. */
  foot: string;
  /** Where one gets no more of it. */
  unsubscribe?: { label: string; url: string };
  /** Numbers of documents that it names, each kept on one line of the page. */
  numbers?: readonly string[];
}

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,sans-serif";

const asHtml = ({ subject, paragraphs, code, act, foot, unsubscribe, numbers = [] }: LetterContent): string =>
  [
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:#FBFAF7"><div style="padding:32px 16px;${font};font-size:16px;line-height:1.5;color:#1B2430">`,
    '<div style="max-width:480px;margin:0 auto;background:#fff;border:1px solid #E4E0D8;border-radius:6px;padding:32px">',
    '<p style="margin:0 0 24px;color:#0B6B53;font-weight:600">Counterfoil</p>',
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapedWhole(text, numbers)}</p>`),
    code
      ? `<p style="margin:0 0 24px;font-size:32px;letter-spacing:6px;font-weight:600">${escaped(code)}</p>`
      : '',
    act
      ? `<p style="margin:0 0 24px"><a href="${escaped(act.url)}" style="display:inline-block;background:#0B6B53;color:#fff;\ntext-decoration:none;padding:10px 20px;border-radius:6px">${escapedWhole(act.label, numbers)}</a></p>`
      : '',
    `<p style="margin:0;font-size:14px;color:#5B6472">${escaped(foot)}${unsubscribe ? ` <a href="${escaped(unsubscribe.url)}" style="color:#5B6472">${escaped(unsubscribe.label)}</a>` : ''}</p>`,
    '</div></div></body></html>',
  ].join('\n');

const asText = ({ paragraphs, code, act, foot, unsubscribe }: LetterContent): string =>
  [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(act ? [`${act.label}: ${act.url}`] : []),
    foot,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
    'Counterfoil',
  ].join('\n\n');

/** A mail as plain text and as the same in simple HTML; everything typed is escaped. */
export const written = (content: LetterContent): Letter => ({
  to: content.to,
  subject: content.subject,
  text: asText(content),
  html: asHtml(content),
  ...(content.unsubscribe && { unsubscribe: content.unsubscribe.url }),
});

/** What a mail of a business to its customers says, with the logo that is in it. */
export interface BrandedLetter extends Omit<LetterContent, 'code' | 'unsubscribe'> {
  brand: MailBrand;
  /** The last paragraph says goodbye. */
  closes: boolean;
  sum: MailSum | null;
  logo: InlinePicture | null;
}

/** A business's mail as plain text, and as a page in its own look. */
export const writtenBy = (content: BrandedLetter): Letter => {
  const { to, subject, paragraphs, closes, brand, sum, act, foot, logo, numbers = [] } = content;
  const parts = [
    ...paragraphs,
    ...(sum ? [[`${sum.label}: ${sum.amount}`, ...sum.lines].join('\n')] : []),
    ...(act ? [`${act.label}: ${act.url}`] : []),
    brand.signature.join('\n'),
    foot,
  ];
  return {
    to,
    subject,
    text: parts.filter(Boolean).join('\n\n'),
    html: brandedPage({ subject, paragraphs, closes, brand, sum, act: act ?? null, foot, numbers }),
    ...(logo ? { inline: [logo] } : {}),
  };
};

/** The same of what carries a code or a token. */
export const writtenSecret = (content: LetterContent): SecretLetter => ({
  ...written(content),
  secret: true,
});
