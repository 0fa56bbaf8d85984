import type { Party } from '../../src/domain/documents/document.ts';
import { inkOn } from '../../src/domain/documents/ink.ts';
import type { PaperLook } from '../../src/domain/template/template.ts';
import { linesOf } from '../../src/domain/values/address.ts';
import type { InlinePicture } from '../store/mail/letters.ts';
import type { MailBrand } from './branded-page.ts';

/** A subject is one line, whatever names hold. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** The logo of a template as a part of a mail; null for none, and for a kind of picture that mail programs don't draw. */
const logoOf = ({ logo }: PaperLook): InlinePicture | null => {
  const [, mime, data] = /^data:(image\/(?:png|jpeg));base64,(.+)$/.exec(logo ?? '') ?? [];
  return mime && data ? { cid: 'logo', mime, bytes: Buffer.from(data, 'base64') } : null;
};

/** How a business's mail looks: as its paper does, signed with the particulars that stand there. */
export const brandOf = ({
  from,
  look,
}: {
  from: Party;
  look: PaperLook;
}): { brand: MailBrand; logo: InlinePicture | null } => {
  const logo = logoOf(look);
  const signature = [from.name, from.address, from.phone, from.email, from.website];
  return {
    brand: {
      name: oneLine(from.name),
      fill: look.color,
      onFill: inkOn(look.color),
      logo: logo?.cid ?? null,
      signature: signature.flatMap((text) => linesOf(text ?? '')),
    },
    logo,
  };
};
