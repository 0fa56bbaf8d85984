import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import type { TemplateView } from '../../domain/template/template.ts';
import { templateListWords, templateName } from '../../domain/words/paper.ts';
import { templateAt } from '../frame/addresses.ts';
import { Button } from '../kit/buttons/Button.tsx';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    width: '264px',
    '@media (max-width: 30rem)': { width: '100%' },
    '& > a': { fontWeight: '550', '&::before': { content: '""', position: 'absolute', inset: '0' } },
    '& > .acts': { position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    '&:hover > div:first-of-type': { borderColor: 'edge' },
  },
});

interface TemplateCardProps {
  template: TemplateView;
  acts: readonly MenuAct[];
}

/** A template in the list: a small paper that opens its form, what it is, what can be done with it. */
export function TemplateCard({ template, acts }: TemplateCardProps) {
  const name = templateName(template);
  return (
    <Item>
      <TemplatePreview look={template} size="small" />
      <Link href={templateAt(template.id)}>{name}</Link>
      <div className="acts">
        {template.isDefault && <StatusBadge tone="settled" word={templateListWords.default} />}
        {acts.map(({ key, label, danger, onPress }) => (
          <Button
            key={key}
            {...(danger && { look: 'ghost' })}
            onClick={onPress}
            aria-label={templateListWords.actNamed({ act: label, name })}
          >
            {label}
          </Button>
        ))}
      </div>
    </Item>
  );
}
