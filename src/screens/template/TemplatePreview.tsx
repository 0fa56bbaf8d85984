import { chakra } from '@chakra-ui/react';
import { printed } from '../../domain/documents/printed.ts';
import { sampleInvoice } from '../../domain/invoice/sample.ts';
import type { PaperLook } from '../../domain/template/template.ts';
import { Paper } from '../document/Paper.tsx';
import { useSampleBusiness } from './use-sample-business.ts';

const Backdrop = chakra('div', {
  base: {
    overflow: 'hidden',
    border: '1px solid {colors.line}',
    borderRadius: 'base',
    background: 'sheet',
    '& > div': {
      '--sheet-y': '44px',
      '--sheet-x': '48px',
      width: '820px',
      padding: 'var(--sheet-y) var(--sheet-x)',
      background: 'sheet',
      color: 'ink',
    },
    '&[data-size=small]': { width: '264px', '& > div': { zoom: '.32', height: '980px' } },
    '&[data-size=large]': {
      width: 'max-content',
      '& > div': {
        zoom: '.62',
        minHeight: '980px',
        '@media (max-width: 47.99rem)': { zoom: '.39' },
        '@media (max-width: 22.49rem)': { zoom: '.34' },
      },
    },
  },
});

interface TemplatePreviewProps {
  look: PaperLook;
  size: 'small' | 'large';
}

/** A template on an invoice nobody owes: the paper customers get, made smaller. */
export function TemplatePreview({ look, size }: TemplatePreviewProps) {
  const business = useSampleBusiness();
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Backdrop data-size={size} inert={size === 'small'} className="light">
      <div>
        <Paper paper={printed(sampleInvoice(look, business, today))} />
      </div>
    </Backdrop>
  );
}
