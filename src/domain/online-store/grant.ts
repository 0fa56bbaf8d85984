/** What a shop gave: tokens to be kept sealed, and until when each is good. */
export interface StoreGrant {
  token: string;
  /** Null for a token that doesn't run out. */
  tokenUntil: Date | null;
  refreshToken: string | null;
  refreshUntil: Date | null;
  scopes: readonly string[];
}

/** A shop as it tells of itself. */
export interface StoreShop {
  /** Its number at the platform: domains change. */
  id: string;
  name: string;
  domain: string;
  /** The currency it keeps its money in. */
  currency: string;
  /** What the product may ask it for. */
  scopes: readonly string[];
}
