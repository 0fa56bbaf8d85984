import { chakra } from '@chakra-ui/react';
import type { Picture } from '../../domain/access/plans.words.ts';

const Frame = chakra('svg', {
  base: {
    display: 'block',
    width: '132px',
    height: '92px',
    color: 'edge',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    '& .stub': { fill: 'accentSoft', stroke: 'accent' },
    '& .mark': { stroke: 'accent' },
  },
});

/** What stands on the sheet; the stub beside it is always the same. */
const marks: Readonly<Record<Picture, string>> = {
  paper: 'M16 20h28M16 36h56M16 48h56M16 60h34',
  people:
    'M34 40a9 9 0 1 0 0-18 9 9 0 0 0 0 18M18 64c0-11 7-17 16-17s16 6 16 17M60 38a7 7 0 1 0 0-14M62 46c8 1 13 7 13 18',
  stock: 'M20 38h22v24H20zM46 38h22v24H46zM33 18h22v20H33zM28 38v8M54 38v8M41 18v8',
  report: 'M18 66V44h10v22zM36 66V28h10v38zM54 66V36h10v30zM14 66h60',
  money: 'M34 60a18 18 0 1 0 0-36 18 18 0 0 0 0 36M50 26a18 18 0 1 1-2 35M34 32v20M29 38h10M29 46h10',
};

/** A sheet with its counterfoil, as everywhere, and on it what the prompt is about. */
export const PromptPicture = ({ of }: { of: Picture }) => (
  <Frame viewBox="0 0 132 92" aria-hidden>
    <path d="M4 6h84v80H4z" />
    <path className="stub" d="M88 6h40v80H88z" />
    <path className="stub" d="M88 6v80" strokeWidth="3" strokeDasharray="2.5 4" />
    <path className="mark" d={marks[of]} strokeLinecap="round" strokeLinejoin="round" />
    <path d="M102 44h12v10h-12zM104 44v-4a4 4 0 0 1 8 0v4" className="mark" />
  </Frame>
);
