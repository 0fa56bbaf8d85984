import { chakra } from '@chakra-ui/react';
import { useSearch } from 'wouter';
import { templateCalls } from '../../api/calls/template.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { type TemplateView, templateCard, templateStandingOf } from '../../domain/template/template.ts';
import { deleteTemplateWords, templateListWords } from '../../domain/words/paper.ts';
import { templateLifecycle } from '../../machines/template/template.lifecycle.ts';
import { CardList } from '../card/CardList.tsx';
import { chartActs } from '../card/chart-acts.ts';
import { useCardActs } from '../card/use-card-acts.tsx';
import { templateAt, templatesAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Loaded } from '../page/Loaded.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import { TemplateFormPage } from './TemplateFormPage.tsx';

const Cards = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '6', listStyle: 'none' },
});

const actsOf = chartActs(templateLifecycle, 'settings.account', {
  setDefault: templateListWords.setAsDefault,
  delete: templateListWords.delete,
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
  const may = useMay();
  const acts = useCardActs({
    noun: templateCard.noun,
    actsOf: (template: TemplateView) => actsOf(templateStandingOf(template), may),
    acts: {
      setDefault: {
        send: (one, intent) => ask(templateCalls.setDefaultTemplate, { ...one, isDefault: 'true' }, intent),
      },
      delete: {
        danger: true,
        send: (one, intent) => ask(templateCalls.deleteTemplate, one, intent),
        asks: ({ isDefault }) => ({
          title: deleteTemplateWords.title,
          lead: isDefault ? deleteTemplateWords.leadOfDefault : deleteTemplateWords.lead,
          label: deleteTemplateWords.deleteTemplate,
          keep: deleteTemplateWords.keepIt,
        }),
      },
    },
  });
  return (
    <CardList
      noun={templateCard.noun}
      title={templateListWords.invoiceTemplates}
      rows={templates}
      listAt={templatesAt}
      formAt={templateAt}
      add={templateListWords.newTemplate}
      empty={{ sentence: templateListWords.empty }}
    >
      {templates.length > 0 && (
        <Cards>
          {templates.map((template) => (
            <TemplateCard key={template.id} template={template} acts={acts.menuOf(template)} />
          ))}
        </Cards>
      )}
      {acts.dialog}
    </CardList>
  );
}
