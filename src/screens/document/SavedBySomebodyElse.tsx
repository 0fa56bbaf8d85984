import { templateCalls } from '../../api/calls/template.ts';
import { useCall } from '../../api/client/query.ts';
import { templateName } from '../../domain/words/paper.ts';
import { useBusiness } from '../frame/business.ts';
import { StaleChoice } from '../page/StaleChoice.tsx';
import { useTyped } from '../page/use-form-flow.ts';
import type { DocumentForm, DocumentFormFlow } from './use-document-form.ts';

interface SavedBySomebodyElseProps<Form extends DocumentForm> {
  document: DocumentFormFlow<Form>;
  onTheirs: () => void;
}

/** Both versions of a document that somebody else saved meanwhile, and the choice between them; nothing while nobody did. */
export const SavedBySomebodyElse = <Form extends DocumentForm>(props: SavedBySomebodyElseProps<Form>) =>
  props.document.stale ? <BothVersions {...props} /> : null;

/** Asks what the ids are called that the form may hold, and follows the typing: it goes on while the choice is open. */
function BothVersions<Form extends DocumentForm>({ document, onTheirs }: SavedBySomebodyElseProps<Form>) {
  const { id: businessId } = useBusiness();
  const templates = useCall(templateCalls.listTemplates, { businessId }).data ?? [];
  const names = { template: Object.fromEntries(templates.map((one) => [one.id, templateName(one)])) };
  const mine = useTyped(document);
  const { stale, conflict } = document;
  if (!stale) return null;
  return (
    <StaleChoice
      problem={stale}
      onTheirs={onTheirs}
      onMine={document.overwrite}
      conflict={conflict && { ...conflict, mine, names }}
      onChoose={document.choose}
    />
  );
}
