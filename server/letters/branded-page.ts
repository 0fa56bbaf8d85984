import { escaped, escapedWhole } from './escaped.ts';

/** Whose mail it is to the eye: name, colour, logo, and what stands at its foot. */
export interface MailBrand {
  name: string;
  /** The colour of the button, and what is read on it; each as `#rrggbb`. */
  fill: string;
  onFill: string;
  /** The name a logo that is in the mail goes by there; null where there is none. */
  logo: string | null;
  /** The business's particulars, a line each. */
  signature: readonly string[];
}

/** The figure a mail is about, with what is to be known of it. */
export interface MailSum {
  label: string;
  amount: string;
  lines: readonly string[];
}

/** What a page of a business's mail says. */
export interface BrandedContent {
  subject: string;
  paragraphs: readonly string[];
  /** The last paragraph says goodbye, and is read below figure and button. */
  closes: boolean;
  brand: MailBrand;
  sum: MailSum | null;
  act: { label: string; url: string } | null;
  foot: string;
  /** Numbers of documents, each kept on one line. */
  numbers: readonly string[];
}

const [ink, quiet, line, paper] = ['#1B2430', '#5B6472', '#E4E0D8', '#FBFAF7'];
const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const presentation = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** A paragraph as typed, its own lines kept. */
const paragraph = (text: string, numbers: readonly string[]): string =>
  `<p style="margin:0 0 16px">${escapedWhole(text, numbers).replaceAll('\n', '<br>')}</p>`;

/** A logo of any shape keeps it; what draws no styles has its height alone. */
const head = ({ name, logo }: MailBrand): string =>
  logo
    ? `<img src="cid:${logo}" alt="${escaped(name)}" height="48" style="display:block;width:auto;height:auto;max-width:240px;max-height:48px;border:0">`
    : `<span style="font-size:20px;font-weight:600;color:${ink}">${escaped(name)}</span>`;

const figure = ({ label, amount, lines }: MailSum): string =>
  `<table ${presentation} width="100%" style="margin:8px 0 24px;border-top:1px solid ${line};border-bottom:1px solid ${line}"><tr><td style="padding:16px 0;${font};color:${ink}">
<div style="font-size:14px;line-height:20px;color:${quiet}">${escaped(label)}</div>
<div style="font-size:30px;line-height:38px;font-weight:600">${escaped(amount)}</div>
${lines.map((text) => `<div style="font-size:15px;line-height:22px">${escaped(text)}</div>`).join('\n')}
</td></tr></table>`;

const button = ({ fill, onFill }: MailBrand, { label, url }: { label: string; url: string }): string =>
  `<table ${presentation} style="margin:0 0 24px"><tr><td bgcolor="${fill}" style="border-radius:6px;background:${fill}"><a href="${escaped(url)}" style="display:inline-block;padding:13px 28px;${font};font-size:16px;line-height:22px;font-weight:600;color:${onFill};text-decoration:none">${escaped(label)}</a></td></tr></table>`;

/**
 * A business's mail as a page of tables, which every mail program draws: its head, what is said, the figure, one button, its
 * particulars. Everything typed is escaped; nothing is fetched from anywhere.
 */
export const brandedPage = ({
  subject,
  paragraphs,
  closes,
  brand,
  sum,
  act,
  foot,
  numbers,
}: BrandedContent): string => {
  const end = closes && paragraphs.length > 1 ? -1 : paragraphs.length;
  const lead = paragraphs.slice(0, end);
  const closing = paragraphs.slice(lead.length);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:${paper}">
<table ${presentation} width="100%" bgcolor="${paper}" style="background:${paper}"><tr><td align="center" style="padding:24px 12px">
<table ${presentation} width="100%" style="max-width:560px;background:#ffffff;border:1px solid ${line};border-radius:8px">
<tr><td style="height:6px;line-height:6px;font-size:0;background:${brand.fill};border-radius:8px 8px 0 0">&nbsp;</td></tr>
<tr><td style="padding:28px 24px 0">${head(brand)}</td></tr>
<tr><td style="padding:24px 24px 8px;${font};font-size:16px;line-height:24px;color:${ink};overflow-wrap:anywhere">
${lead.map((text) => paragraph(text, numbers)).join('\n')}
${sum ? figure(sum) : ''}
${act ? button(brand, act) : ''}
${closing.map((text) => paragraph(text, numbers)).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px 24px;border-top:2px dotted ${line};${font};font-size:13px;line-height:20px;color:${quiet};overflow-wrap:anywhere">
${brand.signature.map(escaped).join('<br>\n')}
</td></tr></table>
<p style="margin:16px 0 0;${font};font-size:12px;line-height:18px;color:${quiet}">${escaped(foot)}</p>
</td></tr></table>
</body></html>`;
};
