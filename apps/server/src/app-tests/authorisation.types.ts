/** What a call of the walk sends instead of nothing at all, so that it reaches a row that exists. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Samples {
  /** Whether the call is made by a new person, with whose account it is concerned. */
  isOwn(endpoint: string): boolean;
  find(endpoint: string, person?: NewPerson): Promise<Sample | undefined>;
}

export interface Principals {
  ownerA: { token: string; accountId: string };
  admin: { token: string; accountId: string };
}

/** Somebody who is there for one call only. */
export interface NewPerson {
  token: string;
  accountId: string;
  email: string;
}
