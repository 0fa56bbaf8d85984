import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { type TemplateView, templateStandingOf } from '../../domain/template/template.ts';
import { templateListWords, templateName } from '../../domain/words/paper.ts';
import { allows } from '../../machines/standing.ts';
import { templateLifecycle } from '../../machines/template/template.lifecycle.ts';
import { templateAt } from '../frame/addresses.ts';
import { Button } from '../kit/buttons/Button.tsx';
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
  onDefault: () => void;
  onDelete: () => void;
}

/** A template in the list: a small paper that opens its form, what it is, what can be done with it. */
export function TemplateCard({ template, onDefault, onDelete }: TemplateCardProps) {
  const name = templateName(template);
  const canBeDefault = allows(templateLifecycle, templateStandingOf(template), {
    type: 'template.setDefault',
  });
  return (
    <Item>
      <TemplatePreview look={template} size="small" />
      <Link href={templateAt(template.id)}>{name}</Link>
      <div className="acts">
        {canBeDefault ? (
          <Button onClick={onDefault} aria-label={templateListWords.setAsDefaultNamed(name)}>
            {templateListWords.setAsDefault}
          </Button>
        ) : (
          <StatusBadge tone="settled" word={templateListWords.default} />
        )}
        <Button look="ghost" onClick={onDelete} aria-label={templateListWords.deleteNamed(name)}>
          {templateListWords.delete}
        </Button>
      </div>
    </Item>
  );
}
