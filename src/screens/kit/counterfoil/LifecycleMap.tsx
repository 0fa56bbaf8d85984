import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Timeline } from '@chakra-ui/react/timeline';
import type { ReactNode } from 'react';
import { counterfoil as words } from '../../../domain/words/public.ts';

export interface PathStep {
  key: string;
  label: ReactNode;
  /** When, who and how: "9 Nov, 200.00 by bank transfer". */
  by?: string;
  progress: 'done' | 'now' | 'next';
}

const pathRecipe: SlotRecipeDefinition = {
  slots: ['root', 'item', 'content', 'separator', 'indicator', 'connector', 'title', 'description'],
  base: {
    item: {
      position: 'relative',
      padding: '0 0 14px 24px',
      '&:last-child': { paddingBottom: '0', '& > [data-line]': { display: 'none' } },
      '&[data-progress=now]': { fontWeight: '550' },
      '&[data-progress=next]': { color: 'quiet' },
    },
    indicator: {
      position: 'absolute',
      left: '3px',
      top: '5px',
      width: '11px',
      height: '11px',
      borderRadius: '50%',
      background: 'accent',
      '[data-progress=now] > &': { boxShadow: '0 0 0 4px {colors.accentSoft}' },
      '[data-progress=next] > &': { background: 'transparent', border: '1.5px dashed {colors.quiet}' },
    },
    separator: {
      position: 'absolute',
      left: '8px',
      top: '18px',
      bottom: '-3px',
      borderLeft: '1.5px solid {colors.line}',
    },
    description: { fontSize: '13px', fontWeight: '400', color: 'quiet' },
  },
};

/** The way a document, or a person in a longer flow, has gone: dots on a line, the present one ringed, those to come dashed. */
export function LifecycleMap({ steps }: { steps: readonly PathStep[] }) {
  return (
    <Timeline.Root recipe={pathRecipe}>
      {steps.map(({ key, label, by, progress }) => (
        <Timeline.Item
          key={key}
          data-progress={progress}
          aria-current={progress === 'now' ? 'step' : undefined}
        >
          <Timeline.Indicator />
          <Timeline.Separator data-line />
          {label}
          <span className="unseen">, {words.progress[progress]}</span>
          {by && <Timeline.Description>{by}</Timeline.Description>}
        </Timeline.Item>
      ))}
    </Timeline.Root>
  );
}
