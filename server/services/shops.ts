import { onlineStoreRefusals as words } from '../../src/domain/online-store/refusals.words.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import type { Sealing } from '../adapters/sealing.ts';
import type { ShopPlatform } from '../adapters/shop/platform.ts';
import { Refused } from '../store/database/tx.ts';

/** What online stores are reached with. */
export interface Shops {
  platform: ShopPlatform | null;
  sealing: Sealing | null;
  /** Where a shop sends people back to. */
  returnTo: string;
}

/** The same where a store can be connected. */
export interface ReadyShops extends Shops {
  platform: ShopPlatform;
  sealing: Sealing;
}

/** Throws `Refused` where no store can be connected here. */
export const readyShops = (shops: Shops): ReadyShops => {
  const { platform, sealing } = shops;
  if (!platform) throw new Refused(refusal('illegal-move', words.notSetUp));
  if (!sealing) throw new Refused(refusal('illegal-move', words.cantSeal));
  return { ...shops, platform, sealing };
};

/** True where shops can report to this installation: a real one reports over https alone. Source: connections.md, rule 19. */
export const hearsReports = ({ platform, returnTo }: Pick<Shops, 'platform' | 'returnTo'>): boolean =>
  platform?.sandbox === true || new URL(returnTo).protocol === 'https:';

/** Where a connection's tokens are sealed for. */
export const tokenContext = (connectionId: string): string => `store:${connectionId}`;
/** Where the code of a way to a shop is sealed for. */
export const codeContext = (authorisationId: string): string => `store-code:${authorisationId}`;
/** Where the permission that was exchanged for it is. */
export const permissionContext = (authorisationId: string): string => `store-permission:${authorisationId}`;
