import { styled } from './styled.ts';

export interface PathStep {
  key: string;
  label: string;
  /** When, who and how: "9 Nov, 200.00 by bank transfer". */
  by?: string;
  standing: 'done' | 'now' | 'next';
}

const Path = styled('ol', {
  base: {
    '& > li': { position: 'relative', padding: '0 0 14px 24px' },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      left: '3px',
      top: '5px',
      width: '11px',
      height: '11px',
      borderRadius: '50%',
      background: 'accent',
    },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '8px',
      top: '18px',
      bottom: '-3px',
      borderLeft: '1.5px solid {colors.line}',
    },
    '& > li:last-child': { paddingBottom: '0' },
    '& > [data-standing=now]': { fontWeight: '550' },
    '& > [data-standing=now]::before': { boxShadow: '0 0 0 4px {colors.accentSoft}' },
    '& > [data-standing=next]': { color: 'quiet' },
    '& > [data-standing=next]::before': { background: 'transparent', border: '1.5px dashed {colors.quiet}' },
    '& small': { display: 'block', fontSize: '13px', fontWeight: '400', color: 'quiet' },
  },
});

const spoken = { done: 'done', now: 'current', next: 'to come' };

/** The way a document, or a person in a longer flow, has gone: dots on a line, the present one ringed, those to come dashed. */
export function LifecycleMap({ steps }: { steps: readonly PathStep[] }) {
  return (
    <Path>
      {steps.map(({ key, label, by, standing }) => (
        <li key={key} data-standing={standing} aria-current={standing === 'now' ? 'step' : undefined}>
          {label}
          <span className="unseen">, {spoken[standing]}</span>
          {by && <small>{by}</small>}
        </li>
      ))}
    </Path>
  );
}
