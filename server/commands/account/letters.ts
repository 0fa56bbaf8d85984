import { idToWire } from '../../../src/api/wire/id.ts';
import type { Letter } from '../../store/letters.ts';
import type { MailedSecrets } from '../../store/proofs.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Content {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** Shown large, to be copied. */
  code?: string;
  act: { label: string; url: string };
  /** Why it came, and what to do when it should not have. */
  foot: string;
}

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,sans-serif";

const asHtml = ({ paragraphs, code, act, foot }: Content): string =>
  [
    `<div style="background:#FBFAF7;padding:32px 16px;${font};font-size:16px;line-height:1.5;color:#1B2430">`,
    '<div style="max-width:480px;margin:0 auto;background:#fff;border:1px solid #E4E0D8;border-radius:6px;padding:32px">',
    '<p style="margin:0 0 24px;color:#0B6B53;font-weight:600">Counterfoil</p>',
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`),
    code
      ? `<p style="margin:0 0 24px;font-size:32px;letter-spacing:6px;font-weight:600">${escaped(code)}</p>`
      : '',
    `<p style="margin:0 0 24px"><a href="${escaped(act.url)}" style="display:inline-block;background:#0B6B53;color:#fff;`,
    `text-decoration:none;padding:10px 20px;border-radius:6px">${escaped(act.label)}</a></p>`,
    `<p style="margin:0;font-size:14px;color:#5B6472">${escaped(foot)}</p>`,
    '</div></div>',
  ].join('\n');

const asText = ({ paragraphs, code, act, foot }: Content): string =>
  [...paragraphs, ...(code ? [code] : []), `${act.label}: ${act.url}`, foot, 'Counterfoil'].join('\n\n');

const written = (content: Content): Letter => ({
  to: content.to,
  subject: content.subject,
  text: asText(content),
  html: asHtml(content),
});

interface Addressee {
  id: string;
  email: string;
  firstName: string;
}

/** Asks for the proof that an address is its user's. */
export const verificationLetter = (
  origin: string,
  { id, email, firstName }: Addressee,
  { digits, link }: MailedSecrets,
): Letter =>
  written({
    to: email,
    subject: 'Your code for Counterfoil',
    paragraphs: [`Hello ${firstName},`, 'Enter this code to finish signing up. It works for 15 minutes.'],
    code: digits,
    act: {
      label: 'Or verify with one click',
      url: `${origin}/auth/email-verification?userId=${idToWire(id)}&code=${link}`,
    },
    foot: 'The link works once, for 60 minutes. If you did not sign up, leave this mail be: nothing happens without the code.',
  });

/** Tells the owner of an address that somebody, perhaps they themselves, signed up with it again. */
export const knownAddressLetter = (origin: string, email: string): Letter =>
  written({
    to: email,
    subject: 'You have an account with Counterfoil',
    paragraphs: [
      'Hello,',
      'somebody signed up with this address. You have an account already, so no new one was made.',
    ],
    act: { label: 'Sign in', url: `${origin}/` },
    foot: 'If it was not you, there is nothing to do: your account and its password are as they were.',
  });
