import { chakra } from '@chakra-ui/react';
import { shell as words } from '../../domain/words/frame.ts';

const BrandRoot = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: '650',
    fontSize: '16px',
    letterSpacing: '-.01em',
    color: 'ink',
    '& .stub': { fill: 'accent', stroke: 'accent' },
    '& .tear': { stroke: 'paper' },
  },
});

/** The mark, a document and its stub with the tear between them, and the name. */
export function Brand() {
  return (
    <BrandRoot>
      <svg width="22" height="22" viewBox="0 0 22 22" fill="none" strokeWidth="1.6" aria-hidden>
        <path d="M2 3h12v16H2z" stroke="currentColor" />
        <path className="stub" d="M14 3h6v16h-6" />
        <path className="tear" d="M14 3v16" strokeWidth="2" strokeDasharray="2 2.4" />
      </svg>
      {words.product}
    </BrandRoot>
  );
}
