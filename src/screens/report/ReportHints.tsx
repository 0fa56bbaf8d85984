import { chakra } from '@chakra-ui/react';
import type { ReportSheet } from '../../domain/report/sheet.ts';
import { useMay } from '../frame/business.ts';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { addressOf, type LinkContext } from './report-links.ts';

// On a line of its own the button keeps off the words above it.
const Hint = chakra('div', { base: { '& a': { marginBlock: '1' } } });

/** What in a report asks to be put right, each with what does that for who may post an entry. */
export function ReportHints({ sheet: { hints }, of }: { sheet: ReportSheet; of: LinkContext }) {
  const mayPost = useMay()('settings.account');
  if (!hints) return null;
  return hints.map(({ text, act }) => {
    const address = addressOf(act.to, of);
    return (
      <Hint key={text} className="off-paper">
        <Notice>
          {text} {mayPost && address && <ButtonLink href={address}>{act.label}</ButtonLink>}
        </Notice>
      </Hint>
    );
  });
}
