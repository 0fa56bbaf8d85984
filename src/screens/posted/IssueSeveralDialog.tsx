import { useMachine } from '@xstate/react';
import { useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { PostedCommands } from '../../api/documents/posted.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { owedByCustomers } from '../../domain/values/side-names.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { postedActWords, issueSeveral as words } from '../../domain/words/posted.ts';
import { confirmFlow } from '../../machines/confirm/confirm.flow.ts';
import { counted } from '../document/counted.ts';
import type { BulkQuestionProps } from '../document/use-bulk.ts';
import { useBusiness } from '../frame/business.ts';
import { FlowDialog } from '../kit/dialogs/FlowDialog.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { inspected } from '../kit/inspected.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { Stack } from '../kit/Stack.tsx';
import { AllTogether } from './AllTogether.tsx';
import { issueSeveral, planIssues } from './issue-several.ts';
import { PlannedDocument } from './PlannedDocument.tsx';
import { joinedEffects, type Planned } from './several.ts';

interface IssueSeveralDialogProps extends BulkQuestionProps<PostedRow> {
  kind: DocumentKind;
  commands: PostedCommands;
}

/** Issues or approves several drafts: what all of them come to, what becomes of each, and which can't be and why; then the act. */
export function IssueSeveralDialog({ kind, rows, commands, onDone, onClose }: IssueSeveralDialogProps) {
  const { id: businessId } = useBusiness();
  const side = kindSpec(kind).side ?? owedByCustomers;
  const labels = words.issueSeveralWords[side];
  const [planned, setPlanned] = useState<readonly Planned<PostedRow>[]>([]);
  const answer = useRef<BulkAnswer | null>(null);
  const able = planned.flatMap(({ document, effects }) => (effects ? [document] : []));
  const [state, dispatch] = useMachine(
    confirmFlow.provide({
      actors: {
        preview: fromPromise(async (): Promise<NamedEffects | null> => {
          const found = await planIssues(commands, businessId, rows);
          setPlanned(found);
          return joinedEffects(found);
        }),
        commit: fromPromise(async () => {
          answer.current = await issueSeveral(commands, businessId, able, labels.done);
        }),
      },
    }),
    inspected(),
  );
  useFlowEnd(state.value, { done: () => answer.current && onDone(answer.current), left: onClose });
  const { effects, problem } = state.context;
  const refused = state.hasTag('refused');
  const showsEffects = effects && !refused && !state.hasTag('planning');
  const none = showsEffects && able.length === 0;
  const labelOf = (documents: readonly PostedRow[]) =>
    postedActWords[side].issueAll({ documents: counted(documents) });

  return (
    <FlowDialog
      title={labelOf(rows)}
      lead={labels.lead}
      steps={[dialogWords.whatThisWillDo]}
      current={0}
      act={
        none
          ? null
          : {
              label: refused ? dialogWords.tryAgain : labelOf(able.length > 0 ? able : rows),
              onPress: () => dispatch({ type: refused ? 'act.retry' : 'act.confirm' }),
              pending: state.hasTag('busy'),
            }
      }
      held={state.hasTag('held')}
      keep={none ? dialogWords.close : words.keepDrafts}
      onKeep={() => dispatch({ type: 'flow.close' })}
    >
      {refused && (
        <ErrorSummary
          attempt={1}
          problems={[{ text: problem?.message ?? '' }]}
          title={dialogWords.cannotBeDone}
        />
      )}
      {showsEffects && (
        <Stack>
          {able.length < rows.length && (
            <Notice>{words.leftOut({ count: rows.length - able.length })}</Notice>
          )}
          {able.length > 0 && <AllTogether documents={able} effects={effects} />}
          {planned.map((one) => (
            <PlannedDocument
              key={one.document.id}
              planned={one}
              party={one.document.customer}
              refused={labels.refused}
            />
          ))}
        </Stack>
      )}
    </FlowDialog>
  );
}
