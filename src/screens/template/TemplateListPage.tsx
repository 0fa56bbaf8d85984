import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { templateCalls } from '../../api/calls/template.ts';
import { useCall } from '../../api/client/query.ts';
import type { TemplateView } from '../../domain/template/template.ts';
import { templateListWords } from '../../domain/words/paper.ts';
import { templateAt, templatesAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { Loaded } from '../page/Loaded.tsx';
import { DeleteTemplateDialog } from './DeleteTemplateDialog.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import { TemplateFormPage } from './TemplateFormPage.tsx';
import { useDefaultTemplate } from './use-default-template.ts';

const Cards = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '6', listStyle: 'none' },
});

/** Templates as small papers; the one named in the address stands open as a form. */
export function TemplateListPage() {
  const { id: businessId } = useBusiness();
  const requestedId = new URLSearchParams(useSearch()).get('template');
  return (
    <Loaded
      query={useCall(templateCalls.listTemplates, { businessId })}
      back={{ label: templateListWords.invoiceTemplates, href: templatesAt }}
    >
      {(templates) => {
        const opened = templates.find((one) => one.id === requestedId);
        if (opened || requestedId === 'new')
          return <TemplateFormPage key={requestedId} template={opened ?? null} />;
        return <TemplateList templates={templates} />;
      }}
    </Loaded>
  );
}

function TemplateList({ templates }: { templates: readonly TemplateView[] }) {
  const [, navigate] = useLocation();
  const [deleting, setDeleting] = useState<TemplateView | null>(null);
  const makeDefault = useDefaultTemplate();
  usePageKeys({ n: () => navigate(templateAt()) });
  const add = (
    <ButtonLink look="primary" href={templateAt()} shortcut="n">
      {templateListWords.newTemplate}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={templateListWords.invoiceTemplates}>{templates.length > 0 && add}</PageHead>
      {templates.length > 0 ? (
        <Cards>
          {templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              onDefault={() => void makeDefault(template.id)}
              onDelete={() => setDeleting(template)}
            />
          ))}
        </Cards>
      ) : (
        <EmptyState sentence={templateListWords.empty} act={add} />
      )}
      {deleting && (
        <DeleteTemplateDialog
          template={deleting}
          onDone={() => setDeleting(null)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
