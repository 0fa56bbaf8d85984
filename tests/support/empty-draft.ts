import { type Ctx, withBusiness } from '../../server/store/database/tx.ts';
import { worldOf } from '../../server/store/plan/world.ts';
import { writePlan } from '../../server/store/plan/write-plan.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { plainTerms } from '../../src/domain/documents/document.ts';
import { plainPaper } from '../../src/domain/documents/document-paper.ts';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import { plainSending } from '../../src/domain/documents/sending.ts';
import { newDraft, planDraft } from '../../src/domain/posted/draft.ts';
import { appliedTemplate } from '../../src/domain/template/template.ts';
import { noEarlyTerms } from '../../src/domain/values/early-terms.ts';
import { firstDay } from './server.ts';

/**
 * A draft without a contact and without lines, where the chart of posted documents begins. No call makes one, for the form asks
 * for a line; it is planned and written as every other document.
 */
export const emptyDraft = (
  shop: Ctx,
  subtype: DocumentType = 'invoice',
  issuedOn = firstDay,
): Promise<string> =>
  withBusiness(shop, 'write', async (tx) => {
    const world = await worldOf(tx);
    const draft = newDraft(
      {
        subtype,
        reference: '',
        contactId: null,
        issuedOn,
        dueOn: null,
        early: noEarlyTerms,
        lines: [],
        currency: shop.business.homeCurrency,
        rate: '1',
        lacksRate: false,
        shipping: '0',
        terms: plainTerms,
        template: appliedTemplate(null),
        sending: plainSending,
        paper: plainPaper,
        depositRequired: null,
        notes: '',
        channel: 'manual',
        parties: { from: { name: shop.business.name }, to: { name: '' } },
        locationId: null,
      },
      world,
    );
    await writePlan(tx, planDraft(draft, world));
    return idToWire(draft.id);
  });
